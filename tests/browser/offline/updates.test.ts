import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { RELOADED_KEY } from '../../../src/model/offline/newBuild';
import { markDocument, waitForRuntime } from '../fixtures/page';
import type { Production } from '../fixtures/production';
import { countCaches, waitForStored, waitForWorker, waitUntil } from './storedPages';
import { expect, FULL, test } from '../fixtures/test';
import { OUT } from '../../../src/content/workspace';

const PAGE = '/system/';

/** Opens a reader whose documents record when they have begun to follow workers, and whether one has taken over. */
async function newReader(production: Production): Promise<BrowserContext> {
  return production.newReader((reader) =>
    reader.addInitScript(() => {
      // An empty page has no workers.
      if (window.origin === 'null') return;
      const { prototype } = ServiceWorkerContainer;
      const { addEventListener } = prototype;
      navigator.serviceWorker?.addEventListener('controllerchange', () =>
        Object.assign(window, { isReplaced: true }),
      );
      prototype.addEventListener = function (this: ServiceWorkerContainer, ...words: unknown[]) {
        if (words[0] === 'controllerchange') Object.assign(window, { hearsOfWorkers: true });
        return Reflect.apply(addEventListener, this, words);
      };
    }),
  );
}

/** The island of the worker starts in idle time; the page does not notice an earlier worker. */
async function waitForEar(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hearsOfWorkers' in window);
}

/** Returns the build of the worker that controls the page. */
async function askBuild(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => resolve(data.build));
        port1.start();
        navigator.serviceWorker.controller?.postMessage({ kind: 'build' }, [port2]);
      }),
  );
}

async function openStored(production: Production, reader: BrowserContext, path = PAGE): Promise<Page> {
  const page = await production.openReady(reader, path);
  await waitForWorker(page);
  await waitForStored(page, path);
  await waitForEar(page);
  // The first worker is none of a new build.
  await page.evaluate(() => Object.assign(window, { isReplaced: false }));
  return page;
}

/** Waits until the worker of another build controls the page. */
async function waitForNewBuild(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { isReplaced?: boolean }).isReplaced === true);
}

/**
 * Makes the browser check for a new worker, as it does on every navigation, and waits until that controls the page.
 */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await waitForNewBuild(page);
}

/**
 * Focuses the tab. Whether that reloads it is decided when the worker has said its build; if so, waits for the reload.
 * @param expected whether it has to reload; if omitted, both are accepted
 */
async function focus(page: Page, expected?: boolean): Promise<void> {
  const before = await page.evaluate((key) => {
    Object.assign(window, { focused: true });
    window.dispatchEvent(new Event('focus'));
    return window.sessionStorage.getItem(key);
  }, RELOADED_KEY);
  // Answered after the page's own question. A page that is loaded again does not answer.
  await askBuild(page).catch(() => undefined);
  await page.waitForLoadState();
  const readNote = () => page.evaluate((key) => window.sessionStorage.getItem(key), RELOADED_KEY);
  // The document may be replaced just now.
  const after = await readNote().catch(readNote);
  const isReloaded = after !== before;
  if (isReloaded !== (expected ?? isReloaded))
    throw new Error(`The tab is ${isReloaded ? '' : 'not '}reloaded`);
  if (isReloaded)
    await page.waitForFunction(() => !('focused' in window) && document.readyState === 'complete');
}

/** Checks for a new worker, and waits until it is active. */
async function replaceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    Object.assign(window, { registration, replaced: registration?.active });
    await registration?.update();
  });
  await page.waitForFunction(() => {
    const { registration, replaced } = window as {
      registration?: ServiceWorkerRegistration;
      replaced?: unknown;
    };
    return registration?.active !== replaced && registration?.active?.state === 'activated';
  });
}

