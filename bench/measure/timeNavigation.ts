import type { Browser, Page } from 'playwright-core';
import { waitForRuntime } from '../../tests/browser/harness/waitForRuntime';

/** How long a reader points at a link before the click; its data is fetched in that time. */
const POINT_MS = 150;

/** Clicks a link and gives the milliseconds from the click to the frame that shows the new heading. */
async function timeClick(page: Page, href: string): Promise<number> {
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    const painted = new Promise<number>((resolve) => {
      document.addEventListener(
        'click',
        (event) => {
          const look = () => {
            if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look);
            // The task behind the frame's callbacks runs once the frame has been drawn.
            else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp)));
          };
          requestAnimationFrame(look);
        },
        { capture: true, once: true },
      );
    });
    Object.assign(window, { painted });
  });
  const link = page.locator(`#sidebar a[href="${href}"]`);
  await link.hover();
  await page.waitForTimeout(POINT_MS);
  await link.click();
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

/** Times of client navigation between two pages of one sidebar, to and fro, in milliseconds. */
export async function timeNavigation(
  browser: Browser,
  origin: string,
  routes: readonly [string, string],
  samples: number,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // The transpiler names functions by a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  const page = await context.newPage();
  await page.goto(origin + routes[0]);
  await waitForRuntime(page);
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    times.push(await timeClick(page, routes[sample % 2 === 0 ? 1 : 0]));
  }
  await context.close();
  return times;
}
