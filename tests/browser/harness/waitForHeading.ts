import type { Page } from 'playwright-core';

/** Waits until the page with this heading is shown. */
export async function waitForHeading(page: Page, heading: string): Promise<void> {
  await page.locator('main h1', { hasText: heading }).waitFor();
}
