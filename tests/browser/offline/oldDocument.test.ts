import type { BrowserContext, Page } from '@playwright/test';
import { NEW_BUILD_SCRIPT } from '../../../src/model/offline/newBuild';
import { waitForPaint, waitForRuntime } from '../fixtures/page';
import { listScripts } from '../listScripts';
import { NETWORK_FAULTS, type Production } from '../fixtures/production';
import { sendFile } from '../../servers/deploys';
import { waitForWorker } from './storedPages';
import { DEFERRED, expect, FULL, full, test } from '../fixtures/test';
import { holdIdleStart } from '../fixtures/timers';

const PAGE = '/material-ui/react-button/';
/** The bundler's runtime throws this for modules of a script that is missing. */
const MISSING_MODULE = /^uncaught: Module \d+ was instantiated .* but the module factory is not available/;
/** Longer than the pauses between the first tries to start. */
const RETRIES_MS = 10_000;

interface OldDocument {
  readonly page: Page;
  /** Addresses of the documents that were loaded since. */
  readonly loads: string[];
}

function countLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
  return loads;
}

/** Opens a tab whose document was loaded just before the files of its build were deleted. */
async function openOld(
  { server }: Production,
  reader: BrowserContext,
  origin: string,
  path = PAGE,
): Promise<OldDocument> {
  await holdIdleStart(reader);
  const page = await reader.newPage();
  server.intercept = ({ url }, response) => {
    if (url !== path) return false;
    server.intercept = undefined;
    server.deploy += 1;
    return sendFile(response, `${server.folder}${path}index.html`, 'text/html; charset=utf-8');
  };
  await page.goto(origin + path);
  await waitForPaint(page);
  return { page, loads: countLoads(page) };
}

async function openPlain(production: Production, path?: string): Promise<OldDocument> {
  return openOld(production, await production.newReader(), production.server.origin, path);
}

/** Advances the pauses between tries until something is true. The page's clock has to be installed. */
async function passRetries(page: Page, check: () => unknown): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(RETRIES_MS);
    await check();
  }).toPass();
}

for (const missing of ['404', 'page'] as const)
  test.describe(`a document whose build is gone, on a host that answers ${missing} for missing files`, () => {
    test(
      'is replaced once by a click on search, which opens there',
      full(missing !== '404'),
      async ({ production }) => {
        production.server.missing = missing;
        const { page, loads } = await openPlain(production);
        await page.click('[data-opens=search]');
        await expect.poll(() => loads).toEqual([PAGE]);
        await page.click('[data-opens=search]');
        await page.getByRole('dialog').waitFor();
        await expect.poll(() => loads).toEqual([PAGE]);
        await expect(page.locator('[data-opens=search]')).not.toHaveAttribute('aria-busy');
      },
    );

    test('is replaced at the position of the reader', FULL, async ({ production }) => {
      production.server.missing = missing;
      const { page, loads } = await openPlain(production);
      await page.locator('footer button').click();
      await expect.poll(() => loads).toEqual([PAGE]);
      await page.waitForFunction(() => window.scrollY > 500);
      await page.locator('footer button').click();
      await page.locator('dialog[open] h2').waitFor();
      await expect.poll(() => loads).toEqual([PAGE]);
    });

    test('has working links', FULL, async ({ production }) => {
      const { server } = production;
      server.missing = missing;
      const { page, loads } = await openPlain(production);
      await page.mouse.move(200, 300);
      await page.mouse.move(220, 320);
      // It has tried to start.
      await expect.poll(() => server.requests.some((url) => /^\/_next\/.*\.js$/.test(url))).toBe(true);
      await page.click('#_sidebar a[href="/material-ui/react-checkbox/"]');
      await page.locator('h1', { hasText: 'Checkbox' }).waitFor();
      await waitForRuntime(page);
      await expect.poll(() => loads).toEqual(['/material-ui/react-checkbox/']);
    });

    test('does so if its data exists and one of its scripts does not', FULL, async ({ production }) => {
      test.slow();
      const { server } = production;
      const first = await (await production.newReader()).newPage();
      await first.goto(server.origin + PAGE);
      const scripts = (await listScripts(first)).filter((path) => path.includes('/chunks/'));
      for (const script of scripts)
        await test.step(script, async () => {
          // None of its files is in this browser's cache.
          const reader = await production.newReader(holdIdleStart, undefined, [
            ...NETWORK_FAULTS,
            MISSING_MODULE,
          ]);
          const page = await reader.newPage();
          let refused = 0;
          await reader.route(`**${script}`, (route) => {
            refused += 1;
            if (refused > 1) return route.continue();
            if (missing === '404') return route.fulfill({ status: 404 });
            return route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>home</h1>' });
          });
          await page.goto(server.origin + PAGE);
          const loads = countLoads(page);
          await waitForPaint(page);
          await page.click('[data-opens=search]');
          await expect
            .poll(() => ({ isRefused: refused > 0, loads }))
            .toEqual({ isRefused: true, loads: [PAGE] });
          await page.click('[data-opens=search]');
          await page.getByRole('dialog').waitFor();
          await expect.poll(() => loads).toEqual([PAGE]);
          await reader.close();
        });
    });

    test(
      'is not reloaded repeatedly if the new one lacks the same file',
      { tag: [DEFERRED, '@full'] },
      async ({ production }) => {
        const { server } = production;
        const page = await (await production.newReader()).newPage();
        let asked = 0;
        let isMissing = true;
        server.intercept = (request, response) => {
          if (!request.url?.startsWith('/_docs/shared/')) return false;
          asked += 1;
          if (!isMissing) return false;
          if (missing === '404') response.writeHead(404).end();
          else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
          return true;
        };
        await page.goto(server.origin + PAGE);
        const loads = countLoads(page);
        await waitForPaint(page);
        await page.click('[data-opens=search]');
        await expect.poll(() => loads).toEqual([PAGE]);
        await page.click('[data-opens=search]');
        const reported = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
        await reported.waitFor();
        const expectRetry = () => {
          const before = asked;
          return passRetries(page, () => expect.poll(() => asked, { timeout: 5000 }).toBeGreaterThan(before));
        };
        await page.clock.install();
        // Until it has been tried again.
        await expectRetry();
        for (let press = 0; press < 3; press += 1) await page.click('[data-opens=search]');
        await expectRetry();
        await expect.poll(() => loads).toEqual([PAGE]);
        // It reports it once, and nothing looks busy any more.
        await expect(reported).toHaveCount(1);
        await expect(reported.getByRole('button', { name: 'Reload the page' })).toBeVisible();
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
        // It becomes interactive as soon as the file exists, and keeps the click.
        isMissing = false;
        await expectRetry();
        // The clock is not advanced from here on: the parts of the search have a time limit.
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect.poll(() => loads).toEqual([PAGE]);
        await expect(reported).toHaveCount(0);
      },
    );
  });