async function scrollTo(page: Page, top: number): Promise<void> {
  // The fragment's own scrolling comes first, at an unknown time.
  await expect(async () => {
    await page.evaluate(async (wanted) => {
      window.scrollTo({ top: wanted, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }, top);
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(top);
  }).toPass();
}

function sendWorker(response: ServerResponse, script: string): true {
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  return true;
}

test.describe('a new build', () => {
  test('reloads every tab once, when it regains the focus, and keeps its scroll position and fragment', async ({
    production,
  }) => {
    const reader = await newReader(production);
    const first = await openStored(production, reader);
    // The dialog that the playground keeps open is no reason to wait.
    const pages = [first, await openStored(production, reader, '/material-ui/react-dialog/')];
    const same = await Promise.all(pages.map(markDocument));
    await first.evaluate(() => {
      window.location.hash = '#main-content';
    });
    production.server.deploy = 1;
    await update(first);
    for (const page of pages) await waitForNewBuild(page);
    for (const expectSame of same) await expectSame();
    await scrollTo(first, 300);
    for (const page of pages) await focus(page, true);
    for (const expectSame of same) await expectSame(false);
    const isThere = () => window.location.hash === '#main-content' && Math.round(window.scrollY) === 300;
    await first.waitForFunction(isThere);
    // Only once: nothing more happens for the same build.
    for (const page of pages) {
      await waitForRuntime(page);
      await waitForEar(page);
      await expect.poll(() => askBuild(page)).toMatch(/-d1$/);
      const expectSame = await markDocument(page);
      await focus(page, false);
      await expectSame();
    }
    await first.waitForFunction(isThere);
  });

  const BUSY = [
    {
      name: 'a dialog is open',
      make: async (page: Page) => {
        await page.locator('footer button').click();
        await page.locator('dialog[open]').waitFor();
      },
    },
    {
      name: 'a dialog of a demo is open',
      path: '/material-ui/react-dialog/',
      make: async (page: Page) => {
        await page.locator('section[aria-label="FormDialog"] [data-demo] button').click();
        const dialog = page.getByRole('dialog', { name: 'Rename the file' });
        await dialog.waitFor();
        await dialog.getByRole('button', { name: 'Cancel' }).focus();
      },
    },
    {
      name: 'a demo contains typed text',
      path: '/joy-ui/customization/dark-mode/',
      make: async (page: Page) => {
        await page.getByLabel('Sample').fill('mine');
        await page.locator('h1').click();
      },
    },
    {
      name: 'something was typed',
      make: (page: Page) => page.locator('[data-nav-filter]').fill('box'),
    },
    {
      name: 'text is selected',
      make: (page: Page) =>
        page.evaluate(() =>
          window.getSelection()?.selectAllChildren(document.querySelector('h1') as Element),
        ),
    },
  ];
  for (const { name, path, make } of BUSY)
    test(`does not reload while ${name}`, FULL, async ({ production }) => {
      const page = await openStored(production, await newReader(production), path);
      await make(page);
      production.server.deploy = 1;
      const expectSame = await markDocument(page);
      await update(page);
      await focus(page, false);
      await expectSame();
    });

  test('does not reload a tab that already has its document', FULL, async ({ production }) => {
    const { server, origin } = production;
    const page = await openStored(production, await newReader(production));
    server.deploy = 1;
    // From the network, before the worker; the browser checks for that by itself.
    await page.goto(origin + PAGE);
    await waitForEar(page);
    await expect.poll(() => askBuild(page)).toMatch(/-d1$/);
    const expectSame = await markDocument(page);
    await focus(page, false);
    await expectSame();
  });

  test(
    'does not reload endlessly for a worker that always claims to be new',
    FULL,
    async ({ production }) => {
      const { server } = production;
      const page = await openStored(production, await newReader(production));
      let served = 0;
      const worker = readFileSync(`${OUT}/sw.js`, 'utf8');
      server.intercept = (request, response) => {
        if (request.url !== '/sw.js') return false;
        served += 1;
        return sendWorker(response, `${worker}\n// ${served}`);
      };
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      for (let round = 0; round < 4; round += 1) {
        await waitForEar(page);
        await replaceWorker(page);
        await waitForNewBuild(page);
        await focus(page);
        await waitForRuntime(page);
      }
      expect(served).toBeGreaterThan(3);
      expect(loads).toBeLessThanOrEqual(1);
    },
  );

  test('keeps the build before it, and drops the one before that', FULL, async ({ production }) => {
    const { server, origin } = production;
    const page = await openStored(production, await newReader(production));
    const buildsOf = async () =>
      Object.keys(await countCaches(page))
        .filter((name) => name.startsWith('docs-pages-'))
        .map((name) => /-d(\d)$/.exec(name)?.[1] ?? '0')
        .sort();
    for (const deploy of [1, 2]) {
      await waitForEar(page);
      server.deploy = deploy;
      await update(page);
      await page.goto(`${origin}/joy-ui/`);
      await waitForRuntime(page);
      // The records list the page from the previous build; only a cache of the new one proves that it was
      // stored again.
      await waitUntil(
        page,
        async (build) =>
          (await caches.keys()).some((name) => name.startsWith('docs-pages-') && name.endsWith(`-d${build}`)),
        String(deploy),
      );
    }
    await expect.poll(buildsOf).toEqual(['1', '2']);
    // Pages visited under the previous build are still available without a network, including styles and
    // scripts.
    await page.goto(`${origin}/core/`);
    await waitForStored(page, '/core/');
    await waitForRuntime(page);
    await waitForEar(page);
    server.deploy = 3;
    await update(page);
    server.down = true;
    const response = await page.goto(`${origin}/core/`);
    expect(response?.status()).toBe(200);
    await waitForRuntime(page);
  });

  test(
    "whose worker can't be installed leaves the old one active and nothing else",
    FULL,
    async ({ production }) => {
      const { server, origin } = production;
      const page = await openStored(production, await newReader(production));
      const before = Object.keys(await countCaches(page));
      server.deploy = 1;
      let refused = 0;
      server.intercept = (request, response) => {
        if (!request.url?.endsWith('/pt/offline/')) return false;
        refused += 1;
        response.writeHead(404, { 'content-type': 'text/html' }).end('gone');
        return true;
      };
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const workers: ServiceWorker[] = [];
        Object.assign(window, { workers });
        registration?.addEventListener('updatefound', () => {
          if (registration.installing) workers.push(registration.installing);
        });
        await registration?.update().catch(() => undefined);
      });
      await page.waitForFunction(() =>
        (window as { workers?: ServiceWorker[] }).workers?.some(({ state }) => state === 'redundant'),
      );
      expect(refused).toBeGreaterThan(0);
      await expect.poll(async () => Object.keys(await countCaches(page))).toEqual(before);
      server.down = true;
      const response = await page.goto(origin + PAGE);
      expect(response?.status()).toBe(200);
    },
  );

  test('without a worker file leaves the old one serving', FULL, async ({ production }) => {
    const { server, origin } = production;
    const page = await openStored(production, await newReader(production));
    server.intercept = (request, response) => {
      if (request.url !== '/sw.js') return false;
      response.writeHead(404, { 'content-type': 'text/html' }).end('gone');
      return true;
    };
    await page.goto(origin + PAGE);
    await waitForRuntime(page);
    // The browser checks for it at any time; here it does so now, and has the answer.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const isRefused = await registration?.update().then(
        () => false,
        () => true,
      );
      if (!isRefused) throw new Error('There is a worker');
    });
    server.down = true;
    const response = await page.goto(origin + PAGE);
    expect(response?.status()).toBe(200);
  });

  test("is noticed even if the worker's file was served for a year", FULL, async ({ production }) => {
    const { server } = production;
    const worker = readFileSync(`${OUT}/sw.js`, 'utf8');
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
    const page = await openStored(production, await newReader(production));
    build = 'bbbbbbbbbbbbbbbb';
    await update(page);
    await expect
      .poll(async () => Object.keys(await countCaches(page)))
      .toContain('docs-shell-bbbbbbbbbbbbbbbb');
  });
});

