import type { Track } from '../../model/analytics/AnalyticsEvent';

function inIdleTime(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task);
}

/**
 * Hands an event to the global tag function, in idle time. Without one nothing is kept or sent, and whatever it does,
 * throwing, rejecting or being no function at all, stays here.
 */
export const track: Track = (event) => {
  inIdleTime(() => {
    try {
      const { gtag } = window as { gtag?: unknown };
      if (typeof gtag !== 'function') return;
      const { name, ...fields } = event;
      Promise.resolve(gtag('event', name, fields)).catch(() => undefined);
    } catch {
      // Counting is never worth an error.
    }
  });
};
