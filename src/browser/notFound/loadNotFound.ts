import type { PageData, PageProps } from '../../model/page/PageData';
import { parsePath } from '../../model/routes/parsedPath';

/**
 * The page for unknown addresses in the language of the address; undefined where that is the language it is shown in,
 * or where it can't be had.
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
