import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { BrowserContext, Page } from 'playwright-core';
import { writeOffline } from '../../../src/content/offline/writeOffline';
import type { KeepIndex, KeepList } from '../../../src/model/offline/KeepList';
import { followHref } from '../harness/followHref';
import { waitForRuntime } from '../harness/waitForRuntime';
import { sendFile } from './serveDeploys';
import { waitUntil } from './waitUntil';
import { useProduction, waitForStored, waitForWorker } from './useProduction';

const production = useProduction();
const PRODUCT = 'system';
const NAME = 'MUI System';
/** What keeping asks for: it begins with a look at what the server has. */
const ASKED = /^\/(?:offline\.json|_docs\/offline\/|system\/)/;
/** Room for a product under a loaded machine. */
const KEEP_MS = 60_000;

jest.setTimeout(2 * KEEP_MS);

function readList(folder = 'out', language = 'en'): KeepList {
  const index = JSON.parse(readFileSync(`${folder}/offline.json`, 'utf8')) as KeepIndex;
  const offer = index.products.find(({ id }) => id === PRODUCT)?.offers[language];
  return JSON.parse(readFileSync(`${folder}${offer?.href}`, 'utf8')) as KeepList;
}

/** Opens the settings in a tab that is in the hands of a worker. */
async function openPanel(reader: BrowserContext, path = '/system/'): Promise<Page> {
  const page = await production().openReady(reader, path);
  await waitForWorker(page);
  // What the worker itself asks for is over then.
  await waitForStored(page, path);
  await page.locator('footer button').click();
  await page.locator('dialog[open] li', { hasText: NAME }).waitFor();
  return page;
}

function row(page: Page) {
  return page.locator('dialog li', { hasText: NAME });
}

async function waitForText(page: Page, text: RegExp): Promise<void> {
  await row(page).filter({ hasText: text }).waitFor({ timeout: KEEP_MS });
}

async function readKept(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await (await caches.open('docs-kept-system-en')).keys()).map(({ url }) => new URL(url).pathname),
  );
}

/** Waits until every file of the product is kept. */
async function waitForAll(page: Page): Promise<void> {
  await waitUntil(
    page,
    async (count) => (await (await caches.open('docs-kept-system-en')).keys()).length === count,
    readList().files.length,
    KEEP_MS,
  );
}

/** Begins to keep the product and leaves a part of it unanswered, so that it stays under way. */
async function keepInPart(page: Page): Promise<void> {
  production().server.intercept = (request, response) => {
    if (!request.url?.startsWith('/system/api/')) return false;
    setTimeout(() => response.destroy(), 60_000).unref();
    return true;
  };
  await row(page).getByRole('button').click();
  await row(page).getByRole('button', { name: /Pause/ }).waitFor();
  await waitUntil(
    page,
    async () => (await (await caches.open('docs-kept-system-en')).keys()).length > 40,
    undefined,
  );
}

