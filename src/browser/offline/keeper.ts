import type { KeepIndex, KeptName, KeptRecord } from '../../model/offline/keptProduct';
import { openChannel } from '../openChannel';
import { fetchKeepIndex, fetchKeepList } from './keepFiles';
import { isWhole, keepProduct } from './keepProduct';
import { deleteRecord, readRecord, readRecords, writeRecord } from './keptRecords';
import { findShown, getKept, nameOf, refresh, settleReads, show } from './shownRecords';

/** A build may be replaced while it is being kept; then the new one is kept instead, this many times. */
const REPLACEMENTS = 3;

/** What this tab does, or waits to do, for one name. */
interface Work {
  readonly controller: AbortController;
  /** A reader has asked to go on while this was under way, which may end without having done it. */
  isAskedFor: boolean;
}

const running = new Map<string, Work>();

/** Another tab's progress is read this often. */
const FOLLOW_MS = 1000;
/** Tabs tell each other which name is to pause. */
const CHANNEL = 'docs-keep';

/** Runs a task when no tab works at what is kept any more: what they write at last does not come behind it. */
async function afterwards(kept: KeptName, task: () => Promise<void>): Promise<void> {
  await ('locks' in navigator ? navigator.locks.request(nameOf(kept), task) : task());
}

/** Runs a task in one tab of the browser; the others follow it, and have their turn when it has ended. */
async function inTurn(kept: KeptName, task: () => Promise<void>): Promise<void> {
  const timer = setInterval(() => void refresh(kept), FOLLOW_MS);
  try {
    await afterwards(kept, async () => {
      clearInterval(timer);
      await settleReads();
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
 * Works at a product when no other tab does so any more; nothing where this tab is at it already.
 * @param look says by then what is to be kept; nothing leaves all as it is
 */
async function work(wanted: KeptRecord, look: () => Promise<KeptRecord | undefined>): Promise<void> {
  const name = nameOf(wanted);
  if (running.has(name)) return;
  const own: Work = { controller: new AbortController(), isAskedFor: false };
  const { signal } = own.controller;
  running.set(name, own);
  const channel = openChannel(CHANNEL, (stopped) => {
    if (stopped === name) stop(own);
  });
  try {
    await inTurn(wanted, async () => {
      // It may have been paused while this tab waited for its turn.
      const found = signal.aborted ? undefined : await look();
      if (found) await keepNewest(found, signal);
      else await refresh(wanted);
    });
  } finally {
    channel.close();
    running.delete(name);
    // Whoever has stopped it may have removed it, too.
    if (signal.aborted) afterwards(wanted, () => refresh(wanted)).catch(() => undefined);
  }
  if (own.isAskedFor && findShown(wanted)?.state !== 'complete') await keep(wanted);
}

/**
 * Keeps a product in a language, or goes on with it, as its reader asks for. One tab of the browser does the work, and
 * what stands in its way is waited for.
 */
export async function keep(wanted: KeptRecord): Promise<void> {
  const underWay = running.get(nameOf(wanted));
  if (underWay) underWay.isAskedFor = true;
  else await work(wanted, async () => (await readRecord(wanted).catch(() => undefined)) ?? wanted);
}

/** Whether a build that is newer may have what this one lacks. */
function mayBeMended({ failure }: KeptRecord): boolean {
  return failure === 'damaged' || failure === 'gone';
}

async function keepNewest(wanted: KeptRecord, signal: AbortSignal): Promise<void> {
  let record = wanted;
  const fail = async (failure: KeptRecord['failure']) => {
    const ended: KeptRecord = signal.aborted
      ? { ...record, state: 'paused', failure: undefined }
      : { ...record, state: 'failed', failure };
    // What could not even begin goes on in a later tab, too; what is whole of a build before stays what it is.
    if (record.state !== 'complete') await writeRecord(ended).catch(() => undefined);
    show(ended);
  };
  // Told once it is known that no build mends it: a press that goes on would be lost on what still goes on by itself.
  const report = (now: KeptRecord) => {
    if (!mayBeMended(now)) show(now);
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
    if (!mayBeMended(record)) return;
    const { build } = await fetchKeepIndex(signal).catch(() => index);
    if (build === index.build) break;
  }
  show(record);
}

/** Ends the work at a product in this tab and in all others. */
function stopEverywhere(kept: KeptName): void {
  const underWay = running.get(nameOf(kept));
  if (underWay) stop(underWay);
  const channel = openChannel(CHANNEL);
  channel.tell(nameOf(kept));
  channel.close();
}

/** Stops keeping a product; what is there stays, for later. */
export async function pauseKeeping(kept: KeptName): Promise<void> {
  const written = afterwards(kept, async () => {
    const record = await readRecord(kept);
    // No tab works at it, but one may be about to go on.
    if (record?.state === 'loading' || record?.failure === 'network')
      await writeRecord({ ...record, state: 'paused', failure: undefined });
  });
  stopEverywhere(kept);
  await written.catch(() => undefined);
  await refresh(kept);
}

/** Removes a kept product. */
export async function removeKept(kept: KeptName): Promise<void> {
  const deleted = afterwards(kept, () => deleteRecord(kept));
  stopEverywhere(kept);
  await deleted.catch(() => undefined);
  await refresh(kept);
}

/** Reads what is kept, and follows what is under way, or goes on with it; false where the browser stores nothing. */
export async function loadKept(): Promise<boolean> {
  try {
    const known = [...(await readRecords()), ...getKept()].filter((record) => !running.has(nameOf(record)));
    await Promise.all(known.map(refresh));
  } catch {
    return false;
  }
  for (const known of getKept()) goOn(known, ({ state }) => state === 'loading').catch(() => undefined);
  return true;
}

/** Goes on with a record that is due, unless another tab has paused, ended or removed it meanwhile. */
async function goOn(
  known: KeptRecord,
  isStillDue: (record: KeptRecord) => boolean | Promise<boolean>,
): Promise<void> {
  if (!(await isStillDue(known))) return;
  await work(known, async () => {
    const record = await readRecord(known);
    return record && (await isStillDue(record)) ? record : undefined;
  });
}

/** Whether a record was cut, or is of another build, or the browser has cleared files of what was complete. */
async function isDue(record: KeptRecord, build: string): Promise<boolean> {
  if (record.state === 'loading' || record.failure === 'network') return true;
  return record.state === 'complete' && (record.build !== build || !(await isWhole(record)));
}

/** Goes on with what was cut, and brings up to date what is of another build than the server's. */
export async function resumeKept(): Promise<void> {
  if (!(await loadKept()) || getKept().length === 0 || !navigator.onLine) return;
  try {
    const { build } = await fetchKeepIndex();
    // What one of them meets says nothing about the next.
    for (const known of getKept()) await goOn(known, (record) => isDue(record, build)).catch(() => undefined);
  } catch {
    // Later, when the network is there.
  }
}

/** A record for a product that nothing is known of yet. */
export async function beginKeeping(
  first: Pick<KeptRecord, 'product' | 'name' | 'language' | 'href' | 'total' | 'pages'>,
): Promise<void> {
  const record: KeptRecord = { ...first, state: 'loading', done: 0, files: {} };
  show(record);
  // Written only by the tab that does the work: the record of another one's progress is not to be lost.
  await keep(record);
}
