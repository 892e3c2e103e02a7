import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { NETWORK_TIMEOUT_MS } from '../../../src/browser/serviceWorker/answerDocument';
import { findChunk } from '../demos/findChunk';
import { followHref } from '../harness/followHref';
import { readPageText } from '../harness/readPageText';
import { waitForRuntime } from '../harness/waitForRuntime';
import { sendFile } from './serveDeploys';
import { waitUntil } from './waitUntil';
import { countCaches, useProduction, waitForStored, waitForWorker } from './useProduction';

const production = useProduction(['evil-docs.example.com', 'docs.example.com.evil.example']);
const FIRST = '/material-ui/react-button/';
/** With a demo in a frame. */
const FRAMED = '/experiments/docs/demos/';
const FOLLOWED = ['/system/', '/material-ui/', '/joy-ui/react-button/'];

/** The text of the page, without the ad, which chance picks. */
async function readText(page: Page): Promise<string> {
  await page.evaluate(() => document.querySelector('main aside')?.remove());
  return (await readPageText(page)).main;
}

function sendPage(response: ServerResponse, text: string, status = 200): void {
  response
    .writeHead(status, { 'content-type': 'text/html' })
    .end(`<!doctype html><title>${text}</title><h1 id="_boot">${text}</h1>`);
}

/** Keeps a script from the reader until it is let through; tells when it is asked for. */
function holdScript(path: string, server: Pick<ReturnType<typeof production>['server'], 'intercept'>) {
  const { intercept } = server;
  let tell = () => {};
  let letThrough = () => {};
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const wanted = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  server.intercept = (request, response) => {
    if (request.url !== path) return intercept?.(request, response) ?? false;
    tell();
    void wanted.then(() => sendFile(response, `out${path}`, 'text/javascript'));
    return true;
  };
  return { asked, letThrough: () => letThrough() };
}

/** Waits until the first page is stored with this text. */
async function waitForText(page: Page, text: string): Promise<void> {
  await waitUntil(
    page,
    async ([path, wanted]) => (await (await caches.match(path))?.text())?.includes(wanted) === true,
    [FIRST, text] as const,
  );
}

