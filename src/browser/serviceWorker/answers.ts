import { findStored, mayStore, storeAnswer } from './storedAssets';
import { storePage } from './storePage';
import type { WorkerContext } from './storedNotes';
import type { RequestEvent } from './workerScope';
import {
  pageOfData,
  isPageForFile,
  fillOfflinePage,
  type StoredLink,
} from '../../model/offline/workerAnswer';
import { buildCaches } from '../../model/offline/cacheNames';
import { readRecords } from '../offline/keptRecords';

/** A reader waits this long for the network where a stored page is there. */
export const NETWORK_TIMEOUT_MS = 3000;

/** Settles after a while. */
function pause(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });
}

/** The stored page of an address; an address without its last slash leads to the one with it. */
async function findPage(pathname: string, { build }: WorkerContext): Promise<Response | undefined> {
  if (pathname.endsWith('/')) return findStored(pathname, build);
  const found = await findStored(`${pathname}/`, build);
  return found && Response.redirect(`${pathname}/`, 302);
}

/**
 * A page: from the network; where that fails or takes more than three seconds, as it was stored; where nothing is
 * stored, the offline page. What the network gives is stored beside.
 */
export async function answerDocument(context: WorkerContext, event: RequestEvent): Promise<Response> {
  // `//x` as a path would be another host in all that is made of it.
  const pathname = new URL(event.request.url).pathname.replace(/^\/+/, '/');
  const network = fetchRequest(event);
  const settled = network.then(
    async (response) => {
      if (response.status >= 500) return (await findPage(pathname, context)) ?? response;
      event.waitUntil(storePage(context, pathname, response.clone()));
      return isOfflinePage(context, pathname) && response.ok
        ? fillResponse(context, response, false)
        : response;
    },
    () => undefined,
  );
  const first = await Promise.race([settled, pause(NETWORK_TIMEOUT_MS)]);
  if (first) return first;
  const stored = await findPage(pathname, context);
  if (stored) {
    // A late answer is still worth keeping.
    event.waitUntil(settled);
    return stored;
  }
  return (await settled) ?? answerOffline(context, pathname);
}

/**
 * The data of a page: from the network; where that fails or takes more than three seconds, as it was stored. Where
 * there is neither, but a document, the framework gets an error and loads that instead; as it does for the offline
 * page, whose list is filled in as its document goes out.
 */
export async function answerData(context: WorkerContext, event: RequestEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const page = pageOfData(pathname) ?? '';
  if (isOfflinePage(context, page)) return Response.error();
  const settled = fetch(event.request).then(
    (response) => {
      if (mayStore(pathname, response)) event.waitUntil(storeAnswer(context, pathname, response.clone()));
      return response;
    },
    () => undefined,
  );
  // A late answer is still worth keeping.
  event.waitUntil(settled);
  const first = await Promise.race([settled, pause(NETWORK_TIMEOUT_MS)]);
  if (first) return first;
  const stored = await findStored(pathname, context.build);
  if (stored) return stored;
  const hasDocument = page !== '' && (await findStored(page, context.build)) !== undefined;
  return (hasDocument ? undefined : await settled) ?? Response.error();
}

/**
 * A hashed asset: as it was stored, else from the network. A page that a host gives in the place of a missing file is
 * an error, so that whoever asked for the file learns it.
 */
export async function answerAsset(context: WorkerContext, event: RequestEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const stored = await findStored(pathname, context.build);
  if (stored) {
    // The document of a framed demo is asked for ahead; where nobody waits for the answer, browsers complain.
    event.waitUntil(Promise.resolve(event.preloadResponse).catch(() => undefined));
    return stored;
  }
  const response = await fetchRequest(event);
  if (isPageForFile(pathname, response.headers.get('content-type'))) return Response.error();
  if (mayStore(pathname, response)) event.waitUntil(storeAnswer(context, pathname, response.clone()));
  return response;
}

/**
 * The network's answer to a request: the one that the browser asked for while the worker was starting, if it did.
 * @throws where the network fails
 */
async function fetchRequest({ request, preloadResponse }: RequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Whether an address is the offline page, in any language. */
function isOfflinePage({ shell }: WorkerContext, pathname: string): boolean {
  return pathname.endsWith('/') && shell.includes(pathname);
}

async function listKept(): Promise<StoredLink[]> {
  const records = await readRecords();
  return records.flatMap(({ build, href, name, pages }) => (build ? [{ href, title: name, pages }] : []));
}

/** Everything that can be read without a network: kept products, then visited pages, the last one first. */
async function listStored(context: WorkerContext): Promise<StoredLink[]> {
  const { entries } = await context.notes.read();
  const visited = Object.entries(entries)
    .filter(([url, { kind }]) => kind === 'page' && !isOfflinePage(context, url))
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([href, { title = href }]) => ({ href, title }));
  try {
    return [...(await listKept()), ...visited];
  } catch {
    return visited;
  }
}

/** An answer with the offline page's text, filled with what is stored. */
async function fillResponse(context: WorkerContext, page: Response, isAnswer: boolean): Promise<Response> {
  const html = fillOfflinePage(await page.text(), await listStored(context), isAnswer);
  const headers = new Headers(page.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(html, isAnswer ? { status: 503, headers } : { headers });
}

/** What a reader gets who asks for a page that is not stored, in the language of its address. */
async function answerOffline(context: WorkerContext, pathname: string): Promise<Response> {
  const [, first = ''] = pathname.split('/');
  const pages = context.shell.filter((page) => page.endsWith('/'));
  const url = pages.find((page) => page.startsWith(`/${first}/`)) ?? pages[0];
  if (url === undefined) return Response.error();
  const cache = await caches.open(buildCaches(context.build).shell).catch(() => undefined);
  const page = (await cache?.match(url, { ignoreVary: true })) ?? (await findStored(url, context.build));
  return page ? fillResponse(context, page, pathname !== url) : Response.error();
}
