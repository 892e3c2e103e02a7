import type { KeptName, KeptRecord } from '../../model/offline/keptProduct';
import { readRecord } from './keptRecords';

let records: readonly KeptRecord[] = [];
const listeners = new Set<() => void>();

/** Returns the key of a kept product, shared by all tabs of the browser. */
export function nameOf({ product, language }: KeptName): string {
  return `keep ${product} ${language}`;
}

/** Returns the shown record of a kept product. */
export function findShown(kept: KeptName): KeptRecord | undefined {
  return records.find((record) => nameOf(record) === nameOf(kept));
}

function drop(kept: KeptName): void {
  records = records.filter((other) => nameOf(other) !== nameOf(kept));
  for (const listener of listeners) listener();
}

/** Shows a record and replaces the previous one of the same product and language. */
export function show(record: KeptRecord): void {
  records = [...records.filter((other) => nameOf(other) !== nameOf(record)), record];
  for (const listener of listeners) listener();
}

/** Returns the records of all products that are kept or being kept. */
export function getKept(): readonly KeptRecord[] {
  return records;
}

/** Calls the listener on every change. Returns a function that unsubscribes. */
export function subscribeKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The pending reads, one after the other: an older result never replaces a newer one. */
let reading: Promise<void> = Promise.resolve();

/** Resolves when the results of all pending reads are shown. */
export function waitForReads(): Promise<void> {
  return reading;
}

/** Shows the stored record, which another tab may have written. */
export function refresh(kept: KeptName): Promise<void> {
  reading = reading.then(async () => {
    try {
      const shown = findShown(kept);
      const record = await readRecord(kept);
      // The shown record may be newer than the one read.
      if (findShown(kept) !== shown) return;
      if (record) show(record);
      else drop(kept);
    } catch {
      // If the record cannot be read, the shown one stays.
    }
  });
  return reading;
}
