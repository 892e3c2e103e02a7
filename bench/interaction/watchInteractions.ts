import type { Page } from 'playwright-core';

/** Frames and tasks that answer an interaction are over by then, or it was far too slow anyway. */
const SETTLE_MS = 150;

/** The longest interaction of a step, in milliseconds: all of it, and of that the parts. */
export interface Interaction {
  readonly duration: number;
  /** Until its handlers begin. */
  readonly delay: number;
  /** While its handlers run; the rest is what it takes to the next paint. */
  readonly work: number;
}

/** No interaction took a frame. */
const NONE: Interaction = { duration: 0, delay: 0, work: 0 };

/**
 * Runs first in every document: keeps every event that is part of an interaction, as the browser itself reports it for
 * INP. Shorter ones than a frame are not reported.
 */
export const INTERACTION_OBSERVER = `
  window.__interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, startTime, processingStart, processingEnd } of list.getEntries()) {
      if (!interactionId) continue;
      window.__interactions.push({ duration, delay: processingStart - startTime, work: processingEnd - processingStart });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** The longest interaction since the last call; its durations are 0 where none took a frame. */
export async function takeLongest(page: Page): Promise<Interaction> {
  await page.waitForTimeout(SETTLE_MS);
  const seen = await page.evaluate(async () => {
    // Reports are delivered when the browser has nothing better to do.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    return (window as unknown as { __interactions: Interaction[] }).__interactions.splice(0);
  });
  return seen.reduce((longest, one) => (one.duration > longest.duration ? one : longest), NONE);
}
