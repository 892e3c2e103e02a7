import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readRoutes } from '../site/harness/readRoutes';
import { expect, FULL, test } from './fixtures/test';

const WINDOW = { width: 1440, height: 900 };
/** Pages of the reference are alike; `apiPages.test.ts` measures each. */
const EACH_API_PAGE = 6;

const english = readRoutes().filter((route) => !/^\/(?:ar|pt|zh|experiments)\//.test(route));
const texts = english.filter((route) => !route.includes('/api/'));
const reference = english.filter((route) => route.includes('/api/'));

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
