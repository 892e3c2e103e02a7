import type { Page } from 'playwright-core';

/** Waits until a page has been painted: browsers drop what is pressed and typed before. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
}
