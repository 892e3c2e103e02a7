import { listEvictions, MOST_BYTES, MOST_PAGES } from '../../model/offline/StoredNotes';
import { dropStored } from './dropStored';
import type { WorkerContext } from './WorkerContext';

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
