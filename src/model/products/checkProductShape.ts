import type { ProductFinding } from './ProductFinding';

/** A mistake in a product that may not even say which it is. */
export type ShapeFinding = Omit<ProductFinding, 'productId'> & Partial<Pick<ProductFinding, 'productId'>>;

const TEXTS = ['id', 'name', 'description', 'prefix', 'version'] as const;
const LISTS = ['packages', 'olderVersions'] as const;

/**
 * Fields that a product lacks, or that are of another kind; to be asked before anything reads them, since a family's
 * files are not compiled with types when they are built.
 */
export function checkProductShape(product: unknown): ShapeFinding[] {
  const fields = (typeof product === 'object' ? product : undefined) as Readonly<Record<string, unknown>>;
  const productId = typeof fields?.id === 'string' ? fields.id : undefined;
  const find = (field: string, kind: string): ShapeFinding => ({
    code: 'product-field',
    message: `A product has no ${kind} "${field}"`,
    hint: 'see src/model/products/Product.ts',
    ...(productId ? { productId } : {}),
  });
  return [
    ...TEXTS.filter((field) => typeof fields?.[field] !== 'string').map((field) => find(field, 'text')),
    ...LISTS.filter((field) => !Array.isArray(fields?.[field])).map((field) => find(field, 'list')),
  ];
}
