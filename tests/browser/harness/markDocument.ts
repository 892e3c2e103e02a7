import type { Page } from 'playwright-core';

/** Marks the document that is shown; the returned function tells whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { markedDocument: true }));
  return () => page.evaluate(() => 'markedDocument' in window);
}
