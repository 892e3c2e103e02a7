import { addTrailingSlash, collapseSlashes, pathnameToPublic } from './pathname';
import { languagePrefix } from './languagePrefix';

/**
 * Returns the href of a canonical pathname, ready for an anchor: language prefix (none for the default one), trailing
 * slash, fragment. `/api-docs` becomes `/api`. An address on another host is returned unchanged.
 * @param hash with or without `#`; empty means none
 * @example pathnameToHref('/material-ui/react-button', 'zh', 'basic')
 * // '/zh/material-ui/react-button/#basic'
 * @example pathnameToHref('/api-docs/button', 'en') // '/api/button/'
 */
export function pathnameToHref(pathname: string, userLanguage: string, hash = ''): string {
  if (/^https?:\/\//i.test(pathname)) return pathname;
  const path = addTrailingSlash(pathnameToPublic(collapseSlashes(pathname)));
  const fragment = hash.replace(/^#/, '');
  return languagePrefix(userLanguage) + path + (fragment && `#${fragment}`);
}
