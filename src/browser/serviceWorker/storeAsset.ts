import { buildCaches } from '../../model/offline/cacheNames';
import { isStorable } from '../../model/offline/workerAnswer';
import { findIn, findStored } from './findStored';
import { noteStored } from './noteStored';
import type { WorkerContext } from './WorkerContext';

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
