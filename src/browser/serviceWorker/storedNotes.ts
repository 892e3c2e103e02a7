import { META_CACHE, NOTES_URL, buildCaches } from '../../model/offline/cacheNames';
import {
  NO_NOTES,
  parseNotes,
  type StoredNotes,
  type StoredEntry,
  listEvictions,
  MOST_BYTES,
  MOST_PAGES,
} from '../../model/offline/StoredNotes';

/** What every part of the worker works with. */
export interface WorkerContext {
  /** Hash over everything that the build has written. */
  readonly build: string;
  /** The framework's name of the build, which its documents carry; that stays where only text changes. */
  readonly documents: string;
  readonly origin: string;
  /** Addresses of the offline page in every language, and of what it needs. */
  readonly shell: readonly string[];
  readonly notes: Notes;
  readonly now: () => number;
}

/** The worker's notes about what it has stored. */
interface Notes {
  readonly read: () => Promise<StoredNotes>;
  /** Takes what is stored for the notes: another worker may have written since they were read. */
  readonly readAgain: () => void;
  /** Changes are made one after the other; each sees the one before. */
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

/** Notes that outlive the worker, which the browser stops and starts as it likes. */
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
          // No room even for notes: what is stored is found all the same, by its address.
        }
        return next;
      });
      return last;
    },
  };
}

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

/**
 * Drops what has been unused longest until the limits hold; `share` makes the limits smaller, where the browser itself
 * has no more room.
 */
export async function trimStorage({ notes }: WorkerContext, share = 1): Promise<void> {
  const { entries } = await notes.read();
  const held = Object.values(entries).reduce((sum, { bytes }) => sum + bytes, 0);
  const gone = new Set(
    listEvictions(entries, {
      pages: Math.floor(MOST_PAGES * share),
      bytes: share === 1 ? MOST_BYTES : Math.floor(Math.min(held, MOST_BYTES) * share),
    }),
  );
  if (gone.size === 0) return;
  await dropStored(Object.entries(entries).filter(([url]) => gone.has(url)));
  await notes.change((now) => ({
    ...now,
    entries: Object.fromEntries(Object.entries(now.entries).filter(([url]) => !gone.has(url))),
  }));
}

/** Takes what was stored by visiting pages out of the caches of the builds that have stored it. */
async function dropStored(entries: readonly (readonly [string, StoredEntry])[]): Promise<void> {
  try {
    for (const [url, { kind, build }] of entries) {
      const { pages, assets } = buildCaches(build);
      await (await caches.open(kind === 'page' ? pages : assets)).delete(url, { ignoreVary: true });
    }
  } catch {
    // Storage was taken away; then there is nothing to drop.
  }
}
