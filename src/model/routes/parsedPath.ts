import { defaultLanguage } from '../languages/defaultLanguage';
import { isLanguagePrefix } from '../languages/isLanguagePrefix';
import { pathnameToInternal, pathnameToPublic, trimHref } from './pathname';

/** Language and pathname of a path from any source. */
interface ParsedPath {
  readonly userLanguage: string;
  /**
   * Canonical: no language, hash, query or trailing slash; `/api…` is written `/api-docs…`; percent-encoded.
   */
  readonly pathname: string;
}

/**
 * Parses a path that may have been typed by a person (specification, section 2). Accepts any string, never
 * throws, and is idempotent: the pathname, and the href that `pathnameToHref` makes of the result, parse to
 * the same result. `pathnameToLanguage` handles paths that the site itself has written.
 * Query and hash are dropped. Of several language prefixes, the first counts and all are removed, so that no
 * pathname contains a language. Case is kept: `/Material-UI/` is a different, unknown page.
 * @example parsePath('/zh/api/b%75tton/#props', ['en', 'pt'])
 * // { userLanguage: 'zh', pathname: '/api-docs/button' }
 * @example parsePath('//evil.example/x', []).pathname // '/evil.example/x'
 */
export function parsePath(path: string, languageCodes: readonly string[]): ParsedPath {
  const segments = parseSegments(trimHref(path).replace(/[?#].*$/su, ''));
  const firstOfPage = segments.findIndex((segment) => !isLanguagePrefix(segment, languageCodes));
  const languagePrefixes = firstOfPage === -1 ? segments.length : firstOfPage;
  return {
    userLanguage: (languagePrefixes > 0 ? segments[0] : undefined) ?? defaultLanguage(),
    pathname: pathnameToInternal(pathnameToPublic(`/${segments.slice(languagePrefixes).join('/')}`)),
  };
}

/**
 * Splits a path (without query and hash) into segments, resolved as in a browser or on a static host, each in
 * its only spelling: backslashes count as slashes, empty segments and `.` are removed, `..` removes the
 * previous segment, and a final `index.html` is removed.
 * @example parseSegments('/a//b/../%63/index.html') // ['a', 'c']
 */
export function parseSegments(path: string): readonly string[] {
  const resolved: string[] = [];
  for (const raw of path.split(/[\\/]+/)) {
    const segment = normalizeSegment(raw);
    if (segment === '..') resolved.pop();
    else if (segment !== '' && segment !== '.') resolved.push(segment);
  }
  while (resolved.at(-1) === 'index.html') resolved.pop();
  return resolved;
}

/**
 * Normalizes a path segment to its only spelling: decodes what needs no encoding and encodes everything else.
 * Idempotent; never throws. A segment that cannot be decoded keeps its invalid escapes; no page has such a
 * segment.
 * @example normalizeSegment('react%2dbutton') // 'react-button'
 * @example normalizeSegment('%E0%A4%A') // '%E0%A4%A'
 */
export function normalizeSegment(raw: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(raw).replace(/\p{Surrogate}/gu, '\uFFFD'));
  } catch {
    return encodeUnsafe(raw);
  }
}

/**
 * Percent-encodes all characters that an address may not contain. Existing escapes are kept, valid or not.
 * Lone surrogates become U+FFFD, as in browsers. Idempotent; never throws.
 * @example encodeUnsafe('a b%20"%zz') // 'a%20b%20%22%zz'
 */
export function encodeUnsafe(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\w\-.~!$&'()*+,;=:@%/?]/gu, (character) => encodeURIComponent(character));
}
