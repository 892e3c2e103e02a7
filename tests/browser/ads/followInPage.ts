import type { Page } from 'playwright-core';

/**
 * Follows a link to another page of the site, as a reader does, without loading a document. Returns the page's own
 * time at which it was there.
 */
export async function followInPage(page: Page, href: string): Promise<number> {
  await page.evaluate((target) => {
    performance.clearResourceTimings();
    const link = document.createElement('a');
    link.href = target;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await page.waitForFunction((target) => window.location.pathname === target, href, { polling: 20 });
  return page.evaluate(() => (window as unknown as { __arrivedAt: number }).__arrivedAt);
}
