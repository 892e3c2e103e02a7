import type { Page } from '@playwright/test';
import { pathnameToHref } from '../../../src/model/routes/pathnameToHref';
import { languages } from '../../../src/site';
import { followHref, waitForRuntime } from '../fixtures/page';
import { waitForStored, waitForWorker } from './storedPages';
import { expect, FULL, full, test } from '../fixtures/test';
import { COLLECT, configureAnalytics, READER, TAG } from './configureAnalytics';

/** Addresses of the fake tag; a real one has a separate host. */
const FAKE_PATHS = [TAG, COLLECT];

/** Returns the rows of a table of the page: the text of each cell. */
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

/** Returns everything that is stored in the reader's browser, with the page's names of places and keys. */
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

/** Uses every feature that may store something. */
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
  await expect(panel.locator('[aria-pressed="true"]', { hasText: 'Dark' })).toBeVisible();
  await followHref(page, '/system/react-box/');
  await page.locator('[data-action="dismiss-version"]').click();
  await page.locator('#_sidebar').getByLabel('Show pages in Migration').first().click();
  await page.locator('[data-nav-filter]').fill('box');
  await page.locator('main [data-wrap-toggle]').first().dispatchEvent('click');
  await page.locator('footer button').click();
  for (const value of ['dark', 'rtl', 'JS']) await page.locator(`dialog input[value="${value}"]`).check();
  await page.locator('dialog input[role="switch"]').uncheck();
  const row = page.locator('dialog li', { hasText: 'MUI Core' });
  await row.getByRole('button').click();
  await expect(row).toContainText('Saved for offline', { timeout: 45_000 });
  await page.keyboard.press('Escape');
  await page.locator('[data-opens="search"]').click();
  await page.locator('.DocSearch-Input').fill('box');
  await page.locator('.DocSearch-Hit a').first().click();
  await expect(page.locator('.DocSearch-Input')).toHaveCount(0);
}

test.describe('the privacy page', () => {
  test('names everything that is stored, and nothing that is not', FULL, async ({ production }) => {
    test.slow();
    const { server, origin } = production;
    configureAnalytics(server);
    const hosts = new Set<string>();
    const reader = await production.newReader(undefined, { locale: 'pt-BR', userAgent: READER });
    reader.on('request', (request) => {
      const url = new URL(request.url());
      if (!/^(?:data|blob):/.test(url.protocol) && !FAKE_PATHS.includes(url.pathname)) hosts.add(url.origin);
    });
    const page = await reader.newPage();
    await page.goto(`${origin}/system/`);
    await waitForRuntime(page);
    await waitForWorker(page);
    await page.locator('#_consent button').nth(1).click();
    await waitForStored(page, '/system/');
    // The stored data is compared with the files of the build.
    server.intercept = undefined;
    await useSite(page);
    await page.goto(`${origin}/joy-ui/?theme=radius-8`);
    await waitForRuntime(page);
    // The theme is stored.
    await expect(page).toHaveURL(/joy-ui\/$/);
    await page.goto(`${origin}/privacy/`);
    // Some of it is stored in idle time.
    await expect(async () => {
      const items = await readTable(page, 0);
      const stored = await readStored(page);
      const names = ([name = '', where]: readonly string[], [place, key]: readonly [string, string]) =>
        where === place && (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name);
      // A tab stores this when a new release appears.
      const unused = items.filter((item) => !stored.some((one) => names(item, one)));
      expect(unused.map(([name]) => name)).toEqual(['reloaded-for']);
      expect(stored.filter((one) => !items.some((item) => names(item, one)))).toEqual([]);
      expect(items.flat().filter((cell) => cell.trim() === '')).toEqual([]);
    }).toPass({ timeout: 30_000 });
    expect([...hosts]).toEqual([origin]);
  });

  test('names every host that the security policy allows a page to contact, and no other', async ({
    site,
  }) => {
    const page = await site.open('/system/react-box/');
    const meta = page.locator('meta[http-equiv="Content-Security-Policy" i]');
    const policy = (await meta.getAttribute('content')) ?? '';
    const allowed = [...new Set(policy.match(/https?:\/\/[^\s;'/]+/g))].sort();
    await page.goto(`${site.origin}/privacy/`);
    await expect
      .poll(async () => [...new Set((await readTable(page, 1)).map(([host]) => host))].sort())
      .toEqual(allowed);
  });

  for (const { code } of languages)
    test(`exists in ${code}, with both tables`, full(code !== 'en'), async ({ site }) => {
      const page = await site.open(pathnameToHref('/offline', code));
      const expectLanguage = async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        // Text of another language would be marked.
        await expect(page.locator(`main [lang]:not([lang="${code}"]):not(aside)`)).toHaveCount(0);
      };
      await expectLanguage();
      await page.goto(site.origin + pathnameToHref('/privacy', code));
      await expectLanguage();
      await expect.poll(async () => (await readTable(page, 0)).length).toBeGreaterThan(12);
      await expect.poll(async () => (await readTable(page, 1)).length).toBe(2);
    });
});
