import { mayReload, noteReload, RELOADED_KEY } from '../../model/offline/newBuild';
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

/** The framework's name of the build that this document is of. */
function readOwnName(): unknown {
  return (window as { __NEXT_DATA__?: { buildId?: unknown } }).__NEXT_DATA__?.buildId;
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
  const first = serviceWorker.controller;
  let controlled = first !== null;
  /** Whether this document came from the network ahead of its build's worker. */
  let isAhead = false;
  let checkedAt = clock.now();
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) serviceWorker.controller?.postMessage({ kind: 'build' });
    else onFirstControl();
    controlled = true;
  });
  serviceWorker.addEventListener('message', ({ data, source }) => {
    const { kind, build, documents } = (data ?? {}) as Partial<Record<string, unknown>>;
    if (kind !== 'build' || typeof build !== 'string') return;
    const isOwn = documents === readOwnName();
    if (source === first) {
      isAhead = !isOwn;
      return;
    }
    // Of builds that differ in text alone no name tells which of them a document is of: it may be the older one.
    const isCurrent = isAhead && isOwn;
    isAhead = false;
    if (isCurrent) return;
    newBuild = build;
    document.documentElement.dataset.fullLoads = '';
  });
  first?.postMessage({ kind: 'build' });
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
