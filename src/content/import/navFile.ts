import { isIconName } from '../../components/Icon';
import { FLAG_BADGES, isExternal, type NavPage } from '../../model/navigation/NavPage';
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

/** Returns a tree with the entries of some pages only, and the groups around them. */
function pick(tree: readonly NavPage[], isWanted: (pathname: string) => boolean, depth = 0): NavPage[] {
  return tree.flatMap((page): NavPage[] => {
    if (!page.children) {
      const isKept = isExternal(page) ? depth > 0 : isWanted(page.pathname);
      return isKept ? [clean(page)] : [];
    }
    const children = pick(page.children, isWanted, depth + 1);
    return children.some((child) => !isExternal(child)) ? [{ ...clean(page), children }] : [];
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
function treeOf(pathnames: readonly string[], prefix: string): NavPage[] {
  const groups = new Map<string, string[]>();
  for (const pathname of pathnames) {
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
 * Returns the tree of a product after an import: in the order of the source's tree, with the product's other
 * entries after it.
 * @param source tree of the source, if it has one
 * @param now tree of the product
 * @param imported pathnames of the imported pages
 * @param other pathnames of the product's other pages
 */
export function buildNav(
  source: readonly NavPage[] | undefined,
  now: readonly NavPage[],
  prefix: string,
  imported: ReadonlySet<string>,
  other: ReadonlySet<string>,
): NavPage[] {
  const first = source
    ? pick(source, (pathname) => imported.has(pathname) || other.has(pathname))
    : treeOf([...imported].sort(), prefix);
  const listed = new Set([...walkNav(first)].map(({ page }) => page.pathname));
  return merge(
    first,
    pick(now, (pathname) => other.has(pathname) && !listed.has(pathname)),
  );
}

/** Returns the source of a product's `nav.ts`. */
export function printNav(tree: readonly NavPage[]): string {
  return (
    `import type { NavPage } from '../../../src/model/navigation/NavPage';\n\n` +
    `export const nav = ${JSON.stringify(tree, null, 2)} as const satisfies readonly NavPage[];\n`
  );
}
