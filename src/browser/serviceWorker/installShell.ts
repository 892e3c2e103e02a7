import { buildCaches } from '../../model/offline/cacheNames';
import { isOwnPage } from '../../model/offline/workerAnswer';
import { mayStore } from './storeAsset';
import type { WorkerContext } from './WorkerContext';

/**
 * Stores the offline page and what it needs.
 * @throws where one of the files can't be had; then nothing is left behind, and the worker before stays in force
 */
export async function installShell({ build, shell }: WorkerContext): Promise<void> {
  const name = buildCaches(build).shell;
  try {
    // Everything has come before anything is stored.
    const responses = await Promise.all(
      shell.map(async (url) => {
        const response = await fetch(url, { cache: 'no-cache' });
        const isWhole = !url.endsWith('/') || isOwnPage(await response.clone().text());
        if (!isWhole || !mayStore(url, response)) throw new Error(`${url} can't be stored`);
        return { url, response };
      }),
    );
    const cache = await caches.open(name);
    await Promise.all(responses.map(({ url, response }) => cache.put(url, response)));
  } catch (failure) {
    await caches.delete(name);
    throw failure;
  }
}
