import type { DrawnPage } from '../../model/page/DrawnPage';
import type { IslandPage } from '../../model/page/PageFacts';
import { parsePath } from '../../model/routes/parsedPath';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { fetchFile } from '../fetching/fetchFile';

/** Milliseconds after which a reader keeps the page that is shown. */
const TIMEOUT_MS = 5000;

/**
 * Returns the 404 page in the language of the address and in the product that it is below; undefined if that
 * page is already shown or unavailable.
 */
export async function loadNotFound({
  languages,
  notFoundHrefs = {},
}: IslandPage): Promise<DrawnPage | undefined> {
  const codes = languages.map(({ code }) => code);
  const { pathname, userLanguage } = parsePath(window.location.pathname, codes);
  const wanted = pathnameToHref(pathname, userLanguage).toLowerCase();
  // The home page of a language is above its products: the longest address counts.
  const [nearest] = Object.entries(notFoundHrefs)
    .filter(([above]) => wanted.startsWith(above))
    .sort(([one], [other]) => other.length - one.length);
  if (!nearest) return undefined;
  try {
    const response = await fetchFile(nearest[1], { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return (await response.json()) as DrawnPage;
  } catch {
    return undefined;
  }
}
