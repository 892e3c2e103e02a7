import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { htmlToText } from '../../src/model/page/htmlToText';
import { followHref, markDocument, waitForRuntime } from './fixtures/page';
import { pickRoutes } from './pickRoutes';
import type { Readers } from './fixtures/readers';
import { readPageText, wordShare } from './pageText';
import { readRoutes } from '../site/harness/readRoutes';
import type { Site } from './fixtures/site';
import { expect, FULL, test } from './fixtures/test';
import { OUT } from '../../src/content/workspace';

const all = readRoutes();

/** Routes of every kind of page, over all products and languages. */
const KINDS: readonly (readonly [string, readonly string[]])[] = [
  ['home and landing pages', ['/', '/ar/', '/material-ui/', '/pt/x/']],
  ['components', ['/material-ui/react-button/', '/ar/material-ui/react-table/']],
  ['text and sections', ['/material-ui/getting-started/installation/', '/zh/x/migration-group/']],
  ['the reference', ['/material-ui/api/button/', '/ar/x/api/data-grid/data-grid/']],
  ['pages of the family and experiments', ['/search/', '/ar/versions/', '/material-ui/components/']],
];

/** As many as a browser opens in a few minutes; all routes of a smaller site. */
const MAX_ROUTES = 240;
const ROUTES_A_TEST = 10;
const known = new Set(KINDS.flatMap(([, routes]) => routes));
/** Routes whose kind the gate tests in another language or product. */
const TWINS = [
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
const rest = [...new Set([...TWINS, ...pickRoutes(all, MAX_ROUTES)])].filter((route) => !known.has(route));
const groups = Array.from({ length: Math.ceil(rest.length / ROUTES_A_TEST) }, (_, index) =>
  rest.slice(index * ROUTES_A_TEST, (index + 1) * ROUTES_A_TEST),
);

/**
 * Opens each route as a document, without JavaScript, and by a click on a link in another page; expects the
 * same text in all three.
 */
async function expectSameThreeWays(site: Site, readers: Readers, routes: readonly string[]): Promise<void> {
  const linked = await site.openReady(routes[0] === '/versions/' ? '/' : '/versions/');
  // The offer of the browser's language is not part of a page.
  await linked.evaluate(() => localStorage.setItem('language-offer-dismissed', '1'));
  const expectSameDocument = await markDocument(linked);
  const opened = await readers.openPage(linked.context());
  const bare = await readers.openPage(await readers.open({ javaScriptEnabled: false }));
  const open = async (page: Page, route: string) => {
    const response = await page.goto(site.origin + route);
    expect(response?.status(), route).toBe(200);
  };
  for (const route of routes) {
    await test.step(route, async () => {
      await Promise.all([open(bare, route), open(opened, route), followHref(linked, route)]);
      await waitForRuntime(opened);
      await expect(opened.locator('h1')).not.toBeEmpty();
      await expect(async () => {
        const [document, text, page] = await Promise.all([opened, bare, linked].map(readPageText));
        const parts = ['title', 'heading', 'main', 'contents'] as const;
        for (const part of parts) expect(page?.[part], `${part} by a link`).toBe(document?.[part]);
        const share = wordShare(document?.all ?? '', text?.all ?? '');
        expect(share, 'share of the words without JavaScript').toBeGreaterThanOrEqual(0.99);
      }, route).toPass({ timeout: 15_000 });
    });
  }
  await expectSameDocument();
}

test.describe('every route', () => {
  test('is listed, more than 75 in all', () => {
    expect(all.length).toBeGreaterThan(75);
    expect([...known].filter((route) => !all.includes(route))).toEqual([]);
  });

  test('has one heading, and a title that begins with it and that no other page of its language has', () => {
    const wrong: unknown[] = [];
    const titles = new Map<string, string>();
    for (const route of all) {
      const html = readFileSync(`${OUT}${route}index.html`, 'utf8');
      const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map((match) =>
        htmlToText(match[1] ?? ''),
      );
      const title = htmlToText(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
      const language = /<html lang="([^"]+)"/.exec(html)?.[1] ?? '';
      const other = titles.get(`${language} ${title}`);
      titles.set(`${language} ${title}`, route);
      const right = headings.length === 1 && headings[0] && title.startsWith(headings[0]);
      if (!right || other) wrong.push({ route, headings, title, other });
    }
    expect(wrong).toEqual([]);
  });

  for (const [kind, routes] of KINDS)
    test(`shows the same as a document, without JavaScript and by a click on a link, without a fault: ${kind}`, async ({
      site,
      readers,
    }) => {
      await expectSameThreeWays(site, readers, routes);
    });

  for (const routes of groups)
    test(
      `shows the same as a document, without JavaScript and by a click on a link, without a fault: ${routes[0]} to ${routes.at(-1)}`,
      FULL,
      async ({ site, readers }) => {
        test.slow();
        await expectSameThreeWays(site, readers, routes);
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
