import type { NavPage } from './NavPage';
import { isDuplicateAllowed } from './isDuplicateAllowed';
import { walkNav } from './walkNav';

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
