import type { Page } from 'playwright-core';
import { waitForPaint } from './waitForPaint';

const PAUSE_MS = 500;

/**
 * Gives the sign of a reader that starts the deferred runtime, and waits until it runs. Browsers drop what comes before
 * a document is painted, so that the sign is given until it was heard; where the runtime starts without one, the page is
 * ready for what is pressed once it is painted, too.
 */
export async function waitForRuntime(page: Page): Promise<void> {
  let isOver = false;
  const ready = page
    .waitForFunction(() => document.documentElement.dataset.ready === '')
    .finally(() => {
      isOver = true;
    });
  // Told below.
  ready.catch(() => undefined);
  while (!isOver) {
    await page.mouse.move(3, 3);
    await page.mouse.move(5, 5);
    await Promise.race([ready, page.waitForTimeout(PAUSE_MS)]);
  }
  await ready;
  await waitForPaint(page);
}
