import type { Page } from 'playwright-core';

/** Frames and tasks that answer an interaction are over by then, or it was far too slow anyway. */
const SETTLE_MS = 150;

/**
 * Runs first in every document: keeps the longest duration of each interaction, from the input to the next paint, as
 * the browser itself reports it for INP. Shorter ones than a frame are not reported; they count as 0.
 */
export const INTERACTION_OBSERVER = `
  window.__interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!interactionId) continue;
      const longest = window.__interactions.get(interactionId) ?? 0;
      window.__interactions.set(interactionId, Math.max(longest, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

/** Whatever has been observed since the last call: the longest interaction in milliseconds, 0 where none took a frame. */
export async function takeLongest(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(async () => {
    // Reports are delivered when the browser has nothing better to do.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const { __interactions: seen } = window as unknown as { __interactions: Map<number, number> };
    const longest = Math.max(0, ...seen.values());
    seen.clear();
    return longest;
  });
}
