import type { BrowserContext, Page } from 'playwright-core';
import { languages } from '../../../src/site';
import { pathnameToHref } from '../../../src/model/routes/pathnameToHref';
import { followHref } from '../harness/followHref';
import { waitForRuntime } from '../harness/waitForRuntime';
import { COLLECT, configureAnalytics, TAG } from './configureAnalytics';
import { useProduction, waitForStored, waitForWorker } from './useProduction';

const production = useProduction();
/** Addresses of the tag's stand-in, which a real one has on a host of its own. */
const STAND_IN = [TAG, COLLECT];
const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

/** Rows of a table of the page as they are read: the text of each cell. */
async function readTable(page: Page, index: number): Promise<string[][]> {
  return page
    .locator('main table')
    .nth(index)
    .evaluate((table) =>
      [...(table as HTMLTableElement).tBodies].flatMap(({ rows }) =>
        [...rows].map(({ cells }) => [...cells].map((cell) => cell.textContent ?? '')),
      ),
    );
}

/** Everything that is stored in the reader's browser, as the page names places and keys. */
async function readStored(page: Page): Promise<[string, string][]> {
  return page.evaluate(async () => {
    const places: Record<string, string[]> = {
      'Local storage': Object.keys(window.localStorage),
      'Session storage': Object.keys(window.sessionStorage),
      Cookie: document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''),
      Cache: await caches.keys(),
      Database: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    };
    return Object.entries(places).flatMap(([place, keys]) =>
      keys.filter(Boolean).map((key): [string, string] => [place, key]),
    );
  });
}

/** Uses everything that may store something. */
async function useSite(page: Page): Promise<void> {
  await followHref(page, '/privacy/');
  await page.locator('aside[lang="pt"] button').click();
  await followHref(page, '/system/getting-started/installation/');
  await page.locator('main .code-tabs input').nth(1).dispatchEvent('click');
  await followHref(page, '/system/api/box/');
  await page.locator('main [data-api-view][value="collapsed"]').first().dispatchEvent('click');
  await followHref(page, '/joy-ui/customization/dark-mode/');
  const panel = page.getByRole('group', { name: 'Color mode of the panel' });
  await panel.getByRole('button', { name: 'Dark' }).click();
  await panel.locator('[aria-pressed="true"]', { hasText: 'Dark' }).waitFor();
  await followHref(page, '/system/react-box/');
  await page.locator('#_sidebar').getByLabel('Pages in Migration').first().click();
  await page.locator('[data-nav-filter]').fill('box');
  await page.locator('main [data-wrap-toggle]').first().dispatchEvent('click');
  await page.locator('footer button').click();
  for (const value of ['dark', 'rtl', 'off', 'JS'])
    await page.locator(`dialog input[value="${value}"]`).check();
  const row = page.locator('dialog li', { hasText: 'MUI Core' });
  await row.getByRole('button').click();
  await row.filter({ hasText: 'Kept offline' }).waitFor({ timeout: 45_000 });
  await page.keyboard.press('Escape');
  await page.locator('[data-opens="search"]').click();
  await page.locator('.DocSearch-Input').fill('box');
  await page.locator('.DocSearch-Hit a').first().click();
  await page.locator('.DocSearch-Input').waitFor({ state: 'detached' });
}

describe('the privacy page', () => {
  it('names everything that is stored, and nothing that is not', async () => {
    const { server, browser, origin } = production();
    configureAnalytics(server);
    const hosts = new Set<string>();
    const watch = (reader: BrowserContext) =>
      reader.on('request', (request) => {
        const url = new URL(request.url());
        if (!/^(?:data|blob):/.test(url.protocol) && !STAND_IN.includes(url.pathname)) hosts.add(url.origin);
      });
    const reader = await browser.newContext({
      locale: 'pt-BR',
      viewport: { width: 1440, height: 900 },
      userAgent: READER,
    });
    watch(reader);
    try {
      const page = await reader.newPage();
      await page.goto(`${origin}/system/`);
      await waitForRuntime(page);
      await waitForWorker(page);
      await page.locator('#_consent button').nth(1).click();
      await waitForStored(page, '/system/');
      // What is kept is compared with what the build has written.
      server.intercept = undefined;
      await useSite(page);
      await page.goto(`${origin}/joy-ui/`);
      await page.waitForTimeout(1000);
      await page.goto(`${origin}/privacy/`);
      const items = await readTable(page, 0);
      let stored = await readStored(page);
      const isListed = ([place, key]: [string, string]) =>
        items.some(
          ([name = '', where]) =>
            where === place && (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name),
        );
      const listUnused = () =>
        items.filter(
          ([name = '', where]) =>
            !stored.some(
              ([place, key]) =>
                where === place && (name.endsWith('…') ? key.startsWith(name.slice(0, -1)) : key === name),
            ),
        );
      // Some of it is stored in idle time.
      for (let tries = 0; tries < 50 && listUnused().length > 1; tries += 1) {
        await page.waitForTimeout(200);
        stored = await readStored(page);
      }
      // A tab keeps this when a new release appears.
      expect(listUnused().map(([name]) => name)).toEqual(['reloaded-for']);
      expect(stored.filter((one) => !isListed(one))).toEqual([]);
      for (const row of items) expect(row.filter((cell) => cell.trim() === '')).toEqual([]);
      expect([...hosts]).toEqual([origin]);
    } finally {
      await reader.close();
    }
  });

  it('names every host that the security policy lets a page talk to, and no other', async () => {
    const { server, newReader } = production();
    const page = await (await newReader()).newPage();
    await page.goto(`${server.origin}/system/react-box/`);
    const policy = await page.evaluate(
      () =>
        document.querySelector('meta[http-equiv="Content-Security-Policy" i]')?.getAttribute('content') ?? '',
    );
    const allowed = [...new Set(policy.match(/https?:\/\/[^\s;'/]+/g))].sort();
    await page.goto(`${server.origin}/privacy/`);
    const listed = (await readTable(page, 1)).map(([host]) => host ?? '');
    expect([...new Set(listed)].sort()).toEqual(allowed);
  });

  it.each(languages.map(({ code }) => code))('is there in %s, with both tables', async (code) => {
    const { server, newReader } = production();
    const page = await (await newReader()).newPage();
    for (const pathname of ['/privacy', '/offline']) {
      await page.goto(server.origin + pathnameToHref(pathname, code));
      expect(await page.locator('html').getAttribute('lang')).toBe(code);
      // Text of another language would say so.
      expect(await page.locator(`main [lang]:not([lang="${code}"]):not(aside)`).count()).toBe(0);
    }
    await page.goto(server.origin + pathnameToHref('/privacy', code));
    expect((await readTable(page, 0)).length).toBeGreaterThan(12);
    expect((await readTable(page, 1)).length).toBe(2);
  });
});
