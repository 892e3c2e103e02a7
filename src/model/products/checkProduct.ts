import { isReservedPathname } from '../routes/isReservedPathname';
import type { Product } from './Product';
import type { ProductFinding } from './ProductFinding';

const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const PREFIX = /^\/(?:[a-z\d]+(?:-[a-z\d]+)*\/)*$/;
const SEMVER = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/** The mistakes in one product's own fields; those in its older versions are `checkOlderVersions`'. */
export function checkProduct(product: Product, languageCodes: readonly string[]): ProductFinding[] {
  const { id, name, description, prefix, packages, version } = product;
  const findings: ProductFinding[] = [];
  const add = (code: string, message: string, hint: string): void => {
    findings.push({ code, message, hint, productId: id });
  };

  if (!SLUG.test(id))
    add('bad-product-id', `Product id "${id}" is no slug`, 'use a–z, 0–9 and single hyphens');
  if (!name.trim()) add('no-product-name', `Product ${id} has no name`, 'give it a display name');
  if (!description.trim()) {
    add('no-product-description', `Product ${id} has no description`, 'say in one line what it is for');
  }
  if (!PREFIX.test(prefix)) {
    add('bad-prefix', `Prefix "${prefix}" is no path with both slashes`, 'write it like /product/');
  } else if (isReservedPathname(prefix, languageCodes)) {
    add('reserved-prefix', `Prefix "${prefix}" is taken by the site itself`, 'choose another first segment');
  }
  if (!SEMVER.test(version)) {
    add(
      'no-current-version',
      `Product ${id} has no current version, but "${version}"`,
      'write it like 7.0.2',
    );
  }
  for (const name of packages.filter((text) => !/^(?:@[\w.-]+\/)?[\w.-]+$/.test(text))) {
    add('bad-package', `Package "${name}" is no npm package name`, 'write it as in package.json');
  }
  return findings;
}
