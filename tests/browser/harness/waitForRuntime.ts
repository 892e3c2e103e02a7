import type { Page } from 'playwright-core';

/** Gives the sign of a reader that starts the deferred runtime, and waits until it runs. */
export async function waitForRuntime(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => document.documentElement.dataset.ready === '');
}
