import { pageOfData } from '../../model/offline/workerAnswer';
import { NETWORK_TIMEOUT_MS, pause } from './answerDocument';
import { findStored } from './findStored';
import { isOfflinePage } from './offlinePage';
import { mayStore, storeAnswer } from './storeAsset';
import type { WorkerContext } from './WorkerContext';
import type { RequestEvent } from './WorkerScope';

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
