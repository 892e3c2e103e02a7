import { isPageForFile } from '../../model/offline/workerAnswer';
import { fetchRequest } from './fetchRequest';
import { findStored } from './findStored';
import { mayStore, storeAnswer } from './storeAsset';
import type { WorkerContext } from './WorkerContext';
import type { RequestEvent } from './WorkerScope';

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
