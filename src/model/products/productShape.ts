import { MODE_ELEMENTS } from '../demos/demoColorMode';
import type { ProductFinding } from './productFindings';

/** A problem of a product; without an id if the product has no valid one. */
export type ShapeFinding = Omit<ProductFinding, 'productId'> &
  Partial<Pick<ProductFinding, 'productId'>> & {
    /** The field with the problem, by which its line is found. */
    readonly field?: string;
    /** The file with the problem, if it is not that of the product. */
    readonly file?: string;
  };

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
    ...(fields.colorMode === undefined || fields.colorMode === false
      ? []
      : listModeFaults(fields.colorMode)
    ).map((fault) => ({
      code: 'product-field',
      field: 'colorMode',
      ...fault,
      ...(productId ? { productId } : {}),
    })),
    ...older.flatMap((version, index) =>
      listMissingOfOlder(version).map((what) => find(`Older version ${index + 1}`, what)),
    ),
  ];
}

/** Matches the name of an attribute or a class, and a value that needs no quotes. */
const NAME = /^[A-Za-z_][\w-]*$/;

/** Returns what is wrong with the color mode of a product, with what to write instead. */
function listModeFaults(colorMode: unknown): { readonly message: string; readonly hint: string }[] {
  const { selector = 'html', attribute, values, ...rest } = asFields(colorMode);
  const names = asFields(values);
  const faults = [];
  if ((attribute === undefined) === (rest.class === undefined))
    faults.push({
      message: 'colorMode has to name either a class or an attribute',
      hint: "write class: true, or attribute: 'data-theme'",
    });
  else if (rest.class === undefined ? !isName(attribute) || attribute === 'class' : rest.class !== true)
    faults.push({
      message: 'colorMode has no valid class or attribute',
      hint: "write class: true, or attribute: 'data-theme' with the name of the attribute alone",
    });
  const nameless = (['light', 'dark'] as const).filter((mode) => !isName(names[mode]));
  if (nameless.length > 0 || names.light === names.dark)
    faults.push({
      message: `colorMode has no name of its own for the ${nameless[0] ?? 'dark'} mode`,
      hint: "write values: { light: 'light', dark: 'dark' } with the names of the library, without spaces and dots",
    });
  if (!MODE_ELEMENTS.some((element) => element === selector))
    faults.push({
      message: `colorMode has the selector ${JSON.stringify(selector)}, but only html and body are there before demos`,
      hint: "write 'html' or 'body'; for an element of the library, use mode in DemoProvider",
    });
  return faults;
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && NAME.test(value);
}

/** Returns a value as a record of fields; an empty record if it is not an object. */
export function asFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
