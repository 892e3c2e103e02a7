import { collapseSlashes, pathnameToInternal, trimHref } from '../routes/pathname';
import { DEFAULT_LANGUAGE_CODE } from './Language';
import { isLanguagePrefix } from './isLanguagePrefix';

/** A path, taken apart into its language and the rest. */
interface PathnameLanguage {
  readonly userLanguage: string;
  /** The path without language prefix. */
  readonly canonicalAs: string;
  /** The same without hash, which a server never sees. */
  readonly canonicalAsServer: string;
  /** The same without query and trailing slash, `/api` mapped to `/api-docs`: the key of the page. */
  readonly canonicalPathname: string;
}

/**
 * The language of a path and what stays without its prefix (specification, section 2).
 * The prefix is a configured code, `zh` or `en`; everything else is an ordinary, English path. One prefix is taken,
 * and what stays begins with exactly one slash, so that it cannot lead to another host.
 * @example pathnameToLanguage('/zh/api/button/#props', ['en', 'pt'])
 * // { userLanguage: 'zh', canonicalAs: '/api/button/#props', canonicalAsServer: '/api/button/', canonicalPathname: '/api-docs/button' }
 */
export function pathnameToLanguage(pathname: string, languageCodes: readonly string[]): PathnameLanguage {
  const path = collapseSlashes(pathname);
  const candidate = /^\/([a-z]{2})(?=[\\/?#]|$)/.exec(path)?.[1];
  const prefix =
    candidate !== undefined && isLanguagePrefix(candidate, languageCodes) ? candidate : undefined;
  const canonicalAs = prefix === undefined ? path : collapseSlashes(path.slice(prefix.length + 1));
  const canonicalAsServer = canonicalAs.replace(/#.*$/su, '');
  const bare = canonicalAsServer.replace(/\?.*$/su, '').replace(/(?<!\/)\/+$/, '');
  return {
    userLanguage: prefix ?? DEFAULT_LANGUAGE_CODE,
    canonicalAs,
    canonicalAsServer,
    canonicalPathname: pathnameToInternal(bare || '/'),
  };
}

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

/**
 * Whether a path of this site leads to a file and not to a page: files have no language prefix.
 * @example isAsset('/favicon.ico') // true
 * @example isAsset('/material-ui/') // false
 */
export function isAsset(path: string): boolean {
  const pathname = path.replace(/[?#].*$/su, '');
  return pathname.startsWith('/_next/') || /\.[a-z\d]+$/i.test(pathname);
}
