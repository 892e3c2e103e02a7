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
 * Reads a tree once, and returns what finds the pages before and after a page of it, in reading order, groups, labels,
 * other hosts and other products skipped. A group's section page stands just before its first page. A pathname outside
 * the tree has no neighbours.
 * @example createPreviousNext([{ pathname: '/a' }, { pathname: '/b' }], products)('/a').next // { pathname: '/b' }
 */
export function createPreviousNext(
  tree: readonly NavPage[],
  products: readonly Product[],
): (pathname: string) => PreviousNext {
  const pages = [...walkNav(tree)].map(({ page }) => page);
  const places = new Map<string, number>();
  const owners = pages.map((page, place) => {
    if (!places.has(page.pathname)) places.set(page.pathname, place);
    return isLeafPage(page) ? resolveProduct(page.pathname, products).id : undefined;
  });
  return (pathname) => {
    const place = places.get(pathname);
    if (place === undefined) return { previous: undefined, next: undefined };
    const owner = resolveProduct(pathname, products).id;
    const isNeighbour = (page: NavPage, at: number) => owners[at] === owner && page.pathname !== pathname;
    let before = place - 1;
    for (let page = pages[before]; page && !isNeighbour(page, before); page = pages[before]) before -= 1;
    let behind = place + 1;
    for (let page = pages[behind]; page && !isNeighbour(page, behind); page = pages[behind]) behind += 1;
    return { previous: pages[before], next: pages[behind] };
  };
}
