import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { waitForRuntime } from '../fixtures/page';
import { NETWORK_FAULTS } from '../fixtures/production';
import type { Site } from '../fixtures/site';
import { expect, FULL, full, test } from '../fixtures/test';
import { waitForStored, waitForWorker } from './storedPages';
import { OUT } from '../../../src/content/workspace';

/**
 * Files whose end is missing, because a connection was closed early that announced no length: nothing of them stays, and
 * the page lives without a click.
 */

const PAGE = '/material-ui/react-button/';
/** A page with a demo that needs no press. */
const BOX = '/system/react-box/';
/** A page with a demo in a frame. */
const DEMOS = '/experiments/docs/demos/';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  html: 'text/html',
};

/** Sends the first part of a document, or of a compressed file for a browser to keep for a year. */
function sendCut(response: ServerResponse, pathname: string, share: number): true {
  const isPage = pathname.endsWith('/');
  const file = readFileSync(`${OUT}${pathname}${isPage ? 'index.html' : ''}`);
  const content = isPage ? file : gzipSync(file);
  response.writeHead(200, {
    'content-type': TYPES[/\w+$/.exec(pathname)?.[0] ?? ''] ?? 'text/html; charset=utf-8',
    'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(isPage ? {} : { 'content-encoding': 'gzip' }),
  });
  // Without a length, a browser can't know that more should come.
  response.write(content.subarray(0, Math.floor(content.length * share)));
  response.end();
  return true;
}

/**
 * Cuts the first answers of a host for files. Returns their addresses, and all that were requested. The host has no
 * certificate: browsers do not keep what comes with a wrong one.
 */
function cutOnce(site: Site, matches: RegExp, count: number, share = 0.6) {
  const cut = new Set<string>();
  const requests: string[] = [];
  site.intercept = ({ url = '' }, response) => {
    requests.push(url);
    if (!matches.test(url) || url.includes('?') || cut.has(url) || cut.size === count) return false;
    cut.add(url);
    return sendCut(response, url, share);
  };
  return { cut, requests };
}

/** What browsers say of what they could not parse. */
const UNREADABLE = [
  /^uncaught: /,
  /^console (?:error|warning): .*(?:SyntaxError|Unexpected|preload|rel=expect)/,
];

const EXPECTED = [...NETWORK_FAULTS, ...UNREADABLE];

/** Opens a page of a host without a worker. */
const openBare = (site: Site, path: string) => site.open(path, { fresh: true, expected: EXPECTED });

/** Scrolls to a demo, but presses nothing, until it lives. */
async function waitForDemo(page: Page): Promise<void> {
  let step = 0;
  await expect(async () => {
    step += 1;
    await page.mouse.move(3 + (step % 5), 3);
    const demo = page.locator('section[aria-label="MessageDraft"]');
    await demo.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(demo.locator('[data-live]').first()).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 40_000 });
}

for (const share of [0.6, 0.95])
  test(
    `a stored page is not replaced by one that is cut at ${share}`,
    full(share !== 0.95),
    async ({ production }) => {
      const { server, origin } = production;
      const page = await production.openReady(
        await production.newReader(undefined, undefined, EXPECTED),
        PAGE,
      );
      await waitForWorker(page);
      await waitForStored(page, PAGE);
      let sent = 0;
      server.intercept = ({ url }, response) => {
        if (url !== PAGE) return false;
        sent += 1;
        return sendCut(response, PAGE, share);
      };
      await page.goto(origin + PAGE);
      await expect(page.locator('header')).toBeVisible();
      await expect(page.locator('footer')).toHaveCount(0);
      // The reader, the loader, and the worker, which asks past the cache of the browser.
      await expect.poll(() => sent).toBeGreaterThan(2);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await expect
        .poll(() => page.evaluate(async (path) => (await caches.match(path))?.text(), PAGE))
        .toBe(readFileSync(`${OUT}${PAGE}index.html`, 'utf8'));
      server.down = true;
      await page.goto(origin + PAGE);
      await expect(page.locator('footer')).toBeVisible();
    },
  );

