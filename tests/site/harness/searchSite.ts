import type { SearchClient } from '../../../src/browser/search/SearchClient';
import type { SearchResult } from '../../../src/model/search/SearchResult';
import { openIndex } from './openIndex';

export const LANGUAGES: readonly string[] = ['en', 'zh', 'pt', 'ar'];

const clients = new Map<string, SearchClient>();

/**
 * Returns the results that a reader sees once everything that the query needs has loaded. All queries in a
 * language share one client, as in the dialog.
 */
export async function searchSite(language: string, text: string, product: string): Promise<SearchResult> {
  const client = clients.get(language) ?? openIndex(language);
  clients.set(language, client);
  await client.load(text, { product }).all;
  return client.search(text, { product });
}
