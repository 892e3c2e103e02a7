/**
 * A signal for what must not go on when the reader is away: it follows the given one and ends, besides, when the tab
 * is hidden, the page is left or kept for going back, printed, or the connection is lost.
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
