import { fetchChecked } from './fileChecks';
import { findStored, mayStore, storeAnswer } from './storedAssets';
import type { WorkerContext } from './storedNotes';
import type { RequestEvent } from './workerScope';
import {
  fillOfflinePage,
  isSearchManifest,
  pageAddress,
  type StoredLink,
} from '../../model/offline/workerAnswer';
import { buildCaches } from '../../model/offline/cacheNames';
import { readRecords } from '../offline/offlineRecords';

/** Milliseconds to wait for the network if the page is stored. */
export const NETWORK_TIMEOUT_MS = 3000;

/** Resolves after a delay. */
function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });
}

/**
 * Returns the stored page for an address; an address without a trailing slash redirects to the one with it.
 */
async function findPage(pathname: string, { build }: WorkerContext): Promise<Response | undefined> {
  if (pathname.endsWith('/')) return findStored(pathname, build);
  const found = await findStored(`${pathname}/`, build);
  return found && Response.redirect(`${pathname}/`, 302);
}

/**
 * Returns a page from the network. If the network fails or takes more than three seconds, returns the stored
 * page; if there is none, the offline page. It stores nothing: the document may be prerendered or prefetched and
 * never be shown. The page says when it is (`WorkerMessage`).
 */
export async function answerDocument(context: WorkerContext, event: RequestEvent): Promise<Response> {
  // A path such as `//x` would be treated as another host.
  const pathname = new URL(event.request.url).pathname.replace(/^\/+/, '/');
  const settled = fetchRequest(event).then(
    async (response) => {
      if (response.status >= 500) return (await findPage(pathname, context)) ?? response;
      return isOfflinePage(context, pathname) && response.ok
        ? fillResponse(context, response, false)
        : response;
    },
    () => undefined,
  );
  const first = await Promise.race([settled, pause(NETWORK_TIMEOUT_MS)]);
  if (first) return first;
  return (await findPage(pathname, context)) ?? (await settled) ?? answerOffline(context, pathname);
}

/**
 * Returns the first file of the search from the network. If the network fails, takes more than three seconds or brings
 * something else, returns the stored one.
 */
export async function answerSearch(context: WorkerContext, event: RequestEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const settled = fetch(event.request).then(
    async (response) => {
      if (!mayStore(pathname, response)) return response;
      if (!isSearchManifest(await response.clone().text()))
        return (await findStored(pathname, context.build)) ?? Response.error();
      event.waitUntil(storeAnswer(context, pathname, response.clone()));
      return response;
    },
    () => undefined,
  );
  // A late response is still stored.
  event.waitUntil(settled);
  const first = await Promise.race([settled, pause(NETWORK_TIMEOUT_MS)]);
  if (first) return first;
  return (await findStored(pathname, context.build)) ?? (await settled) ?? Response.error();
}

/**
 * Returns a hashed asset from storage, or else from the network. If the host answers twice with something
 * else, such as a page or an empty script, returns an error, so that the caller notices.
 */
export async function answerAsset(context: WorkerContext, event: RequestEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const stored = await findStored(pathname, context.build);
  if (stored) {
    // The browser preloads the document of a demo in an iframe, and logs a warning if the response is not
    // awaited.
    event.waitUntil(Promise.resolve(event.preloadResponse).catch(() => undefined));
    return stored;
  }
  const { response, check } = await fetchChecked(context, pathname, fetchRequest(event));
  if (check === 'wrong') return Response.error();
  if (check === 'right' && mayStore(pathname, response))
    event.waitUntil(storeAnswer(context, pathname, response.clone()));
  return response;
}

/**
 * Returns the network's response: the one that the browser requested while the worker was starting, if there
 * is one. See https://developer.mozilla.org/docs/Web/API/FetchEvent/preloadResponse
 * @throws if the network fails
 */
async function fetchRequest({ request, preloadResponse }: RequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Returns whether an address is the offline page in any language. */
function isOfflinePage({ shell }: WorkerContext, pathname: string): boolean {
  const page = pageAddress(pathname);
  return page.endsWith('/') && shell.includes(page);
}

async function listOfflineProducts(): Promise<StoredLink[]> {
  const records = await readRecords();
  return records.flatMap(({ build, href, name, pages }) => (build ? [{ href, title: name, pages }] : []));
}

/** Returns everything that can be read offline: offline products, then visited pages, latest first. */
async function listStored(context: WorkerContext): Promise<StoredLink[]> {
  const { entries } = await context.notes.read();
  const visited = Object.entries(entries)
    .filter(([url, { kind }]) => kind === 'page' && !isOfflinePage(context, url))
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([href, { title = href }]) => ({ href, title }));
  try {
    return [...(await listOfflineProducts()), ...visited];
  } catch {
    return visited;
  }
}

/** Returns the offline page filled with the list of stored pages. */
async function fillResponse(context: WorkerContext, page: Response, isAnswer: boolean): Promise<Response> {
  const html = fillOfflinePage(await page.text(), await listStored(context), isAnswer);
  const headers = new Headers(page.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(html, isAnswer ? { status: 503, headers } : { headers });
}

/** Returns the offline page, for a page that is not stored, in the language of its address. */
async function answerOffline(context: WorkerContext, pathname: string): Promise<Response> {
  const [, first = ''] = pathname.split('/');
  const pages = context.shell.filter((page) => page.endsWith('/'));
  const url = pages.find((page) => page.startsWith(`/${first}/`)) ?? pages[0];
  if (url === undefined) return Response.error();
  const cache = await caches.open(buildCaches(context.build).shell).catch(() => undefined);
  const page = (await cache?.match(url, { ignoreVary: true })) ?? (await findStored(url, context.build));
  return page ? fillResponse(context, page, pathname !== url) : Response.error();
}
