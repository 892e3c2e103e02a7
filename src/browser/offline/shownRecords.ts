import type { KeptName, KeptRecord } from '../../model/offline/keptProduct';
import { readRecord } from './keptRecords';

let records: readonly KeptRecord[] = [];
const listeners = new Set<() => void>();

/** What tells a kept product from others, in every tab of the browser. */
export function nameOf({ product, language }: KeptName): string {
  return `keep ${product} ${language}`;
}

/** The record of a name as it is shown. */
export function findShown(kept: KeptName): KeptRecord | undefined {
  return records.find((record) => nameOf(record) === nameOf(kept));
}

function drop(kept: KeptName): void {
  records = records.filter((other) => nameOf(other) !== nameOf(kept));
  for (const listener of listeners) listener();
}

/** Shows a record in the place of the one of its name. */
export function show(record: KeptRecord): void {
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

/** What is being read, one after the other: an older answer never takes the place of a newer one. */
let reading: Promise<void> = Promise.resolve();

/** Settles when everything that is being read is shown. */
export function settleReads(): Promise<void> {
  return reading;
}

/** Shows what is stored, which may be another tab's doing. */
export function refresh(kept: KeptName): Promise<void> {
  reading = reading.then(async () => {
    try {
      const shown = findShown(kept);
      const record = await readRecord(kept);
      // What is shown by now may be newer than what was read.
      if (findShown(kept) !== shown) return;
      if (record) show(record);
      else drop(kept);
    } catch {
      // What can't be read stays as it was shown.
    }
  });
  return reading;
}
