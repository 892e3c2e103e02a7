import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readRoutes } from '../site/harness/readRoutes';
import { expect, FULL, test } from './fixtures/test';

const WINDOW = { width: 1440, height: 900 };
/** How much of the first prop is seen, in px: its name. */
const LEAST_SEEN = 24;
/** Pages of the reference are alike; each is measured below. */
const EACH_API_PAGE = 6;
/** The same for those that are translated. */
const EACH_TRANSLATION = 12;
/** Number of pages that one test opens. */
const PAGES_A_TEST = 50;

const routes = readRoutes();
const english = routes.filter((route) => !/^\/(?:ar|pt|zh|experiments)\//.test(route));
const texts = english.filter((route) => !route.includes('/api/'));
const reference = english.filter((route) => route.includes('/api/'));
/** Those of other languages, whose descriptions are longer or run the other way. */
const translated = routes
  .filter((route) => /^\/(?:ar|pt)\/.*\/api\/./.test(route))
  .filter((_, index) => index % EACH_TRANSLATION === 0);

/** Whether the family has a playground for a page. */
function hasPlayground(route: string): boolean {
  const [, product, ...path] = route.split('/');
  const folder = join('data/products', product ?? '', 'pages', ...path);
  return existsSync(folder) && readdirSync(folder).some((file) => file.endsWith('.playground.tsx'));
}

/** Returns where the first visible element that matches begins; undefined if there is none. */
const topOf = (page: Page, selector: string) =>
  page
    .locator(`main ${selector}`)
    .filter({ visible: true })
    .evaluateAll((all) => all[0]?.getBoundingClientRect().top);

test.describe('the first screen of a wide window', () => {
  test('has the ad of nine in ten pages with one', FULL, async ({ site }) => {
    // It opens nearly all pages, and counts over all of them.
    test.setTimeout(10 * 60_000);
    const page = await site.open('/robots.txt', { viewport: WINDOW });
    const below: string[] = [];
    let count = 0;
    for (const route of [...texts, ...reference.filter((_, index) => index % EACH_API_PAGE === 0)]) {
      await page.goto(site.origin + route);
      const top = await topOf(page, '[data-ad-holder]');
      if (top === undefined) continue;
      count += 1;
      if (top > WINDOW.height) below.push(route);
    }
    expect(count).toBeGreaterThan(50);
    expect(below.length / count, below.join('\n')).toBeLessThan(0.1);
  });

  for (const [what, selector, pages] of [
    ['the command that installs', '.code', texts.filter((route) => route.endsWith('/installation/'))],
    [
      'a playground',
      '[data-playground]',
      texts.filter((route) => /\/react-[^/]+\/$/.test(route) && hasPlayground(route)),
    ],
    [
      'the props of a component',
      '.api-entries > li',
      ['/material-ui/api/button/', '/x/api/data-grid/data-grid/'],
    ],
  ] as const)
    test(`has ${what}`, FULL, async ({ site }) => {
      // Some list every component.
      test.slow();
      const page = await site.open('/robots.txt', { viewport: WINDOW });
      expect(pages.length).toBeGreaterThan(1);
      for (const route of pages) {
        await page.goto(site.origin + route);
        await expect.poll(() => topOf(page, selector), route).toBeLessThan(WINDOW.height * 0.75);
      }
    });
});

for (const { width, height } of [WINDOW, { width: 390, height: 844 }])
  test.describe(`the first screen of the API reference at ${width} px`, () => {
    /** Returns where the description ends, the ad begins and ends, and the first prop begins. */
    const measure = (page: Page) =>
      page.evaluate(() => {
        const find = (selector: string) =>
          [...document.querySelectorAll(`main ${selector}`)]
            .find((element) => element.checkVisibility())
            ?.getBoundingClientRect();
        const ad = find('.ad-space-holder');
        const prop = find('section:first-of-type[data-names="props"] .api-entries > li');
        return {
          described: find('.docs-page-description')?.bottom,
          top: ad?.top,
          bottom: ad?.bottom,
          prop: prop?.top,
        };
      });

    const measured = [...reference, ...translated];
    for (let start = 0; start < measured.length; start += PAGES_A_TEST) {
      const routes = measured.slice(start, start + PAGES_A_TEST);
      test(
        `has the ad after the description, and a prop, from ${routes[0]} to ${routes.at(-1)}`,
        FULL,
        async ({ site }) => {
          test.slow();
          const page = await site.open('/robots.txt', { viewport: { width, height } });
          let props = 0;
          const late: string[] = [];
          for (const route of routes) {
            await page.goto(site.origin + route);
            if ((await page.locator('[data-names="props"] .api-entries > li').count()) > 0) props += 1;
            await expect(async () => {
              const { described, top, bottom = 0, prop = 0 } = await measure(page);
              // An index has neither.
              if (described === undefined) return;
              expect(top).toBeGreaterThanOrEqual(described);
              if (width === WINDOW.width) {
                expect(bottom).toBeLessThanOrEqual(height);
                // A hook begins with its call.
                expect(prop).toBeLessThan(height - LEAST_SEEN);
              } else if (bottom > height) late.push(route);
            }).toPass();
          }
          // On a phone, a long remark may come before the ad, and the first prop follows it.
          expect(late.length / routes.length, late.join('\n')).toBeLessThan(0.1);
          expect(props).toBeGreaterThan(routes.length / 2);
        },
      );
    }
  });
