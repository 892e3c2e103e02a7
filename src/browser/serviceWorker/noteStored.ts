import type { StoredEntry } from '../../model/offline/StoredNotes';
import { dropStored } from './dropStored';
import type { WorkerContext } from './WorkerContext';

/** What is noted of something that was stored just now by this build. */
export type Stored = Omit<StoredEntry, 'at' | 'build'>;

/**
 * Notes what this build has stored, by address. What an older build has stored there is dropped: it would be counted
 * by nobody, and found by nobody either, since every tab, old ones included, gets this build's (`findStored`).
 */
export async function noteStored(
  { build, notes, now }: WorkerContext,
  stored: Readonly<Record<string, Stored>>,
): Promise<void> {
  const at = now();
  let replaced: [string, StoredEntry][] = [];
  await notes.change((noted) => {
    replaced = Object.entries(noted.entries).filter(
      ([url, entry]) => Object.hasOwn(stored, url) && entry.build !== build,
    );
    const entries = Object.entries(stored).map(([url, entry]) => [url, { ...entry, at, build }] as const);
    return { ...noted, entries: { ...noted.entries, ...Object.fromEntries(entries) } };
  });
  await dropStored(replaced);
}
