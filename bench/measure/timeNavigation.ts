import type { Browser, Page } from 'playwright-core';
import { waitForRuntime } from '../../tests/browser/fixtures/page';

/** Time that a reader points at a link before the click; its data is fetched meanwhile. */
const POINT_MS = 150;

/**
 * Clicks a link and returns the milliseconds from the click to the first frame on the screen that shows
 * something of the next page, as the browser itself measures navigation within a document
 * (https://wicg.github.io/soft-navigations/).
 */
async function timeClick(page: Page, href: string): Promise<number> {
  await page.evaluate(() => {
    const shown = new Promise<number>((resolve) => {
      new PerformanceObserver((list, observer) => {
        observer.disconnect();
        resolve(list.getEntries()[0]?.duration ?? Number.NaN);
      }).observe({ type: 'soft-navigation' });
    });
    Object.assign(window, { shown });
  });
  const link = page.locator(`#_sidebar a[href="${href}"]`);
  await link.hover();
  await page.waitForTimeout(POINT_MS);
  await link.click();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}

/**
 * Measures client navigation between two pages of one sidebar, back and forth, in milliseconds.
 * @throws 'This browser does not measure navigation within a document'
 * /
 */
export async function timeNavigation(
  browser: Browser,
  origin: string,
  routes: readonly [string, string],
  samples: number,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // The transpiler names functions with a helper that is missing in the page.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  await page.goto(origin + routes[0]);
  await waitForRuntime(page);
  if (!(await page.evaluate(() => PerformanceObserver.supportedEntryTypes.includes('soft-navigation')))) {
    throw new Error('This browser does not measure navigation within a document');
  }
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    times.push(await timeClick(page, routes[sample % 2 === 0 ? 1 : 0]));
  }
  await context.close();
  return times;
}
