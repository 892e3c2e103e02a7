import type { BrowserContext, Page } from 'playwright-core';
import { RELOADED_KEY } from '../../../src/model/offline/reloadGuard';
import { waitForRuntime } from '../harness/waitForRuntime';
import { waitUntil } from './waitUntil';
import { countCaches, useProduction, waitForStored, waitForWorker } from './useProduction';

const production = useProduction();
const PAGE = '/system/';

/** A reader whose documents tell when they have begun to hear of new workers, and of which builds these are. */
async function newReader(): Promise<BrowserContext> {
  return production().newReader((reader) =>
    reader.addInitScript(() => {
      const { prototype } = ServiceWorkerContainer;
      const { addEventListener } = prototype;
      prototype.addEventListener = function (this: ServiceWorkerContainer, ...words: unknown[]) {
        if (words[0] === 'controllerchange') Object.assign(window, { hearsOfWorkers: true });
        return Reflect.apply(addEventListener, this, words);
      };
      const builds: string[] = [];
      navigator.serviceWorker?.addEventListener('message', ({ data }) => builds.push(String(data?.build)));
      Object.assign(window, { builds });
    }),
  );
}

/** What follows updates is loaded in idle time, behind the runtime; a worker that is there before it finds no ear. */
async function waitForEar(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hearsOfWorkers' in window);
}

async function openStored(reader: BrowserContext, path = PAGE): Promise<Page> {
  const page = await production().openReady(reader, path);
  await waitForWorker(page);
  await waitForStored(page, path);
  await waitForEar(page);
  return page;
}

/** Marks the document, so that a reload shows. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { before: true }));
  return () => page.evaluate(() => !('before' in window));
}

/** Lets the browser look for a new worker, as it does on every navigation, and waits until the page knows of it. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.waitForFunction(() => document.documentElement.dataset.fullLoads === '');
}

/** Gives the tab the focus; where it is reloaded by that, waits until it is. */
async function focus(page: Page): Promise<void> {
  const isReloaded = await page.evaluate((key) => {
    const before = window.sessionStorage.getItem(key);
    Object.assign(window, { focused: true });
    window.dispatchEvent(new Event('focus'));
    return window.sessionStorage.getItem(key) !== before;
  }, RELOADED_KEY);
  if (isReloaded)
    await page.waitForFunction(() => !('focused' in window) && document.readyState === 'complete');
}

/** Looks for a new worker, and waits until it is in force. */
async function replaceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const before = registration?.active;
    await registration?.update();
    while (registration?.active === before || registration?.active?.state !== 'activated')
      await new Promise((tick) => setTimeout(tick, 50));
  });
}

