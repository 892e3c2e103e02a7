import type { Product } from './Product';
import type { ProductFinding } from './ProductFinding';
import { checkOlderVersions } from './checkOlderVersions';
import { checkProduct } from './checkProduct';

function findRepeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/**
 * The mistakes in the registry of products; `[]` when every path has one product and every product one current version.
 * @param languageCodes so that no prefix reads as a language
 */
export function checkProducts(
  products: readonly Product[],
  languageCodes: readonly string[] = [],
): ProductFinding[] {
  const findings: ProductFinding[] = [];
  for (const id of findRepeated(products.map((product) => product.id))) {
    const message = `Duplicated product id ${id}`;
    findings.push({ code: 'duplicate-product-id', message, hint: 'give each its own', productId: id });
  }
  for (const prefix of findRepeated(products.map((product) => product.prefix))) {
    const ids = products.filter((product) => product.prefix === prefix).map((product) => product.id);
    const message = `Duplicated prefix ${prefix} of ${ids.join(', ')}`;
    findings.push({ code: 'duplicate-prefix', message, hint: 'give each its own', productId: ids[0] ?? '' });
  }
  const hasHome = products.some((product) => product.prefix === '/');
  if (!hasHome) {
    const message = 'No product has the prefix /';
    findings.push({
      code: 'no-home-product',
      message,
      hint: 'one product has all other paths',
      productId: '',
    });
  }
  for (const product of products) {
    findings.push(...checkProduct(product, languageCodes));
    // Without a home product, whose page an equivalence is cannot be told.
    if (hasHome) findings.push(...checkOlderVersions(product, products));
  }
  return findings;
}
