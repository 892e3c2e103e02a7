import { offlineCache, offlineRecordUrl, META_CACHE, RECORD_PREFIX } from '../../model/offline/cacheNames';
import { isOfflineRecord, type OfflineName, type OfflineRecord } from '../../model/offline/offlineProduct';

/** Returns the record in a stored response; undefined if there is none, or something else. */
async function parseRecord(response: Response | undefined): Promise<OfflineRecord | undefined> {
  const stored: unknown = await response?.json().catch(() => undefined);
  return isOfflineRecord(stored) ? stored : undefined;
}

/** Returns all stored records, including those of unfinished work. */
export async function readRecords(): Promise<OfflineRecord[]> {
  // Opening a missing cache would create it.
  if (!(await caches.has(META_CACHE))) return [];
  const cache = await caches.open(META_CACHE);
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(RECORD_PREFIX));
  const records = await Promise.all(requests.map(async (request) => parseRecord(await cache.match(request))));
  return records.filter((record) => record !== undefined);
}

/** Returns the stored record of a product in a language. */
export async function readRecord({ product, language }: OfflineName): Promise<OfflineRecord | undefined> {
  return parseRecord(await caches.match(offlineRecordUrl(product, language), { cacheName: META_CACHE }));
}

/** Stores a record, so that work can continue after an interruption. */
export async function writeRecord(record: OfflineRecord): Promise<void> {
  const cache = await caches.open(META_CACHE);
  await cache.put(offlineRecordUrl(record.product, record.language), Response.json(record));
}

/** Removes an offline product and all files stored for it. */
export async function deleteRecord({ product, language }: OfflineName): Promise<void> {
  await caches.delete(offlineCache(product, language));
  await (await caches.open(META_CACHE)).delete(offlineRecordUrl(product, language));
}
