import type { BrowserContext, Page } from 'playwright-core';
import type { ServedFolder } from '../../../scripts/serveFolder';

/** A page with an ad slot, open in a browser, and what can be seen of it. */
export interface AdPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: ServedFolder;
  /** What the page must not have done so far. */
  readonly faults: readonly string[];
  /** Whatever asked the reader something or opened a window. */
  readonly intrusions: readonly string[];
  /** Requests to other hosts that have neither been answered nor given up. */
  readonly pending: ReadonlySet<unknown>;
  /** Addresses that were asked for, in order. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

/** What is measured in the page itself. */
export interface AdMeasures {
  readonly state: string | undefined;
  /** Of the slot. */
  readonly height: number | undefined;
  /** All layout shifts, but for those of a change of pages itself: how large, when, and what moved. */
  readonly shifts: readonly string[];
  /** Links that a reader can see in the slot. */
  readonly links: number;
  readonly text: string;
  /** Top of what follows the slot. */
  readonly nextTop: number;
  /** Events that the global tag function was given: name and label. */
  readonly events: readonly string[];
}

/** Scripts that run before everything else in a page: measures, and dice that always roll the same. */
export function observer({ roll, shape }: { roll: number; shape: string }): string {
  return `
    Math.random = () => ${roll};
    try { if (location.protocol === 'http:') sessionStorage.setItem('ad-shape', ${JSON.stringify(shape)}); } catch {}
    if (window === top) {
      window.__shifts = [];
      // A document that arrives in pieces is painted in pieces: its header, the columns of a table. Nothing of an ad is
      // there before the load event.
      let arrived = Infinity;
      addEventListener('load', () =>
        requestAnimationFrame(() => requestAnimationFrame(() => (arrived = performance.now()))));
      window.__forgetShifts = () => new Promise((resolve) => {
        const forget = () => {
          // Those of now may not have been told yet.
          arrived = performance.now();
          window.__shifts.splice(0);
          resolve();
        };
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(forget, 100)));
      });
      const changes = [];
      const push = history.pushState;
      history.pushState = function (...values) {
        window.__arrivedAt = performance.now();
        return push.apply(this, values);
      };
      window.__events = [];
      let heading;
      new MutationObserver(() => {
        const text = document.querySelector('h1')?.textContent;
        // What the change of pages itself moves is not the ad's doing: until it has been painted, however slowly.
        if (heading !== undefined && text !== heading) {
          const change = { from: performance.now(), to: Infinity };
          changes.push(change);
          requestAnimationFrame(() => requestAnimationFrame(() => (change.to = performance.now() + 250)));
        }
        heading = text;
      }).observe(document, { childList: true, subtree: true, characterData: true });
      new PerformanceObserver((list) => {
        for (const { startTime, value, sources } of list.getEntries()) {
          if (changes.some(({ from, to }) => startTime >= from && startTime <= to)) continue;
          if (startTime < arrived) continue;
          const moved = sources.map(({ node, previousRect: a, currentRect: b }) =>
            [node?.nodeName, node?.id, node?.className, a.x, a.y, a.width, a.height, '->', b.x, b.y, b.width, b.height].join(' '));
          window.__shifts.push(value.toFixed(4) + ' at ' + startTime.toFixed(0) + ' ms: ' + moved.join(', '));
        }
      }).observe({ type: 'layout-shift', buffered: true });
      window.gtag = (kind, name, fields) => window.__events.push([name, fields.label].filter(Boolean).join(' '));
    }`;
}

/** Measures the page as it is now. */
export function measure(page: Page): Promise<AdMeasures> {
  return page.evaluate(() => {
    const { __shifts, __events } = window as unknown as {
      __shifts: string[];
      __events: string[];
    };
    const place = document.querySelector('[data-place]');
    const slot = document.querySelector<HTMLElement>('[data-place] aside');
    const links = [...(slot?.querySelectorAll<HTMLElement>('a') ?? [])];
    return {
      state: slot?.dataset.adState,
      height: slot?.getBoundingClientRect().height,
      shifts: __shifts,
      links: links.filter((link) => !link.closest('[inert]')).length,
      text: slot?.innerText ?? '',
      nextTop: place?.parentElement?.nextElementSibling?.getBoundingClientRect().top ?? NaN,
      events: __events,
    };
  });
}
