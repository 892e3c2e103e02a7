import { META_CACHE, NOTES_URL, buildCaches } from '../../model/offline/cacheNames';
import {
  NO_NOTES,
  parseNotes,
  type StoredNotes,
  type StoredEntry,
  listEvictions,
  MAX_BYTES,
  MAX_PAGES,
} from '../../model/offline/StoredNotes';

/** The shared state of the worker's modules. */
export interface WorkerContext {
  /** Hash of all output of the build. */
  readonly build: string;
  /** Address of the loader of islands, which pages name; it does not change if only text changes. */
  readonly loader: string;
  readonly origin: string;
  /** Addresses of the offline page in every language and of the files it needs. */
  readonly shell: readonly string[];
  /** Address of the hashes of the files whose names have none (`FileHashes`). */
  readonly hashes: string;
  readonly notes: Notes;
  readonly now: () => number;
}

/** The worker's notes about what it has stored. */
interface Notes {
  readonly read: () => Promise<StoredNotes>;
  /** Reads the notes from storage again: another worker may have written them. */
  readonly readAgain: () => void;
  /** Applies changes one after the other; each receives the result of the previous one. */
  readonly change: (change: (notes: StoredNotes) => StoredNotes) => Promise<StoredNotes>;
}

async function load(): Promise<StoredNotes> {
  try {
    const stored = await caches.match(NOTES_URL, { cacheName: META_CACHE });
    return stored ? parseNotes(await stored.json()) : NO_NOTES;
  } catch {
    return NO_NOTES;
  }
}

/** Creates notes that are stored, because the browser stops and starts the worker at any time. */
export function createNotes(): Notes {
  let last: Promise<StoredNotes> = load();
  return {
    read: () => last,
    readAgain: () => {
      last = last.then(load);
    },
    change: (change) => {
      last = last.then(async (notes) => {
        const next = change(notes);
        try {
          await (await caches.open(META_CACHE)).put(NOTES_URL, Response.json(next));
        } catch {
          // Storage is full. Stored files are still found by their address.
        }
        return next;
      });
      return last;
    },
  };
}

/** The notes about something that this build has just stored. */
export type Stored = Omit<StoredEntry, 'at' | 'build'>;

/**
 * Records what this build has stored, by address, and deletes what older builds have stored there: it would
 * no longer be counted or used, because all tabs, including old ones, get this build's version
 * (`findStored`).
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

/**
 * Deletes the least recently used entries until the limits are met. `share` lowers the limits if the browser
 * itself is out of storage.
 */
export async function trimStorage({ notes }: WorkerContext, share = 1): Promise<void> {
  const { entries } = await notes.read();
  const held = Object.values(entries).reduce((sum, { bytes }) => sum + bytes, 0);
  const gone = new Set(
    listEvictions(entries, {
      pages: Math.floor(MAX_PAGES * share),
      bytes: share === 1 ? MAX_BYTES : Math.floor(Math.min(held, MAX_BYTES) * share),
    }),
  );
  if (gone.size === 0) return;
  await dropStored(Object.entries(entries).filter(([url]) => gone.has(url)));
  await notes.change((now) => ({
    ...now,
    entries: Object.fromEntries(Object.entries(now.entries).filter(([url]) => !gone.has(url))),
  }));
}

/** Deletes entries stored by page visits from the caches of their builds. */
async function dropStored(entries: readonly (readonly [string, StoredEntry])[]): Promise<void> {
  try {
    for (const [url, { kind, build }] of entries) {
      const { pages, assets } = buildCaches(build);
      await (await caches.open(kind === 'page' ? pages : assets)).delete(url, { ignoreVary: true });
    }
  } catch {
    // Storage is unavailable, so there is nothing to delete.
  }
}
