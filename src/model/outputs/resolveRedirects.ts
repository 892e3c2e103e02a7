import { pathnameToHref } from '../routes/pathnameToHref';
import type { Redirect } from './Redirect';
import type { ResolvedRedirect } from './ResolvedRedirect';

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