describe('a new build', () => {
  it('reloads every tab once, when it regains the focus, with its scroll and fragment', async () => {
    const reader = await newReader();
    const pages = [await openStored(reader), await openStored(reader, '/joy-ui/'), await openStored(reader)];
    const reloaded = await Promise.all(pages.map(mark));
    await pages[0]?.evaluate(() => {
      window.location.hash = '#main-content';
    });
    // The fragment's own scrolling comes first, whenever that is.
    await pages[0]?.evaluate(async () => {
      for (let calm = 0; calm < 10; calm += 1) {
        if (Math.round(window.scrollY) !== 300) calm = 0;
        window.scrollTo({ top: 300, behavior: 'instant' });
        await new Promise((tick) => setTimeout(tick, 50));
      }
    });
    production().server.deploy = 1;
    await update(pages[0] as Page);
    for (const page of pages)
      await page.waitForFunction(() => document.documentElement.dataset.fullLoads === '');
    for (const isNew of reloaded) expect(await isNew()).toBe(false);
    for (const page of pages) {
      await focus(page);
      await page.waitForFunction(() => !('before' in window) && document.readyState === 'complete');
    }
    const isThere = () => window.location.hash === '#main-content' && Math.round(window.scrollY) === 300;
    await pages[0]?.waitForFunction(isThere);
    // Once: nothing more happens for the same build.
    for (const page of pages) {
      await waitForRuntime(page);
      await mark(page);
      await focus(page);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => 'before' in window)).toBe(true);
    }
    expect(await pages[0]?.evaluate(isThere)).toBe(true);
  });

  it.each([
    [
      'a dialog is open',
      PAGE,
      (page: Page) =>
        page
          .locator('footer button')
          .click()
          .then(() => page.locator('dialog[open]').waitFor()),
    ],
    [
      'a dialog of a demo is open',
      '/material-ui/react-dialog/',
      async (page: Page) => {
        await page.locator('section[aria-label="RenameFileDialog"] [data-demo] button').click();
        await page.locator('[role=dialog]').waitFor();
        await page.locator('[role=dialog]').getByRole('button', { name: 'Cancel' }).focus();
      },
    ],
    [
      'a demo holds what was typed',
      '/joy-ui/customization/dark-mode/',
      async (page: Page) => {
        await page.getByLabel('Sample').fill('mine');
        await page.locator('h1').click();
      },
    ],
    ['something was typed', PAGE, (page: Page) => page.locator('[data-nav-filter]').fill('box')],
    [
      'text is selected',
      PAGE,
      (page: Page) =>
        page.evaluate(() =>
          window.getSelection()?.selectAllChildren(document.querySelector('h1') as Element),
        ),
    ],
  ])('does not reload while %s; the next link loads its document', async (_name, path, make) => {
    const page = await openStored(await newReader(), path);
    await make(page);
    production().server.deploy = 1;
    const isNew = await mark(page);
    await update(page);
    await focus(page);
    await page.waitForTimeout(400);
    expect(await isNew()).toBe(false);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/joy-ui/';
      document.body.append(link);
      link.click();
    });
    await page.waitForURL('**/joy-ui/');
    expect(await isNew()).toBe(true);
  });

  it('leaves a tab alone that has its document already', async () => {
    const { server, origin } = production();
    const page = await openStored(await newReader());
    server.deploy = 1;
    // From the network, ahead of the worker; the browser looks for that by itself.
    await page.goto(origin + PAGE);
    await waitForEar(page);
    await page.waitForFunction(() =>
      (window as { builds?: string[] }).builds?.some((build) => build.endsWith('-d1')),
    );
    const isNew = await mark(page);
    await focus(page);
    await page.waitForTimeout(400);
    expect([await isNew(), await page.evaluate(() => document.documentElement.dataset.fullLoads)]).toEqual([
      false,
      undefined,
    ]);
  });

  it('does not make a worker that always claims to be new reload for ever', async () => {
    const { server } = production();
    const page = await openStored(await newReader());
    let served = 0;
    const { readFileSync } = await import('node:fs');
    const worker = readFileSync('out/sw.js', 'utf8');
    server.intercept = (request, response) => {
      if (request.url !== '/sw.js') return false;
      served += 1;
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`${worker}\n// ${served}`);
      return true;
    };
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    for (let round = 0; round < 4; round += 1) {
      await waitForEar(page);
      await replaceWorker(page);
      await page.waitForFunction(() => document.documentElement.dataset.fullLoads === '');
      await page.waitForTimeout(500);
      await focus(page);
      await waitForRuntime(page);
    }
    expect(served).toBeGreaterThan(3);
    expect(loads).toBeLessThanOrEqual(1);
  });

  it('keeps the build before it, and drops the one before that', async () => {
    const { server, origin } = production();
    const page = await openStored(await newReader());
    const buildsOf = async () =>
      Object.keys(await countCaches(page))
        .filter((name) => name.startsWith('docs-pages-'))
        .map((name) => /-d(\d)$/.exec(name)?.[1] ?? '0');
    for (const deploy of [1, 2]) {
      await waitForEar(page);
      server.deploy = deploy;
      await update(page);
      await page.goto(`${origin}/joy-ui/`);
      await waitForRuntime(page);
      // The notes know the page from the build before: only a cache of the new one says that it was stored anew.
      await waitUntil(
        page,
        async (build) =>
          (await caches.keys()).some((name) => name.startsWith('docs-pages-') && name.endsWith(`-d${build}`)),
        String(deploy),
      );
    }
    expect((await buildsOf()).sort()).toEqual(['1', '2']);
    // What was visited under the build before is still there without a network, styles and scripts included.
    await page.goto(`${origin}/core/`);
    await waitForStored(page, '/core/');
    await waitForRuntime(page);
    await waitForEar(page);
    server.deploy = 3;
    await update(page);
    server.down = true;
    expect((await page.goto(`${origin}/core/`))?.status()).toBe(200);
    await waitForRuntime(page);
  });

  it("whose worker can't be installed leaves the old one in force and nothing behind", async () => {
    const { server, origin } = production();
    const page = await openStored(await newReader());
    const before = await countCaches(page);
    server.deploy = 1;
    server.intercept = (request, response) => {
      if (!request.url?.endsWith('/pt/offline/')) return false;
      response.writeHead(404, { 'content-type': 'text/html' }).end('gone');
      return true;
    };
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update().catch(() => undefined);
    });
    await page.waitForTimeout(800);
    expect(Object.keys(await countCaches(page))).toEqual(Object.keys(before));
    server.down = true;
    expect((await page.goto(origin + PAGE))?.status()).toBe(200);
  });

  it('without a worker file leaves the old one serving', async () => {
    const { server, origin } = production();
    const page = await openStored(await newReader());
    server.intercept = (request, response) => {
      if (request.url !== '/sw.js') return false;
      response.writeHead(404, { 'content-type': 'text/html' }).end('gone');
      return true;
    };
    await page.goto(origin + PAGE);
    await waitForRuntime(page);
    await page.waitForTimeout(500);
    server.down = true;
    expect((await page.goto(origin + PAGE))?.status()).toBe(200);
  });

  it("is seen although the worker's file was served for a year", async () => {
    const { server } = production();
    const { readFileSync } = await import('node:fs');
    const worker = readFileSync('out/sw.js', 'utf8');
    let build = 'aaaaaaaaaaaaaaaa';
    server.intercept = (request, response) => {
      if (request.url !== '/sw.js') return false;
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'cache-control': 'public, max-age=31536000',
      });
      response.end(worker.replace(/"[0-9a-f]{16}"/, `"${build}"`));
      return true;
    };
    const page = await openStored(await newReader());
    build = 'bbbbbbbbbbbbbbbb';
    await update(page);
    expect(Object.keys(await countCaches(page))).toContain('docs-shell-bbbbbbbbbbbbbbbb');
  });
});

