import type { KeepIndex } from '../../model/offline/KeepList';
import type { KeptRecord } from '../../model/offline/KeptRecord';
import { fetchKeepIndex, fetchKeepList } from './fetchKeepIndex';
import { isWhole, keepProduct } from './keepProduct';
import { deleteRecord, readRecords } from './keptRecords';

/** A build may be replaced while it is being kept; then the new one is kept instead, this many times. */
const REPLACEMENTS = 3;

let records: readonly KeptRecord[] = [];
const running = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function nameOf({ product, language }: Pick<KeptRecord, 'product' | 'language'>): string {
  return `keep ${product} ${language}`;
}

function put(record: KeptRecord): void {
  records = [...records.filter((other) => nameOf(other) !== nameOf(record)), record];
  for (const listener of listeners) listener();
}

/** Everything that is kept, or being kept. */
export function getKept(): readonly KeptRecord[] {
  return records;
}

/** Tells about every step until it is undone. */
export function subscribeKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another tab's progress is read this often. */
const FOLLOW_MS = 1000;
/** Tabs tell each other which name is to pause. */
const CHANNEL = 'docs-keep';

async function refresh(name: string): Promise<void> {
  for (const record of await readRecords().catch(() => [])) if (nameOf(record) === name) put(record);
}

/** Shows what another tab does until it is done. */
async function follow(name: string): Promise<void> {
  const timer = setInterval(() => void refresh(name), FOLLOW_MS);
  await navigator.locks.request(name, () => undefined);
  clearInterval(timer);
  await refresh(name);
}

/** Runs a task in one tab of the browser; the others follow it. */
async function alone(name: string, task: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return task();
  const isOurs = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
    return lock !== null;
  });
  if (!isOurs) await follow(name);
}

/** Aborts a controller when another tab asks for it; returns what ends that. */
function listenForPause(name: string, controller: AbortController): () => void {
  if (!('BroadcastChannel' in window)) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === name) controller.abort();
  });
  return () => channel.close();
}

/** Keeps a product in a language, or goes on with it, or brings it up to date. One tab of the browser does the work. */
export async function keep(wanted: KeptRecord): Promise<void> {
  const name = nameOf(wanted);
  if (running.has(name)) return;
  const controller = new AbortController();
  running.set(name, controller);
  const unlisten = listenForPause(name, controller);
  try {
    await alone(name, async () => {
      let record = wanted;
      for (let round = 0; round < REPLACEMENTS; round += 1) {
        let index: KeepIndex;
        try {
          index = await fetchKeepIndex();
          const offer = index.products.find(({ id }) => id === wanted.product)?.offers[wanted.language];
          if (!offer) {
            put({ ...record, state: 'failed', failure: 'gone' });
            return;
          }
          const list = await fetchKeepList(offer.href);
          record = await keepProduct({ list, record, report: put, signal: controller.signal });
        } catch {
          put({ ...record, state: 'failed', failure: 'network' });
          return;
        }
        if (record.failure !== 'damaged' && record.failure !== 'gone') return;
        const { build } = await fetchKeepIndex().catch(() => index);
        if (build === index.build) return;
      }
    });
  } finally {
    unlisten();
    running.delete(name);
  }
}

/** Stops keeping a product; what is there stays, for later. */
export function pauseKeeping(record: KeptRecord): void {
  running.get(nameOf(record))?.abort();
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(nameOf(record));
  channel.close();
}

/** Removes a kept product. */
export async function removeKept(record: KeptRecord): Promise<void> {
  pauseKeeping(record);
  await deleteRecord(record).catch(() => undefined);
  records = records.filter((other) => nameOf(other) !== nameOf(record));
  for (const listener of listeners) listener();
}

/** Reads what is kept; false where the browser stores nothing. */
export async function loadKept(): Promise<boolean> {
  try {
    for (const record of await readRecords()) if (!running.has(nameOf(record))) put(record);
    return true;
  } catch {
    return false;
  }
}

/** Goes on with what was cut, and brings up to date what is of another build than the server's. */
export async function resumeKept(): Promise<void> {
  if (!(await loadKept()) || records.length === 0 || !navigator.onLine) return;
  try {
    const { build } = await fetchKeepIndex();
    // Another tab may have paused one meanwhile.
    await loadKept();
    for (const record of records) {
      const isCut = record.state === 'loading' || record.failure === 'network';
      const isComplete = record.state === 'complete';
      // The browser may have cleared files of what was complete.
      if (isCut || (isComplete && (record.build !== build || !(await isWhole(record))))) await keep(record);
    }
  } catch {
    // Later, when the network is there.
  }
}

/** A record for a product that nothing is known of yet. */
export async function beginKeeping(
  first: Pick<KeptRecord, 'product' | 'name' | 'language' | 'href' | 'total' | 'pages'>,
): Promise<void> {
  const record: KeptRecord = { ...first, state: 'loading', done: 0, files: {} };
  put(record);
  // Written only by the tab that does the work: the record of another one's progress is not to be lost.
  await keep(record);
}
