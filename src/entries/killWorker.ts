import type { WorkerScope } from '../browser/serviceWorker/workerScope';
import { CACHE_PREFIX, META_CACHE } from '../model/offline/cacheNames';

/**
 * The worker that ends all workers: put in the place of `/sw.js`, it goes into force at once, removes everything that
 * was stored, and takes itself out. Pages that a broken worker may have served are loaded once more.
 */

const scope = self as unknown as WorkerScope;

scope.addEventListener('install', () => {
  void scope.skipWaiting();
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
      await Promise.all(names.map((name) => caches.delete(name)));
      await scope.registration.unregister();
      // With nothing stored there was no worker before: a page that registers this one must not load for ever.
      if (names.every((name) => name === META_CACHE)) return;
      const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
      await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)));
    })(),
  );
});
