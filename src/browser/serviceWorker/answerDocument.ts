import { answerOffline, fillResponse, isOfflinePage } from './offlinePage';
import { fetchRequest } from './fetchRequest';
import { findStored } from './findStored';
import { storePage } from './storePage';
import type { WorkerContext } from './WorkerContext';
import type { RequestEvent } from './WorkerScope';

/** A reader waits this long for the network where a stored page is there. */
export const NETWORK_TIMEOUT_MS = 3000;

/** Settles after a while. */
export function pause(ms: number): Promise<undefined> {
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
