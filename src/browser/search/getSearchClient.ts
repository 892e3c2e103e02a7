import { savesData } from '../savesData';
import type { WorkerLike } from './WorkerLink';
import { SearchClient } from './SearchClient';

const clients = new Map<string, SearchClient>();

/** The document's search client of a language: a second dialog finds the index loaded. */
export function getSearchClient(language: string): SearchClient {
  const known = clients.get(language);
  if (known) return known;
  const client = new SearchClient(language, {
    createWorker: (href) => new Worker(href) as unknown as WorkerLike,
    sparing: savesData(),
  });
  clients.set(language, client);
  return client;
}
