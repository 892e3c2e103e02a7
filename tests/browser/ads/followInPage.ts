import type { Page } from 'playwright-core';

/**
 * Follows a link to another page of the site, as a reader does, without loading a document. Returns the page's own
 * time at which it was there. What the change of pages itself has moved is no longer counted as layout shift.
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
  const arrival = await page.waitForFunction(
    (target) => {
      const state = window as unknown as { __shift: number };
      if (window.location.pathname !== target) return undefined;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          state.__shift = 0;
        }),
      );
      return performance.now();
    },
    href,
    { polling: 'raf' },
  );
  return Number(await arrival.jsonValue());
}
