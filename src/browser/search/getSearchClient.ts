import type { WorkerLike } from './WorkerLink';
import { SearchClient } from './SearchClient';

const clients = new Map<string, SearchClient>();

/** Readers may ask their browser to spare them data. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** The document's search client of a language: a second dialog finds the index loaded. */
export function getSearchClient(language: string): SearchClient {
  const known = clients.get(language);
  if (known) return known;
  const client = new SearchClient(language, {
    createWorker: (href) => new Worker(href) as unknown as WorkerLike,
    sparing: isSparing(),
  });
  clients.set(language, client);
  return client;
}
