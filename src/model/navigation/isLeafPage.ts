import type { NavPage } from './NavPage';
import { isExternal } from './isExternal';

/**
 * Whether the entry stands for a written page: no group, no link to another host, no bare label.
 * @example isLeafPage({ pathname: '/a', children: [{ pathname: '/a/b' }] }) // false
 * @example isLeafPage({ pathname: '/divider', subheader: 'Divider' }) // false
 */
export function isLeafPage(page: NavPage): boolean {
  return page.children === undefined && page.subheader === undefined && !isExternal(page);
}
