import { buildCaches } from '../../model/offline/cacheNames';
import type { StoredEntry } from '../../model/offline/StoredNotes';

/** Takes what was stored by visiting pages out of the caches of the builds that have stored it. */
export async function dropStored(entries: readonly (readonly [string, StoredEntry])[]): Promise<void> {
  try {
    for (const [url, { kind, build }] of entries) {
      const { pages, assets } = buildCaches(build);
      await (await caches.open(kind === 'page' ? pages : assets)).delete(url, { ignoreVary: true });
    }
  } catch {
    // Storage was taken away; then there is nothing to drop.
  }
}
