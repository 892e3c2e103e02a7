import { mediaQuery } from '../mediaQuery';

const PRINT = 'print';

function isPresentable(): boolean {
  const { prerendering } = document as { prerendering?: boolean };
  return !prerendering && document.visibilityState === 'visible' && !mediaQuery(PRINT).matches;
}

/**
 * Runs a task once a reader can see the page: not while it is prerendered, printed or in a background tab.
 * Aborting the signal cancels the task.
 */
export function whenPresentable(task: () => void, signal?: AbortSignal): void {
  if (signal?.aborted) return;
  if (isPresentable()) {
    task();
    return;
  }
  const settled = new AbortController();
  const ends = signal ? AbortSignal.any([signal, settled.signal]) : settled.signal;
  const check = () => {
    if (!isPresentable()) return;
    settled.abort();
    task();
  };
  document.addEventListener('visibilitychange', check, { signal: ends });
  document.addEventListener('prerenderingchange', check, { signal: ends });
  mediaQuery(PRINT).addEventListener('change', check, { signal: ends });
}

/**
 * Returns a signal for work that must stop when the reader is away: it aborts with the given one, and when
 * the tab is hidden, the page is left or moved to the back/forward cache, printed, or the connection is lost.
 */
export function whenLeft(signal: AbortSignal): AbortSignal {
  const left = new AbortController();
  const ends = AbortSignal.any([signal, left.signal]);
  const leave = () => left.abort();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') leave();
    },
    { signal: ends },
  );
  for (const event of ['pagehide', 'offline', 'beforeprint'] as const) {
    window.addEventListener(event, leave, { signal: ends });
  }
  return ends;
}
