import { buildCaches, CACHE_PREFIX, META_CACHE, listOldCaches } from '../../model/offline/cacheNames';
import { isHashedPath } from '../../model/offline/classifyRequest';
import {
  mayRecover,
  isStorable,
  isPageForFile,
  isOwnPage,
  isWholeDocument,
} from '../../model/offline/workerAnswer';
import { fetchChecked, type CheckedFile } from './fileChecks';
import { noteStored, type WorkerContext } from './storedNotes';

/** Returns the size of a response in bytes. */
export async function weigh(response: Response): Promise<number> {
  return (await response.blob()).size;
}

/** Returns whether a network response may be stored under an address. */
export function mayStore(pathname: string, { status, type, redirected, url, headers }: Response): boolean {
  const redirectedTo = redirected ? new URL(url).pathname : undefined;
  return isStorable(pathname, { status, type, redirectedTo, contentType: headers.get('content-type') });
}

/**
 * Returns a response as it is stored: browsers refuse to show a document whose response was redirected. See
 * https://fetch.spec.whatwg.org/#http-fetch
 */
async function dropRedirect(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  const headers = new Headers(response.headers);
  // The content is no longer compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(await response.blob(), { headers });
}

/**
 * Stores a response among the assets of this build; callers have checked that it may be stored. Does nothing
 * if storage is full: the asset is fetched again when needed, and pages are still stored as documents.
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
    // Storing is optional.
  }
}

/**
 * Copies a hashed asset to this build's cache, from storage or from the network. Returns its size in bytes;
 * undefined if this build does not have it.
 * @throws if the network or the cache is unavailable
 */
export async function storeAsset(context: WorkerContext, url: string): Promise<number | undefined> {
  const { assets } = buildCaches(context.build);
  const here = await findIn(assets, url);
  if (here) return weigh(here);
  // Stored responses were checked before, and those of offline products are constructed, so they no longer have
  // an origin.
  const response = (await findStored(url, context.build)) ?? (await fetchRight(context, url));
  if (!response) return undefined;
  const size = weigh(response.clone());
  await (await caches.open(assets)).put(url, response);
  return size;
}

/** Fetches a hashed file; undefined if the answer is not the file of this build. */
async function fetchRight(context: WorkerContext, url: string): Promise<Response | undefined> {
  const { response, check } = await fetchChecked(context, url, fetch(url, { priority: 'low' }));
  return check === 'right' && mayStore(url, response) ? response : undefined;
}

/** Returns the search order of a cache: this build's first, then offline products, then older builds'. */
function rank(name: string, build: string): number {
  if (Object.values(buildCaches(build)).includes(name)) return 0;
  return name.startsWith(`${CACHE_PREFIX}kept-`) ? 1 : 2;
}

/** Returns the response stored in a cache for an address; undefined if there is none. */
async function findIn(cacheName: string, pathname: string): Promise<Response | undefined> {
  const found = await caches.match(pathname, { cacheName, ignoreVary: true });
  // Ignore pages stored in place of files while a host was misconfigured.
  return found && isPageForFile(pathname, found.headers.get('content-type')) ? undefined : found;
}

/** Returns the stored response for an address, regardless of the query; undefined if there is none. */
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
    // Storage is unavailable: use the network.
  }
  return undefined;
}

/** Returns why a file of the offline page cannot be stored; undefined if it can. */
async function findObjection(
  { loader }: WorkerContext,
  url: string,
  { response, check }: CheckedFile,
): Promise<string | undefined> {
  const { status, redirected, headers } = response;
  if (!mayStore(url, response)) {
    const target = redirected ? `, redirected to ${response.url}` : '';
    return `${url} was answered with status ${status}, type ${headers.get('content-type')}${target}`;
  }
  if (check === 'wrong') return `${url} is not the file of this build: does the host change files?`;
  if (!url.endsWith('/')) return undefined;
  const html = await response.clone().text();
  if (!isOwnPage(html, loader)) return `${url} was answered with something else than this build's page`;
  return isWholeDocument(html) ? undefined : `the end of ${url} is missing`;
}

/** Reports that the host does not answer as the worker needs it, so that trying again is of no use. */
export class HostRefusal extends Error {}

/**
 * Fetches a file of the offline page, and once more past the browser's cache if the answer cannot be stored.
 * @throws a `HostRefusal` if it cannot be stored then, either; another error if the host is only unable to answer now
 */
async function fetchShellFile(context: WorkerContext, url: string): Promise<Response> {
  const ask = async (cache: RequestCache): Promise<CheckedFile> => {
    const first = fetch(url, { cache });
    return isHashedPath(url)
      ? fetchChecked(context, url, first)
      : { response: await first, check: 'unknown' };
  };
  let file = await ask('no-cache');
  let objection = await findObjection(context, url, file);
  if (objection !== undefined) {
    file = await ask('reload');
    objection = await findObjection(context, url, file);
  }
  if (objection === undefined) return dropRedirect(file.response);
  throw mayRecover(file.response.status) ? new Error(objection) : new HostRefusal(objection);
}

/**
 * Stores the offline page and the files it needs. The loader, which all pages need, shows whether the host sends scripts as
 * they are.
 * @throws a `HostRefusal` if one of the files is not what it should be, or the failure of the network; then nothing stays
 * stored and the previous worker remains active
 */
export async function installShell(context: WorkerContext): Promise<void> {
  const { build, shell, hashes, loader } = context;
  const name = buildCaches(build).shell;
  try {
    // Store only after all files have loaded.
    const responses = await Promise.all(
      [hashes, loader, ...shell].map(async (url) => ({
        url,
        response: await fetchShellFile(context, url),
      })),
    );
    const cache = await caches.open(name);
    await Promise.all(responses.map(({ url, response }) => cache.put(url, response)));
  } catch (failure) {
    await caches.delete(name);
    throw failure;
  }
}

/** The number of builds to keep: this one and the previous one. */
const BUILDS_KEPT = 2;

/** Records this build as the newest and deletes stored data of builds that are two or more versions old. */
export async function deleteOldBuilds({ build, notes }: WorkerContext): Promise<void> {
  // The previous worker may have written until now.
  notes.readAgain();
  const { builds } = await notes.change((noted) => {
    const builds = [...noted.builds.filter((known) => known !== build), build].slice(-BUILDS_KEPT);
    const entries = Object.entries(noted.entries).filter(([, entry]) => builds.includes(entry.build));
    return { builds, entries: Object.fromEntries(entries) };
  });
  const names = await caches.keys();
  await Promise.all(listOldCaches(names, builds).map((name) => caches.delete(name)));
}
