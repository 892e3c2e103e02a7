import { buildCaches, CACHE_PREFIX, META_CACHE, listOldCaches } from '../../model/offline/cacheNames';
import { isStorable, isPageForFile, isOwnPage } from '../../model/offline/workerAnswer';
import { noteStored, type WorkerContext } from './storedNotes';

/** What an answer weighs in the cache. */
export async function weigh(response: Response): Promise<number> {
  return (await response.blob()).size;
}

/** Whether an answer of the network may be stored under an address. */
export function mayStore(pathname: string, { status, type, redirected, headers }: Response): boolean {
  return isStorable(pathname, { status, type, redirected, contentType: headers.get('content-type') });
}

/**
 * Stores an answer, which may be stored, among the assets of this build. Where there is no room nothing happens: it is
 * fetched again when it is needed, and a page is stored as a document all the same.
 */
export async function storeAnswer(
  context: WorkerContext,
  pathname: string,
  response: Response,
): Promise<void> {
  try {
    const bytes = await weigh(response.clone());
    await (await caches.open(buildCaches(context.build).assets)).put(pathname, response);
    await noteStored(context, { [pathname]: { kind: 'asset', bytes } });
  } catch {
    // As if it had not been asked for.
  }
}

/**
 * Sees to it that a hashed asset stands in this build's cache, from what is stored or from the network; returns its
 * size, or undefined where the site does not have it.
 * @throws where neither the network nor the cache can be had
 */
export async function storeAsset({ build }: WorkerContext, url: string): Promise<number | undefined> {
  const { assets } = buildCaches(build);
  const here = await findIn(assets, url);
  if (here) return weigh(here);
  // What is stored was looked at before, and what a product keeps was made anew: it no longer tells its origin.
  const stored = await findStored(url, build);
  const response = stored ?? (await fetch(url, { priority: 'low' }));
  if (!stored && !mayStore(url, response)) return undefined;
  const size = weigh(response.clone());
  await (await caches.open(assets)).put(url, response);
  return size;
}

/** Order in which caches are searched: this build's, kept products, older builds'. */
function rank(name: string, build: string): number {
  if (Object.values(buildCaches(build)).includes(name)) return 0;
  return name.startsWith(`${CACHE_PREFIX}kept-`) ? 1 : 2;
}

/** What a cache holds under an address; undefined where it holds nothing. */
async function findIn(cacheName: string, pathname: string): Promise<Response | undefined> {
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

/**
 * Stores the offline page and what it needs.
 * @throws where one of the files can't be had; then nothing is left behind, and the worker before stays in force
 */
export async function installShell({ build, shell }: WorkerContext): Promise<void> {
  const name = buildCaches(build).shell;
  try {
    // Everything has come before anything is stored.
    const responses = await Promise.all(
      shell.map(async (url) => {
        const response = await fetch(url, { cache: 'no-cache' });
        const isWhole = !url.endsWith('/') || isOwnPage(await response.clone().text());
        if (!isWhole || !mayStore(url, response)) throw new Error(`${url} can't be stored`);
        return { url, response };
      }),
    );
    const cache = await caches.open(name);
    await Promise.all(responses.map(({ url, response }) => cache.put(url, response)));
  } catch (failure) {
    await caches.delete(name);
    throw failure;
  }
}

/** This build and the one before it stay. */
const BUILDS_KEPT = 2;

/** Notes this build as the newest and drops what is stored of builds that are two or more behind. */
export async function dropOldBuilds({ build, notes }: WorkerContext): Promise<void> {
  // The worker before has written until now.
  notes.readAgain();
  const { builds } = await notes.change((noted) => {
    const kept = [...noted.builds.filter((known) => known !== build), build].slice(-BUILDS_KEPT);
    const entries = Object.entries(noted.entries).filter(([, entry]) => kept.includes(entry.build));
    return { builds: kept, entries: Object.fromEntries(entries) };
  });
  const names = await caches.keys();
  await Promise.all(listOldCaches(names, builds).map((name) => caches.delete(name)));
}
