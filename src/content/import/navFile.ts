import { isIconName } from '../../components/Icon';
import { FLAG_BADGES, isExternal, isLeafPage, type NavPage } from '../../model/navigation/NavPage';
import { walkNav } from '../../model/navigation/navTree';

const FIELDS: ReadonlySet<string> = new Set([
  'pathname',
  'title',
  'subheader',
  'children',
  'icon',
  'plan',
  ...Object.keys(FLAG_BADGES),
]);

/** Returns an entry with the fields and icons that the site knows. */
function clean(page: NavPage): NavPage {
  const fields = Object.entries(page).filter(
    ([field, value]) =>
      FIELDS.has(field) && value !== undefined && (field !== 'icon' || isIconName(String(value))),
  );
  return Object.fromEntries(fields) as unknown as NavPage;
}

/** Returns a tree with some of its entries, and the groups around pages among them. */
function pick(
  tree: readonly NavPage[],
  isWanted: (page: NavPage, depth: number) => boolean,
  depth = 0,
): NavPage[] {
  return tree.flatMap((page): NavPage[] => {
    if (!page.children) return isWanted(page, depth) ? [clean(page)] : [];
    const children = pick(page.children, isWanted, depth + 1);
    return children.some(isLeafPage) || children.some(({ children: inner }) => inner)
      ? [{ ...clean(page), children }]
      : [];
  });
}

/** Adds the entries of another tree that a tree lacks; groups with the same pathname become one. */
function merge(tree: readonly NavPage[], other: readonly NavPage[]): NavPage[] {
  const merged = [...tree];
  for (const page of other) {
    const index = merged.findIndex(({ pathname }) => pathname === page.pathname);
    const same = merged[index];
    if (!same) merged.push(page);
    else if (same.children && page.children)
      merged[index] = { ...same, children: merge(same.children, page.children) };
  }
  return merged;
}

/** Builds a tree from addresses: a group for each folder with several pages. */
export function treeOf(pathnames: Iterable<string>, prefix: string): NavPage[] {
  const groups = new Map<string, string[]>();
  for (const pathname of [...pathnames].sort()) {
    const [first = ''] = pathname.slice(prefix.length).split('/');
    groups.set(first, [...(groups.get(first) ?? []), pathname]);
  }
  return [...groups].map(([first, own]): NavPage => {
    const pathname = prefix + first;
    const children = own.map((other) => ({ pathname: other }));
    if (own.length === 1) return { pathname: own[0] ?? pathname };
    return { pathname: own.includes(pathname) ? `${pathname}-group` : pathname, children };
  });
}

/**
 * Returns the tree of a product after an import: the imported pages in the order of the source's tree, then
 * the other entries of the product as they are.
 * @param source tree of the source
 * @param now tree of the product
 * @param wanted pathnames of the pages of this import and of others
 * @param others pathnames of the product's pages that are not part of this import
 */
export function buildNav(
  source: readonly NavPage[],
  now: readonly NavPage[],
  wanted: ReadonlySet<string>,
  others: ReadonlySet<string>,
): NavPage[] {
  // A link of the source to another host stays if it is in a group with a page.
  const first = pick(source, (page, depth) => (isExternal(page) ? depth > 0 : wanted.has(page.pathname)));
  const listed = new Set([...walkNav(first)].map(({ page }) => page.pathname));
  const isLeft = (page: NavPage) => !isLeafPage(page) || others.has(page.pathname);
  return merge(
    first,
    pick(now, (page) => isLeft(page) && !listed.has(page.pathname)),
  );
}

/** Returns the source of a product's `nav.ts`. */
export function printNav(tree: readonly NavPage[]): string {
  return (
    `import type { NavPage } from 'docs-shell';\n\n` +
    `export const nav = ${JSON.stringify(tree, null, 2)} as const satisfies readonly NavPage[];\n`
  );
}
