import type { RequestEvent } from './WorkerScope';

/**
 * The network's answer to a request: the one that the browser asked for while the worker was starting, if it did.
 * @throws where the network fails
 */
export async function fetchRequest({ request, preloadResponse }: RequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}
