import { pathnameToHref } from '../routes/pathnameToHref';
import type { Redirect, LanguageRedirect } from './Redirect';
import { pathnameToLanguage } from '../languages/languagePath';

/** A redirect in one language, with addresses as browsers ask for them. */
export interface ResolvedRedirect {
  /** Address with final slash, for example `/zh/material-ui/buttons/`. */
  readonly from: string;
  /** Address of the target, fragment included; the page itself where only fragments have moved. */
  readonly to: string;
  readonly fragments: Readonly<Record<string, string>>;
  /** A page still stands at `from`; only fragments of it have moved. */
  readonly pageStays: boolean;
  /** The host may answer by itself; not so where the fragment decides, which a host never sees. */
  readonly byHost: boolean;
}

/** A target in a language; targets on other hosts stay, `#fragment` alone means the page itself. */
function localize(target: string, from: string, userLanguage: string): string {
  if (target.startsWith('https://')) return target;
  const [pathname = '', fragment = ''] = target.split('#');
  return pathnameToHref(pathname || from, userLanguage, fragment);
}

/**
 * The redirects of every language, in the order given.
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
 * The addresses of languages that were taken out: one for each page there is, and for each that has moved. Hosts with
 * rules answer all of them by one.
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
 * The language that the page of a redirect speaks: the one that it leads to, since its own may have been taken out;
 * its own where it leads to another host.
 */
export function redirectLanguage(
  { from, to }: Pick<ResolvedRedirect, 'from' | 'to'>,
  languageCodes: readonly string[],
): string {
  return pathnameToLanguage(to.startsWith('/') ? to : from, languageCodes).userLanguage;
}
