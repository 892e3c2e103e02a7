import type { Page } from '@playwright/test';
import { waitForRuntime } from './fixtures/page';
import { pickRoutes } from './pickRoutes';
import type { Readers } from './fixtures/readers';
import { readPageText, wordShare } from './pageText';
import { readRoutes } from '../site/harness/readRoutes';
import type { Site } from './fixtures/site';
import { expect, FULL, test } from './fixtures/test';

const all = readRoutes();

/** A home page, a component and the reference, in different languages. */
const KINDS = ['/', '/ar/material-ui/react-table/', '/material-ui/api/button/'];

/** As many as a browser opens in a few minutes; all routes of a smaller site. */
const MAX_ROUTES = 120;
const ROUTES_A_TEST = 10;
/** Further kinds, languages and products. */
const TWINS = [
  '/pt/x/',
  '/zh/x/migration-group/',
  '/search/',
  '/ar/versions/',
  '/material-ui/react-button/',
  '/material-ui/getting-started/installation/',
  '/ar/x/api/data-grid/data-grid/',
  '/zh/',
  '/pt/',
  '/ar/joy-ui/',
  '/zh/system/',
  '/core/',
  '/system/react-box/',
  '/x/react-data-grid/',
  '/ar/system/palette/',
  '/pt/core/release-policy/',
  '/material-ui/components/',
  '/zh/joy-ui/api/card/',
  '/material-ui/api/use-media-query/',
  '/pt/privacy/',
  '/experiments/docs/',
  '/ar/experiments/docs/markdown/',
  '/experiments/docs/api/data-grid/data-grid/',
  '/zh/joy-ui/react-card/',
  '/pt/x/react-data-grid/editing/',
  '/zh/material-ui/customization/theming/',
  '/ar/joy-ui/components/',
  '/zh/system/getting-started-group/',
  '/pt/material-ui/api/',
  '/pt/system/api/box/',
  '/zh/experiments/docs/codeblock/',
  '/pt/experiments/docs/third-level-child/',
  '/zh/offline/',
];
const rest = [...new Set([...TWINS, ...pickRoutes(all, MAX_ROUTES)])].filter(
  (route) => !KINDS.includes(route),
);
const groups = Array.from({ length: Math.ceil(rest.length / ROUTES_A_TEST) }, (_, index) =>
  rest.slice(index * ROUTES_A_TEST, (index + 1) * ROUTES_A_TEST),
);

/** Opens each route with and without JavaScript, and expects the same text in both. */
async function expectSameTwoWays(site: Site, readers: Readers, routes: readonly string[]): Promise<void> {
  const opened = await site.open(routes[0] ?? '/');
  // The offer of the browser's language is not part of a page.
  await opened.evaluate(() => localStorage.setItem('language-offer-dismissed', '1'));
  const bare = await readers.openPage(await readers.open({ javaScriptEnabled: false }));
  const open = async (page: Page, route: string) => {
    const response = await page.goto(site.origin + route);
    expect(response?.status(), route).toBe(200);
  };
  for (const route of routes) {
    await test.step(route, async () => {
      // The groups of the sidebar that a page has opened stay open on the next.
      await opened.evaluate(() => sessionStorage.clear());
      await Promise.all([open(bare, route), open(opened, route)]);
      await waitForRuntime(opened);
      await expect(opened.locator('h1')).not.toBeEmpty();
      await expect(async () => {
        const [page, text] = await Promise.all([opened, bare].map(readPageText));
        expect(text?.title).toBe(page?.title);
        const share = wordShare(page?.all ?? '', text?.all ?? '');
        expect(share, 'share of the words without JavaScript').toBeGreaterThanOrEqual(0.99);
      }, route).toPass({ timeout: 15_000 });
    });
  }
}

test.describe('every route', () => {
  test('shows the same with and without JavaScript, without a fault: one of each kind', async ({
    site,
    readers,
  }) => {
    await expectSameTwoWays(site, readers, KINDS);
  });

  for (const routes of groups)
    test(
      `shows the same with and without JavaScript, without a fault: ${routes[0]} to ${routes.at(-1)}`,
      FULL,
      async ({ site, readers }) => {
        test.slow();
        await expectSameTwoWays(site, readers, routes);
      },
    );
});

test.describe('the site', () => {
  test('has the icon that browsers ask for', async ({ site }) => {
    const html = await (await fetch(`${site.origin}/`)).text();
    const href = /<link[^>]* rel="(?:shortcut )?icon"[^>]*>/.exec(html)?.[0].match(/ href="([^"]+)"/)?.[1];
    const icon = await fetch(`${site.origin}${href ?? '/favicon.ico'}`);
    expect(icon.status).toBe(200);
  });
});
