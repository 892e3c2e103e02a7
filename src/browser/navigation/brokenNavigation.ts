import type { NextRouter } from 'next/router';
import { clock } from '../clock';

/** Milliseconds after which an unfinished navigation is replaced by a full page load. */
export const TIMEOUT_MS = 8000;
/** Milliseconds during which the same page is not loaded twice. */
const PAUSE_MS = 10_000;
const BUNDLE = /\/_next\/static\//;

/** Returns whether an error comes from a script for which the host sent a page, which cannot be parsed. */
function isBrokenBundle(event: ErrorEvent): boolean {
  return event.error instanceof SyntaxError && BUNDLE.test(event.filename);
}

/**
 * Recovers from navigations that fail after a deploy, when an open tab requests scripts and data that are
 * gone. If the host answers with an error, the framework loads the whole page itself. If it answers with a
 * page, the framework does nothing, so this function loads the page. Returns a function that removes the
 * listeners.
 */
export function recoverNavigation(events: NextRouter['events']): () => void {
  let pending: string | undefined;
  let lastLoad: { href: string; at: number } | undefined;
  let cancel = () => {};
  const end = () => {
    cancel();
    pending = undefined;
    window.removeEventListener('beforeunload', end);
  };
  const loadPending = () => {
    const href = pending;
    end();
    const isAgain = lastLoad?.href === href && clock.now() - (lastLoad?.at ?? 0) < PAUSE_MS;
    if (href === undefined || isAgain || !navigator.onLine) return;
    lastLoad = { href, at: clock.now() };
    loadDocument(href);
  };
  const start = (href: string, { shallow }: { shallow: boolean }) => {
    end();
    if (shallow) return;
    pending = href;
    // The framework is loading the document itself; do not load it twice, however long that takes.
    window.addEventListener('beforeunload', end);
    cancel = clock.after(TIMEOUT_MS, loadPending);
  };
  const fail = ({ canceled }: { canceled?: boolean }) => {
    end();
    // The framework has started to load the document.
    if (!canceled) document.documentElement.dataset.fullLoads = '';
  };
  const error = (event: ErrorEvent) => {
    if (pending !== undefined && isBrokenBundle(event)) loadPending();
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
 * Loads the document of a page. Links clicked until it arrives load their documents, too, and thereby replace
 * this load: the framework would only change a page that is about to be replaced.
 */
export function loadDocument(href: string): void {
  document.documentElement.dataset.fullLoads = '';
  window.location.assign(href);
}

/**
 * Silences rejections of navigations that a newer one replaced. The router rejects them with `canceled:
 * true`, and no caller can catch that if the browser's back or forward button started the navigation. Returns
 * a function that removes the listener.
 */
export function ignoreCanceledNavigations(): () => void {
  const ignoreCanceled = (event: PromiseRejectionEvent) => {
    if ((event.reason as { canceled?: unknown } | undefined)?.canceled === true) event.preventDefault();
  };
  window.addEventListener('unhandledrejection', ignoreCanceled);
  return () => window.removeEventListener('unhandledrejection', ignoreCanceled);
}
