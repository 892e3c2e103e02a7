import { collapseSlashes } from '../routes/collapseSlashes';
import { pathnameToInternal } from '../routes/pathnameToInternal';
import { DEFAULT_LANGUAGE_CODE } from './defaultLanguageCode';
import { isLanguagePrefix } from './isLanguagePrefix';

/** A path, taken apart into its language and the rest. */
export interface PathnameLanguage {
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
