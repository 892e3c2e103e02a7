import type { Product } from '../products/Product';
import { resolveProduct } from '../products/resolveProduct';
import type { NavPage } from './NavPage';
import { isLeafPage } from './isLeafPage';
import { walkNav } from './walkNav';

/** The neighbours of a page; undefined at the ends. */
export interface PreviousNext {
  readonly previous: NavPage | undefined;
  readonly next: NavPage | undefined;
}

/**
 * The pages before and after a page of the tree, in reading order, groups, labels, other hosts and other products skipped.
 * A group's section page stands just before its first page. A pathname outside the tree has no neighbours.
 * @example findPreviousNext([{ pathname: '/a' }, { pathname: '/b' }], '/a', products).next // { pathname: '/b' }
 */
export function findPreviousNext(
  tree: readonly NavPage[],
  pathname: string,
  products: readonly Product[],
): PreviousNext {
  const productId = resolveProduct(pathname, products).id;
  let previous: NavPage | undefined;
  let passed = false;
  for (const { page } of walkNav(tree)) {
    if (page.pathname === pathname) {
      passed = true;
    } else if (isLeafPage(page) && resolveProduct(page.pathname, products).id === productId) {
      if (passed) return { previous, next: page };
      previous = page;
    }
  }
  return { previous: passed ? previous : undefined, next: undefined };
}
