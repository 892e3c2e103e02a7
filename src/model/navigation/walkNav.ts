import type { NavPage } from './NavPage';

/** One entry met on the way through a tree. */
export interface NavVisit {
  readonly page: NavPage;
  /** The group it stands in; undefined at the top. */
  readonly parent: NavVisit | undefined;
  /** 1 at the top. */
  readonly depth: number;
  /** The very same object was met before. */
  readonly repeated: boolean;
  /** The entry is its own ancestor. */
  readonly cyclic: boolean;
}

/** The children of an entry; `[]` for whatever cast data holds instead of a list. */
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
 * Every entry of a tree in reading order, groups before their children. Always ends: an entry met again, by a cycle or
 * because two groups share it, is told again but not entered again. Takes cast data without throwing.
 */
export function* walkNav(tree: readonly NavPage[]): Generator<NavVisit, void, undefined> {
  const entered = new Set<NavPage>();
  // A stack of its own, since a broken tree may be deeper than the call stack.
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
