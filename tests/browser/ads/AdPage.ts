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
  /** Sum of all layout shifts, but for those of a change of pages itself. */
  readonly shift: number;
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
      window.__shift = 0;
      window.__settledAt = 0;
      const push = history.pushState;
      history.pushState = function (...values) {
        window.__arrivedAt = performance.now();
        return push.apply(this, values);
      };
      window.__events = [];
      let heading;
      new MutationObserver(() => {
        const text = document.querySelector('h1')?.textContent;
        // What the change of pages itself moves is not the ad's doing.
        if (heading !== undefined && text !== heading) window.__settledAt = performance.now() + 250;
        heading = text;
      }).observe(document, { childList: true, subtree: true, characterData: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.startTime > window.__settledAt) window.__shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      window.gtag = (kind, name, fields) => window.__events.push([name, fields.label].filter(Boolean).join(' '));
    }`;
}

/** Measures the page as it is now. */
export function measure(page: Page): Promise<AdMeasures> {
  return page.evaluate(() => {
    const { __shift, __events } = window as unknown as { __shift: number; __events: string[] };
    const place = document.querySelector('[data-place]');
    const slot = document.querySelector<HTMLElement>('[data-place] aside');
    const links = [...(slot?.querySelectorAll<HTMLElement>('a') ?? [])];
    return {
      state: slot?.dataset.adState,
      height: slot?.getBoundingClientRect().height,
      shift: __shift,
      links: links.filter((link) => !link.closest('[inert]')).length,
      text: slot?.innerText ?? '',
      nextTop: place?.parentElement?.nextElementSibling?.getBoundingClientRect().top ?? NaN,
      events: __events,
    };
  });
}
