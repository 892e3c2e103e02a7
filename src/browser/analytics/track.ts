import type { Track } from '../../model/analytics/AnalyticsEvent';
import { whenIdle } from '../clock';
import { getCurrentPage } from '../navigation/currentPage';

/** Reports an event to the global tag function, with the product of the page; see `sendToTag`. */
export const track: Track = (event) => {
  if (event.name === 'family') {
    sendToTag('event', event.event, { ...event.fields, ...readProduct() });
    return;
  }
  const { name, ...fields } = event;
  sendToTag('event', name, { ...fields, ...readProduct() });
};

function readProduct(): { readonly product?: string } {
  try {
    return { product: getCurrentPage().product };
  } catch {
    // Another program has changed the document.
    return {};
  }
}

/** The calls that are not sent yet, in order. */
const waiting: (readonly unknown[])[] = [];

function sendNext(): void {
  const words = waiting.shift();
  try {
    const { gtag } = window as { gtag?: unknown };
    if (!words || typeof gtag !== 'function') return;
    Promise.resolve(gtag(...words)).catch(() => undefined);
  } catch {
    // Analytics must never cause an error.
  }
}

function sendAll(): void {
  while (waiting.length > 0) sendNext();
}

/**
 * Calls the global tag function with the given arguments, in idle time. On a hidden page it calls at once,
 * since a page that is being left has no more idle time. Without a tag the arguments are dropped. Errors,
 * rejections and a tag that is not a function have no effect.
 */
export function sendToTag(...words: readonly unknown[]): void {
  waiting.push(words);
  if (document.visibilityState === 'hidden') {
    sendAll();
    return;
  }
  whenIdle(sendNext);
  // Adding the same listener again has no effect.
  document.addEventListener('visibilitychange', sendAll);
}
