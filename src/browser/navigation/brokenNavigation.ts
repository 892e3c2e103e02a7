import type { NextRouter } from 'next/router';
import { clock } from '../clock';

/** A navigation that has led nowhere by then is done by loading the document. */
export const PATIENCE_MS = 8000;
/** The same page is not loaded twice within this time. */
const PAUSE_MS = 10_000;
const BUNDLE = /\/_next\/static\//;

/** A script that a host has answered with a page can't be read. */
function isBrokenBundle(event: ErrorEvent): boolean {
  return event.error instanceof SyntaxError && BUNDLE.test(event.filename);
}

/**
 * After a deploy, an open tab may ask for scripts and data that are gone. Where that is answered with an error the
 * framework loads the document itself; where it is answered with a page, nothing happens at all: then this does it.
 * Returns what undoes it.
 */
export function rescueNavigation(events: NextRouter['events']): () => void {
  let pending: string | undefined;
  let rescued: { href: string; at: number } | undefined;
  let cancel = () => {};
  const end = () => {
    cancel();
    pending = undefined;
    window.removeEventListener('beforeunload', end);
  };
  const rescue = () => {
    const href = pending;
    end();
    const isAgain = rescued?.href === href && clock.now() - (rescued?.at ?? 0) < PAUSE_MS;
    if (href === undefined || isAgain || !navigator.onLine) return;
    rescued = { href, at: clock.now() };
    loadWhole(href);
  };
  const start = (href: string, { shallow }: { shallow: boolean }) => {
    end();
    if (shallow) return;
    pending = href;
    // The framework loads the document by itself; however long that takes, it is not to be asked for twice.
    window.addEventListener('beforeunload', end);
    cancel = clock.after(PATIENCE_MS, rescue);
  };
  const fail = ({ canceled }: { canceled?: boolean }) => {
    end();
    // The framework has begun to load the document.
    if (!canceled) document.documentElement.dataset.fullLoads = '';
  };
  const error = (event: ErrorEvent) => {
    if (pending !== undefined && isBrokenBundle(event)) rescue();
  };
  events.on('routeChangeStart', start);
  events.on('routeChangeComplete', end);
  events.on('routeChangeError', fail);
  window.addEventListener('error', error);
  return () => {
    end();
    events.off('routeChangeStart', start);
    events.off('routeChangeComplete', end);
    events.off('routeChangeError', fail);
    window.removeEventListener('error', error);
  };
}

/**
 * Loads the document of a page. Links that are followed until it is there load theirs, too, and so take its place: the
 * framework would only change a page that is about to go.
 */
export function loadWhole(href: string): void {
  document.documentElement.dataset.fullLoads = '';
  window.location.assign(href);
}

/**
 * Keeps quiet about navigation that gave way to a newer one: the router tells it by a rejection marked as canceled,
 * which nobody can catch where the browser's own back and forward began it. Returns what undoes it.
 */
export function muteSuperseded(): () => void {
  const hear = (event: PromiseRejectionEvent) => {
    if ((event.reason as { canceled?: unknown } | undefined)?.canceled === true) event.preventDefault();
  };
  window.addEventListener('unhandledrejection', hear);
  return () => window.removeEventListener('unhandledrejection', hear);
}
