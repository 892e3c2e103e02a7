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

/** The lock of the browser's tabs for changes of records. */
const LOCK = 'docs-keep-records';

/**
 * Changes the stored record of a product, in one tab at a time. Returns what is stored then.
 * @param change receives the stored record; if it returns undefined, the product is removed with all its files
 */
export function changeRecord(
  { product, language }: OfflineName,
  change: (stored: OfflineRecord | undefined) => OfflineRecord | undefined,
): Promise<OfflineRecord | undefined> {
  return navigator.locks.request(LOCK, async () => {
    const stored = await readRecord({ product, language });
    const changed = change(stored);
    if (changed === stored) return stored;
    const cache = await caches.open(META_CACHE);
    const url = offlineRecordUrl(product, language);
    if (changed) {
      await cache.put(url, Response.json(changed));
    } else {
      await caches.delete(offlineCache(product, language));
      await cache.delete(url);
    }
    return changed;
  });
}
