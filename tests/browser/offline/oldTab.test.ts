import type { ServerResponse } from 'node:http';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { followHref, markDocument, waitForRuntime } from '../fixtures/page';
import type { Production } from '../fixtures/production';
import { expect, FULL, test } from '../fixtures/test';
import { holdTimers, passTimers, waitForHeldTimer } from '../fixtures/timers';

/** Same value as in `recoverNavigation`. */
const TIMEOUT_MS = 8000;
/** Longer than the pauses between the tries to load a part. */
const TRIES_MS = 4000;
const ROUTES = [
  { from: '/system/', to: '/material-ui/react-button/' },
  { from: '/', to: '/system/' },
  { from: '/system/', to: '/' },
];

/** Records documents that were loaded in a tab, by address. */
function countLoads(page: Page): string[] {
  const loads: string[] = [];
  // Not requests, because a request that another one for the same document replaces is not a load.
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
  return loads;
}

async function click(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    document.body.append(link);
    link.click();
  }, href);
}

/** Opens a tab on a host without the worker, as on previews, or in browsers without workers. */
async function openPlain(
  production: Production,
  path: string,
  prepare?: (reader: BrowserContext) => Promise<unknown>,
): Promise<Page> {
  const page = await (await production.newReader(prepare)).newPage();
  await page.goto(production.server.origin + path);
  await waitForRuntime(page);
  return page;
}

/** Advances the time until something is shown. The page's clock has to be installed. */
async function passWaits(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(TRIES_MS);
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
}

function sendPage(response: ServerResponse): true {
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>home</h1>');
  return true;
}

for (const missing of ['404', 'page'] as const)
  test.describe(`an old tab on a host that answers ${missing} for files that are gone`, () => {
    for (const { from, to } of ROUTES)
      test(`goes from ${from} to ${to} by one load of the right page`, FULL, async ({ production }) => {
        const { server } = production;
        const page = await openPlain(production, from);
        Object.assign(server, { deploy: 1, missing });
        const loads = countLoads(page);
        const load = page.waitForEvent('load');
        await click(page, to);
        // The address may change before the document loads.
        await load;
        await waitForRuntime(page);
        await expect.poll(() => loads).toEqual([to]);
        await expect(page.locator('h1')).toHaveCount(1);
        // The new document navigates without loading another one.
        const expectSame = await markDocument(page);
        await followHref(page, '/joy-ui/');
        await expectSame();
      });

    test('reports that a demo could not be loaded, and keeps the page', FULL, async ({ production }) => {
      const { server } = production;
      const page = await openPlain(production, '/system/');
      server.missing = missing;
      server.intercept = (request, response) => {
        // The page itself exists, its later parts do not.
        if (!/\/_next\/static\/chunks\//.test(request.url ?? '')) return false;
        if (missing === 'page') return sendPage(response);
        response.writeHead(404).end();
        return true;
      };
      await followHref(page, '/material-ui/react-button/');
      await page.locator('[data-demo="SaveButton"]').scrollIntoViewIfNeeded();
      await page.clock.install();
      await passWaits(page, page.locator('section [role=alert]').first());
      await expect(page.locator('main .prose').first()).toBeAttached();
      await expect(page.locator('section [role=alert] button').first()).toBeAttached();
    });

    test('reports that the settings could not be loaded', FULL, async ({ production }) => {
      const { server } = production;
      const page = await openPlain(production, '/system/');
      Object.assign(server, { deploy: 2, missing });
      await page.locator('footer button').click();
      // After pauses between its tries; the new document needs the browser's own clock.
      await page.locator('#_failure').waitFor({ timeout: 45_000 });
      const load = page.waitForEvent('load');
      await page.locator('#_failure button').click();
      await load;
      await waitForRuntime(page);
      await page.locator('footer button').click();
      await page.locator('dialog[open] h2').waitFor();
    });
  });

test.describe('a page whose data is answered with a page', () => {
  const isData = (url = '') => /\/_next\/data\/.*\/joy-ui\.json/.test(url);

  test('is loaded as a document, each time it is requested', FULL, async ({ production }) => {
    const page = await openPlain(production, '/system/');
    production.server.intercept = (request, response) => isData(request.url) && sendPage(response);
    for (let time = 0; time < 2; time += 1) {
      const loads = countLoads(page);
      await click(page, '/joy-ui/');
      await page.locator('h1', { hasText: 'Joy UI' }).waitFor();
      await waitForRuntime(page);
      await expect.poll(() => loads).toEqual(['/joy-ui/']);
      await followHref(page, '/system/');
      await page.locator('h1', { hasText: 'MUI System' }).waitFor();
    }
  });

  test(
    'keeps the former page until its document loads; a link that is clicked meanwhile takes precedence',
    FULL,
    async ({ production }) => {
      const { server } = production;
      const page = await openPlain(production, '/system/');
      let requestsOf = () => {};
      const asked = new Promise<void>((resolve) => {
        requestsOf = resolve;
      });
      server.intercept = (request, response) => {
        if (isData(request.url)) return sendPage(response);
        if (request.url === '/is-asked') {
          void asked.then(() => response.end());
          return true;
        }
        if (request.url !== '/joy-ui/') return false;
        // Never answered.
        requestsOf();
        return true;
      };
      const loads = countLoads(page);
      // All in the page, because the driver waits for the pending document.
      await page.evaluate(async () => {
        const follow = (href: string) => {
          const link = document.createElement('a');
          link.href = href;
          document.body.append(link);
          link.click();
        };
        follow('/joy-ui/');
        await fetch('/is-asked');
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const heading = document.querySelector('h1')?.textContent;
        if (heading !== 'MUI System') throw new Error(`The former page is ${heading}`);
        follow('/core/');
      });
      await page.locator('h1', { hasText: 'MUI Core' }).waitFor();
      expect(loads).not.toContain('/joy-ui/');
    },
  );
});

test.describe('a slow host', () => {
  test('is waited for at least eight seconds', FULL, async ({ production }) => {
    const { server } = production;
    const page = await openPlain(production, '/system/', (reader) => holdTimers(reader, TIMEOUT_MS));
    let isAsked = false;
    server.intercept = (request) => {
      if (!/\/_next\/data\/.*react-card\.json/.test(request.url ?? '')) return false;
      // Never answered.
      isAsked = true;
      return true;
    };
    const loads = countLoads(page);
    await click(page, '/joy-ui/react-card/');
    await waitForHeldTimer(page);
    await expect.poll(() => isAsked).toBe(true);
    // A fallback to another document would come before the answer to a request that the tab sends now.
    await page.evaluate(async () => (await fetch('/offline.json')).text());
    expect(loads).toEqual([]);
    await expect(page).toHaveURL(/\/system\/$/);
    await passTimers(page);
    await page.waitForURL('**/joy-ui/react-card/');
    await expect.poll(() => loads).toEqual(['/joy-ui/react-card/']);
  });
});
