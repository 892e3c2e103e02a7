import type { Page } from '@playwright/test';

/**
 * Waits until the browser has had nothing to do twice. It takes idle tasks in their order, so that those that the page
 * waited for before are done, and what they themselves asked for as well.
 */
export async function passIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestIdleCallback(() => requestIdleCallback(() => done()));
      }),
  );
}
