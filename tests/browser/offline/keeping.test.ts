import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { KeepIndex, KeepList } from '../../../src/model/offline/offlineProduct';
import { followHref, waitForRuntime } from '../fixtures/page';
import type { Production } from '../fixtures/production';
import { waitForStored, waitForWorker, waitUntil } from './storedPages';
import { expect, FULL, test } from '../fixtures/test';
import { OUT } from '../../../src/content/workspace';

const PRODUCT = 'system';
const NAME = 'MUI System';
/** Requests for keeping, which begins with the server's list. */
const ASKED = /^\/(?:offline\.json|_docs\/offline\/|system\/)/;
/** Time to keep a product on a busy machine. */
const KEEP_MS = 60_000;
const CHANGED = '/system/react-box/';

function readIndex(): KeepIndex {
  return JSON.parse(readFileSync(`${OUT}/offline.json`, 'utf8')) as KeepIndex;
}

function hrefOfList(): string {
  return readIndex().products.find(({ id }) => id === PRODUCT)?.offers.en?.href ?? '';
}

function readList(): KeepList {
  return JSON.parse(readFileSync(`${OUT}${hrefOfList()}`, 'utf8')) as KeepList;
}

function sendJson(response: ServerResponse, json: string): true {
  response.writeHead(200, { 'content-type': 'application/json' }).end(json);
  return true;
}

function sendPage(response: ServerResponse, html: string): true {
  response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  return true;
}

async function openSettings(page: Page): Promise<void> {
  await page.locator('footer button').click();
}

/** Opens the settings in a tab that a worker controls. */
async function openPanel(production: Production, reader: BrowserContext, path = '/system/'): Promise<Page> {
  const page = await production.openReady(reader, path);
  await waitForWorker(page);
  // The worker's own requests are done then.
  await waitForStored(page, path);
  await openSettings(page);
  await page.locator('dialog[open] li', { hasText: NAME }).waitFor();
  return page;
}

async function openFirstPanel(production: Production): Promise<Page> {
  return openPanel(production, await production.newReader());
}

function row(page: Page): Locator {
  return page.locator('dialog li', { hasText: NAME });
}

async function waitForText(page: Page, text: RegExp): Promise<void> {
  await row(page).filter({ hasText: text }).waitFor({ timeout: KEEP_MS });
}

async function press(page: Page, name: RegExp): Promise<void> {
  await row(page).getByRole('button', { name }).click();
}

async function keepProduct(page: Page): Promise<void> {
  await row(page).getByRole('button').click();
  await waitForText(page, /Saved for offline/);
}

async function readOfflineFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const name = 'docs-kept-system-en';
    // Opening it would create it, and then the page would not see that it is missing.
    const files = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
    return files.map(({ url }) => new URL(url).pathname).sort();
  });
}

/** Waits until every file of the product is kept. */
async function waitForAll(page: Page): Promise<void> {
  await expect
    .poll(async () => (await readOfflineFiles(page).catch(() => [])).length, { timeout: KEEP_MS })
    .toBe(readList().files.length);
}

/** Begins to keep the product and leaves a part of it unanswered, so that keeping does not end. */
async function keepInPart({ server }: Production, page: Page): Promise<void> {
  server.intercept = (request) => request.url?.startsWith('/system/api/') === true;
  await row(page).getByRole('button').click();
  await row(page).getByRole('button', { name: /Pause/ }).waitFor();
  await expect.poll(async () => (await readOfflineFiles(page)).length).toBeGreaterThan(40);
}

/**
 * Waits until no tab works on the product any more, and a request that this tab sends after that is answered.
 */
async function waitForRest(page: Page, language = 'en'): Promise<void> {
  await page.evaluate(async (name) => {
    await navigator.locks.request(name, async () => (await fetch('/robots.txt')).text());
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
  }, `keep system ${language}`);
}

/** Opens a page with the server stopped. */
async function openKept(page: Page, url: string): Promise<void> {
  const response = await page.goto(url);
  expect(response?.status()).toBe(200);
  await expect(page.locator('h1')).toHaveCount(1);
}

