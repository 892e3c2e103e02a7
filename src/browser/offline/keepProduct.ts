import { offlineCache } from '../../model/offline/cacheNames';
import {
  type KeepFile,
  type KeepList,
  type OfflineRecord,
  planKeeping,
} from '../../model/offline/offlineProduct';
import { fetchVerified, KeepFailure, hasRoom } from './keepFiles';
import { writeRecord } from './offlineRecords';

const AT_ONCE = 4;
/** After an interruption at most this many files have to be fetched again. */
const FILES_PER_NOTE = 12;
const TRIES = 2;

interface Keeping {
  readonly list: KeepList;
  readonly record: OfflineRecord;
  readonly report: (record: OfflineRecord) => void;
  /** Pauses the work; stored files stay. */
  readonly signal: AbortSignal;
}

async function fetchTwice(file: KeepFile, signal: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetchVerified(file, signal);
    } catch (failure) {
      if (tries === TRIES || signal.aborted) throw failure;
    }
  }
}

/** Returns whether all files of a record are still stored. */
export async function isWhole({ product, language, files }: OfflineRecord): Promise<boolean> {
  const present = await findPresent(await caches.open(offlineCache(product, language)), files);
  return Object.keys(present).length === Object.keys(files).length;
}

/** Returns the verified files that are still stored: the browser may have evicted some. */
async function findPresent(cache: Cache, verified: OfflineRecord['files']): Promise<Record<string, string>> {
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return Object.fromEntries(Object.entries(verified).filter(([url]) => present.has(url)));
}

function failureOf(problem: unknown): OfflineRecord['failure'] {
  if (problem instanceof KeepFailure) return problem.reason;
  return problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'room' : 'network';
}

/**
 * Stores all files of a list, verified by their hashes, assets before pages. Continues after an interruption,
 * and keeps files of the previous build until the new ones are stored. Resolves to the final record.
 */
export async function keepProduct({ list, record, report, signal }: Keeping): Promise<OfflineRecord> {
  let now: OfflineRecord = record;
  const say = (change: Partial<OfflineRecord>) => {
    now = { ...now, ...change };
    report(now);
  };
  /** Stores the result before reporting it, because the reader may close the tab once it is shown. */
  const end = async (change: Partial<OfflineRecord>) => {
    await writeRecord({ ...now, ...change }).catch(() => undefined);
    say(change);
  };
  try {
    const cache = await caches.open(offlineCache(record.product, record.language));
    const verified = await findPresent(cache, record.files);
    const plan = planKeeping(list.files, verified);
    say({
      state: 'loading',
      failure: undefined,
      done: plan.doneBytes,
      total: plan.totalBytes,
      files: verified,
    });
    if (!(await hasRoom(plan.totalBytes - plan.doneBytes))) {
      await end({ state: 'failed', failure: 'room' });
      return now;
    }
    await writeRecord(now);
    let stored = 0;
    // A failure in one worker stops the others: nothing may continue after a reported failure.
    const failed = new AbortController();
    const stopped = AbortSignal.any([signal, failed.signal]);
    const storeAll = async (files: readonly KeepFile[]) => {
      const waiting = [...files];
      const work = async () => {
        for (let file = waiting.shift(); file && !stopped.aborted; file = waiting.shift()) {
          await cache.put(file.url, await fetchTwice(file, stopped));
          verified[file.url] = file.sha256;
          stored += 1;
          say({ done: now.done + file.bytes, files: { ...verified } });
          if (stored % FILES_PER_NOTE === 0) await writeRecord(now);
        }
      };
      const workers = Array.from({ length: AT_ONCE }, work);
      try {
        await Promise.all(workers);
      } catch (problem) {
        failed.abort();
        await Promise.allSettled(workers);
        throw problem;
      }
    };
    await storeAll(plan.toFetch.filter(({ title }) => title === undefined));
    if (!signal.aborted) await storeAll(plan.toFetch.filter(({ title }) => title !== undefined));
    if (signal.aborted) {
      await end({ state: 'paused' });
    } else {
      for (const url of plan.toRemove) {
        await cache.delete(url, { ignoreVary: true });
        delete verified[url];
      }
      const pages = list.files.filter(({ title }) => title !== undefined).length;
      await end({ state: 'complete', build: list.build, pages, files: { ...verified } });
    }
  } catch (problem) {
    await end(signal.aborted ? { state: 'paused' } : { state: 'failed', failure: failureOf(problem) });
  }
  return now;
}
