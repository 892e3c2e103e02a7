import { buildCaches } from '../../model/offline/cacheNames';
import { NETWORK_TIMEOUT_MS, pause } from './answerDocument';
import { findStored } from './findStored';
import { noteStored } from './noteStored';
import { mayStore, weigh } from './storeAsset';
import type { WorkerContext } from './WorkerContext';
import type { RequestEvent } from './WorkerScope';

async function storeData(context: WorkerContext, pathname: string, response: Response): Promise<void> {
  try {
    const bytes = await weigh(response.clone());
    await (await caches.open(buildCaches(context.build).assets)).put(pathname, response);
    await noteStored(context, { [pathname]: { kind: 'asset', bytes } });
  } catch {
    // No room: the page is stored as a document all the same.
  }
}

/**
 * The data of a page: from the network; where that fails or takes more than three seconds, as it was stored. Without
 * either the framework gets an error and loads the document instead.
 */
export async function answerData(context: WorkerContext, event: RequestEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const settled = fetch(event.request).then(
    (response) => {
      if (mayStore(pathname, response)) event.waitUntil(storeData(context, pathname, response.clone()));
      return response;
    },
    () => undefined,
  );
  const first = await Promise.race([settled, pause(NETWORK_TIMEOUT_MS)]);
  return first ?? (await findStored(pathname, context.build)) ?? (await settled) ?? Response.error();
}
