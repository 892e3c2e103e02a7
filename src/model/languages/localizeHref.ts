import { collapseSlashes } from '../routes/collapseSlashes';
import { trimHref } from '../routes/trimHref';
import { DEFAULT_LANGUAGE_CODE } from './defaultLanguageCode';
import { isAsset } from './isAsset';

/**
 * The link in the reader's language: links to pages of this site get the prefix, English ones none.
 * Untouched: other hosts, `#fragments`, relative links, files (`/favicon.ico`, `/_next/…`), links that have the prefix.
 * Leading slashes collapse in every language, so that no link leaves the site by accident.
 * @example localizeHref('/material-ui/#usage', 'zh') // '/zh/material-ui/#usage'
 * @example localizeHref('https://example.com/', 'zh') // 'https://example.com/'
 * @example localizeHref('//evil.example/x', 'zh') // '/zh/evil.example/x'
 */
export function localizeHref(href: string, userLanguage: string): string {
  if (!/^[\\/]/.test(trimHref(href))) return href;
  const path = collapseSlashes(href);
  const prefix = `/${userLanguage}`;
  const hasPrefix = path.startsWith(prefix) && /^(?:[/?#]|$)/.test(path.slice(prefix.length));
  return userLanguage === DEFAULT_LANGUAGE_CODE || hasPrefix || isAsset(path) ? path : prefix + path;
}
