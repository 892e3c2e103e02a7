import { pathnameToHref } from '../routes/pathnameToHref';
import type { Redirect, LanguageRedirect } from './Redirect';
import { pathnameToLanguage } from '../languages/languagePath';

/** A redirect in one language, with addresses as browsers request them. */
export interface ResolvedRedirect {
  /** Address with trailing slash, for example `/zh/material-ui/buttons/`. */
  readonly from: string;
  /** Address of the target with its fragment; the page itself if only fragments moved. */
  readonly to: string;
  readonly fragments: Readonly<Record<string, string>>;
  /** The page at `from` still exists; only some of its fragments moved. */
  readonly pageStays: boolean;
  /**
   * The host can send the redirect. It cannot if the fragment matters, because browsers do not send
   * fragments.
   */
  readonly byHost: boolean;
}

/**
 * Adds the language to a target. Targets on other hosts stay unchanged; a bare `#fragment` means the page
 * itself.
 */
function localize(target: string, from: string, userLanguage: string): string {
  if (target.startsWith('https://')) return target;
  const [pathname = '', fragment = ''] = target.split('#');
  return pathnameToHref(pathname || from, userLanguage, fragment);
}

/**
 * Resolves redirects for every language, in the given order.
 * @example resolveRedirects([{ from: '/a', to: '/b#c' }], ['zh'], () => false)
 * // [{ from: '/zh/a/', to: '/zh/b/#c', fragments: {}, pageStays: false, byHost: true }]
 */
export function resolveRedirects(
  redirects: readonly Redirect[],
  languageCodes: readonly string[],
  isPage: (pathname: string) => boolean,
): ResolvedRedirect[] {
  return languageCodes.flatMap((code) =>
    redirects.map(({ from, to = from, fragments = {} }) => {
      const moved = Object.entries(fragments).map(
        ([fragment, target]) => [fragment, localize(target, from, code)] as const,
      );
      return {
        from: pathnameToHref(from, code),
        to: localize(to, from, code),
        fragments: Object.fromEntries(moved),
        pageStays: isPage(from),
        byHost: moved.length === 0,
      };
    }),
  );
}

/**
 * Resolves the redirects of removed languages: one for each existing page and one for each moved page. Hosts
 * with redirect rules cover all of them with one rule.
 * @example resolveLanguageRedirects([{ language: 'pt', to: 'en' }], ['/a'], [])
 * // [{ from: '/pt/a/', to: '/a/', fragments: {}, pageStays: false, byHost: false }]
 */
export function resolveLanguageRedirects(
  languages: readonly LanguageRedirect[],
  pathnames: readonly string[],
  redirects: readonly Redirect[],
): ResolvedRedirect[] {
  const known = new Set(pathnames);
  const gone = redirects.filter(({ from }) => !known.has(from));
  return languages.flatMap(({ language, to }) => [
    ...pathnames.map((pathname) => ({
      from: pathnameToHref(pathname, language),
      to: pathnameToHref(pathname, to),
      fragments: {},
      pageStays: false,
      byHost: false,
    })),
    ...gone.flatMap((redirect) =>
      resolveRedirects([redirect], [to], () => false).map((resolved) => ({
        ...resolved,
        from: pathnameToHref(redirect.from, language),
        byHost: false,
      })),
    ),
  ]);
}

/**
 * Returns the language of a redirect's page: the target's language, because its own may be removed. A
 * redirect to another host uses its own language.
 */
export function redirectLanguage(
  { from, to }: Pick<ResolvedRedirect, 'from' | 'to'>,
  languageCodes: readonly string[],
): string {
  return pathnameToLanguage(to.startsWith('/') ? to : from, languageCodes).userLanguage;
}