test('a page that is cut once is loaded again, once', FULL, async ({ site }) => {
  const { requests } = cutOnce(site, /react-button\/$/, 1);
  const page = await openBare(site, PAGE);
  await expect(page.locator('footer')).toBeVisible();
  await waitForRuntime(page);
  // The reader, the loader, and the reader again.
  expect(requests.filter((url) => url === PAGE)).toHaveLength(3);
});

test('a page that is always cut is shown as it is', FULL, async ({ site }) => {
  let sent = 0;
  site.intercept = ({ url }, response) => {
    if (url !== PAGE) return false;
    sent += 1;
    return sendCut(response, PAGE, 0.9);
  };
  const page = await openBare(site, PAGE);
  await waitForRuntime(page);
  await expect(page.locator('h1')).toContainText('Button');
  await expect(page.locator('footer')).toHaveCount(0);
  expect(sent).toBe(2);
});

for (const share of [0.3, 0.6, 0.97])
  test(
    `a page whose first scripts are cut at ${share} once comes alive, without a press`,
    full(share !== 0.6),
    async ({ site }) => {
      const { cut, requests } = cutOnce(site, /\/_docs\/islands\/[^?]*\.js$/, 12, share);
      const page = await openBare(site, BOX);
      await waitForDemo(page);
      expect(cut.size).toBe(12);
      await page.locator('[data-opens="search"]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // Nothing is kept that is wrong.
      await page.goto(`${site.origin}/joy-ui/`);
      await waitForRuntime(page);
      requests.length = 0;
      await page.goto(site.origin + BOX);
      await waitForDemo(page);
      expect(requests.filter((url) => cut.has(url))).toEqual([]);
    },
  );

test('a complete style sheet that is cut once applies as a whole', FULL, async ({ site }) => {
  const { cut } = cutOnce(site, /\/_next\/static\/.*\.css$/, 1, 0.5);
  const page = await openBare(site, PAGE);
  await waitForRuntime(page);
  await page.locator('header [data-opens="settings"]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const [file = ''] = cut;
  const countRules = (text: string) => {
    const whole = new CSSStyleSheet();
    whole.replaceSync(text);
    const linked = [...document.styleSheets].filter(({ href }) => href?.includes('/_next/static/'));
    return [whole.cssRules.length, ...linked.map(({ cssRules }) => cssRules.length)];
  };
  await expect(async () => {
    const [whole, ...linked] = await page.evaluate(countRules, readFileSync(OUT + file, 'utf8'));
    expect(linked).toEqual([whole]);
  }).toPass();
});

test('a sidebar, texts and a search that are cut once are whole', FULL, async ({ site }) => {
  const { cut } = cutOnce(site, /\/_docs\/(?:nav|texts|search)\//, 99);
  const page = await openBare(site, BOX);
  await waitForRuntime(page);
  const group = page.locator('#_sidebar li', { has: page.getByLabel('Show pages in Migration') }).last();
  await group.getByRole('button').click();
  await expect(group.locator('ul a').first()).toBeVisible();
  await page.locator('[data-opens="search"]').first().click();
  await page.locator('.DocSearch-Input').fill('box');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  expect([...cut].map((url) => /\/_docs\/(?:search\/worker|\w+)/.exec(url)?.[0])).toEqual(
    expect.arrayContaining(['/_docs/nav', '/_docs/texts', '/_docs/search', '/_docs/search/worker']),
  );
});

test('the document of a framed demo that is cut once is whole', FULL, async ({ site }) => {
  const { cut } = cutOnce(site, /\/_docs\/demos\/.*\.html$/, 1, 0.3);
  const page = await openBare(site, DEMOS);
  await waitForRuntime(page);
  await page.locator('iframe[title]').scrollIntoViewIfNeeded();
  const framed = page.frameLocator('iframe[title="FramedBottomBar"]').locator('#demo');
  await expect(framed).toContainText('Eleven pages read this week.');
  await page.locator('iframe[title="FramedBottomBar"][data-live]').waitFor();
  expect(cut.size).toBe(1);
});
