import type { NextRouter } from 'next/router';
import { clock } from '../clock';
import { loadWhole } from './loadWhole';

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
  const fail = ({ cancelled }: { cancelled?: boolean }) => {
    end();
    // The framework has begun to load the document.
    if (!cancelled) document.documentElement.dataset.fullLoads = '';
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
