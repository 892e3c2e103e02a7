import type { Page } from 'playwright-core';

/** By then, frames and tasks of an interaction are done, or it was far too slow anyway. */
const SETTLE_MS = 150;

/** The longest interaction of a step, in milliseconds: the total and its parts. */
export interface Interaction {
  readonly duration: number;
  /** Time until its handlers begin. */
  readonly delay: number;
  /** Time in its handlers; the rest is the time until the next paint. */
  readonly work: number;
}

/** A step without an interaction that takes a frame. */
const NONE: Interaction = { duration: 0, delay: 0, work: 0 };

/**
 * Runs first in every document: stores every event of an interaction, as the browser itself reports it for
 * INP. The browser does not report events shorter than a frame.
 */
export const INTERACTION_OBSERVER = `
  window.__interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, startTime, processingStart, processingEnd } of list.getEntries()) {
      if (!interactionId) continue;
      window.__interactions.push({ duration, delay: processingStart - startTime, work: processingEnd - processingStart });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** Returns the longest interaction since the last call; its durations are 0 if none took a frame. */
export async function takeLongest(page: Page): Promise<Interaction> {
  await page.waitForTimeout(SETTLE_MS);
  const seen = await page.evaluate(async () => {
    // The browser delivers the reports when it is idle.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    return (window as unknown as { __interactions: Interaction[] }).__interactions.splice(0);
  });
  return seen.reduce((longest, one) => (one.duration > longest.duration ? one : longest), NONE);
}
