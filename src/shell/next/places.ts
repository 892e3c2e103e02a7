import type { NextRouter } from 'next/router';
import { readStored, writeStored } from '../../browser/storage';

/** Where the reader was, in pixels from the start of the page. */
type Place = readonly [x: number, y: number];

const KEY = 'places';
/** Entries whose places are kept; further ones are not reached by going back step by step. */
const MOST = 100;

/** The entry of the session history that is shown; undefined in browsers without the Navigation API. */
function entryKey(): string | undefined {
  return window.navigation?.currentEntry?.key;
}

type Places = readonly (readonly [key: string, place: Place])[];

/** What this document has kept, for browsers that deny storage. */
let kept: Places = [];

/** Returns the places of this tab: another document of it may have kept some since. */
function readPlaces(): Places {
  try {
    const stored: unknown = JSON.parse(readStored(KEY, 'sessionStorage') ?? 'null');
    return Array.isArray(stored) ? (stored as Places) : kept;
  } catch {
    return kept;
  }
}

function keepPlace(key: string): void {
  const others = readPlaces().filter(([other]) => other !== key);
  kept = [...others, [key, [window.scrollX, window.scrollY]] as const].slice(-MOST);
  writeStored(KEY, JSON.stringify(kept), 'sessionStorage');
}

/** The entry that is shown, as of the last navigation, and its page. */
let shown: string | undefined;
let shownPage: string | undefined;

interface Traversal {
  /** Where it leads, if that is known. */
  readonly place: Place | undefined;
  /** The router has taken it up, and will complete it. */
  isRouted: boolean;
}

/** The traversal that is under way. */
let traversal: Traversal | undefined;
/** The element of the fragment while Next may not scroll to it. */
let held: HTMLElement | undefined;

/** Whether the navigation that is under way, or has just completed, goes back or forward. */
export function isTraversing(): boolean {
  return traversal !== undefined;
}

/**
 * Keeps Next from scrolling to the fragment of the address, until the next navigation. Next does so whenever it has
 * drawn a page, also when the reader has scrolled on since: `scrollToHash` in
 * https://github.com/vercel/next.js/blob/v16.0.0/packages/next/src/client/index.tsx
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

/** The router ignores the first traversal to the page that the document brought, which is shown already. */
function endIfIgnored(own: Traversal): void {
  setTimeout(() => {
    if (traversal === own && !own.isRouted) traversal = undefined;
  });
}

/** Shows the place where the page of the entry was left. To be called before the page is painted. */
export function showPlace(): void {
  const { place } = traversal ?? {};
  if (place) window.scrollTo({ left: place[0], top: place[1], behavior: 'instant' });
}

/**
 * Takes readers who go back or forward to where they were in the page of that entry, as browsers do for documents. To
 * be called before Next listens to the history.
 */
export function watchPlaces(): void {
  if (entryKey() === undefined) return;
  notePage();
  addEventListener(
    'popstate',
    ({ state }) => {
      if (shown !== undefined) keepPlace(shown);
      const isSamePage = notePage();
      // A fragment that was typed makes a new entry, without a state; the browser scrolls to it.
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
 * Has the router leave the scroll alone when the reader goes back or forward, and fetch the data of every page it
 * shows: an entry of a fragment is stored as shallow, and all pages have the same route. Returns what undoes it.
 */
export function followPlaces(router: Pick<NextRouter, 'events' | 'beforePopState' | 'replace'>): () => void {
  window.history.scrollRestoration = entryKey() === undefined ? 'auto' : 'manual';
  router.beforePopState(({ url, as, options }) => {
    const scroll = traversal?.place === undefined;
    // A navigation that is superseded is rejected; what replaces it goes on.
    router.replace(url, as, { ...options, shallow: false, scroll }).catch(() => undefined);
    return false;
  });
  const start = () => {
    // A traversal that is under way has started before: this is another navigation, which takes its place.
    if (traversal?.isRouted) traversal = undefined;
    else if (traversal) traversal.isRouted = true;
  };
  const leave = () => {
    if (!traversal && shown !== undefined) keepPlace(shown);
    releaseFragment();
  };
  const arrive = () => {
    notePage();
    if (!traversal) return;
    holdFragment();
    // The router is still in the middle of its own work.
    queueMicrotask(() => {
      showPlace();
      traversal = undefined;
    });
  };
  const give = () => {
    window.history.scrollRestoration = 'auto';
  };
  const take = () => {
    if (entryKey() !== undefined) window.history.scrollRestoration = 'manual';
  };
  // Documents are the browser's to restore.
  addEventListener('pagehide', give);
  addEventListener('pageshow', take);
  const { events } = router;
  events.on('routeChangeStart', start);
  events.on('hashChangeStart', start);
  events.on('beforeHistoryChange', leave);
  events.on('hashChangeStart', leave);
  events.on('routeChangeComplete', arrive);
  events.on('hashChangeComplete', arrive);
  return () => {
    removeEventListener('pagehide', give);
    removeEventListener('pageshow', take);
    events.off('routeChangeStart', start);
    events.off('hashChangeStart', start);
    events.off('beforeHistoryChange', leave);
    events.off('hashChangeStart', leave);
    events.off('routeChangeComplete', arrive);
    events.off('hashChangeComplete', arrive);
  };
}
