import { META_CACHE, NOTES_URL } from '../../model/offline/cacheNames';
import { NO_NOTES, parseNotes, type StoredNotes } from '../../model/offline/StoredNotes';

/** The worker's notes about what it has stored. */
export interface Notes {
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
