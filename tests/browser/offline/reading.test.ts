import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { NETWORK_TIMEOUT_MS } from '../../../src/browser/serviceWorker/answers';
import { followHref, waitForRuntime } from '../fixtures/page';
import type { Production } from '../fixtures/production';
import { moduleOf } from './builtModules';
import { countCaches, waitForStored, waitForWorker, waitUntil } from './storedPages';
import { readPageText } from '../pageText';
import { expect, FULL, test } from '../fixtures/test';
import { OUT } from '../../../src/content/workspace';

const FIRST = '/material-ui/react-button/';
/** A page with a demo in a frame. */
const FRAMED = '/experiments/docs/demos/';
/** A part that the first page does not have, and so has not stored. */
const UNSTORED = moduleOf('search');
const FOLLOWED = ['/system/'];

/** Returns the text of the page, without the ad, which is random. */
async function readText(page: Page): Promise<string> {
  await page.evaluate(() => document.querySelector('main aside')?.remove());
  return (await readPageText(page)).main;
}

/** Answers with the first page under another title. */
function sendPage(response: ServerResponse, title: string, status = 200): void {
  const html = readFileSync(`${OUT}${FIRST}index.html`, 'utf8');
  response
    .writeHead(status, { 'content-type': 'text/html', 'cache-control': 'no-cache' })
    .end(html.replace(/<title[^>]*>[^<]*/, `<title>${title}`));
}

/** Creates a worker with another network timeout, because no test can drive the timers of a worker. */
function createWorker(timeoutMs: number): string {
  const wait = `(task, ms, ...values) => begin(task, ms === ${NETWORK_TIMEOUT_MS} ? ${timeoutMs} : ms, ...values)`;
  const script = `const begin = setTimeout; setTimeout = ${wait};`;
  return `{ ${script} }\n${readFileSync(`${OUT}/sw.js`, 'utf8')}`;
}

function sendWorker(response: ServerResponse, script: string): true {
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  return true;
}

/** Opens a page that a worker controls and has stored. */
async function openStored(production: Production, path: string): Promise<Page> {
  const page = await production.openReady(await production.newReader(), path);
  await waitForWorker(page);
  await waitForStored(page, path);
  return page;
}

/** Waits until the first page is stored with this text. */
async function waitForText(page: Page, text: string): Promise<void> {
  await waitUntil(
    page,
    async ([path, wanted]) => (await (await caches.match(path))?.text())?.includes(wanted) === true,
    [FIRST, text] as const,
  );
}

