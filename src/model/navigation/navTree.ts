import { type NavPage, isLeafPage } from './NavPage';
import { type Product, resolveProduct } from '../products/Product';

/** An entry visited by `walkNav`. */
export interface NavVisit {
  readonly page: NavPage;
  /** The group that contains it; undefined at the top. */
  readonly parent: NavVisit | undefined;
  /** 1 at the top. */
  readonly depth: number;
  /** Whether the same object was visited before. */
  readonly repeated: boolean;
  /** Whether the entry is its own ancestor. */
  readonly cyclic: boolean;
}

/** Returns the children of an entry; `[]` if unchecked data has no list there. */
function listChildren(entry: unknown): readonly NavPage[] {
  const children =
    typeof entry === 'object' && entry !== null && 'children' in entry ? entry.children : undefined;
  return Array.isArray(children) ? children : [];
}

function isAncestor(page: NavPage, visit: NavVisit | undefined): boolean {
  for (let above = visit; above; above = above.parent) if (above.page === page) return true;
  return false;
}

/**
 * Yields every entry of a tree in reading order, groups before their children. Always terminates: an entry
 * that is reached again, through a cycle or because two groups share it, is yielded again but its children
 * are not. Accepts unchecked data without throwing.
 */
export function* walkNav(tree: readonly NavPage[]): Generator<NavVisit, void, undefined> {
  const entered = new Set<NavPage>();
  // An explicit stack, because an invalid tree may be deeper than the call stack allows.
  const toVisit: { page: NavPage; parent: NavVisit | undefined }[] = [];
  const enter = (pages: readonly NavPage[], parent: NavVisit | undefined): void => {
    for (const page of [...pages].reverse()) toVisit.push({ page, parent });
  };
  enter(tree, undefined);
  for (let next = toVisit.pop(); next; next = toVisit.pop()) {
    const { page, parent } = next;
    const repeated = entered.has(page);
    const cyclic = repeated && isAncestor(page, parent);
    const visit: NavVisit = { page, parent, depth: (parent?.depth ?? 0) + 1, repeated, cyclic };
    yield visit;
    if (!repeated) enter(listChildren(page), visit);
    entered.add(page);
  }
}

/** The position of a page in its tree. */
interface ActivePage {
  /** Undefined if the tree does not contain the pathname. */
  readonly activePage: NavPage | undefined;
  /**
   * The groups above, nearest first, followed by a root with pathname `/` that contains the whole tree; `[]`
   * without an active page.
   */
  readonly parents: readonly NavPage[];
}

function listParents(visit: NavVisit): NavPage[] {
  const parents: NavPage[] = [];
  for (let above = visit.parent; above; above = above.parent) parents.push(above.page);
  return parents;
}

/**
 * Finds the entry with exactly this canonical pathname, at any depth, and the groups above it.
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

/** The neighbors of a page; undefined at either end. */
export interface PreviousNext {
  readonly previous: NavPage | undefined;
  readonly next: NavPage | undefined;
}

/**
 * Reads a tree once and returns a function that finds the pages before and after a page in reading order. It
 * skips groups, labels, other hosts and other products. The section page of a group comes just before the
 * group's first page. A pathname outside the tree has no neighbors.
 * @param isWritten returns whether there is a page at a pathname; entries without one are skipped
 * @example createPreviousNext([{ pathname: '/a' }, { pathname: '/b' }], products)('/a').next
 * // { pathname: '/b' }
 */
export function createPreviousNext(
  tree: readonly NavPage[],
  products: readonly Product[],
  isWritten: (pathname: string) => boolean = () => true,
): (pathname: string) => PreviousNext {
  const pages = [...walkNav(tree)].map(({ page }) => page);
  const indexOf = new Map<string, number>();
  const owners = pages.map((page, index) => {
    if (!indexOf.has(page.pathname)) indexOf.set(page.pathname, index);
    return isLeafPage(page) && isWritten(page.pathname)
      ? resolveProduct(page.pathname, products).id
      : undefined;
  });
  return (pathname) => {
    const index = indexOf.get(pathname);
    if (index === undefined) return { previous: undefined, next: undefined };
    const owner = resolveProduct(pathname, products).id;
    const isNeighbor = (page: NavPage, at: number) => owners[at] === owner && page.pathname !== pathname;
    let before = index - 1;
    for (let page = pages[before]; page && !isNeighbor(page, before); page = pages[before]) before -= 1;
    let after = index + 1;
    for (let page = pages[after]; page && !isNeighbor(page, after); page = pages[after]) after += 1;
    return { previous: pages[before], next: pages[after] };
  };
}