describe('reading without a network', () => {
  it('gives every visited page as it was, those reached by links included', async () => {
    const { server, origin, newReader, openReady } = production();
    const page = await openReady(await newReader(), FIRST);
    await waitForWorker(page);
    await waitForStored(page, FIRST);
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
      expect(await readText(page)).toBe(text);
    }
    // Whatever the query and the fragment, and without the last slash.
    await page.goto(`${origin}/system?from=test#top`);
    expect(new URL(page.url()).pathname).toBe('/system/');
    // A link between stored pages works as well.
    await waitForRuntime(page);
    await followHref(page, FIRST);
    await page.locator('h1', { hasText: 'Button' }).waitFor();
  });

  it('starts the runtime of a page that was there before the worker', async () => {
    const { server, origin, newReader, openReady } = production();
    const page = await openReady(await newReader(), FIRST);
    await waitForWorker(page);
    await waitForStored(page, FIRST);
    // Beside what the worker has stored, nothing is left.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    server.down = true;
    await page.goto(origin + FIRST);
    await waitForRuntime(page);
  });

  it('gives every page that was visited before the first worker came, and before it was asked for', async () => {
    const { server, newReader, openReady } = production();
    const worker = holdScript('/sw.js', server);
    const services = holdScript(`/_next/static/chunks/${findChunk('"/sw.js"')}`, server);
    const page = await openReady(await newReader(), FIRST);
    const [last = '', ...early] = FOLLOWED.toReversed();
    for (const href of early) await followHref(page, href);
    services.letThrough();
    await worker.asked;
    await followHref(page, last);
    worker.letThrough();
    for (const href of [FIRST, ...FOLLOWED]) await waitForStored(page, href);
  });

  it('is listed on the offline page for a reader who comes by a link, too', async () => {
    const { newReader, openReady } = production();
    const page = await openReady(await newReader(), '/privacy/');
    await waitForWorker(page);
    await waitForStored(page, '/privacy/');
    await page.locator('main a[href="/offline/"]').click();
    await page.locator('[data-stored-pages] a[href="/privacy/"]').waitFor();
  });

  it('is asked for by a link to itself where the offline page stands in for it, and shown when the network is back', async () => {
    const { server, origin, newReader, openReady } = production();
    const page = await openReady(await newReader(), FIRST);
    await waitForWorker(page);
    await waitForStored(page, FIRST);
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
  });

  it('gives a framed demo as well, though it was never scrolled to', async () => {
    const { server, origin, newReader, openReady } = production();
    const page = await openReady(await newReader(), FRAMED);
    await waitForWorker(page);
    await waitForStored(page, FRAMED);
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    server.down = true;
    await page.goto(origin + FRAMED);
    await page.locator('iframe[title]').scrollIntoViewIfNeeded();
    const demo = page.frameLocator('iframe[title]').locator('#demo');
    await demo.getByText('Eleven pages read this week.').waitFor();
    expect(await demo.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  });

  it('lists what is stored where a page is not, in whatever language', async () => {
    const { server, origin, newReader, openReady } = production();
    const page = await openReady(await newReader(), FIRST);
    await waitForWorker(page);
    await waitForStored(page, FIRST);
    server.down = true;
    for (const path of ['/x/react-data-grid/', '/ar/nowhere/', '/%E0%A4%A/']) {
      const response = await page.goto(origin + path);
      expect(response?.status()).toBe(503);
      await page.locator('[data-not-stored]').waitFor();
      expect(
        await page
          .locator('[data-stored-pages] a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual([FIRST]);
      await waitForRuntime(page);
      expect(await page.locator('[data-stored-pages] a').count()).toBe(1);
    }
    await page.locator('[data-stored-pages] a').click();
    await page.locator('h1', { hasText: 'Button' }).waitFor();
  });

  it("shows the server's page to whoever is online, and the stored one after a server's error", async () => {
    const { server, origin, newReader, openReady } = production();
    // A worker that waits for the network as long as it takes: only the answer decides what is shown.
    expect(NETWORK_TIMEOUT_MS).toBe(3000);
    const wait = `(task, ms, ...values) => begin(task, ms === ${NETWORK_TIMEOUT_MS} ? 1e9 : ms, ...values)`;
    const patience = `const begin = setTimeout; setTimeout = ${wait};`;
    const worker = `{ ${patience} }\n${readFileSync('out/sw.js', 'utf8')}`;
    let answer: { readonly text: string; readonly status: number } | undefined;
    server.intercept = (request, response) => {
      if (request.url === '/sw.js') {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(worker);
        return true;
      }
      if (request.url !== FIRST || !answer) return false;
      sendPage(response, answer.text, answer.status);
      return true;
    };
    const page = await openReady(await newReader(), FIRST);
    await waitForWorker(page);
    await waitForStored(page, FIRST);
    answer = { text: 'fresh', status: 200 };
    await page.goto(origin + FIRST);
    expect(await page.title()).toBe('fresh');
    await waitForText(page, 'fresh');
    answer = { text: 'broken', status: 503 };
    expect((await page.goto(origin + FIRST))?.status()).toBe(200);
    expect(await page.title()).toBe('fresh');
  });

  it('shows the stored page where the server lets it wait, and keeps what comes late', async () => {
    const { server, origin, newReader, openReady } = production();
    const page = await openReady(await newReader(), FIRST);
    await waitForWorker(page);
    await waitForStored(page, FIRST);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.intercept = (request, response) => {
      if (request.url !== FIRST) return false;
      void held.then(() => sendPage(response, 'late'));
      return true;
    };
    await page.goto(origin + FIRST);
    expect(await page.locator('h1').innerText()).toContain('Button');
    release();
    await waitForText(page, 'late');
  });

  it('stores no page that is not of the site, as a network for guests gives it', async () => {
    const { server, origin, newReader, openReady } = production();
    const page = await openReady(await newReader(), FIRST);
    await waitForWorker(page);
    await waitForStored(page, FIRST);
    server.intercept = (request, response) => {
      if (request.url !== FIRST) return false;
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Sign in</h1>');
      return true;
    };
    await page.goto(origin + FIRST);
    expect(await page.locator('h1').innerText()).toBe('Sign in');
    server.down = true;
    await page.goto(origin + FIRST);
    expect(await page.locator('h1').innerText()).toContain('Button');
  });

  it('stores no error, no redirect and no page in the place of a script', async () => {
    const { server, origin, newReader, openReady } = production();
    const page = await openReady(await newReader(), FIRST);
    await waitForWorker(page);
    await waitForStored(page, FIRST);
    await page.goto(`${origin}/no/such/page/`);
    await page.goto(`${origin}/system`);
    server.intercept = (request, response) => {
      if (!request.url?.startsWith('/_next/static/made-up')) return false;
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>page</h1>');
      return true;
    };
    const failed = await page.evaluate(async () => {
      try {
        await fetch('/_next/static/made-up.js');
        return false;
      } catch {
        return true;
      }
    });
    expect(failed).toBe(true);
    const stored = await page.evaluate(async () => {
      const all: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
      return all;
    });
    expect(stored).not.toContain('/no/such/page/');
    expect(stored).not.toContain('/system');
    expect(stored).not.toContain('/_next/static/made-up.js');
  });

  it('stores nothing on any other host', async () => {
    const { server, origin: published, newReader } = production();
    const asked: (string | undefined)[] = [];
    // By host: a browser asks for the published one's worker in its own time, also when a test is over.
    server.intercept = ({ url, headers }) => {
      if (url === '/sw.js' && headers.host !== new URL(published).host) asked.push(headers.host);
      return false;
    };
    const reader = await newReader();
    const page = await reader.newPage();
    for (const origin of [
      server.origin,
      'https://evil-docs.example.com',
      'https://docs.example.com.evil.example',
    ]) {
      await page.goto(origin + FIRST);
      await waitForRuntime(page);
      await page.waitForTimeout(700);
      expect(
        await page.evaluate(async () => (await navigator.serviceWorker?.getRegistrations())?.length ?? 0),
      ).toBe(0);
    }
    expect(asked).toEqual([]);
  });

  it('bears that everything stored is taken away', async () => {
    const { origin, newReader, openReady } = production();
    const page = await openReady(await newReader(), FIRST);
    await waitForWorker(page);
    await waitForStored(page, FIRST);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    const response = await page.goto(origin + FIRST);
    expect(response?.status()).toBe(200);
    await waitForRuntime(page);
    await waitForStored(page, FIRST);
    expect(Object.keys(await countCaches(page)).some((name) => name.startsWith('docs-assets-'))).toBe(true);
  });

  it('bears that the browser has no room', async () => {
    const { origin, newReader, openReady } = production();
    const page = await openReady(await newReader(), FIRST);
    await waitForWorker(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 60_000 });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    for (const href of ['/system/', '/joy-ui/']) {
      expect((await page.goto(origin + href))?.status()).toBe(200);
      await waitForRuntime(page);
    }
    expect(faults).toEqual([]);
  });
});
