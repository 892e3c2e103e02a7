const PRINT = 'print';

function isPresentable(): boolean {
  const { prerendering } = document as { prerendering?: boolean };
  return !prerendering && document.visibilityState === 'visible' && !window.matchMedia(PRINT).matches;
}

/**
 * Does a task once a reader can see the page: not while it is prerendered, printed, or in a tab behind others. The
 * signal calls it off.
 */
export function whenPresentable(task: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (isPresentable()) {
    task();
    return;
  }
  const settled = new AbortController();
  const ends = AbortSignal.any([signal, settled.signal]);
  const check = () => {
    if (!isPresentable()) return;
    settled.abort();
    task();
  };
  document.addEventListener('visibilitychange', check, { signal: ends });
  document.addEventListener('prerenderingchange', check, { signal: ends });
  window.matchMedia(PRINT).addEventListener('change', check, { signal: ends });
}
