import type { OfflineName, OfflineRecord } from '../../model/offline/offlineProduct';
import { readRecord } from './offlineRecords';

let records: readonly OfflineRecord[] = [];
const listeners = new Set<() => void>();

/** Returns the key of an offline product, shared by all tabs of the browser. */
export function nameOf({ product, language }: OfflineName): string {
  return `keep ${product} ${language}`;
}

/** Returns the shown record of an offline product. */
export function findShown(wanted: OfflineName): OfflineRecord | undefined {
  return records.find((record) => nameOf(record) === nameOf(wanted));
}

function drop(removed: OfflineName): void {
  records = records.filter((other) => nameOf(other) !== nameOf(removed));
  for (const listener of listeners) listener();
}

/** Shows a record and replaces the previous one of the same product and language. */
export function show(record: OfflineRecord): void {
  records = [...records.filter((other) => nameOf(other) !== nameOf(record)), record];
  for (const listener of listeners) listener();
}

/** Returns the records of all products that are kept or being kept. */
export function getOfflineRecords(): readonly OfflineRecord[] {
  return records;
}

/** Calls the listener on every change. Returns a function that unsubscribes. */
export function subscribeOfflineRecords(listener: () => void): () => void {
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
export function refresh(wanted: OfflineName): Promise<void> {
  reading = reading.then(async () => {
    try {
      const shown = findShown(wanted);
      const record = await readRecord(wanted);
      // The shown record may be newer than the one read.
      if (findShown(wanted) !== shown) return;
      if (record) show(record);
      else drop(wanted);
    } catch {
      // If the record cannot be read, the shown one stays.
    }
  });
  return reading;
}
