import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import type { Ledger } from '../../model/outputs/Ledger';
import type { SeenDocument } from './SeenDocument';

/**
 * What goes out now, for the ledger: pages and their places, in or out of search engines, since readers link to both.
 * Ids are the same in every language, so that English documents tell for all.
 */
export function listPublished(documents: Iterable<SeenDocument>): Ledger {
  const pages = new Map<string, readonly string[]>();
  const languages = new Set<string>();
  for (const { page, anchors } of documents) {
    if (!page) continue;
    languages.add(page.userLanguage);
    if (page.userLanguage === DEFAULT_LANGUAGE_CODE) pages.set(page.pathname, anchors);
  }
  return { pages, languages };
}
