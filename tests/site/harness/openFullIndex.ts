import type { SearchClient } from '../../../src/browser/search/SearchClient';
import { openIndex } from './openIndex';

export const LANGUAGES: readonly string[] = ['en', 'zh', 'pt', 'ar'];

const clients = new Map<string, Promise<SearchClient>>();

async function open(language: string): Promise<SearchClient> {
  const client = openIndex(language);
  await client.widen('material-ui');
  return client;
}

/** Loads the whole index in a language as the dialog does. */
export function openFullIndex(language: string): Promise<SearchClient> {
  const client = clients.get(language) ?? open(language);
  clients.set(language, client);
  return client;
}
