import { buildCaches } from '../../model/offline/cacheNames';
import { isPageForFile } from '../../model/offline/isStorable';
import { findStored } from './findStored';
import { noteStored } from './noteStored';
import { mayStore, weigh } from './storeAsset';
import type { WorkerContext } from './WorkerContext';
import type { RequestEvent } from './WorkerScope';

async function keepAsset(context: WorkerContext, pathname: string, response: Response): Promise<void> {
  try {
    const bytes = await weigh(response.clone());
    await (await caches.open(buildCaches(context.build).assets)).put(pathname, response);
    await noteStored(context, { [pathname]: { kind: 'asset', bytes } });
  } catch {
    // No room: the asset is fetched again when it is needed.
  }
}

/**
 * A hashed asset: as it was stored, else from the network. A page that a host gives in the place of a missing file is
 * an error, so that whoever asked for the file learns it.
 */
export async function answerAsset(context: WorkerContext, event: RequestEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const stored = await findStored(pathname, context.build);
  if (stored) return stored;
  const response = await fetch(event.request);
  if (isPageForFile(pathname, response.headers.get('content-type'))) return Response.error();
  if (mayStore(pathname, response)) event.waitUntil(keepAsset(context, pathname, response.clone()));
  return response;
}
