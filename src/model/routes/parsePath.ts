import { DEFAULT_LANGUAGE_CODE } from '../languages/Language';
import { isLanguagePrefix } from '../languages/isLanguagePrefix';
import { parseSegments } from './parseSegments';
import { pathnameToInternal } from './pathnameToInternal';
import { pathnameToPublic } from './pathnameToPublic';
import { trimHref } from './trimHref';

/** What a path means, whoever wrote it. */
export interface ParsedPath {
  readonly userLanguage: string;
  /** Canonical: no language, hash, query or trailing slash; `/api…` stands as `/api-docs…`; percent-encoded. */
  readonly pathname: string;
}

/**
 * What a path means that somebody may have typed (specification, section 2): total, never throws, and idempotent – the
 * pathname, and the href that `pathnameToHref` makes of the result, parse to the same again. Paths that the site has
 * written itself are taken apart by `pathnameToLanguage`.
 * Query and hash are dropped. Of several language prefixes the first counts and all go, so that no pathname holds a
 * language. Letters keep their case: `/Material-UI/` is another, unknown page.
 * @example parsePath('/zh/api/b%75tton/#props', ['en', 'pt']) // { userLanguage: 'zh', pathname: '/api-docs/button' }
 * @example parsePath('//evil.example/x', []).pathname // '/evil.example/x'
 */
export function parsePath(path: string, languageCodes: readonly string[]): ParsedPath {
  const segments = parseSegments(trimHref(path).replace(/[?#].*$/su, ''));
  const firstOfPage = segments.findIndex((segment) => !isLanguagePrefix(segment, languageCodes));
  const languagePrefixes = firstOfPage === -1 ? segments.length : firstOfPage;
  return {
    userLanguage: (languagePrefixes > 0 ? segments[0] : undefined) ?? DEFAULT_LANGUAGE_CODE,
    pathname: pathnameToInternal(pathnameToPublic(`/${segments.slice(languagePrefixes).join('/')}`)),
  };
}
