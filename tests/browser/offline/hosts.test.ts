import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { waitForRuntime } from '../fixtures/page';
import { NETWORK_FAULTS, type Production } from '../fixtures/production';
import { expect, FULL, full, test } from '../fixtures/test';
import { LOADER } from './builtModules';
import { waitForStored, waitForWorker } from './storedPages';
import { OUT } from '../../../src/content/workspace';

const PAGE = '/material-ui/react-button/';
const BARE = PAGE.slice(0, -1);
const OFFLINE = '/offline/';

function sendDocument(response: ServerResponse, path: string): true {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(readFileSync(`${OUT}${path}index.html`));
  return true;
}

function redirect(response: ServerResponse, location: string, status = 301): true {
  response.writeHead(status, { location }).end();
  return true;
}

/** Lets the host strip the slashes at the end of addresses. */
function stripSlashes({ server }: Production): void {
  server.intercept = ({ url = '' }, response) => {
    const { pathname } = new URL(url, server.origin);
    if (pathname === '/' || /\.\w+$/.test(pathname)) return false;
    return pathname.endsWith('/')
      ? redirect(response, pathname.slice(0, -1))
      : sendDocument(response, `${pathname}/`);
  };
}

test('a host that strips slashes has a worker, and its pages open offline with and without them', async ({
  production,
}) => {
  stripSlashes(production);
  const { server, origin } = production;
  const page = await production.openReady(await production.newReader(), PAGE);
  expect(new URL(page.url()).pathname).toBe(BARE);
  await waitForWorker(page);
  await waitForStored(page, PAGE);
  server.requests.length = 0;
  for (let view = 0; view < 3; view += 1) {
    await page.reload();
    await waitForRuntime(page);
  }
  expect(server.requests.filter((url) => url.startsWith('/offline'))).toEqual([]);
  server.down = true;
  for (const path of [BARE, PAGE, `${BARE}?from=test#top`]) {
    const response = await page.goto(origin + path);
    expect([response?.status(), response?.fromServiceWorker()]).toEqual([200, true]);
    await expect(page.locator('h1')).toContainText('Button');
    await waitForRuntime(page);
  }
  await page.goto(`${origin}/x/react-data-grid`);
  await expect(page.locator('[data-stored-pages] a')).toHaveAttribute('href', PAGE);
});

test('the offline page of such a host lists what is stored', FULL, async ({ production }) => {
  stripSlashes(production);
  const page = await production.openReady(await production.newReader(), PAGE);
  await waitForWorker(page);
  await waitForStored(page, PAGE);
  await page.goto(`${production.origin}/offline`);
  await expect(page.locator('[data-stored-pages] a')).toHaveAttribute('href', PAGE);
});

for (const [what, file, answer, reason] of [
  [
    'sends its offline page elsewhere',
    OFFLINE,
    (response: ServerResponse) => redirect(response, '/privacy/', 302),
    'redirected to',
  ],
  [
    'lacks its offline page',
    OFFLINE,
    (response: ServerResponse) => {
      response.writeHead(404).end();
      return true;
    },
    'status 404',
  ],
  [
    'lacks the worker',
    '/sw.js',
    (response: ServerResponse) => {
      response.writeHead(404).end();
      return true;
    },
    '404',
  ],
] as const)
  test(
    `a host that ${what} is tried once, and says why`,
    full(what === 'lacks its offline page'),
    async ({ production }) => {
      const { server, origin } = production;
      server.intercept = ({ url }, response) => url === file && answer(response);
      const expected = [...NETWORK_FAULTS, /Pages cannot be read offline/, /bad HTTP response code/];
      const page = await (await production.newReader(undefined, undefined, expected)).newPage();
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await page.goto(origin + PAGE);
      await waitForRuntime(page);
      await expect.poll(() => warnings).toEqual([expect.stringContaining(reason)]);
      server.requests.length = 0;
      for (let view = 1; view <= 3; view += 1) {
        await page.goto(origin + (view === 2 ? '/privacy/' : PAGE));
        await waitForRuntime(page);
        await expect.poll(() => warnings.length).toBe(view + 1);
      }
      expect(server.requests.filter((url) => [OFFLINE, '/sw.js'].includes(url))).toEqual([]);
    },
  );

test('a request that says no-store is never answered by the worker', async ({ production }) => {
  const { server } = production;
  const page = await production.openReady(await production.newReader(), PAGE);
  await waitForWorker(page);
  await waitForStored(page, PAGE);
  server.intercept = ({ url }, response) => {
    if (url !== LOADER && url !== '/search/en.json') return false;
    response.writeHead(200, { 'content-type': 'text/plain' }).end('fresh');
    return true;
  };
  const ask = (url: string, request: { cache?: RequestCache; headers?: Record<string, string> } = {}) =>
    page.evaluate(async ([href, init]) => (await fetch(href, init)).text(), [url, request] as const);
  await expect.poll(() => ask(LOADER)).toBe(readFileSync(OUT + LOADER, 'utf8'));
  // The browser's cache may answer requests with this header.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  for (const url of [LOADER, '/search/en.json']) {
    await expect.poll(() => ask(url, { headers: { 'cache-control': 'no-store' } })).toBe('fresh');
    await expect.poll(() => ask(url, { cache: 'no-store' })).toBe('fresh');
  }
});
