import { offlineCache } from '../../model/offline/cacheNames';
import type { OfflineName, OfflineRecord } from '../../model/offline/offlineProduct';
import { fetchKeepIndex, fetchKeepList, KeepFailure } from './keepFiles';
import { keepProduct } from './keepProduct';
import { changeRecord, readRecord, readRecords } from './offlineRecords';

/**
 * Saves products for reading offline. What is stored is the only state, also for other tabs and for the next page:
 * files in the cache of the product, and its record, which says how far the work is and whether a reader wants it.
 */

/** Maximum number of builds to try, because a new build may replace the one that is being kept. */
const REPLACEMENTS = 3;

/** Stops the work of this page, by the name of its lock. */
const running = new Map<string, AbortController>();

const nameOf = ({ product, language }: OfflineName) => `keep ${product} ${language}`;

function failureOf(problem: unknown): NonNullable<OfflineRecord['failure']> {
  if (problem instanceof KeepFailure) return problem.reason;
  return problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'room' : 'network';
}

/** Keeps the files of the server's build, or of those that replace it meanwhile. */
async function keepNewest(record: OfflineRecord, signal: AbortSignal): Promise<void> {
  let failure: NonNullable<OfflineRecord['failure']> = 'network';
  for (let round = 0; round < REPLACEMENTS; round += 1) {
    let tried: string | undefined;
    try {
      const { build, products } = await fetchKeepIndex(signal);
      tried = build;
      const offer = products.find(({ id }) => id === record.product)?.offers[record.language];
      if (!offer) throw new KeepFailure('gone');
      const list = await fetchKeepList(offer.href, signal);
      await keepProduct((await readRecord(record)) ?? record, list, signal);
      return;
    } catch (problem) {
      if (signal.aborted) return;
      failure = failureOf(problem);
    }
    // Only a newer build may help.
    if (failure !== 'damaged' && failure !== 'gone') break;
    const index = await fetchKeepIndex(signal).catch(() => undefined);
    if (index === undefined || index.build === tried) break;
  }
  const noteFailure = () =>
    changeRecord(record, (stored) => {
      if (stored?.state !== 'loading') return stored;
      // The build before can still be read.
      const staysWhole = failure === 'network' && stored.build !== undefined;
      return staysWhole ? { ...stored, state: 'complete' } : { ...stored, state: 'failed', failure };
    });
  await noteFailure().catch(async () => {
    // The files have left no room even for the record. A browser frees that of a whole cache at some later time.
    const name = offlineCache(record.product, record.language);
    const cache = await caches.open(name);
    for (const request of await cache.keys()) await cache.delete(request);
    await caches.delete(name);
    await noteFailure();
  });
}

/** Works on a product as long as a reader wants it. Does nothing if another tab is working on it. */
async function work(wanted: OfflineName): Promise<void> {
  const name = nameOf(wanted);
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (;;) {
      const record = await readRecord(wanted);
      if (record?.state !== 'loading') return;
      const controller = new AbortController();
      running.set(name, controller);
      await keepNewest(record, controller.signal).finally(() => running.delete(name));
      // Once more if a reader has paused and resumed it meanwhile.
    }
  });
}

/** Keeps a product in a language, or continues to, at the reader's request. */
export async function keep(wanted: OfflineRecord): Promise<void> {
  await changeRecord(wanted, (stored) => ({ ...(stored ?? wanted), state: 'loading', failure: undefined }));
  await work(wanted);
}

/** Creates the record of a new product and starts to keep it. */
export function beginKeeping(
  first: Pick<OfflineRecord, 'product' | 'name' | 'language' | 'href' | 'total' | 'pages'>,
): Promise<void> {
  return keep({ ...first, state: 'loading', done: 0, files: {} });
}

/** Pauses keeping a product; stored files stay for later. */
export async function pauseKeeping(wanted: OfflineName): Promise<void> {
  await changeRecord(wanted, (stored) => stored && { ...stored, state: 'paused', failure: undefined });
  running.get(nameOf(wanted))?.abort();
}

/** Removes an offline product. */
export async function removeOfflineProduct(wanted: OfflineName): Promise<void> {
  await changeRecord(wanted, () => undefined);
  running.get(nameOf(wanted))?.abort();
}

/** Continues what a page before has left or the network has interrupted, and updates products of another build. */
export async function resumeKeeping(build: string): Promise<void> {
  for (const found of await readRecords().catch(() => [])) {
    if (!navigator.onLine) return;
    // Browsers may clear a cache.
    const isCleared = !(await caches.has(offlineCache(found.product, found.language)));
    const isDue = ({ state, failure, build: kept }: OfflineRecord) =>
      state === 'loading' || failure === 'network' || (state === 'complete' && (isCleared || kept !== build));
    if (!isDue(found)) continue;
    // Another tab may have paused, finished or removed it meanwhile.
    await changeRecord(found, (stored) =>
      stored && isDue(stored) ? { ...stored, state: 'loading', failure: undefined } : stored,
    )
      .then(() => work(found))
      // One product does not hold up the next.
      .catch(() => undefined);
  }
}