for (const { code, text, reload } of [
  { code: 'pt', text: 'Não foi possível carregar esta parte', reload: 'Recarregar' },
  { code: 'ar', text: 'تعذّر تحميل هذا الجزء', reload: 'إعادة تحميل' },
])
  test(
    `says in ${code}, in view, that the new build lacks the file, too`,
    { tag: [DEFERRED, '@full'] },
    async ({ production }) => {
      const { server } = production;
      const page = await (await production.newReader()).newPage();
      await page.setViewportSize({ width: 320, height: 640 });
      server.intercept = (request, response) => {
        if (!request.url?.startsWith('/_docs/shared/')) return false;
        response.writeHead(404).end();
        return true;
      };
      await page.goto(`${server.origin}/${code}${PAGE}`);
      const loads = countLoads(page);
      await waitForPaint(page);
      await page.click('[data-opens=search]');
      await expect.poll(() => loads).toEqual([`/${code}${PAGE}`]);
      await page.click('[data-opens=search]');
      const reported = page.getByRole('alert').filter({ hasText: text });
      await reported.getByRole('button', { name: reload }).waitFor();
      await expect(async () => {
        const { left, right, bottom } = await reported.evaluate((box) =>
          box.getBoundingClientRect().toJSON(),
        );
        expect([left >= 8, right <= 312, bottom <= 632]).toEqual([true, true, true]);
      }).toPass();
    },
  );

test('opens the search in a tab of the worker, too', FULL, async ({ production }) => {
  const reader = await production.newReader();
  await waitForWorker(await production.openReady(reader, '/system/'));
  const { page, loads } = await openOld(production, reader, production.origin);
  // The hashed files that the worker holds are those of the document, so nothing would be missing.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.click('[data-opens=search]');
  await expect(async () => {
    // The document may be replaced first; then a second click opens the search.
    if ((await page.getByRole('dialog').count()) === 0) await page.click('[data-opens=search]');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(loads.length).toBeLessThanOrEqual(1);
});

test('leaves the page unchanged while the server can not be reached', FULL, async ({ production }) => {
  const { server } = production;
  const { page, loads } = await openPlain(production);
  await page.clock.install();
  server.down = true;
  server.requests.length = 0;
  await page.click('[data-opens=search]');
  const tries = () => server.requests.filter((url) => url === NEW_BUILD_SCRIPT).length;
  await passRetries(page, () => expect.poll(tries, { timeout: 1000 }).toBeGreaterThan(1));
  expect(loads).toEqual([]);
  await expect(page.locator('h1')).toContainText('Button');
  server.down = false;
  await passRetries(page, () => expect.poll(() => loads, { timeout: 1000 }).toEqual([PAGE]));
  await page.click('[data-opens=search]');
  await page.getByRole('dialog').waitFor();
});
