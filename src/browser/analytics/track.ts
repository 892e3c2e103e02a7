import type { Track } from '../../model/analytics/AnalyticsEvent';
import { whenIdle } from '../clock';

/** Reports an event to the global tag function, see `sendToTag`. */
export const track: Track = ({ name, ...fields }) => sendToTag('event', name, fields);

/** What was not handed over yet, in turn. */
const waiting: (readonly unknown[])[] = [];

function sendNext(): void {
  const words = waiting.shift();
  try {
    const { gtag } = window as { gtag?: unknown };
    if (!words || typeof gtag !== 'function') return;
    Promise.resolve(gtag(...words)).catch(() => undefined);
  } catch {
    // Counting is never worth an error.
  }
}

function sendAll(): void {
  while (waiting.length > 0) sendNext();
}

/**
 * Hands words to the global tag function, in idle time; at once where the page is hidden, since one that is being left
 * has no idle time any more. Without a tag nothing is kept or sent, and whatever it does, throwing, rejecting or being
 * no function at all, stays here.
 */
export function sendToTag(...words: readonly unknown[]): void {
  waiting.push(words);
  if (document.visibilityState === 'hidden') {
    sendAll();
    return;
  }
  whenIdle(sendNext);
  // Added anew, the same function is still called once.
  document.addEventListener('visibilitychange', sendAll);
}
