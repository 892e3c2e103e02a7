import type { NextRouter } from 'next/router';
import { readStored, writeStored } from '../../browser/storage';
import { parsePlaces, type Place, type Places } from '../../model/page/places';

const KEY = 'places';
/** Maximum number of history entries whose positions are kept; older ones are rarely reached. */
const MAX_PLACES = 100;

/**
 * Returns the key of the current entry of the session history; undefined without the Navigation API
 * (https://developer.mozilla.org/en-US/docs/Web/API/Navigation_API).
 */
function entryKey(): string | undefined {
  return window.navigation?.currentEntry?.key;
}

/** The positions that this document has kept, for browsers that deny storage. */
let kept: Places = [];

/** Returns the positions of this tab. Another document of the tab may have added some. */
function readPlaces(): Places {
  return parsePlaces(readStored(KEY, 'sessionStorage')) ?? kept;
}

function keepPlace(key: string): void {
  const others = readPlaces().filter(([other]) => other !== key);
  kept = [...others, [key, [window.scrollX, window.scrollY]] as const].slice(-MAX_PLACES);
  writeStored(KEY, JSON.stringify(kept), 'sessionStorage');
}

/** The current history entry, as of the last navigation, and its page. */
let shown: string | undefined;
let shownPage: string | undefined;

interface Traversal {
  /** The position to restore, if known. */
  readonly place: Place | undefined;
  /** Whether the router has started the navigation, and will complete it. */
  isRouted: boolean;
}

/** The traversal (back or forward) in progress. */
let traversal: Traversal | undefined;
/** The element of the fragment while Next must not scroll to it. */
let held: HTMLElement | undefined;

/** Returns whether the current or just completed navigation goes back or forward. */
export function isTraversing(): boolean {
  return traversal !== undefined;
}

/**
 * Keeps Next from scrolling to the fragment of the address until the next navigation. Next does so after
 * every render of a page, even if the reader has scrolled on since: `scrollToHash` in
 * https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/client/index.tsx
 * Guarded by `tests/browser/navigation.test.ts`.
 */
export function holdFragment(): void {
  releaseFragment();
  held = document.getElementById(window.location.hash.slice(1)) ?? undefined;
  if (held) held.scrollIntoView = () => {};
}

function releaseFragment(): void {
  if (held) Reflect.deleteProperty(held, 'scrollIntoView');
  held = undefined;
}

function notePage(): boolean {
  const page = window.location.pathname + window.location.search;
  const isSame = page === shownPage;
  shown = entryKey();
  shownPage = page;
  return isSame;
}

/**
 * The router ignores the first traversal to the page of the document, which is already shown: `onPopState` in
 * https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/shared/lib/router/router.ts
 * Guarded by `tests/browser/navigation.test.ts`.
 */
function endIfIgnored(own: Traversal): void {
  setTimeout(() => {
    if (traversal === own && !own.isRouted) traversal = undefined;
  });
}

/** Restores the position at which the entry's page was left. Call it before the page is painted. */
export function showPlace(): void {
  const { place } = traversal ?? {};
  if (place) window.scrollTo({ left: place[0], top: place[1], behavior: 'instant' });
}

/**
 * Restores the reader's position when they go back or forward, as browsers do for documents. Call it before
 * Next listens to the history. Next stores a state in its own entries: `changeState` in
 * https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/shared/lib/router/router.ts
 * Guarded by `tests/browser/navigation.test.ts`.
 */
export function watchPlaces(): void {
  if (entryKey() === undefined) return;
  notePage();
  addEventListener(
    'popstate',
    ({ state }) => {
      if (shown !== undefined) keepPlace(shown);
      const isSamePage = notePage();
      // A fragment that the reader typed creates an entry without a state; the browser scrolls to it.
      if (state === null) {
        traversal = undefined;
        return;
      }
      traversal = { place: readPlaces().find(([key]) => key === shown)?.[1], isRouted: false };
      if (!isSamePage) return;
      showPlace();
      endIfIgnored(traversal);
    },
    true,
  );
}

/**
 * Keeps the router from scrolling on back and forward, and makes it fetch the data of every page: entries of
 * a fragment are stored as shallow, all pages have the same route, and an entry whose document was loaded with
 * a query is marked (`_h`) to take the data of the document, which lacks the text. Returns a function that
 * undoes this. What the router does with such entries: `change` and `getRouteInfo` in
 * https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/shared/lib/router/router.ts
 * Guarded by `tests/browser/navigation.test.ts`.
 */
export function followPlaces(router: Pick<NextRouter, 'events' | 'beforePopState' | 'replace'>): () => void {
  window.history.scrollRestoration = entryKey() === undefined ? 'auto' : 'manual';
  router.beforePopState(({ url, as, options }) => {
    const scroll = traversal?.place === undefined;
    const again = { ...options, _h: 0, shallow: false, scroll };
    // A superseded navigation is rejected; its replacement continues.
    router.replace(url, as, again).catch(() => undefined);
    return false;
  });
  const start = () => {
    // A traversal in progress has already started, so this is another navigation that replaces it.
    if (traversal?.isRouted) traversal = undefined;
    else if (traversal) traversal.isRouted = true;
  };
  const beforeChange = () => {
    if (!traversal && shown !== undefined) keepPlace(shown);
    releaseFragment();
  };
  const complete = () => {
    notePage();
    if (!traversal) return;
    holdFragment();
    // The router has not finished its own work yet.
    queueMicrotask(() => {
      showPlace();
      traversal = undefined;
    });
  };
  const letBrowserRestore = () => {
    window.history.scrollRestoration = 'auto';
  };
  const restoreHere = () => {
    if (entryKey() !== undefined) window.history.scrollRestoration = 'manual';
  };
  // The browser restores the position in documents.
  addEventListener('pagehide', letBrowserRestore);
  addEventListener('pageshow', restoreHere);
  const { events } = router;
  events.on('routeChangeStart', start);
  events.on('hashChangeStart', start);
  events.on('beforeHistoryChange', beforeChange);
  events.on('hashChangeStart', beforeChange);
  events.on('routeChangeComplete', complete);
  events.on('hashChangeComplete', complete);
  return () => {
    removeEventListener('pagehide', letBrowserRestore);
    removeEventListener('pageshow', restoreHere);
    events.off('routeChangeStart', start);
    events.off('hashChangeStart', start);
    events.off('beforeHistoryChange', beforeChange);
    events.off('hashChangeStart', beforeChange);
    events.off('routeChangeComplete', complete);
    events.off('hashChangeComplete', complete);
  };
}
