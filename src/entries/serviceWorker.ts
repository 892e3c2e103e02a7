import { answerAsset, answerDocument, answerSearch } from '../browser/serviceWorker/answers';
import { noteRefusal } from '../browser/offline/workerRefusal';
import { createNotes, type WorkerContext } from '../browser/serviceWorker/storedNotes';
import { deleteOldBuilds, HostRefusal, installShell } from '../browser/serviceWorker/storedAssets';
import { storeVisited } from '../browser/serviceWorker/storePage';
import type { WorkerScope } from '../browser/serviceWorker/workerScope';
import { classifyRequest } from '../model/offline/classifyRequest';
import { parseWorkerMessage } from '../model/offline/workerMessage';

/**
 * The service worker: visited pages and offline products open offline; online readers get the server's version.
 * Bundled into one file after the export, with the hash of the build in it.
 */

/** Inserted by the build. */
declare const BUILD: string;
declare const LOADER: string;
declare const SHELL: readonly string[];
declare const HASHES: string;

const scope = self as unknown as WorkerScope;
const context: WorkerContext = {
  build: BUILD,
  loader: LOADER,
  shell: SHELL,
  hashes: HASHES,
  origin: scope.location.origin,
  notes: createNotes(),
  now: () => Date.now(),
};

scope.addEventListener('install', (event) => {
  event.waitUntil(
    installShell(context).catch(async (failure: unknown) => {
      // A later build may be in the middle of its deploy; the worker before it goes on.
      if (failure instanceof HostRefusal && !scope.registration.active)
        await noteRefusal(context.loader, failure.message);
      throw failure;
    }),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await deleteOldBuilds(context);
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    })(),
  );
});

scope.addEventListener('fetch', (event) => {
  const { method, url, mode, cache, headers } = event.request;
  const kind = classifyRequest(
    {
      method,
      url,
      mode,
      cache,
      cacheControl: headers.get('cache-control'),
      hasRange: headers.has('range'),
    },
    context.origin,
  );
  if (kind === 'document') event.respondWith(answerDocument(context, event));
  if (kind === 'search') event.respondWith(answerSearch(context, event));
  if (kind === 'asset') event.respondWith(answerAsset(context, event));
});

scope.addEventListener('message', (event) => {
  const message = parseWorkerMessage(event.data);
  if (message?.kind === 'activate') void scope.skipWaiting();
  if (message?.kind === 'build') {
    const { build, loader } = context;
    event.ports[0]?.postMessage({ build, loader });
  }
  if (message?.kind === 'visited') event.waitUntil(storeVisited(context, message.pathname));
});
