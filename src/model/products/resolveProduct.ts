import type { Product } from './Product';

/** Prefix of the product that has every path no other one has. */
const HOME_PREFIX = '/';

/**
 * The product of a canonical pathname: the one with the longest matching prefix, else the one with prefix `/`.
 * A prefix matches whole segments, and its own landing page with or without the slash.
 * @example resolveProduct('/material-ui', products).id // 'material-ui'
 * @example resolveProduct('/material-uix/react-button', products).id // 'docs'
 * @throws `No product has the prefix /` when the list is incomplete, which `checkProducts` tells first
 */
export function resolveProduct(pathname: string, products: readonly Product[]): Product {
  const path = `${pathname.replace(/[?#].*$/su, '')}/`;
  let found: Product | undefined;
  for (const product of products) {
    const matches = product.prefix === HOME_PREFIX || path.startsWith(product.prefix);
    if (matches && product.prefix.length > (found?.prefix.length ?? 0)) found = product;
  }
  if (!found) throw new Error(`No product has the prefix ${HOME_PREFIX}`);
  return found;
}
