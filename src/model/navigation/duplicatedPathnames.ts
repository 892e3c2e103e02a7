import type { NavPage } from './NavPage';
import { walkNav } from './navTree';

/**
 * Throws if a pathname occurs twice in the tree, except components-api and hooks-api tabs (specification,
 * sections 5 and 8). An entry that is its own ancestor counts as a duplicate.
 * @throws `Duplicated pathname {path} in pages` for the first duplicate
 */
export function assertUniquePathnames(tree: readonly NavPage[]): void {
  const [first] = listDuplicatedPathnames(tree);
  if (first !== undefined) throw new Error(duplicatedPathnameMessage(first));
}

/**
 * Lists the pathnames that occur more than once in a tree, including groups, each once, in reading order of
 * their second occurrence.
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
 * Returns whether a pathname may occur twice in a tree. Only components-api and hooks-api tabs may
 * (specification, section 5).
 * @example isDuplicateAllowed('/material-ui/react-button/components-api') // true
 */
export function isDuplicateAllowed(pathname: string): boolean {
  return /(?:components|hooks)-api/.test(pathname);
}

/**
 * Returns the error message for a duplicate pathname (specification, section 8).
 * @example duplicatedPathnameMessage('/a') // 'Duplicated pathname /a in pages'
 */
export function duplicatedPathnameMessage(pathname: string): string {
  return `Duplicated pathname ${pathname} in pages`;
}
