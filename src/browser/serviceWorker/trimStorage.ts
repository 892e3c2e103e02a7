import { buildCaches } from '../../model/offline/cacheNames';
import { listEvictions, MOST_BYTES, MOST_PAGES } from '../../model/offline/listEvictions';
import type { WorkerContext } from './WorkerContext';

/**
 * Drops what has been unused longest until the limits hold; `share` makes the limits smaller, where the browser itself
 * has no more room.
 */
export async function trimStorage({ notes }: WorkerContext, share = 1): Promise<void> {
  const { entries } = await notes.read();
  const held = Object.values(entries).reduce((sum, { bytes }) => sum + bytes, 0);
  const gone = listEvictions(entries, {
    pages: Math.floor(MOST_PAGES * share),
    bytes: share === 1 ? MOST_BYTES : Math.floor(Math.min(held, MOST_BYTES) * share),
  });
  if (gone.length === 0) return;
  try {
    for (const url of gone) {
      const entry = entries[url];
      if (!entry) continue;
      const { pages, assets } = buildCaches(entry.build);
      await (await caches.open(entry.kind === 'page' ? pages : assets)).delete(url, { ignoreVary: true });
    }
  } catch {
    // Storage was taken away; then there is nothing to drop.
  }
  const dropped = new Set(gone);
  await notes.change((now) => ({
    ...now,
    entries: Object.fromEntries(Object.entries(now.entries).filter(([url]) => !dropped.has(url))),
  }));
}
