import { listShown, watchCurrentPage } from '../navigation/currentPage';
import { savesData } from '../savesData';
import { mayReload, noteReload, RELOADED_KEY } from '../../model/offline/newBuild';
import { DATA_ID } from '../../shell/next/exportFormat';
import { clock } from '../clock';
import { readStored, writeStored } from '../storage';

/** The last page that the worker was notified of or that it served itself. */
let reported: string | undefined;
/** Pages shown before the first worker was active; it is notified of all of them. */
const unreported = new Set<string>();

function reportVisits(): void {
  for (const pathname of unreported) {
    const { controller } = navigator.serviceWorker;
    if (!controller) return;
    controller.postMessage({ kind: 'visited', pathname });
    unreported.delete(pathname);
  }
}

/** Notifies the worker of a page that it has not served itself, so that the page is stored. */
function recordVisit(href: string): void {
  if (href === reported || savesData()) return;
  reported = href;
  unreported.add(href);
  reportVisits();
}

/**
 * Notifies the worker of this document's first page, which the reader may have left already, unless the
 * worker served it.
 */
function recordDocument(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!entry) return;
  const { pathname } = new URL(entry.name);
  if (entry.workerStart > 0) reported = pathname;
  else recordVisit(pathname);
}

/**
 * Registers the service worker, but only on the production host. Resolves to false if there is no worker;
 * never rejects.
 */
export async function startWorker(productionHost: string): Promise<boolean> {
  if (window.location.host !== productionHost || !('serviceWorker' in navigator)) return false;
  try {
    recordDocument();
    // The reader may have visited pages before this call.
    for (const href of listShown()) recordVisit(href);
    watchCurrentPage(({ href }) => recordVisit(href));
    const registration = await navigator.serviceWorker.register('/sw.js');
    watchUpdates(registration, reportVisits);
    // The worker may have become active in the meantime.
    reportVisits();
    return true;
  } catch {
    return false;
  }
}

/** Minimum milliseconds between two update checks of an open page. */
const CHECK_PAUSE_MS = 10 * 60 * 1000;

/** The build that has become active since the document was loaded. */
let newBuild: string | undefined;

/** Reloads once per build if the reader loses nothing; otherwise the next link loads its document. */
function reloadIfDue(): void {
  if (newBuild === undefined || isBusy()) return;
  const kept = readStored(RELOADED_KEY, 'sessionStorage');
  // Without storage, nothing would prevent a second reload.
  if (!mayReload(kept, newBuild) || !writeStored(RELOADED_KEY, noteReload(kept, newBuild), 'sessionStorage'))
    return;
  newBuild = undefined;
  // The framework restores scroll itself, but not after a reload.
  window.history.scrollRestoration = 'auto';
  window.location.reload();
}

/** Returns the framework's build ID of this document. */
function readOwnName(): unknown {
  return (window as { [DATA_ID]?: { buildId?: unknown } })[DATA_ID]?.buildId;
}

function activate({ active, waiting }: ServiceWorkerRegistration): void {
  if (active) waiting?.postMessage({ kind: 'activate' });
}

/**
 * Activates a waiting worker, and reloads the page when it regains the focus after a new build became active.
 * @param onFirstControl called when a page that was loaded without a worker gets its first one
 */
function watchUpdates(registration: ServiceWorkerRegistration, onFirstControl: () => void): void {
  const { serviceWorker } = navigator;
  const first = serviceWorker.controller;
  let controlled = first !== null;
  /** Whether this document came from the network before its build's worker was active. */
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
    // Builds that differ only in text have the same ID, so this document may be of the older one.
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
  recordTyping();
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

/** Matches the dialogs of demos. Closed dialogs that stay in the page do not count. */
const DIALOG = '[role=dialog], [role=alertdialog], [aria-modal=true]';
/** Matches text fields. */
const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=button]), [contenteditable="true"]';

/** Fields of demos that the reader has typed into; removed fields are dropped when another one is added. */
const typedInto = new Set<Element>();

/** Starts to record which fields of demos the reader types into: a reload would clear them. */
function recordTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-stage]')) return;
    dropRemoved();
    typedInto.add(target);
  });
}

function dropRemoved(): void {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
}

function isFilled(field: Element | null): boolean {
  if (!(field instanceof HTMLElement) || !field.matches(TYPED)) return false;
  return ('value' in field ? String(field.value) : field.innerText) !== '';
}

function holdsTyped(): boolean {
  dropRemoved();
  return [document.activeElement, ...typedInto].some(isFilled);
}

function isDialogOpen(): boolean {
  if (document.querySelector('dialog:modal')) return true;
  return [...document.querySelectorAll(DIALOG)].some((dialog) =>
    dialog.checkVisibility({ visibilityProperty: true }),
  );
}

/**
 * Returns whether a reload would lose something: an edited demo, an open dialog, typed text or a selection.
 */
function isBusy(): boolean {
  if (!navigator.onLine || holdsTyped() || isDialogOpen()) return true;
  if (document.querySelector('[data-edited]')) return true;
  return window.getSelection()?.isCollapsed === false;
}
