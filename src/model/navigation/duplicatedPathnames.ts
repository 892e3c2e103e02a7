import type { NavPage } from './NavPage';
import { walkNav } from './navTree';

/**
 * Passes when no pathname stands twice in the tree, the components-api and hooks-api tabs apart
 * (specification, sections 5 and 8). An entry that is its own ancestor stands twice too.
 * @throws `Duplicated pathname {path} in pages` for the first one
 */
export function assertUniquePathnames(tree: readonly NavPage[]): void {
  const [first] = listDuplicatedPathnames(tree);
  if (first !== undefined) throw new Error(duplicatedPathnameMessage(first));
}

/**
 * The pathnames that stand more than once in a tree, groups included, each told once, in reading order of the second.
 * @example listDuplicatedPathnames([{ pathname: '/a' }, { pathname: '/a' }]) // ['/a']
 */
export function listDuplicatedPathnames(tree: readonly NavPage[]): string[] {
  const seen = new Set<string>();
  const duplicated = new Set<string>();
  for (const { page } of walkNav(tree)) {
    const { pathname } = page;
    if (seen.has(pathname) && !isDuplicateAllowed(pathname)) duplicated.add(pathname);
    seen.add(pathname);
  }
  return [...duplicated];
}

/**
 * Whether a pathname may stand twice in a tree: only the components-api and hooks-api tabs (specification, section 5).
 * @example isDuplicateAllowed('/material-ui/react-button/components-api') // true
 */
export function isDuplicateAllowed(pathname: string): boolean {
  return /(?:components|hooks)-api/.test(pathname);
}

/**
 * The text of the error for a pathname that stands twice (specification, section 8).
 * @example duplicatedPathnameMessage('/a') // 'Duplicated pathname /a in pages'
 */
export function duplicatedPathnameMessage(pathname: string): string {
  return `Duplicated pathname ${pathname} in pages`;
}
