import { pathnameToHref } from '../routes/pathnameToHref';
import type { LanguageRedirect, Redirect } from './Redirect';

/**
 * A pattern of `data/redirects.ts`: a redirect of all addresses below one. `from` ends with `/*`. `to` may end with
 * `*`, too, which then stands for the rest of the address.
 */
export type RedirectPattern = Required<Pick<Redirect, 'from' | 'to'>>;

/** Returns whether a redirect is a pattern. An invalid row is not one. */
export function isPattern(redirect: Redirect | null): redirect is RedirectPattern {
  return typeof redirect?.from === 'string' && redirect.from.includes('*');
}

/** Returns an address without the star at its end. */
export const withoutStar = (address: string) => address.replace(/\*$/, '');

/** Returns whether a pattern leads to another host. */
export const isElsewhere = ({ to }: Pick<RedirectPattern, 'to'>) => to.startsWith('https://');

/** A pattern in one language, without its stars. */
export interface ResolvedPattern {
  /** Start of the old addresses, with its slash: `/zh/components/`. */
  readonly from: string;
  /** The new address, or its start: `/zh/material-ui/react-`. */
  readonly to: string;
  /** `to` is followed by the rest of the old address. */
  readonly keepsRest: boolean;
}

function resolvePattern(pattern: RedirectPattern, language: string, targetLanguage: string): ResolvedPattern {
  const keepsRest = pattern.to.endsWith('*');
  const bare = withoutStar(pattern.to);
  const [pathname = '', fragment = ''] = bare.split('#');
  // The slash before the rest belongs to the pattern; the final one of an address is added.
  const local = keepsRest
    ? pathnameToHref('/', targetLanguage) + bare.slice(1)
    : pathnameToHref(pathname, targetLanguage, fragment);
  return {
    from: pathnameToHref(pattern.from.slice(0, -2), language),
    to: isElsewhere(pattern) ? bare : local,
    keepsRest,
  };
}

/**
 * Resolves patterns for every language, also removed ones. The longest come first: of two that match an address, the
 * narrower one is meant.
 * @example resolvePatterns([{ from: '/a/*', to: '/b/*' }], ['zh'], [])
 * // [{ from: '/zh/a/', to: '/zh/b/', keepsRest: true }]
 */
export function resolvePatterns(
  patterns: readonly RedirectPattern[],
  languageCodes: readonly string[],
  removed: readonly LanguageRedirect[],
): ResolvedPattern[] {
  const languages = [...languageCodes.map((code) => ({ language: code, to: code })), ...removed];
  return languages
    .flatMap(({ language, to }) => patterns.map((pattern) => resolvePattern(pattern, language, to)))
    .sort((left, right) => right.from.length - left.from.length || (left.from < right.from ? -1 : 1));
}

/**
 * Returns the address that the first matching pattern leads to; undefined if none matches.
 * @param path of a request: `/components/box/`
 * @example followPattern('/a/x/', [{ from: '/a/', to: '/b/react-', keepsRest: true }]) // '/b/react-x/'
 */
export function followPattern(path: string, patterns: readonly ResolvedPattern[]): string | undefined {
  const pattern = patterns.find(({ from }) => path.startsWith(from) && path.length > from.length);
  return pattern && pattern.to + (pattern.keepsRest ? path.slice(pattern.from.length) : '');
}
