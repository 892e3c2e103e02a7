import type { Page } from 'playwright-core';
import type { OpenOptions, Site } from './useSite';

/**
 * Has the document that is shown painted, as `waitForPaint` waits for it: a page without scripts can't be asked whether
 * it was, and browsers drop what is pressed before.
 */
export async function paintBare(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.captureScreenshot', { format: 'jpeg' });
  await session.detach();
}

/** Opens a page without JavaScript, ready to be pressed; the documents that it leads to are to be painted as well. */
export async function openBare(site: Site, path: string, options?: OpenOptions): Promise<Page> {
  const page = await site.open(path, { javaScriptEnabled: false, ...options });
  await paintBare(page);
  return page;
}
