import type { NavPage } from './NavPage';

/**
 * The key of the interface text that names a navigation entry in a language.
 * @example pageNameKey({ pathname: '/a/react-foo' }) // 'pages./a/react-foo'
 */
export function pageNameKey({ subheader, pathname }: Pick<NavPage, 'subheader' | 'pathname'>): string {
  return `pages.${subheader ?? pathname}`;
}
