import { keptCache, keptRecordUrl, META_CACHE, RECORD_PREFIX } from '../../model/offline/cacheNames';
import type { KeptName, KeptRecord } from '../../model/offline/keptProduct';

/** The records of everything that is kept, or was begun. */
export async function readRecords(): Promise<KeptRecord[]> {
  // Opening a cache would make one.
  if (!(await caches.has(META_CACHE))) return [];
  const cache = await caches.open(META_CACHE);
  const requests = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(RECORD_PREFIX));
  const records = await Promise.all(
    requests.map(async (request) => (await cache.match(request))?.json() as Promise<KeptRecord | undefined>),
  );
  return records.filter((record) => record !== undefined);
}

/** The record of one product in one language, as it is stored now. */
export async function readRecord({ product, language }: KeptName): Promise<KeptRecord | undefined> {
  const response = await caches.match(keptRecordUrl(product, language), { cacheName: META_CACHE });
  return response?.json() as Promise<KeptRecord | undefined>;
}

/** Keeps a record, so that a cut leaves something to go on from. */
export async function writeRecord(record: KeptRecord): Promise<void> {
  const cache = await caches.open(META_CACHE);
  await cache.put(keptRecordUrl(record.product, record.language), Response.json(record));
}

/** Removes a kept product with everything that was stored for it. */
export async function deleteRecord({ product, language }: KeptName): Promise<void> {
  await caches.delete(keptCache(product, language));
  await (await caches.open(META_CACHE)).delete(keptRecordUrl(product, language));
}
