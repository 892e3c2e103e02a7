import { offlineCache } from '../../model/offline/cacheNames';
import {
  type KeepFile,
  type KeepList,
  type OfflineRecord,
  planKeeping,
} from '../../model/offline/offlineProduct';
import { fetchVerified, KeepFailure, hasRoom } from './keepFiles';
import { changeRecord } from './offlineRecords';

const AT_ONCE = 4;
/** After an interruption at most this many files have to be fetched again. */
const FILES_PER_NOTE = 12;
const TRIES = 2;

async function fetchTwice(file: KeepFile, signal: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetchVerified(file, signal);
    } catch (failure) {
      if (tries === TRIES || signal.aborted) throw failure;
    }
  }
}

/** Returns the verified files that are still stored: the browser may have evicted some. */
async function findPresent(
  cacheName: string,
  verified: OfflineRecord['files'],
): Promise<Record<string, string>> {
  const keys = await (await caches.open(cacheName)).keys();
  const present = new Set(keys.map(({ url }) => new URL(url).pathname));
  return Object.fromEntries(Object.entries(verified).filter(([url]) => present.has(url)));
}

/**
 * Stores all files of a list, verified by their hashes, assets before pages, and notes the progress in the record.
 * Continues after an interruption, and keeps files of the previous build until the new ones are stored. Ends early if the
 * signal is aborted, or the record says that a reader has paused or removed the product, in any tab.
 * @throws a `KeepFailure` or the failure of the browser
 */
export async function keepProduct(record: OfflineRecord, list: KeepList, signal: AbortSignal): Promise<void> {
  const cacheName = offlineCache(record.product, record.language);
  const verified = await findPresent(cacheName, record.files);
  const plan = planKeeping(list.files, verified);
  if (!(await hasRoom(plan.totalBytes - plan.doneBytes))) throw new KeepFailure('room');
  const cache = await caches.open(cacheName);
  let done = plan.doneBytes;
  const note = (end?: Partial<OfflineRecord>) =>
    changeRecord(
      record,
      (stored) =>
        stored && {
          ...stored,
          done,
          total: plan.totalBytes,
          files: { ...verified },
          ...(stored.state === 'loading' ? end : {}),
        },
    );
  // A failure in one worker stops the others: nothing may continue after a reported failure.
  const stopping = new AbortController();
  const stopped = AbortSignal.any([signal, stopping.signal]);
  let failure: unknown;
  let stored = 0;
  const storeAll = async (files: readonly KeepFile[]) => {
    const waiting = [...files];
    const work = async () => {
      for (let file = waiting.shift(); file && !stopped.aborted; file = waiting.shift()) {
        await cache.put(file.url, await fetchTwice(file, stopped));
        verified[file.url] = file.sha256;
        done += file.bytes;
        stored += 1;
        if (stored % FILES_PER_NOTE === 0 && (await note())?.state !== 'loading') stopping.abort();
      }
    };
    const fail = (problem: unknown) => {
      if (stopped.aborted) return;
      failure = problem;
      stopping.abort();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, () => work().catch(fail)));
  };
  // It may have been paused while the list was fetched.
  if ((await note())?.state !== 'loading') return;
  await storeAll(plan.toFetch.filter(({ title }) => title === undefined));
  await storeAll(plan.toFetch.filter(({ title }) => title !== undefined));
  if (stopped.aborted) {
    await note();
    if (failure !== undefined) throw failure;
    return;
  }
  for (const url of plan.toRemove) {
    await cache.delete(url, { ignoreVary: true });
    delete verified[url];
  }
  // A reader may have removed the product and begun again meanwhile, in another tab.
  const present = await findPresent(cacheName, verified);
  if (Object.keys(present).length < list.files.length) throw new KeepFailure('network');
  const pages = list.files.filter(({ title }) => title !== undefined).length;
  await note({ state: 'complete', build: list.build, pages });
}
