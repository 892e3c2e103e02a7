import type { KeepIndex, OfflineName, OfflineRecord } from '../../model/offline/offlineProduct';
import { openChannel } from '../openChannel';
import { fetchKeepIndex, fetchKeepList } from './keepFiles';
import { isWhole, keepProduct } from './keepProduct';
import { deleteRecord, readRecord, readRecords, writeRecord } from './offlineRecords';
import { findShown, getOfflineRecords, nameOf, refresh, waitForReads, show } from './shownRecords';

/** Maximum number of builds to try, because a new build may replace the one that is being kept. */
const REPLACEMENTS = 3;

/** The work of this tab, running or queued, for one product and language. */
interface Work {
  readonly controller: AbortController;
  /** The reader asked to continue while this work was running; it may end without having done so. */
  isAskedFor: boolean;
}

const running = new Map<string, Work>();

/** Interval for reading another tab's progress, in ms. */
const FOLLOW_MS = 1000;
/** The channel on which tabs announce which product to pause. */
const CHANNEL = 'docs-keep';

/**
 * Runs a task when no tab is working on the product any more, so that their last writes do not come after it.
 */
async function afterwards(wanted: OfflineName, task: () => Promise<void>): Promise<void> {
  await ('locks' in navigator ? navigator.locks.request(nameOf(wanted), task) : task());
}

/**
 * Runs a task in one tab of the browser at a time; the other tabs show its progress and run theirs when it
 * ends.
 */
async function inTurn(wanted: OfflineName, task: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => void refresh(wanted), FOLLOW_MS);
  try {
    await afterwards(wanted, async () => {
      clearInterval(timer);
      await waitForReads();
      await task();
    });
  } finally {
    clearInterval(timer);
  }
}

function stop(work: Work): void {
  work.controller.abort();
  work.isAskedFor = false;
}

/**
 * Works on a product when no other tab does; does nothing if this tab is already working on it.
 * @param look returns the record to keep at that time; if undefined, nothing changes
 */
async function work(wanted: OfflineRecord, look: () => Promise<OfflineRecord | undefined>): Promise<void> {
  const name = nameOf(wanted);
  if (running.has(name)) return;
  const started: Work = { controller: new AbortController(), isAskedFor: false };
  const { signal } = started.controller;
  running.set(name, started);
  const channel = openChannel(CHANNEL, (stopped) => {
    if (stopped === name) stop(started);
  });
  try {
    await inTurn(wanted, async () => {
      // The work may have been paused while this tab waited.
      const found = signal.aborted ? undefined : await look();
      if (found) await keepNewest(found, signal);
      else await refresh(wanted);
    });
  } finally {
    channel.close();
    running.delete(name);
    // The tab that stopped the work may also have removed the product.
    if (signal.aborted) afterwards(wanted, () => refresh(wanted)).catch(() => undefined);
  }
  if (started.isAskedFor && findShown(wanted)?.state !== 'complete') await keep(wanted);
}

/**
 * Keeps a product in a language, or continues to, at the reader's request. One tab of the browser does the
 * work; waits for work that is already running.
 */
export async function keep(wanted: OfflineRecord): Promise<void> {
  const underWay = running.get(nameOf(wanted));
  if (underWay) underWay.isAskedFor = true;
  else await work(wanted, async () => (await readRecord(wanted).catch(() => undefined)) ?? wanted);
}

/** Returns whether a newer build may fix the failure. */
function isFixable({ failure }: OfflineRecord): boolean {
  return failure === 'damaged' || failure === 'gone';
}

