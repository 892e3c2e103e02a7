import { isPageForFile } from '../../model/offline/workerAnswer';
import { buildCaches, CACHE_PREFIX, META_CACHE } from '../../model/offline/cacheNames';

/** Order in which caches are searched: this build's, kept products, older builds'. */
function rank(name: string, build: string): number {
  if (Object.values(buildCaches(build)).includes(name)) return 0;
  return name.startsWith(`${CACHE_PREFIX}kept-`) ? 1 : 2;
}

/** What a cache holds under an address; undefined where it holds nothing. */
export async function findIn(cacheName: string, pathname: string): Promise<Response | undefined> {
  const found = await caches.match(pathname, { cacheName, ignoreVary: true });
  // Whatever a browser has kept of a host that was broken for a while.
  return found && isPageForFile(pathname, found.headers.get('content-type')) ? undefined : found;
}

/** What is stored under an address, whatever the reader asked of it in the query; undefined where nothing is. */
export async function findStored(pathname: string, build: string): Promise<Response | undefined> {
  try {
    const names = (await caches.keys()).filter(
      (name) => name.startsWith(CACHE_PREFIX) && name !== META_CACHE,
    );
    for (const name of names.sort((a, b) => rank(a, build) - rank(b, build))) {
      const found = await findIn(name, pathname);
      if (found) return found;
    }
  } catch {
    // Storage was taken away: the network has to do.
  }
  return undefined;
}
