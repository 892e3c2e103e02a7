import type { PageProps } from '../../model/page/PageData';
import { parsePath } from '../../model/routes/parsedPath';
import { pathnameToHref } from '../../model/routes/pathnameToHref';

/**
 * Returns the 404 page in the language of the address and in the product that it is below; undefined if that
 * page is already shown or unavailable.
 */
export async function loadNotFound({ page }: PageProps): Promise<PageProps | undefined> {
  const codes = page.languages.map(({ code }) => code);
  const { pathname, userLanguage } = parsePath(window.location.pathname, codes);
  const wanted = pathnameToHref(pathname, userLanguage).toLowerCase();
  // The home page of a language is above its products: the longest address counts.
  const [nearest] = Object.entries(page.notFoundHrefs ?? {})
    .filter(([above]) => wanted.startsWith(above))
    .sort(([one], [other]) => other.length - one.length);
  if (!nearest) return undefined;
  try {
    const response = await fetch(nearest[1]);
    return response.ok ? ((await response.json()) as PageProps) : undefined;
  } catch {
    return undefined;
  }
}
