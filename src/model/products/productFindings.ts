import { type Product, resolveProduct } from './Product';
import { isReservedPathname } from '../routes/isReservedPathname';
import { parseUrl } from '../routes/url';

/** A problem of the product registry. */
export interface ProductFinding {
  /** Stable, kebab-case name of the rule. */
  readonly code: string;
  readonly message: string;
  /** How to fix it, in one clause. */
  readonly hint: string;
  readonly productId: string;
}

function findRepeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/**
 * Returns the problems of the product registry; `[]` if every path has one product and every product one
 * current version.
 * @param languageCodes codes that no prefix may start with
 */
export function checkProducts(
  products: readonly Product[],
  languageCodes: readonly string[] = [],
): ProductFinding[] {
  const findings: ProductFinding[] = [];
  for (const id of findRepeated(products.map((product) => product.id))) {
    const message = `Duplicated product id ${id}`;
    findings.push({ code: 'duplicate-product-id', message, hint: 'give each its own ID', productId: id });
  }
  const ids = new Set(products.map((product) => product.id));
  const others = products.flatMap(({ productIds = [] }) => productIds);
  for (const { id, productIds = [] } of products) {
    for (const other of new Set(productIds)) {
      if (!ids.has(other) && !findRepeated(others).includes(other)) continue;
      const message = `The other id "${other}" of ${id} also means another product, or is listed twice`;
      const hint = 'remove it from productIds';
      findings.push({ code: 'duplicate-product-id', message, hint, productId: id });
    }
  }
  for (const prefix of findRepeated(products.map((product) => product.prefix))) {
    const ids = products.filter((product) => product.prefix === prefix).map((product) => product.id);
    const message = `Duplicated prefix ${prefix} of ${ids.join(', ')}`;
    findings.push({
      code: 'duplicate-prefix',
      message,
      hint: 'give each its own prefix',
      productId: ids[0] ?? '',
    });
  }
  const hasHome = products.some((product) => product.prefix === '/');
  if (!hasHome) {
    const message = 'No product has the prefix /';
    findings.push({
      code: 'no-home-product',
      message,
      hint: 'give one product the prefix /; it owns all other paths',
      productId: '',
    });
  }
  for (const product of products) {
    findings.push(...checkProduct(product, languageCodes));
    // Without a home product, the product of an equivalent page cannot be determined.
    if (hasHome) findings.push(...checkOlderVersions(product, products));
  }
  return findings;
}

function isHttpsOrigin(text: string): boolean {
  return text.startsWith('https://') && parseUrl(text)?.origin === text;
}

const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const PREFIX = /^\/(?:[a-z\d]+(?:-[a-z\d]+)*\/)*$/;
const SEMVER = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** Returns the problems of one product's fields, except its older versions, see `checkOlderVersions`. */
function checkProduct(product: Product, languageCodes: readonly string[]): ProductFinding[] {
  const { id, name, description, prefix, packages, version, elsewhere } = product;
  const findings: ProductFinding[] = [];
  const add = (code: string, message: string, hint: string): void => {
    findings.push({ code, message, hint, productId: id });
  };

  if (!SLUG.test(id))
    add('bad-product-id', `Product id "${id}" is not a slug`, 'use a–z, 0–9 and single hyphens');
  if (!name.trim()) add('no-product-name', `Product ${id} has no name`, 'give it a display name');
  if (!description.trim()) {
    add('no-product-description', `Product ${id} has no description`, 'say in one line what it is for');
  }
  if (!PREFIX.test(prefix)) {
    add(
      'bad-prefix',
      `Prefix "${prefix}" is not a path with leading and trailing slashes`,
      'write it like /product/',
    );
  } else if (isReservedPathname(prefix, languageCodes)) {
    add('reserved-prefix', `Prefix "${prefix}" is reserved by the site`, 'choose another first segment');
  }
  if (elsewhere !== undefined && !isHttpsOrigin(elsewhere)) {
    add(
      'bad-elsewhere',
      `Product ${id} has pages at "${elsewhere}", which is not an https origin`,
      'write scheme and host, without a trailing slash',
    );
  }
  if (!SEMVER.test(version)) {
    add('no-current-version', `Product ${id} has the invalid version "${version}"`, 'write it like 7.0.2');
  }
  for (const name of packages.filter((text) => !/^(?:@[\w.-]+\/)?[\w.-]+$/.test(text))) {
    add('bad-package', `Package "${name}" is not an npm package name`, 'write it as in package.json');
  }
  return findings;
}

/**
 * Returns the problems of one product's older versions: repeated names (including a second current version),
 * addresses that do not match, equivalences for pages of another product.
 */
function checkOlderVersions(product: Product, products: readonly Product[]): ProductFinding[] {
  const findings: ProductFinding[] = [];
  const add = (code: string, message: string, hint: string): void => {
    findings.push({ code, message, hint, productId: product.id });
  };

  const seen = new Set([`v${product.version}`]);
  for (const older of product.olderVersions) {
    const { text, landing, origin, pathnames } = older;
    const which = `Version ${text} of ${product.id}`;
    if (seen.has(text))
      add(
        'duplicate-version',
        `${which} is listed twice`,
        'remove it; the current version is added automatically',
      );
    seen.add(text);
    if ('current' in older) {
      add('two-current-versions', `${which} claims to be current`, 'remove the field from older versions');
    }
    if (!isHttpsOrigin(origin)) {
      add(
        'bad-version-origin',
        `${which}: "${origin}" is not an https origin`,
        'write scheme and host, without a trailing slash',
      );
    } else if (parseUrl(landing)?.origin !== origin) {
      add(
        'bad-version-landing',
        `${which}: "${landing}" is not on ${origin}`,
        'write the address of its landing page',
      );
    }
    for (const [here, there] of Object.entries(pathnames)) {
      const isOfProduct = /^\/(?!.*\/$)/s.test(here) && resolveProduct(here, products).id === product.id;
      if (!isOfProduct || !/^\/(?![\\/])/.test(there)) {
        add(
          'bad-equivalence',
          `${which}: "${here}" → "${there}"`,
          'write canonical pathname here → path there',
        );
      }
    }
  }
  return findings;
}
