import type { ProductFinding } from './productFindings';

/** A mistake in a product that may not even say which it is. */
export type ShapeFinding = Omit<ProductFinding, 'productId'> & Partial<Pick<ProductFinding, 'productId'>>;

const TEXTS = ['id', 'name', 'description', 'prefix', 'version'] as const;
const LISTS = ['packages', 'olderVersions'] as const;
const OLDER_TEXTS = ['text', 'landing', 'origin'] as const;

const isText = (value: unknown) => typeof value === 'string';

/** What one older version lacks, as in `text "origin"`. */
function listMissingOfOlder(older: unknown): string[] {
  const fields = asFields(older);
  const { pathnames } = fields;
  const isMap = typeof pathnames === 'object' && pathnames !== null && Object.values(pathnames).every(isText);
  return [
    ...OLDER_TEXTS.filter((field) => !isText(fields[field])).map((field) => `text "${field}"`),
    ...(isMap ? [] : ['map of texts "pathnames"']),
  ];
}

/**
 * Fields that a product lacks, or that are of another kind; to be asked before anything reads them, since a family's
 * files are not compiled with types when they are built.
 */
export function checkProductShape(product: unknown): ShapeFinding[] {
  const fields = asFields(product);
  const productId = isText(fields.id) ? (fields.id as string) : undefined;
  const find = (whose: string, what: string): ShapeFinding => ({
    code: 'product-field',
    message: `${whose} has no ${what}`,
    hint: 'see src/model/products/Product.ts',
    ...(productId ? { productId } : {}),
  });
  const { olderVersions, packages } = fields;
  const older: readonly unknown[] = Array.isArray(olderVersions) ? olderVersions : [];
  return [
    ...TEXTS.filter((field) => !isText(fields[field])).map((field) => find('A product', `text "${field}"`)),
    ...LISTS.filter((field) => !Array.isArray(fields[field])).map((field) =>
      find('A product', `list "${field}"`),
    ),
    ...(Array.isArray(packages) && !packages.every(isText)
      ? [find('A product', 'list of texts "packages"')]
      : []),
    ...older.flatMap((version, index) =>
      listMissingOfOlder(version).map((what) => find(`Older version ${index + 1}`, what)),
    ),
  ];
}

/** The fields of a value that may be no object at all; then it has none. */
export function asFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
