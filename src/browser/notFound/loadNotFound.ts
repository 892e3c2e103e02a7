import type { PageData, PageProps } from '../../model/page/PageData';
import { parsePath } from '../../model/routes/parsedPath';

/**
 * Returns the 404 page in the language of the address; undefined if that is the language already shown or if
 * the page is unavailable.
 */
export async function loadNotFound({ languages, notFoundHrefs }: PageData): Promise<PageProps | undefined> {
  const codes = languages.map(({ code }) => code);
  const { userLanguage } = parsePath(window.location.pathname, codes);
  const href = notFoundHrefs?.[userLanguage];
  if (href === undefined) return undefined;
  try {
    const response = await fetch(href);
    return response.ok ? ((await response.json()) as PageProps) : undefined;
  } catch {
    return undefined;
  }
}
