import type { NavPage } from './NavPage';
import { isLeafPage } from './isLeafPage';
import { walkNav } from './walkNav';

/**
 * The written pages of a tree in reading order: no groups, no bare labels, no links to other hosts.
 * Links to other products of the family are among them.
 * @example flattenNav([{ pathname: '/a', children: [{ pathname: '/a/b' }] }]) // [{ pathname: '/a/b' }]
 */
export function flattenNav(tree: readonly NavPage[]): NavPage[] {
  return [...walkNav(tree)].map(({ page }) => page).filter(isLeafPage);
}
