import { DEFAULT_LANGUAGE_CODE } from '../languages/Language';
import { isLanguagePrefix } from '../languages/isLanguagePrefix';
import { pathnameToInternal, pathnameToPublic, trimHref } from './pathname';

/** What a path means, whoever wrote it. */
interface ParsedPath {
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

/**
 * The segments of a path (no query, no hash) as a browser and a static host resolve them, each in its only spelling:
 * backslashes are slashes, empty segments and `.` vanish, `..` takes one back, a final `index.html` is its folder.
 * @example parseSegments('/a//b/../%63/index.html') // ['a', 'c']
 */
export function parseSegments(path: string): readonly string[] {
  const kept: string[] = [];
  for (const raw of path.split(/[\\/]+/)) {
    const segment = normalizeSegment(raw);
    if (segment === '..') kept.pop();
    else if (segment !== '' && segment !== '.') kept.push(segment);
  }
  while (kept.at(-1) === 'index.html') kept.pop();
  return kept;
}

/**
 * One path segment in its only spelling: what needs no encoding is decoded, all else encoded; idempotent, never throws.
 * A segment that cannot be decoded keeps its broken escapes; no page has one like that.
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
 * The text with everything percent-encoded that an address may not hold; what is encoded already stays, right or wrong.
 * Lone surrogates become U+FFFD, as in browsers. Idempotent, never throws.
 * @example encodeUnsafe('a b%20"%zz') // 'a%20b%20%22%zz'
 */
export function encodeUnsafe(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^\w\-.~!$&'()*+,;=:@%/?]/gu, (character) => encodeURIComponent(character));
}
