import type { KeepIndex } from '../../model/offline/KeepList';
import type { KeptRecord } from '../../model/offline/KeptRecord';
import { fetchKeepIndex, fetchKeepList } from './fetchKeepIndex';
import { keepProduct } from './keepProduct';
import { deleteRecord, readRecords, writeRecord } from './keptRecords';

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

async function alone(name: string, task: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return task();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? task() : undefined));
}

/** Keeps a product in a language, or goes on with it, or brings it up to date. One tab of the browser does the work. */
export async function keep(wanted: KeptRecord): Promise<void> {
  const name = nameOf(wanted);
  if (running.has(name)) return;
  const controller = new AbortController();
  running.set(name, controller);
  try {
    await alone(name, async () => {
      let record = wanted;
      for (let round = 0; round < REPLACEMENTS; round += 1) {
        let index: KeepIndex;
        try {
          index = await fetchKeepIndex();
          const offer = index.products.find(({ id }) => id === wanted.product)?.offers[wanted.language];
          if (!offer) break;
          const list = await fetchKeepList(offer.href);
          record = await keepProduct({ list, record, report: put, signal: controller.signal });
        } catch {
          put({ ...record, state: 'failed', failure: 'network' });
          return;
        }
        if (record.failure !== 'damaged') return;
        const { build } = await fetchKeepIndex().catch(() => index);
        if (build === index.build) return;
      }
    });
  } finally {
    running.delete(name);
  }
}

/** Stops keeping a product; what is there stays, for later. */
export function pauseKeeping(record: KeptRecord): void {
  running.get(nameOf(record))?.abort();
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
    for (const record of records) {
      const isCut = record.state === 'loading' || record.failure === 'network';
      if (isCut || (record.state === 'complete' && record.build !== build)) await keep(record);
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
  await writeRecord(record).catch(() => undefined);
  await keep(record);
}
