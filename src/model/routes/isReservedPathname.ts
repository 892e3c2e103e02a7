import { isLanguagePrefix } from '../languages/isLanguagePrefix';

/**
 * First segments that are reserved by the site. `api` is included because its paths are handled as
 * `api-docs`.
 */
const RESERVED_SEGMENTS: ReadonlySet<string> = new Set(['_next', 'sw.js', 'api', 'api-docs', '404']);

/**
 * Returns whether a pathname is reserved: the site uses it, or its first segment is a language prefix.
 * @example isReservedPathname('/_next/static') // true
 * @example isReservedPathname('/apiary') // false
 */
export function isReservedPathname(pathname: string, languageCodes: readonly string[] = []): boolean {
  const first = pathname.split('/')[1] ?? '';
  return RESERVED_SEGMENTS.has(first) || isLanguagePrefix(first, languageCodes);
}