describe('the kill worker', () => {
  it('clears a reader within one visit, even where the worker before serves blank pages', async () => {
    const { server, origin } = production();
    const { readFileSync } = await import('node:fs');
    let worker = `${readFileSync('out/sw.js', 'utf8')}\nself.addEventListener('fetch', () => {});`;
    server.intercept = (request, response) => {
      if (request.url !== '/sw.js') return false;
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(worker);
      return true;
    };
    const page = await openStored(await newReader());
    worker = `self.addEventListener('install', () => self.skipWaiting());
      self.addEventListener('fetch', (event) => { if (event.request.mode === 'navigate') event.respondWith(new Response('', { headers: { 'content-type': 'text/html' } })); });`;
    await replaceWorker(page);
    await page.goto(origin + PAGE);
    expect(await page.locator('h1').count()).toBe(0);
    worker = readFileSync('out/sw-kill.js', 'utf8');
    await page.reload({ waitUntil: 'commit' });
    // The browser looks for a new worker by itself; the page is loaded once more without one.
    await page.locator('h1').waitFor();
    await waitUntil(page, async () => (await caches.keys()).length === 0, undefined);
    await waitForRuntime(page);
    await page.waitForLoadState();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.waitForTimeout(1500);
    expect(loads).toBe(0);
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  });
});
