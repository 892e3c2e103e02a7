import type { ProductFinding } from './productFindings';

/** A problem of a product; without an id if the product has no valid one. */
export type ShapeFinding = Omit<ProductFinding, 'productId'> & Partial<Pick<ProductFinding, 'productId'>>;

const TEXTS = ['id', 'name', 'description', 'prefix', 'version'] as const;
const OPTIONAL_TEXTS = ['folder', 'elsewhere'] as const;
const OPTIONAL_LISTS = ['productIds', 'popular', 'styles'] as const;
const LISTS = ['packages', 'olderVersions'] as const;
const OLDER_TEXTS = ['text', 'landing', 'origin'] as const;

const isText = (value: unknown) => typeof value === 'string';

/** Lists the missing fields of an older version, for example `string "origin"`. */
function listMissingOfOlder(older: unknown): string[] {
  const fields = asFields(older);
  const { pathnames } = fields;
  const isMap = typeof pathnames === 'object' && pathnames !== null && Object.values(pathnames).every(isText);
  return [
    ...OLDER_TEXTS.filter((field) => !isText(fields[field])).map((field) => `string "${field}"`),
    ...(isMap ? [] : ['map of strings "pathnames"']),
  ];
}

/**
 * Returns problems for missing or invalid fields of a product. Call this before other code reads the fields:
 * the build does not type-check the files of a product family.
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
    ...TEXTS.filter((field) => !isText(fields[field])).map((field) => find('A product', `string "${field}"`)),
    ...LISTS.filter((field) => !Array.isArray(fields[field])).map((field) =>
      find('A product', `list "${field}"`),
    ),
    ...(Array.isArray(packages) && !packages.every(isText)
      ? [find('A product', 'list of strings "packages"')]
      : []),
    ...OPTIONAL_TEXTS.filter((field) => fields[field] !== undefined && !isText(fields[field])).map((field) =>
      find('A product', `string "${field}"`),
    ),
    ...OPTIONAL_LISTS.filter((field) => {
      const list = fields[field];
      return list !== undefined && !(Array.isArray(list) && list.every(isText));
    }).map((field) => find('A product', `list of strings "${field}"`)),
    ...older.flatMap((version, index) =>
      listMissingOfOlder(version).map((what) => find(`Older version ${index + 1}`, what)),
    ),
  ];
}

/** Returns a value as a record of fields; an empty record if it is not an object. */
export function asFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