test.describe('the kill worker', () => {
  test('removes the worker and its caches within one visit, even if the previous worker serves blank pages', async ({
    production,
  }) => {
    const { server, origin } = production;
    let worker = `${readFileSync(`${OUT}/sw.js`, 'utf8')}\nself.addEventListener('fetch', () => {});`;
    let served = 0;
    server.intercept = (request, response) => {
      if (request.url !== '/sw.js') return false;
      served += 1;
      return sendWorker(response, worker);
    };
    const page = await openStored(production, await newReader(production));
    worker = `self.addEventListener('install', () => self.skipWaiting());
      self.addEventListener('fetch', (event) => { if (event.request.mode === 'navigate') event.respondWith(new Response('', { headers: { 'content-type': 'text/html' } })); });`;
    await replaceWorker(page);
    await page.goto(origin + PAGE);
    await expect(page.locator('h1')).toHaveCount(0);
    worker = readFileSync(`${OUT}/sw-kill.js`, 'utf8');
    const before = served;
    await page.reload({ waitUntil: 'commit' });
    // The browser checks for a new worker by itself; the page is reloaded once without one.
    await page.locator('h1').waitFor();
    await waitUntil(page, async () => (await caches.keys()).length === 0, undefined);
    await waitForRuntime(page);
    await page.waitForLoadState();
    const expectSame = await markDocument(page);
    // The page registers the kill worker again, which unregisters itself without another load.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register('/sw.js');
      const worker = registration.installing ?? registration.waiting ?? registration.active;
      await new Promise<void>((resolve) => {
        const check = () => {
          if (!worker || worker.state === 'activated' || worker.state === 'redundant') resolve();
        };
        worker?.addEventListener('statechange', check);
        check();
      });
    });
    await expect.poll(() => served).toBeGreaterThan(before);
    await waitUntil(
      page,
      async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
      undefined,
    );
    await expectSame();
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  });
});
