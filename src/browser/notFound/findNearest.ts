import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { KnownPage, PlacedLink } from '../../model/page/PageData';
import type { IslandPage } from '../../model/page/PageFacts';
import { parsePath } from '../../model/routes/parsedPath';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { suggestPathnames } from '../../model/routes/pathSuggestions';
import { fetchFile } from '../fetching/fetchFile';

/** How many pages fit below the search field of the 404 page. A heading takes the place of one. */
export const ROWS = 8;
/** How many of them are suggestions at most. */
const MOST_SUGGESTED = 4;

/**
 * Returns the pages whose addresses are most similar to the requested one, best first; empty if the list is
 * unavailable.
 */
export async function findNearest({ knownPagesHref, languages }: IslandPage): Promise<readonly PlacedLink[]> {
  if (!knownPagesHref) return [];
  try {
    const response = await fetchFile(knownPagesHref);
    const codes = languages.map(({ code }) => code);
    const { pathname: wanted, userLanguage } = parsePath(window.location.pathname, codes);
    const pages = (await response.json()) as KnownPage[];
    const isMeant = ([, , , prefix = '/']: KnownPage) => `${wanted.toLowerCase()}/`.startsWith(prefix);
    const known = new Map(pages.filter(isMeant).map((page) => [page[0], page]));
    const spoken = codes.includes(userLanguage) ? userLanguage : defaultLanguage();
    return suggestPathnames(wanted, [...known.keys()], MOST_SUGGESTED).map((pathname) => {
      const [, text = pathname, place = ''] = known.get(pathname) ?? [];
      return { text, href: pathnameToHref(pathname, spoken), place };
    });
  } catch {
    return [];
  }
}