test.describe('what can be kept', () => {
  test('is every page of the product, and every file that they name', () => {
    const { files } = readList();
    const urls = new Set(files.map(({ url }) => url));
    const pages = files.filter(({ title }) => title !== undefined);
    expect(pages.length).toBeGreaterThan(10);
    for (const { url, bytes } of files) {
      const file = `${OUT}${url}${url.endsWith('/') ? 'index.html' : ''}`;
      expect([url, readFileSync(file).length]).toEqual([url, bytes]);
    }
    const missing: string[] = [];
    for (const { url } of pages) {
      const html = readFileSync(`${OUT}${url}index.html`, 'utf8');
      const named = [
        ...html.matchAll(/["'(](\/(?:_next\/static|_docs)\/[^"'()?#\s]+\.\w+)/g),
        ...html.matchAll(/<img[^>]* src="(\/[^"]+)"/g),
      ].map(([, name = '']) => name);
      for (const name of named)
        if (!name.startsWith('/_docs/live/') && !urls.has(name)) missing.push(`${url} ${name}`);
    }
    expect(missing).toEqual([]);
    // Assets first, so that a stored page always has its assets.
    const firstPage = files.findIndex(({ title }) => title !== undefined);
    expect(files.slice(firstPage).every(({ title }) => title !== undefined)).toBe(true);
  });

  test('does not include the demos of other products', () => {
    const { products } = readIndex();
    const sizes = Object.fromEntries(products.map(({ id, offers }) => [id, offers.en?.bytes ?? 0]));
    const largest = Math.max(...Object.values(sizes));
    expect(sizes.core).toBeLessThan(largest / 4);
  });
});

test.describe('keeping a product', () => {
  test.slow();

  test(
    'shows the size, stores everything, and opens it without a network, demos included',
    FULL,
    async ({ production }) => {
      const { server, origin } = production;
      const page = await openFirstPanel(production);
      const { files } = readList();
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      await expect(row(page)).toContainText(`${(Math.round(bytes / 100_000) / 10).toString()} MB`);
      await keepProduct(page);
      await expect.poll(() => readOfflineFiles(page)).toEqual(files.map(({ url }) => url).sort());
      // A reader in another language finds it, too, and can remove it.
      await page.goto(`${origin}/pt/system/`);
      await waitForRuntime(page);
      await openSettings(page);
      await page
        .locator('dialog li', { hasText: `${NAME} (inglês)` })
        .getByRole('button')
        .waitFor();
      // Next to the offer in the reader's language.
      await row(page).nth(1).waitFor();
      server.down = true;
      const pages = files.flatMap(({ url, title }) => (title === undefined ? [] : { url, title }));
      const some = pages.filter((_, index) => index % Math.ceil(pages.length / 5) === 0);
      for (const { url } of some) await openKept(page, origin + url);
      await waitForRuntime(page);
      for (const { url } of some.slice(0, 3)) await followHref(page, url);
      await page.goto(`${origin}/system/react-box/`);
      await waitForRuntime(page);
      const demo = page.locator('[data-demo]').first();
      await demo.scrollIntoViewIfNeeded();
      // A playground waits for a touch.
      await demo.dispatchEvent('pointerdown');
      await expect(demo).toHaveAttribute('data-live');
      // It is also on the list of readable pages.
      await page.goto(`${origin}/joy-ui/`);
      await expect(page.locator('[data-stored-pages] li').first()).toHaveText(`${NAME} (${pages.length})`);
    },
  );

  test(
    'leaves pages stored that were visited meanwhile, when it is removed',
    FULL,
    async ({ production }) => {
      const { server, origin } = production;
      const page = await openFirstPanel(production);
      await keepProduct(page);
      const visited = '/system/react-box/';
      await page.goto(origin + visited);
      await waitForRuntime(page);
      await waitForStored(page, visited);
      await openSettings(page);
      await press(page, /Remove/);
      await row(page).getByRole('button', { name: /^Save/ }).waitFor();
      server.down = true;
      await openKept(page, origin + visited);
      await waitForRuntime(page);
    },
  );

  test(
    'keeps the focus in its row, and announces only the ends, while the keyboard goes from button to button',
    FULL,
    async ({ production }) => {
      const page = await openFirstPanel(production);
      const reported = row(page).locator('[role="status"]');
      const focused = page.locator(':focus');
      await row(page).getByRole('button').focus();
      await keepInPart(production, page);
      await expect(focused).toHaveText(`Pause ${NAME}`);
      await expect(reported).toHaveText('');
      await page.keyboard.press('Enter');
      await waitForText(page, /Paused/);
      await expect(focused).toHaveText(`Resume ${NAME}`);
      await expect(reported).toHaveText(/^Paused/);
      await page.keyboard.press('Tab');
      await expect(focused).toHaveText(`Remove ${NAME}`);
      await page.keyboard.press('Enter');
      await row(page).getByRole('button', { name: /^Save/ }).waitFor();
      await expect(focused).toHaveText(`Save for offline ${NAME}`);
    },
  );

  test(
    'can be paused, continues where it stopped, and is removed completely',
    FULL,
    async ({ production }) => {
      const { server } = production;
      const page = await openFirstPanel(production);
      const { files } = readList();
      await keepInPart(production, page);
      await press(page, /Pause/);
      await waitForText(page, /Paused/);
      await waitForRest(page);
      const before = (await readOfflineFiles(page)).length;
      await expect.poll(async () => (await readOfflineFiles(page)).length).toBeLessThan(files.length);
      server.intercept = undefined;
      server.requests.length = 0;
      await press(page, /Resume/);
      await waitForText(page, /Saved for offline/);
      const fetched = server.requests.filter((url) => files.some((file) => file.url === url)).length;
      expect(fetched).toBeLessThanOrEqual(files.length - before + 4);
      await press(page, /Remove/);
      await row(page).getByRole('button', { name: /^Save/ }).waitFor();
      await expect
        .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('kept'))))
        .toEqual([]);
    },
  );

  test('continues by itself after a lost connection, in a new tab', FULL, async ({ production }) => {
    const { server } = production;
    const reader = await production.newReader();
    const page = await openPanel(production, reader);
    let answered = 0;
    server.intercept = (request, response) => {
      if (!/^\/(?:system|_docs|_next)\//.test(request.url ?? '')) return false;
      answered += 1;
      if (answered < 40) return false;
      response.destroy();
      return true;
    };
    await row(page).getByRole('button').click();
    await waitForText(page, /Connection lost/);
    await page.close();
    server.intercept = undefined;
    const next = await production.openReady(reader, '/system/');
    await waitUntil(
      next,
      async () => {
        const record = await (
          await (await caches.open('docs-meta')).match('/__offline/kept/system/en')
        )?.json();
        return record?.state === 'complete';
      },
      undefined,
      KEEP_MS,
    );
    await waitForAll(next);
  });

  test(
    'continues by itself in a new tab if the network was lost before it began',
    FULL,
    async ({ production }) => {
      const { server } = production;
      const reader = await production.newReader();
      const page = await openPanel(production, reader);
      server.down = true;
      await row(page).getByRole('button').click();
      await waitForText(page, /Connection lost/);
      await page.close();
      server.down = false;
      await waitForAll(await production.openReady(reader, '/system/'));
    },
  );

  test('can be paused while its list is still requested, for any answer', FULL, async ({ production }) => {
    const { server } = production;
    const reader = await production.newReader();
    const page = await openPanel(production, reader);
    // Never answered, as on a network that hangs.
    server.intercept = (request) => request.url === '/offline.json';
    await row(page).getByRole('button').click();
    await press(page, /Pause/);
    await waitForText(page, /Paused/);
    server.intercept = undefined;
    const next = await production.openReady(reader, '/system/');
    await openSettings(next);
    await waitForText(next, /Paused/);
    await waitForRest(next);
    await expect.poll(() => readOfflineFiles(next)).toEqual([]);
    await waitForText(page, /Paused/);
  });

  test(
    'is shown in a tab that was open before it began, and removed from there, too',
    FULL,
    async ({ production }) => {
      const reader = await production.newReader();
      const other = await openPanel(production, reader);
      const page = await openPanel(production, reader);
      await keepInPart(production, page);
      const openAgain = async (tab: Page) => {
        await tab.bringToFront();
        await tab.keyboard.press('Escape');
        await openSettings(tab);
      };
      await openAgain(other);
      await row(other).getByRole('button', { name: /Pause/ }).waitFor();
      production.server.intercept = undefined;
      await page.bringToFront();
      await press(page, /Pause/);
      await press(page, /Resume/);
      await waitForText(page, /Saved for offline/);
      await openAgain(other);
      await waitForText(other, /Saved for offline/);
      await press(other, /Remove/);
      await row(other).getByRole('button', { name: /^Save/ }).waitFor();
      await openAgain(page);
      await row(page).getByRole('button', { name: /^Save/ }).waitFor();
    },
  );

  test('refuses a file that differs from its announced hash', FULL, async ({ production }) => {
    const { server } = production;
    const page = await openFirstPanel(production);
    const asked: string[] = [];
    // Counted in the tab, because the server receives requests later, and some have been canceled by then.
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (ASKED.test(pathname)) asked.push(pathname);
    });
    server.intercept = (request, response) =>
      request.url === CHANGED && sendPage(response, '<h1>Something else</h1>');
    await row(page).getByRole('button').click();
    await waitForText(page, /was corrupted/);
    // Nothing continues after a failure that is shown.
    const before = asked.length;
    expect(before).toBeGreaterThan(0);
    await waitForRest(page);
    expect(asked.slice(before)).toEqual([]);
    await expect.poll(() => readOfflineFiles(page)).not.toContain(CHANGED);
  });

  test('continues as soon as a reader can request it', FULL, async ({ production }) => {
    const { server } = production;
    const page = await openFirstPanel(production);
    let looks = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.intercept = (request, response) => {
      if (request.url === '/offline.json') {
        looks += 1;
        if (looks !== 2) return false;
        // It takes time to find out whether there is another build.
        void held.then(() => sendJson(response, readFileSync(`${OUT}/offline.json`, 'utf8')));
        return true;
      }
      return request.url === CHANGED && sendPage(response, '<h1>Something else</h1>');
    };
    await row(page).getByRole('button').click();
    await expect.poll(() => looks).toBe(2);
    // A press would be lost while it still continues by itself.
    await expect(row(page).getByRole('button', { name: /Resume/ })).toHaveCount(0);
    release();
    await waitForText(page, /was corrupted/);
    server.intercept = undefined;
    await press(page, /Resume/);
    await waitForText(page, /Saved for offline/);
  });

  for (const { path, text, again, kept } of [
    {
      path: '/system/',
      text: 'A file is missing on the server',
      again: /Resume/,
      kept: 'Saved for offline',
      tier: {},
    },
    {
      path: '/pt/system/',
      text: 'Falta um arquivo no servidor',
      again: /Retomar/,
      kept: 'Salvo offline',
    },
    { path: '/zh/system/', text: '服务器上缺少文件', again: /继续/, kept: '已离线保存' },
    {
      path: '/ar/system/',
      text: 'ينقص ملف على الخادم',
      again: /استئناف/,
      kept: 'محفوظ دون اتصال',
    },
  ])
    test(
      `says on ${path} that a file is missing from the new build, too, and goes on when asked`,
      FULL,
      async ({ production }) => {
        const { server } = production;
        const page = await openPanel(production, await production.newReader(), path);
        const language = /^\/([a-z]{2})\//.exec(path)?.[1] ?? 'en';
        let looks = 0;
        server.intercept = (request, response) => {
          if (request.url === '/offline.json') {
            // A new build while the first list is fetched, and another one after it.
            looks += 1;
            const index = readFileSync(`${OUT}/offline.json`, 'utf8');
            return sendJson(
              response,
              index.replace(/"build":"[^"]*"/, `"build":"new-${Math.min(looks, 2)}"`),
            );
          }
          if (!request.url?.endsWith(CHANGED)) return false;
          response.writeHead(404).end('gone');
          return true;
        };
        const status = row(page).getByRole('status');
        await row(page).getByRole('button').first().click();
        await status.filter({ hasText: text }).waitFor({ timeout: KEEP_MS });
        const asked = () =>
          server.requests.filter((url) => url === '/offline.json' || url.includes('/system/'));
        const before = asked().length;
        await waitForRest(page, language);
        // For both builds, before and after each, and no more.
        expect(looks).toBe(4);
        expect(asked().slice(before)).toEqual([]);
        await expect(row(page).locator('progress')).toHaveCount(0);
        server.intercept = undefined;
        await row(page).getByRole('button', { name: again }).click();
        await status.filter({ hasText: kept }).waitFor({ timeout: KEEP_MS });
        await expect(row(page).locator('progress')).toHaveCount(0);
      },
    );

  test('is reported if the new build does not offer it any more', FULL, async ({ production }) => {
    const { server } = production;
    const page = await openFirstPanel(production);
    server.intercept = (request, response) => {
      if (request.url !== '/offline.json') return false;
      const index = readIndex();
      const products = index.products.filter(({ id }) => id !== PRODUCT);
      return sendJson(response, JSON.stringify({ ...index, build: 'without', products }));
    };
    await row(page).getByRole('button').click();
    await waitForText(page, /missing on the server/);
    await row(page)
      .getByRole('button', { name: /Resume/ })
      .waitFor();
  });

  test('fetches again what the browser has cleared', FULL, async ({ production }) => {
    const reader = await production.newReader();
    const page = await openPanel(production, reader);
    await keepProduct(page);
    await page.evaluate(() => caches.delete('docs-kept-system-en'));
    await page.close();
    await waitForAll(await production.openReady(reader, '/system/'));
  });

  test('is followed by another tab, from where it can be paused', FULL, async ({ production }) => {
    const { server } = production;
    const reader = await production.newReader();
    const page = await openPanel(production, reader);
    await keepInPart(production, page);
    const other = await openPanel(production, reader);
    await press(other, /Pause/);
    await waitForText(page, /Paused/);
    await waitForText(other, /Paused/);
    server.intercept = undefined;
    await press(page, /Resume/);
    await waitForText(page, /Saved for offline/);
    await waitForText(other, /Saved for offline/);
  });

  test('continues in a tab that followed, if the working one is closed', FULL, async ({ production }) => {
    const { server } = production;
    const reader = await production.newReader();
    const page = await openPanel(production, reader);
    await keepInPart(production, page);
    const other = await openPanel(production, reader);
    await row(other).getByRole('button', { name: /Pause/ }).waitFor();
    server.intercept = undefined;
    await page.close();
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await waitForText(other, /Saved for offline/);
  });

  test('is reported if there is no space', FULL, async ({ production }) => {
    const page = await openFirstPanel(production);
    const client = await page.context().newCDPSession(page);
    const { origin } = production;
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_000_000 });
    await row(page).getByRole('button').click();
    await waitForText(page, /Not enough storage/);
  });

  test('is updated when a new build appears, by the files that changed', FULL, async ({ production }) => {
    const { server } = production;
    const reader = await production.newReader();
    const page = await openPanel(production, reader);
    await keepProduct(page);
    await page.close();
    const html = readFileSync(`${OUT}${CHANGED}index.html`, 'utf8').replace('<h1', '<h1 data-second=""');
    const files = readList().files.map((file) =>
      file.url === CHANGED
        ? {
            ...file,
            bytes: Buffer.byteLength(html),
            sha256: createHash('sha256').update(html).digest('hex'),
          }
        : file,
    );
    const build = 'bbbbbbbbbbbbbbbb';
    const href = '/_docs/offline/second.json';
    const index = JSON.stringify({ ...readIndex(), build }).replaceAll(hrefOfList(), href);
    const worker = readFileSync(`${OUT}/sw.js`, 'utf8').replace(/"[0-9a-f]{16}"/, `"${build}"`);
    server.intercept = (request, response) => {
      if (request.url === '/offline.json') return sendJson(response, index);
      if (request.url === href) return sendJson(response, JSON.stringify({ build, files }));
      if (request.url === CHANGED) return sendPage(response, html);
      if (request.url !== '/sw.js') return false;
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(worker);
      return true;
    };
    server.requests.length = 0;
    const next = await production.openReady(reader, '/joy-ui/');
    await waitUntil(
      next,
      async (url) =>
        (await (await (await caches.open('docs-kept-system-en')).match(url))?.text())?.includes(
          'data-second',
        ) === true,
      CHANGED,
      KEEP_MS,
    );
    await waitForRest(next);
    expect(server.requests.filter((url) => url.startsWith('/system/'))).toEqual([CHANGED]);
  });

  test('is offered only on the published host', async ({ production }) => {
    const { server } = production;
    const page = await (await production.newReader()).newPage();
    await page.goto(`${server.origin}/system/`);
    await waitForRuntime(page);
    await openSettings(page);
    await page.locator('dialog[open] h2').waitFor();
    await expect(page.locator('dialog li')).toHaveCount(0);
    expect(existsSync(`${OUT}/sw.js`)).toBe(true);
  });
});
