import { hasScheme } from '../routes/hasScheme';
import type { NavPage } from './NavPage';

/**
 * Whether the entry leads to another host, and so is no page of this site.
 * @example isExternal({ pathname: 'https://example.com/' }) // true
 */
export function isExternal(page: NavPage): boolean {
  return hasScheme(page.pathname);
}
