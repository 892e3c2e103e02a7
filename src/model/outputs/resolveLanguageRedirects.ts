import { pathnameToHref } from '../routes/pathnameToHref';
import type { LanguageRedirect } from './LanguageRedirect';
import type { Redirect } from './Redirect';
import type { ResolvedRedirect } from './ResolvedRedirect';
import { resolveRedirects } from './resolveRedirects';

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
