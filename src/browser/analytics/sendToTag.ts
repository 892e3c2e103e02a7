import { whenIdle } from '../whenIdle';

/**
 * Hands words to the global tag function, in idle time. Without one nothing is kept or sent, and whatever it does,
 * throwing, rejecting or being no function at all, stays here.
 */
export function sendToTag(...words: readonly unknown[]): void {
  whenIdle(() => {
    try {
      const { gtag } = window as { gtag?: unknown };
      if (typeof gtag !== 'function') return;
      Promise.resolve(gtag(...words)).catch(() => undefined);
    } catch {
      // Counting is never worth an error.
    }
  });
}
