import { listShown, watchCurrentPage } from '../navigation/currentPage';
import { savesData } from '../savesData';
import { mayReload, noteReload, RELOADED_KEY } from '../../model/offline/newBuild';
import { clock } from '../clock';
import { readStored, writeStored } from '../storage';

/** The page that the worker is told of last, or that it has given itself. */
let told: string | undefined;
/** Pages that came before the first worker, which is told of all of them. */
const untold = new Set<string>();

function tellVisits(): void {
  for (const pathname of untold) {
    const { controller } = navigator.serviceWorker;
    if (!controller) return;
    controller.postMessage({ kind: 'visited', pathname });
    untold.delete(pathname);
  }
}

/** Tells the worker of a page that it has not given itself, so that it is stored. */
function noteVisit(href: string): void {
  if (href === told || savesData()) return;
  told = href;
  untold.add(href);
  tellVisits();
}

/** Notes the page of this document, which the reader may have left already; the worker knows what it has given. */
function noteDocument(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!entry) return;
  const { pathname } = new URL(entry.name);
  if (entry.workerStart > 0) told = pathname;
  else noteVisit(pathname);
}

/**
 * Registers the service worker, on the production host and nowhere else. Resolves to false where there is none, and
 * whatever goes wrong stays here.
 */
export async function startWorker(productionHost: string): Promise<boolean> {
  if (window.location.host !== productionHost || !('serviceWorker' in navigator)) return false;
  try {
    noteDocument();
    // The reader may have left some before this began.
    for (const href of listShown()) noteVisit(href);
    watchCurrentPage(({ href }) => noteVisit(href));
    const registration = await navigator.serviceWorker.register('/sw.js');
    watchUpdates(registration, tellVisits);
    // It may have come meanwhile.
    tellVisits();
    return true;
  } catch {
    return false;
  }
}

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
function watchUpdates(registration: ServiceWorkerRegistration, onFirstControl: () => void): void {
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

/** A dialog of a demo. One that is kept in the page while it is closed does not count. */
const DIALOG = '[role=dialog], [role=alertdialog], [aria-modal=true]';
/** What a reader types into. */
const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=button]), [contenteditable="true"]';

/** Fields of demos that were typed into; those that have left the page go when another one comes. */
const typedInto = new Set<Element>();

/** Begins to remember which fields of demos are typed into: their texts are lost with the page. */
function noteTyping(): void {
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

/** Whether a reload would take something from the reader: an edited demo, an open dialog, typed text, a selection. */
function isBusy(): boolean {
  if (!navigator.onLine || holdsTyped() || isDialogOpen()) return true;
  if (document.querySelector('[data-edited]')) return true;
  return window.getSelection()?.isCollapsed === false;
}
