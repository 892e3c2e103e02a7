import type { NavPage } from './NavPage';
import { type NavVisit, walkNav } from './walkNav';

/** A page's place in its tree. */
export interface ActivePage {
  /** Undefined where the tree does not hold the pathname. */
  readonly activePage: NavPage | undefined;
  /** The groups above, nearest first, then a root with pathname `/` that holds the whole tree; `[]` without active page. */
  readonly parents: readonly NavPage[];
}

function listParents(visit: NavVisit): NavPage[] {
  const parents: NavPage[] = [];
  for (let above = visit.parent; above; above = above.parent) parents.push(above.page);
  return parents;
}

/**
 * The entry with exactly this canonical pathname, at any depth, and the groups above it.
 * @example findActivePage([{ pathname: '/a', children: [{ pathname: '/a/b' }] }], '/a/b')
 * // activePage { pathname: '/a/b' }, parents with the pathnames ['/a', '/']
 */
export function findActivePage(tree: readonly NavPage[], pathname: string): ActivePage {
  for (const visit of walkNav(tree)) {
    if (visit.page.pathname === pathname) {
      return { activePage: visit.page, parents: [...listParents(visit), { pathname: '/', children: tree }] };
    }
  }
  return { activePage: undefined, parents: [] };
}
