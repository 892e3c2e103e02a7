import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import type { KnownPage, PageData, PageLink } from '../../model/page/PageData';
import { parsePath } from '../../model/routes/parsedPath';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { suggestPathnames } from '../../model/routes/pathSuggestions';

const MAX_SUGGESTIONS = 5;

/**
 * Returns the pages whose addresses are most similar to the requested one, best first; empty if the list is
 * unavailable.
 */
export async function findNearest(page: PageData): Promise<readonly PageLink[]> {
  if (!page.knownPagesHref) return [];
  try {
    const response = await fetch(page.knownPagesHref);
    const codes = page.languages.map(({ code }) => code);
    const { pathname: wanted, userLanguage } = parsePath(window.location.pathname, codes);
    const pages = (await response.json()) as KnownPage[];
    const isMeant = ([, , prefix = '/']: KnownPage) => `${wanted.toLowerCase()}/`.startsWith(prefix);
    const known = new Map(pages.filter(isMeant).map(([pathname, title]) => [pathname, title]));
    const spoken = codes.includes(userLanguage) ? userLanguage : DEFAULT_LANGUAGE_CODE;
    return suggestPathnames(wanted, [...known.keys()], MAX_SUGGESTIONS).map((pathname) => ({
      text: known.get(pathname) ?? pathname,
      href: pathnameToHref(pathname, spoken),
    }));
  } catch {
    return [];
  }
}
