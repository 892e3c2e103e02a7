import { mayReload, noteReload, RELOADED_KEY } from '../../model/offline/reloadGuard';
import { clock } from '../clock';
import { readStored, writeStored } from '../storage/storage';
import { isBusy, noteTyping } from './isBusy';

/** While a page stays open, the server is asked for a new worker at most this often. */
const CHECK_PAUSE_MS = 10 * 60 * 1000;

/** The build that has come into force since the document was loaded. */
let newBuild: string | undefined;

/** Reloads once per build, where the reader loses nothing by it; else the next link loads its document. */
function reloadIfDue(): void {
  if (newBuild === undefined || isBusy()) return;
  const kept = readStored(RELOADED_KEY, 'sessionStorage');
  // Where nothing can be kept, nothing would stop the second reload.
  if (!mayReload(kept, newBuild) || !writeStored(RELOADED_KEY, noteReload(kept, newBuild), 'sessionStorage'))
    return;
  newBuild = undefined;
  // The framework restores scroll by itself, but not after a reload.
  window.history.scrollRestoration = 'auto';
  window.location.reload();
}

function activate({ active, waiting }: ServiceWorkerRegistration): void {
  if (active) waiting?.postMessage({ kind: 'activate' });
}

/**
 * Puts a waiting worker in force, and reloads the page when it regains the focus after a new build came into force.
 * @param onFirstControl is called when the page, loaded without a worker, gets its first one
 */
export function watchUpdates(registration: ServiceWorkerRegistration, onFirstControl: () => void): void {
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  let checkedAt = clock.now();
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) serviceWorker.controller?.postMessage({ kind: 'build' });
    else onFirstControl();
    controlled = true;
  });
  serviceWorker.addEventListener('message', ({ data }) => {
    const { kind, build } = (data ?? {}) as { kind?: unknown; build?: unknown };
    if (kind !== 'build' || typeof build !== 'string') return;
    newBuild = build;
    document.documentElement.dataset.fullLoads = '';
  });
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => activate(registration));
  });
  activate(registration);
  noteTyping();
  const onFocus = () => {
    if (document.visibilityState === 'hidden') return;
    reloadIfDue();
    if (clock.now() - checkedAt < CHECK_PAUSE_MS) return;
    checkedAt = clock.now();
    registration.update().catch(() => undefined);
  };
  window.addEventListener('focus', onFocus);
  document.addEventListener('visibilitychange', onFocus);
}
