import { collapseSlashes, pathnameToInternal, trimHref } from '../routes/pathname';
import { defaultLanguage } from './defaultLanguage';
import { isLanguagePrefix } from './isLanguagePrefix';

/** A path, split into its language and the rest. */
interface PathnameLanguage {
  readonly userLanguage: string;
  /** The path without language prefix. */
  readonly canonicalAs: string;
  /** `canonicalAs` without the hash, which servers never receive. */
  readonly canonicalAsServer: string;
  /**
   * `canonicalAsServer` without query and trailing slash, with `/api` mapped to `/api-docs`: the key of the
   * page.
   */
  readonly canonicalPathname: string;
}

/**
 * Splits a path into its language and the rest (specification, section 2). The prefix is a configured code,
 * `zh` or the default language, which every other path is in. Only one prefix is removed. The rest starts with exactly one
 * slash, so it cannot lead to another host.
 * @example pathnameToLanguage('/zh/api/button/#props', ['en', 'pt'])
 * // { userLanguage: 'zh', canonicalAs: '/api/button/#props', canonicalAsServer: '/api/button/',
 * //   canonicalPathname: '/api-docs/button' }
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
    userLanguage: prefix ?? defaultLanguage(),
    canonicalAs,
    canonicalAsServer,
    canonicalPathname: pathnameToInternal(bare || '/'),
  };
}

/**
 * Returns a link in the reader's language: links to pages of this site get the prefix, those in the default
 * language have none. Other hosts, `#fragments`, relative links, files (`/favicon.ico`, `/_next/…`) and links that already
 * have the prefix are returned unchanged. Leading slashes are collapsed in every language, so that no link
 * leads to another host by accident.
 * @example localizeHref('/material-ui/#usage', 'zh') // '/zh/material-ui/#usage'
 * @example localizeHref('https://example.com/', 'zh') // 'https://example.com/'
 * @example localizeHref('//evil.example/x', 'zh') // '/zh/evil.example/x'
 */
export function localizeHref(href: string, userLanguage: string): string {
  if (!/^[\\/]/.test(trimHref(href))) return href;
  const path = collapseSlashes(href);
  const prefix = `/${userLanguage}`;
  const hasPrefix = path.startsWith(prefix) && /^(?:[/?#]|$)/.test(path.slice(prefix.length));
  return userLanguage === defaultLanguage() || hasPrefix || isAsset(path) ? path : prefix + path;
}

/**
 * Returns whether a path of this site leads to a file instead of a page; files have no language prefix.
 * @example isAsset('/favicon.ico') // true
 * @example isAsset('/material-ui/') // false
 */
export function isAsset(path: string): boolean {
  const pathname = path.replace(/[?#].*$/su, '');
  return pathname.startsWith('/_next/') || /\.[a-z\d]+$/i.test(pathname);
}
