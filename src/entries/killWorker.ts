import type { WorkerScope } from '../browser/serviceWorker/workerScope';
import { CACHE_PREFIX, META_CACHE } from '../model/offline/cacheNames';

/**
 * The worker that removes all workers: deployed in place of `/sw.js`, it activates at once, deletes
 * everything that was stored, and unregisters itself. Pages that a broken worker may have served are reloaded
 * once.
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
      // If nothing is stored, there was no previous worker: a page that registers this one must not reload
      // forever.
      if (names.every((name) => name === META_CACHE)) return;
      const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
      await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => undefined)));
    })(),
  );
});
