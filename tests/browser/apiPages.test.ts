import type { Page } from '@playwright/test';
import { readRoutes } from '../site/harness/readRoutes';
import { expect, FULL, test } from './fixtures/test';
import { listOverlaps } from './listOverlaps';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** How much of what comes first is seen, in px: its name. */
const LEAST_SEEN = 40;
/** The descriptions of other languages are longer or run the other way; one page in so many is opened. */
const EACH_TRANSLATION = 12;
/** Number of pages that one test opens. */
const PAGES_A_TEST = 40;

const routes = readRoutes();
const pages = [
  ...routes.filter((route) => /^\/(?:x|[\w-]{3,})\/api\/./.test(route)),
  ...routes
    .filter((route) => /^\/(?:ar|pt)\/.*\/api\/./.test(route))
    .filter((_, index) => index % EACH_TRANSLATION === 0),
];

/** Returns whether a page lists others. */
const isIndex = (path: string) => routes.some((route) => route !== path && route.startsWith(path));

/**
 * Returns where the description ends, the ad begins and ends, and the import, the first entry or playground, and the
 * first prop begin.
 */
const measure = (page: Page) =>
  page.evaluate(() => {
    const find = (selector: string) =>
      [...document.querySelectorAll(`main ${selector}`)]
        .find((element) => element.checkVisibility())
        ?.getBoundingClientRect();
    const ad = find('.ad-space-holder');
    return {
      described: find('.docs-page-description')?.bottom,
      top: ad?.top,
      bottom: ad?.bottom,
      import: find('#import')?.top,
      entry: find(':is(.api-try, .api-section :is(.api-entries > li, .api-fact, p))')?.top,
      prop: find('section:first-of-type[data-names="props"] .api-entries > li')?.top,
    };
  });

/** Measures the page once its layout is steady. */
async function look(page: Page, path: string, check: (seen: Awaited<ReturnType<typeof measure>>) => void) {
  await expect(async () => {
    const seen = await measure(page);
    // An index has neither an ad nor entries of its own; a list of interfaces has no description.
    if (isIndex(path) || seen.described === undefined) return;
    expect(seen.top, path).toBeGreaterThanOrEqual(seen.described);
    check(seen);
  }).toPass();
  await expect.poll(() => listOverlaps(page), path).toEqual([]);
}

test.describe('each page of the API reference, wide and on a phone,', () => {
  for (let start = 0; start < pages.length; start += PAGES_A_TEST) {
    const paths = pages.slice(start, start + PAGES_A_TEST);
    test(
      `begins with what readers look for, and has nothing that overlaps, from ${paths[0]} to ${paths.at(-1)}`,
      FULL,
      async ({ site }) => {
        test.slow();
        const page = await site.open('/robots.txt');
        let props = 0;
        const late = new Set<string>();
        for (const path of paths) {
          await page.setViewportSize(WIDE);
          await page.goto(site.origin + path);
          if ((await page.locator('[data-names="props"] .api-entries > li').count()) > 0) props += 1;
          await look(page, path, (seen) => {
            expect(seen.bottom, path).toBeLessThanOrEqual(WIDE.height);
            // A hook begins with its call.
            expect(seen.prop ?? 0, path).toBeLessThan(WIDE.height - LEAST_SEEN);
            if (seen.import === undefined) return;
            expect(seen.import, path).toBeLessThan(WIDE.height - LEAST_SEEN);
            expect(seen.entry, path).toBeLessThan(WIDE.height - LEAST_SEEN);
          });
          await page.setViewportSize(PHONE);
          await look(page, path, ({ bottom = 0 }) => {
            if (bottom > PHONE.height) late.add(path);
          });
        }
        // On a phone, a long remark may come before the ad, and the first prop follows it.
        expect(late.size / paths.length, [...late].join('\n')).toBeLessThan(0.1);
        expect(props).toBeGreaterThan(paths.length / 2);
      },
    );
  }
});
