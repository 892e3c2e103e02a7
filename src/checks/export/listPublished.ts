import type { Ledger } from '../../model/outputs/ledger/Ledger';
import type { SeenDocument } from './SeenDocument';

/**
 * What goes out now, for the ledger: listed pages and their places. Ids are the same in every language, so that
 * English documents tell for all.
 */
export function listPublished(documents: Iterable<SeenDocument>): Ledger {
  const published = new Map<string, readonly string[]>();
  for (const { page, anchors } of documents) {
    if (page && page.userLanguage === 'en' && !page.noindex) published.set(page.pathname, anchors);
  }
  return published;
}