describe('what can be kept', () => {
  it('is every page of the product, and every file that they name', () => {
    const { files } = readList();
    const urls = new Set(files.map(({ url }) => url));
    const pages = files.filter(({ title }) => title !== undefined);
    expect(pages.length).toBeGreaterThan(10);
    for (const { url, bytes } of files) {
      const file = `out${url}${url.endsWith('/') ? 'index.html' : ''}`;
      expect(readFileSync(file).length).toBe(bytes);
    }
    for (const { url } of pages) {
      const html = readFileSync(`out${url}index.html`, 'utf8');
      for (const [, asset = ''] of html.matchAll(/["'(](\/(?:_next\/static|_docs)\/[^"'()?#\s]+\.\w+)/g)) {
        if (!asset.startsWith('/_docs/live/'))
          expect([url, asset, urls.has(asset)]).toEqual([url, asset, true]);
      }
      for (const [, src = ''] of html.matchAll(/<img[^>]* src="(\/[^"]+)"/g))
        expect(urls.has(src)).toBe(true);
    }
    // Assets first: a page that is there always has what it needs.
    const firstPage = files.findIndex(({ title }) => title !== undefined);
    expect(files.slice(firstPage).every(({ title }) => title !== undefined)).toBe(true);
  });

  it('leaves the demos of other products out', () => {
    const index = JSON.parse(readFileSync('out/offline.json', 'utf8')) as KeepIndex;
    const sizes = Object.fromEntries(index.products.map(({ id, offers }) => [id, offers.en?.bytes ?? 0]));
    const largest = Math.max(...Object.values(sizes));
    expect(sizes.core).toBeLessThan(largest / 4);
  });
});

describe('keeping a product', () => {
  it('says the size, stores everything, and opens it without a network, demos included', async () => {
    const { server, origin, newReader } = production();
    const page = await openPanel(await newReader());
    const { files } = readList();
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    expect(await row(page).innerText()).toContain(`${(Math.round(bytes / 100_000) / 10).toString()} MB`);
    await row(page).getByRole('button').click();
    await waitForText(page, /Kept offline/);
    expect((await readKept(page)).sort()).toEqual(files.map(({ url }) => url).sort());
    // Whoever reads in another language finds it, too, and can remove it.
    await page.goto(`${origin}/pt/system/`);
    await waitForRuntime(page);
    await page.locator('footer button').click();
    await page
      .locator('dialog li', { hasText: `${NAME} (inglês)` })
      .getByRole('button')
      .waitFor();
    // Beside what is offered in the own language.
    await page.locator('dialog li', { hasText: NAME }).nth(1).waitFor();
    server.down = true;
    const pages = files.flatMap(({ url, title }) => (title === undefined ? [] : { url, title }));
    const some = pages.filter((_, index) => index % Math.ceil(pages.length / 10) === 0);
    for (const { url } of some) {
      expect((await page.goto(origin + url))?.status()).toBe(200);
      expect(await page.locator('h1').count()).toBe(1);
    }
    await waitForRuntime(page);
    for (const { url } of some.slice(0, 5)) await followHref(page, url);
    await page.goto(`${origin}/system/react-box/`);
    await waitForRuntime(page);
    const demo = page.locator('[data-demo]').first();
    await demo.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector('[data-demo]')?.hasAttribute('data-live'));
    // It stands on the list of what can be read, too.
    await page.goto(`${origin}/joy-ui/`);
    expect(await page.locator('[data-stored-pages] li').first().innerText()).toBe(
      `${NAME} (${pages.length})`,
    );
  });

  it('leaves pages of it stored that were visited meanwhile, when it is removed', async () => {
    const { server, origin, newReader } = production();
    const page = await openPanel(await newReader());
    await row(page).getByRole('button').click();
    await waitForText(page, /Kept offline/);
    const visited = '/system/react-box/';
    await page.goto(origin + visited);
    await waitForRuntime(page);
    await waitForStored(page, visited);
    await page.locator('footer button').click();
    await row(page)
      .getByRole('button', { name: /Remove/ })
      .click();
    await row(page).getByRole('button', { name: /^Keep/ }).waitFor();
    server.down = true;
    expect((await page.goto(origin + visited))?.status()).toBe(200);
    await waitForRuntime(page);
  });

  it('leaves the focus in its row, and tells the ends alone, while the keyboard goes from button to button', async () => {
    const page = await openPanel(await production().newReader());
    const told = row(page).locator('[role="status"]');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await row(page).getByRole('button').focus();
    await keepInPart(page);
    expect([await focused(), await told.textContent()]).toEqual([`Pause ${NAME}`, '']);
    await page.keyboard.press('Enter');
    await waitForText(page, /Paused/);
    expect(await focused()).toBe(`Go on ${NAME}`);
    expect(await told.textContent()).toMatch(/^Paused/);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(`Remove ${NAME}`);
    await page.keyboard.press('Enter');
    await row(page).getByRole('button', { name: /^Keep/ }).waitFor();
    await page.waitForFunction(
      (name) => document.activeElement?.textContent === `Keep offline ${name}`,
      NAME,
    );
  });

  it('can be paused, goes on where it was, and is removed without a trace', async () => {
    const { server, newReader } = production();
    const page = await openPanel(await newReader());
    const { files } = readList();
    await keepInPart(page);
    await row(page).getByRole('button', { name: /Pause/ }).click();
    await waitForText(page, /Paused/);
    const before = (await readKept(page)).length;
    expect(before).toBeLessThan(files.length);
    server.intercept = undefined;
    server.requests.length = 0;
    await row(page).getByRole('button', { name: /Go on/ }).click();
    await waitForText(page, /Kept offline/);
    const fetched = server.requests.filter((url) => files.some((file) => file.url === url)).length;
    expect(fetched).toBeLessThanOrEqual(files.length - before + 4);
    await row(page)
      .getByRole('button', { name: /Remove/ })
      .click();
    await row(page).getByRole('button', { name: /^Keep/ }).waitFor();
    expect(
      await page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('kept'))),
    ).toEqual([]);
  });

  it('goes on by itself after a cut, in a new tab', async () => {
    const { server, newReader, openReady } = production();
    const reader = await newReader();
    const page = await openPanel(reader);
    await page.evaluate(() => undefined);
    let answered = 0;
    server.intercept = (request, response) => {
      if (!/^\/(?:system|_docs|_next)\//.test(request.url ?? '')) return false;
      answered += 1;
      if (answered < 40) return false;
      response.destroy();
      return true;
    };
    await row(page).getByRole('button').click();
    await waitForText(page, /network was lost/);
    await page.close();
    server.intercept = undefined;
    const next = await openReady(reader, '/system/');
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
    expect((await readKept(next)).length).toBe(readList().files.length);
  });

  it('goes on by itself in a new tab where the network was lost before it began', async () => {
    const { server, newReader, openReady } = production();
    const reader = await newReader();
    const page = await openPanel(reader);
    server.down = true;
    await row(page).getByRole('button').click();
    await waitForText(page, /network was lost/);
    await page.close();
    server.down = false;
    await waitForAll(await openReady(reader, '/system/'));
  });

  it('is paused while it is still asked what there is, whatever becomes of the answer', async () => {
    const { server, newReader, openReady } = production();
    const reader = await newReader();
    const page = await openPanel(reader);
    server.intercept = (request, response) => {
      if (request.url !== '/offline.json') return false;
      // Never, as on a network that hangs.
      setTimeout(() => response.destroy(), KEEP_MS).unref();
      return true;
    };
    await row(page).getByRole('button').click();
    await row(page).getByRole('button', { name: /Pause/ }).click();
    await waitForText(page, /Paused/);
    server.intercept = undefined;
    const next = await openReady(reader, '/system/');
    await next.waitForTimeout(2000);
    expect(await readKept(next)).toEqual([]);
    await waitForText(page, /Paused/);
  });

  it('is shown in a tab that was open before it began, and removed from there, too', async () => {
    const reader = await production().newReader();
    const other = await openPanel(reader);
    const page = await openPanel(reader);
    await keepInPart(page);
    // Its settings are opened again.
    await other.bringToFront();
    await other.keyboard.press('Escape');
    await other.locator('footer button').click();
    await row(other).getByRole('button', { name: /Pause/ }).waitFor();
    production().server.intercept = undefined;
    await page.bringToFront();
    await row(page).getByRole('button', { name: /Pause/ }).click();
    await row(page).getByRole('button', { name: /Go on/ }).click();
    await waitForText(page, /Kept offline/);
    await other.bringToFront();
    await other.keyboard.press('Escape');
    await other.locator('footer button').click();
    await waitForText(other, /Kept offline/);
    await row(other)
      .getByRole('button', { name: /Remove/ })
      .click();
    const offered = { name: /^Keep/ };
    await row(other).getByRole('button', offered).waitFor();
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await page.locator('footer button').click();
    await row(page).getByRole('button', offered).waitFor();
  });

  it('refuses a file that is not what was announced', async () => {
    const { server, newReader } = production();
    const page = await openPanel(await newReader());
    const asked: string[] = [];
    // As the tab asks: the server hears of it later, and of some that have been given up by then.
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (ASKED.test(pathname)) asked.push(pathname);
    });
    server.intercept = (request, response) => {
      if (request.url !== '/system/react-box/') return false;
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Something else</h1>');
      return true;
    };
    await row(page).getByRole('button').click();
    await waitForText(page, /did not arrive/);
    expect(await readKept(page)).not.toContain('/system/react-box/');
    // Nothing goes on behind a failure that was told.
    const before = asked.length;
    expect(before).toBeGreaterThan(0);
    await page.waitForTimeout(1500);
    expect(asked.length).toBe(before);
  });

  it('goes on as soon as a reader can ask for it', async () => {
    const { server, newReader } = production();
    const page = await openPanel(await newReader());
    let looks = 0;
    server.intercept = (request, response) => {
      if (request.url === '/offline.json') {
        looks += 1;
        if (looks !== 2) return false;
        // Whether there is another build takes its time to be known.
        setTimeout(() => sendFile(response, 'out/offline.json', 'application/json'), 1500);
        return true;
      }
      if (request.url !== '/system/react-box/') return false;
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Something else</h1>');
      return true;
    };
    await row(page).getByRole('button').click();
    await waitForText(page, /did not arrive/);
    server.intercept = undefined;
    await row(page).getByRole('button', { name: /Go on/ }).click();
    await waitForText(page, /Kept offline/);
  });

  it.each([
    ['/system/', 'The server lacks a file of it, so it could not be kept', /Go on/, 'Kept offline'],
    ['/pt/system/', 'Falta um arquivo no servidor', /Continuar/, 'Guardado offline'],
    ['/zh/system/', '服务器上缺少其中的文件', /继续/, '已离线保存'],
    ['/ar/system/', 'ينقص ملف على الخادم', /متابعة/, 'محفوظ دون اتصال'],
  ])(
    'says on %s that a file is missing from the new build, too, and goes on when asked',
    async (path, text, again, kept) => {
      const { server, newReader } = production();
      const page = await openPanel(await newReader(), path);
      let asked = 0;
      server.intercept = (request, response) => {
        if (request.url === '/offline.json') {
          // A build of its own while the first list is fetched, and another behind it.
          asked += 1;
          const index = readFileSync('out/offline.json', 'utf8');
          const build = Math.min(asked, 2);
          response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(index.replace(/"build":"[^"]*"/, `"build":"new-${build}"`));
          return true;
        }
        if (!request.url?.endsWith('/system/react-box/')) return false;
        response.writeHead(404).end('gone');
        return true;
      };
      const status = row(page).getByRole('status');
      await row(page).getByRole('button').first().click();
      // Of both builds, before and after each, and no more.
      for (let end = Date.now() + KEEP_MS; asked < 4 && Date.now() < end;) await page.waitForTimeout(100);
      await status.filter({ hasText: text }).waitFor();
      expect(asked).toBe(4);
      const before = server.requests.length;
      await page.waitForTimeout(1500);
      expect(server.requests.length).toBe(before);
      expect(await row(page).locator('progress').count()).toBe(0);
      server.intercept = undefined;
      await row(page).getByRole('button', { name: again }).click();
      await status.filter({ hasText: kept }).waitFor({ timeout: KEEP_MS });
      expect(await row(page).locator('progress').count()).toBe(0);
    },
  );

  it('says so where the new build does not offer it any more', async () => {
    const { server, newReader } = production();
    const page = await openPanel(await newReader());
    server.intercept = (request, response) => {
      if (request.url !== '/offline.json') return false;
      const index = JSON.parse(readFileSync('out/offline.json', 'utf8')) as KeepIndex;
      const products = index.products.filter(({ id }) => id !== PRODUCT);
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ ...index, build: 'without', products }));
      return true;
    };
    await row(page).getByRole('button').click();
    await waitForText(page, /could not be kept/);
    await row(page).getByRole('button', { name: /Go on/ }).waitFor();
  });

  it('fetches again what the browser has cleared', async () => {
    const { newReader, openReady } = production();
    const reader = await newReader();
    const page = await openPanel(reader);
    await row(page).getByRole('button').click();
    await waitForText(page, /Kept offline/);
    await page.evaluate(() => caches.delete('docs-kept-system-en'));
    await page.close();
    await waitForAll(await openReady(reader, '/system/'));
  });

  it('is followed by another tab, from where it can be paused', async () => {
    const { server, newReader } = production();
    const reader = await newReader();
    const page = await openPanel(reader);
    await keepInPart(page);
    const other = await openPanel(reader);
    await row(other).getByRole('button', { name: /Pause/ }).click();
    await waitForText(page, /Paused/);
    await waitForText(other, /Paused/);
    server.intercept = undefined;
    // A tab that pauses has the product for a moment, however long that takes.
    await other.evaluate(
      () =>
        new Promise<void>((granted) => {
          void navigator.locks.request('keep system en', () => {
            granted();
            return new Promise((done) => setTimeout(done, 1500));
          });
        }),
    );
    await row(page).getByRole('button', { name: /Go on/ }).click();
    await waitForText(page, /Kept offline/);
  });

  it('goes on where a reader asks for it in a tab that still waits for its turn', async () => {
    const { server, newReader } = production();
    const reader = await newReader();
    const page = await openPanel(reader);
    await keepInPart(page);
    // Has its turn ahead of every tab that is opened now, and keeps it for as long as it likes.
    await page.evaluate(() => {
      void navigator.locks.request(
        'keep system en',
        () => new Promise((done) => document.addEventListener('let go', done)),
      );
    });
    const other = await openPanel(reader);
    await row(other).getByRole('button', { name: /Pause/ }).waitFor();
    await row(page).getByRole('button', { name: /Pause/ }).click();
    await waitForText(other, /Paused/);
    server.intercept = undefined;
    await row(other).getByRole('button', { name: /Go on/ }).click();
    await page.evaluate(() => document.dispatchEvent(new Event('let go')));
    await waitForText(other, /Kept offline/);
  });

  it('goes on in a tab that followed, where the one that worked is closed', async () => {
    const { server, newReader } = production();
    const reader = await newReader();
    const page = await openPanel(reader);
    await keepInPart(page);
    const other = await openPanel(reader);
    await row(other).getByRole('button', { name: /Pause/ }).waitFor();
    server.intercept = undefined;
    await page.close();
    await waitForText(other, /Kept offline/);
  });

  describe('in a tab that was about to go on with it', () => {
    /** A tab that has begun to ask what there is to go on with; `go` lets it have the answer and go on. */
    async function openHeldBack(reader: BrowserContext): Promise<{ tab: Page; go: () => Promise<string[]> }> {
      const { server, openReady } = production();
      const leaveUnanswered = server.intercept;
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let isAsked = false;
      server.intercept = (request, response) => {
        if (request.url !== '/offline.json') return leaveUnanswered?.(request, response) ?? false;
        isAsked = true;
        void held.then(() => {
          response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(readFileSync('out/offline.json', 'utf8'));
        });
        return true;
      };
      const tab = await openReady(reader, '/system/');
      while (!isAsked) await tab.waitForTimeout(50);
      const go = async () => {
        const asked = server.requests.length;
        release();
        await tab.waitForTimeout(3000);
        return server.requests.slice(asked).filter((url) => ASKED.test(url));
      };
      return { tab, go };
    }

    /** How often a tab has asked what can be kept. */
    function countIndexes(): number {
      return production().server.requests.filter((url) => url === '/offline.json').length;
    }

    it('stays paused', async () => {
      const reader = await production().newReader();
      const page = await openPanel(reader);
      await keepInPart(page);
      const { go } = await openHeldBack(reader);
      await page.bringToFront();
      await row(page).getByRole('button', { name: /Pause/ }).click();
      await waitForText(page, /Paused/);
      expect(await go()).toEqual([]);
      await waitForText(page, /Paused/);
    });

    it('stays paused although no tab worked at it any more', async () => {
      const reader = await production().newReader();
      const page = await openPanel(reader);
      await keepInPart(page);
      await page.close();
      const { tab, go } = await openHeldBack(reader);
      const asked = countIndexes();
      await tab.locator('footer button').click();
      await row(tab).getByRole('button', { name: /Pause/ }).click();
      await waitForText(tab, /Paused/);
      // The settings ask, too, beside what they show.
      while (countIndexes() === asked) await tab.waitForTimeout(50);
      expect(await go()).toEqual([]);
      await waitForText(tab, /Paused/);
    });

    it('stays removed', async () => {
      const reader = await production().newReader();
      const page = await openPanel(reader);
      await keepInPart(page);
      const { tab, go } = await openHeldBack(reader);
      await page.bringToFront();
      await row(page).getByRole('button', { name: /Pause/ }).click();
      await row(page)
        .getByRole('button', { name: /Remove/ })
        .click();
      await row(page).getByRole('button', { name: /^Keep/ }).waitFor();
      expect(await go()).toEqual([]);
      expect(await page.evaluate(() => caches.has('docs-kept-system-en'))).toBe(false);
      await tab.locator('footer button').click();
      await row(tab).getByRole('button', { name: /^Keep/ }).waitFor();
    });
  });

  it('says so where there is no room', async () => {
    const { origin, newReader } = production();
    const page = await openPanel(await newReader());
    const client = await page.context().newCDPSession(page);
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 2_000_000 });
    await row(page).getByRole('button').click();
    await waitForText(page, /no room/);
  });

  it('is brought up to date when a new build appears, by the files that changed', async () => {
    const { server, newReader, openReady } = production();
    const folder = mkdtempSync(`${tmpdir()}/second-build-`);
    try {
      cpSync('out', folder, { recursive: true });
      const changed = `${folder}/system/react-box/index.html`;
      writeFileSync(changed, readFileSync(changed, 'utf8').replace('<h1', '<h1 data-second=""'));
      for (const name of ['sw.js', 'offline.json']) rmSync(`${folder}/${name}`);
      rmSync(`${folder}/_docs/offline`, { recursive: true });
      writeOffline(folder);
      const reader = await newReader();
      const page = await openPanel(reader);
      await row(page).getByRole('button').click();
      await waitForText(page, /Kept offline/);
      await page.close();
      server.folder = folder;
      server.requests.length = 0;
      const next = await openReady(reader, '/joy-ui/');
      await waitUntil(
        next,
        async () =>
          (
            await (await (await caches.open('docs-kept-system-en')).match('/system/react-box/'))?.text()
          )?.includes('data-second') === true,
        undefined,
        KEEP_MS,
      );
      expect(server.requests.filter((url) => url.startsWith('/system/'))).toEqual(['/system/react-box/']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is offered on the published host alone', async () => {
    const { server, newReader } = production();
    const page = await (await newReader()).newPage();
    await page.goto(`${server.origin}/system/`);
    await waitForRuntime(page);
    await page.locator('footer button').click();
    await page.locator('dialog[open] h2').waitFor();
    expect(await page.locator('dialog li').count()).toBe(0);
    expect(existsSync('out/sw.js')).toBe(true);
  });
});