async function keepNewest(wanted: OfflineRecord, signal: AbortSignal): Promise<void> {
  let record = wanted;
  const fail = async (failure: OfflineRecord['failure']) => {
    const ended: OfflineRecord = signal.aborted
      ? { ...record, state: 'paused', failure: undefined }
      : { ...record, state: 'failed', failure };
    // A later tab continues even if the work could not start. A complete record of a previous build stays
    // complete.
    if (record.state !== 'complete') await writeRecord(ended).catch(() => undefined);
    show(ended);
  };
  // Report such a failure only when no newer build fixes it: until then the work continues by itself, and a
  // click on "continue" would be lost.
  const report = (now: OfflineRecord) => {
    if (!isFixable(now)) show(now);
  };
  for (let round = 0; round < REPLACEMENTS; round += 1) {
    let index: KeepIndex;
    try {
      index = await fetchKeepIndex(signal);
      const offer = index.products.find(({ id }) => id === wanted.product)?.offers[wanted.language];
      if (!offer) return await fail('gone');
      const list = await fetchKeepList(offer.href, signal);
      record = await keepProduct({ list, record, report, signal });
    } catch {
      return await fail('network');
    }
    if (!isFixable(record)) return;
    const { build } = await fetchKeepIndex(signal).catch(() => index);
    if (build === index.build) break;
  }
  show(record);
}

/** Stops the work on a product in this tab and all others. */
function stopEverywhere(wanted: OfflineName): void {
  const underWay = running.get(nameOf(wanted));
  if (underWay) stop(underWay);
  const channel = openChannel(CHANNEL);
  channel.notify(nameOf(wanted));
  channel.close();
}

/** Pauses keeping a product; stored files stay for later. */
export async function pauseKeeping(wanted: OfflineName): Promise<void> {
  const written = afterwards(wanted, async () => {
    const record = await readRecord(wanted);
    // No tab is working on it, but one may be about to continue.
    if (record?.state === 'loading' || record?.failure === 'network')
      await writeRecord({ ...record, state: 'paused', failure: undefined });
  });
  stopEverywhere(wanted);
  await written.catch(() => undefined);
  await refresh(wanted);
}

/** Removes an offline product. */
export async function removeOfflineProduct(wanted: OfflineName): Promise<void> {
  const deleted = afterwards(wanted, () => deleteRecord(wanted));
  stopEverywhere(wanted);
  await deleted.catch(() => undefined);
  await refresh(wanted);
}

/** Shows the stored records and continues unfinished work; returns false if the browser has no storage. */
export async function loadOfflineRecords(): Promise<boolean> {
  try {
    const known = [...(await readRecords()), ...getOfflineRecords()].filter(
      (record) => !running.has(nameOf(record)),
    );
    await Promise.all(known.map(refresh));
  } catch {
    return false;
  }
  for (const known of getOfflineRecords())
    goOn(known, ({ state }) => state === 'loading').catch(() => undefined);
  return true;
}

/**
 * Continues with a record that is due, unless another tab has paused, finished or removed it in the meantime.
 */
async function goOn(
  known: OfflineRecord,
  isStillDue: (record: OfflineRecord) => boolean | Promise<boolean>,
): Promise<void> {
  if (!(await isStillDue(known))) return;
  await work(known, async () => {
    const record = await readRecord(known);
    return record && (await isStillDue(record)) ? record : undefined;
  });
}

/** Returns whether a record was interrupted, is of another build, or is complete but has evicted files. */
async function isDue(record: OfflineRecord, build: string): Promise<boolean> {
  if (record.state === 'loading' || record.failure === 'network') return true;
  return record.state === 'complete' && (record.build !== build || !(await isWhole(record)));
}

/** Continues interrupted work, and updates records of a build other than the server's. */
export async function resumeKeeping(): Promise<void> {
  if (!(await loadOfflineRecords()) || getOfflineRecords().length === 0 || !navigator.onLine) return;
  try {
    const { build } = await fetchKeepIndex();
    // The failure of one record does not affect the next.
    for (const known of getOfflineRecords())
      await goOn(known, (record) => isDue(record, build)).catch(() => undefined);
  } catch {
    // Try again later, when the network is available.
  }
}

/** Creates the record of a new product and starts to keep it. */
export async function beginKeeping(
  first: Pick<OfflineRecord, 'product' | 'name' | 'language' | 'href' | 'total' | 'pages'>,
): Promise<void> {
  const record: OfflineRecord = { ...first, state: 'loading', done: 0, files: {} };
  show(record);
  // Only the tab that does the work writes the record, so that another tab's progress is not lost.
  await keep(record);
}