test.describe('reading without a network', () => {
  test('shows every visited page unchanged, including those reached by links', async ({ production }) => {
    const { server, origin } = production;
    const page = await openStored(production, FIRST);
    for (const href of FOLLOWED) {
      await followHref(page, href);
      await waitForStored(page, href);
    }
    const online = new Map<string, string>();
    for (const href of [FIRST, ...FOLLOWED]) {
      await page.goto(origin + href);
      await waitForRuntime(page);
      online.set(href, await readText(page));
    }
    server.down = true;
    for (const [href, text] of online) {
      const response = await page.goto(origin + href);
      expect([response?.status(), response?.fromServiceWorker()]).toEqual([200, true]);
      await waitForRuntime(page);
      await expect.poll(() => readText(page)).toBe(text);
    }
    // With any query and fragment, and without the last slash.
    await page.goto(`${origin}/system?from=test#top`);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/system/');
    // A link between stored pages works as well.
    await waitForRuntime(page);
    await followHref(page, FIRST);
    await page.locator('h1', { hasText: 'Button' }).waitFor();
  });

  test('brings a page to life that was loaded before the worker', FULL, async ({ production }) => {
    const { server, origin } = production;
    const page = await openStored(production, FIRST);
    // Only the worker's caches are left.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    server.down = true;
    await page.goto(origin + FIRST);
    await waitForRuntime(page);
  });

  test('stores a page that is shown, and none that was only loaded early', FULL, async ({ production }) => {
    const page = await openStored(production, FIRST);
    // As that of a prefetch, this document passes the worker, and never says that it is shown.
    const early = await page.context().newPage();
    const client = await page.context().newCDPSession(early);
    await client.send('Emulation.setScriptExecutionDisabled', { value: true });
    const response = await early.goto(`${production.origin}/core/`);
    expect(response?.fromServiceWorker()).toBe(true);
    await followHref(page, '/system/');
    await waitForStored(page, '/system/');
    const isStored = () => page.evaluate(async () => (await caches.match('/core/')) !== undefined);
    await expect.poll(isStored).toBe(false);
  });

  test(
    'is listed on the offline page for a reader who comes by a link, too',
    FULL,
    async ({ production }) => {
      const page = await openStored(production, '/privacy/');
      await page.locator('main a[href="/offline/"]').click();
      await page.locator('[data-stored-pages] a[href="/privacy/"]').waitFor();
    },
  );

  test(
    'is requested by a link to itself if the offline page replaces it, and shown when the network is back',
    FULL,
    async ({ production }) => {
      const { server, origin } = production;
      const page = await openStored(production, FIRST);
      server.down = true;
      await page.goto(`${origin}/x/react-data-grid/`);
      await page.locator('[data-not-stored]').waitFor();
      await waitForRuntime(page);
      const uncaught: string[] = [];
      page.on('pageerror', ({ message }) => uncaught.push(message));
      await Promise.all([
        page.waitForEvent('load'),
        page.evaluate(() => {
          const link = document.createElement('a');
          link.href = window.location.pathname;
          document.body.append(link);
          link.click();
        }),
      ]);
      await page.locator('[data-not-stored]').waitFor();
      await waitForRuntime(page);
      server.down = false;
      await followHref(page, '/x/react-data-grid/');
      await page.locator('main h1', { hasText: 'Data Grid' }).waitFor();
      await page.locator('[data-not-stored]').waitFor({ state: 'detached' });
      expect(uncaught).toEqual([]);
    },
  );

  test('gives a framed demo as well, even if it was never scrolled to', FULL, async ({ production }) => {
    const { server, origin } = production;
    const page = await openStored(production, FRAMED);
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    server.down = true;
    await page.goto(origin + FRAMED);
    await page.locator('iframe[title]').scrollIntoViewIfNeeded();
    const demo = page.frameLocator('iframe[title]').locator('#demo');
    await demo.getByText('Eleven pages read this week.').waitFor();
    await expect.poll(() => demo.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  });

  test('lists the stored pages if a page is missing, in any language', FULL, async ({ production }) => {
    const { server, origin } = production;
    const page = await openStored(production, FIRST);
    server.down = true;
    for (const path of ['/x/react-data-grid/', '/ar/nowhere/', '/%E0%A4%A/']) {
      const response = await page.goto(origin + path);
      expect(response?.status()).toBe(503);
      await page.locator('[data-not-stored]').waitFor();
      const stored = page.locator('[data-stored-pages] a');
      await expect(stored).toHaveCount(1);
      await expect(stored).toHaveAttribute('href', FIRST);
      await waitForRuntime(page);
      await expect(stored).toHaveCount(1);
    }
    await page.locator('[data-stored-pages] a').click();
    await page.locator('h1', { hasText: 'Button' }).waitFor();
  });

  test(
    "shows the server's page online, and the stored one after a server error",
    FULL,
    async ({ production }) => {
      const { server, origin } = production;
      // Only the answer decides what is shown.
      const worker = createWorker(1e9);
      let answer: { readonly text: string; readonly status: number } | undefined;
      server.intercept = (request, response) => {
        if (request.url === '/sw.js') return sendWorker(response, worker);
        if (request.url !== FIRST || !answer) return false;
        sendPage(response, answer.text, answer.status);
        return true;
      };
      const page = await openStored(production, FIRST);
      answer = { text: 'fresh', status: 200 };
      await page.goto(origin + FIRST);
      await expect(page).toHaveTitle('fresh');
      await waitForText(page, 'fresh');
      answer = { text: 'broken', status: 503 };
      const response = await page.goto(origin + FIRST);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle('fresh');
    },
  );

  test('shows the stored page if the server is slow', FULL, async ({ production }) => {
    const { server, origin } = production;
    expect(NETWORK_TIMEOUT_MS).toBe(3000);
    // The timeout is immediate.
    const worker = createWorker(0);
    let isHeld = false;
    // Never answered then.
    server.intercept = (request, response) =>
      request.url === '/sw.js' ? sendWorker(response, worker) : request.url === FIRST && isHeld;
    const page = await openStored(production, FIRST);
    isHeld = true;
    await page.goto(origin + FIRST);
    await expect(page.locator('h1')).toContainText('Button');
  });

  test(
    'stores no page from outside the site, such as the login page of a guest network',
    FULL,
    async ({ production }) => {
      const { server, origin } = production;
      const page = await openStored(production, FIRST);
      server.intercept = (request, response) => {
        if (request.url !== FIRST) return false;
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Sign in</h1>');
        return true;
      };
      await page.goto(origin + FIRST);
      await expect(page.locator('h1')).toHaveText('Sign in');
      server.down = true;
      await page.goto(origin + FIRST);
      await expect(page.locator('h1')).toContainText('Button');
    },
  );

  test('stores no error, no redirect and no page in place of a script', FULL, async ({ production }) => {
    const { server, origin } = production;
    const page = await openStored(production, FIRST);
    await page.goto(`${origin}/no/such/page/`);
    await page.goto(`${origin}/system`);
    server.intercept = (request, response) => {
      if (!request.url?.startsWith('/_next/static/made-up')) return false;
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>page</h1>');
      return true;
    };
    // The consequences of the earlier visits are over.
    await waitForStored(page, '/system/');
    await page.evaluate(async () => {
      const isAnswered = await fetch('/_next/static/made-up.js').then(
        () => true,
        () => false,
      );
      if (isAnswered) throw new Error('The page was returned for the script');
    });
    const listStored = () =>
      page.evaluate(async () => {
        const all: string[] = [];
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
        return all;
      });
    await expect.poll(listStored).toContain('/system/');
    for (const path of ['/no/such/page/', '/system', '/_next/static/made-up.js'])
      await expect.poll(listStored).not.toContain(path);
  });

  for (const [what, type, body] of [
    ['an empty script', 'text/javascript', ''],
    ['a page typed as a script', 'text/javascript', '<!doctype html><h1>Sign in</h1>'],
  ] as const) {
    test(`recovers from ${what} that was answered once`, FULL, async ({ production }) => {
      const { server } = production;
      const page = await openStored(production, FIRST);
      let wrong = '';
      server.intercept = ({ url = '' }, response) => {
        if (wrong || url !== UNSTORED) return false;
        wrong = url;
        response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=31536000, immutable' });
        response.end(body);
        return true;
      };
      await page.locator('[data-opens="search"]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(server.requests.filter((url) => url === wrong)).toHaveLength(2);
      const readKept = (url: string) => caches.match(url).then((kept) => kept?.text());
      await expect.poll(() => page.evaluate(readKept, wrong)).toBe(readFileSync(OUT + wrong, 'utf8'));
    });
  }

  test('stores nothing on any other host', FULL, async ({ production }) => {
    const { server, origin: published } = production;
    const asked: string[] = [];
    // Filtered by host, because a browser requests the published one's worker at any time, even after a test.
    server.intercept = ({ url, headers }) => {
      if (url === '/sw.js' && headers.host !== new URL(published).host) asked.push(`${headers.host}${url}`);
      return false;
    };
    const reader = await production.newReader();
    const page = await reader.newPage();
    for (const origin of [
      server.origin,
      'https://evil-docs.example.com',
      'https://docs.example.com.evil.example',
    ]) {
      await page.goto(origin + FIRST);
      await waitForRuntime(page);
      // Linked in idle time, just before the worker would be registered.
      await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
      await page.evaluate(async () => {
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
        await (await fetch('/robots.txt')).text();
      });
      await expect
        .poll(() =>
          page.evaluate(async () => (await navigator.serviceWorker?.getRegistrations())?.length ?? 0),
        )
        .toBe(0);
    }
    expect(asked).toEqual([]);
  });

  test('survives the deletion of everything that is stored', FULL, async ({ production }) => {
    const { origin } = production;
    const page = await openStored(production, FIRST);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    const response = await page.goto(origin + FIRST);
    expect(response?.status()).toBe(200);
    await waitForRuntime(page);
    await waitForStored(page, FIRST);
    await expect
      .poll(async () => Object.keys(await countCaches(page)))
      .toContainEqual(expect.stringMatching(/^docs-assets-/));
  });

  test('survives a browser without space', FULL, async ({ production }) => {
    const { origin } = production;
    const page = await production.openReady(await production.newReader(), FIRST);
    await waitForWorker(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 60_000 });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    for (const href of ['/system/', '/joy-ui/']) {
      const response = await page.goto(origin + href);
      expect(response?.status()).toBe(200);
      await waitForRuntime(page);
    }
    expect(faults).toEqual([]);
  });
});
