import type { NextRouter } from 'next/router';

/** A navigation that is quicker than this shows no progress. */
const PROGRESS_DELAY_MS = 250;

/**
 * Shows progress on slow navigation and moves the focus to the page that was opened, where a document load would
 * have left it. Next announces the new title itself. Returns what undoes it.
 */
export function watchNavigation(events: NextRouter['events']): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (visible: boolean) => document.getElementById('progress')?.toggleAttribute('hidden', !visible);
  const start = (_href: string, { shallow }: { shallow: boolean }) => {
    if (!shallow) timer = setTimeout(() => show(true), PROGRESS_DELAY_MS);
  };
  const end = () => {
    clearTimeout(timer);
    show(false);
  };
  const complete = (href: string) => {
    end();
    const hash = href.split('#')[1];
    const target = hash ? document.getElementById(decode(hash)) : undefined;
    (target ?? document.getElementById('main-content'))?.focus({ preventScroll: true });
  };
  events.on('routeChangeStart', start);
  events.on('routeChangeComplete', complete);
  events.on('routeChangeError', end);
  return () => {
    end();
    events.off('routeChangeStart', start);
    events.off('routeChangeComplete', complete);
    events.off('routeChangeError', end);
  };
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
