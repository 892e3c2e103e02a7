import { isLanguagePrefix } from '../languages/isLanguagePrefix';

/** First segments that the site itself answers. `api` is among them since its paths are handled as `api-docs`. */
const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  '_next',
  'sw.js',
  'anew.js',
  'api',
  'api-docs',
  '404',
]);

/**
 * Whether no page may live at the pathname: the site answers there itself, or it would read as a language prefix.
 * @example isReservedPathname('/_next/static') // true
 * @example isReservedPathname('/apiary') // false
 */
export function isReservedPathname(pathname: string, languageCodes: readonly string[] = []): boolean {
  const first = pathname.split('/')[1] ?? '';
  return RESERVED_SEGMENTS.has(first) || isLanguagePrefix(first, languageCodes);
}
