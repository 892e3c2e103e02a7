import type { NavPage } from './NavPage';

/**
 * The key of the interface text that names a navigation entry in a language; undefined for an entry with a query, which
 * is never translated. An empty subheader counts as absent.
 * @example pageNameKey({ pathname: '/a/react-foo' }) // 'pages./a/react-foo'
 */
export function pageNameKey({
  subheader,
  pathname,
}: Pick<NavPage, 'subheader' | 'pathname'>): string | undefined {
  return pathname.includes('?') ? undefined : `pages.${subheader || pathname}`;
}
