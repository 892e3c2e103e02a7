import type { BrowserContext, Page } from 'playwright-core';
import { holdIdleStart } from '../harness/holdTimers';
import { inParallel } from '../harness/inParallel';
import { waitForPaint } from '../harness/waitForPaint';
import { waitForRuntime } from '../harness/waitForRuntime';
import { useProduction, waitForWorker } from './useProduction';

const production = useProduction();
const PAGE = '/material-ui/react-button/';

interface OldDocument {
  readonly page: Page;
  /** Addresses of the documents that came since. */
  readonly loads: string[];
}

/** A tab whose document was loaded just before the files of its build went away; nothing of it has started. */
async function openOld(reader: BrowserContext, origin: string, path = PAGE): Promise<OldDocument> {
  await holdIdleStart(reader);
  const page = await reader.newPage();
  await page.goto(origin + path);
  await waitForPaint(page);
  production().server.deploy += 1;
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
  return { page, loads };
}

async function openPlain(path?: string): Promise<OldDocument> {
  const { server, newReader } = production();
  return openOld(await newReader(), server.origin, path);
}

describe.each(['404', 'page'] as const)(
  'a document whose build is gone, on a host that answers %s for missing files',
  (missing) => {
    beforeEach(() => {
      production().server.missing = missing;
    });

    it('opens the search that was asked for, with what was typed, after one load', async () => {
      const { page, loads } = await openPlain();
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('[data-opens=search]')?.click();
        for (const key of 'tab')
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      });
      await page.getByRole('dialog').waitFor();
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value === 'tab',
      );
      expect(loads).toEqual([PAGE]);
      expect(await page.locator('[data-opens=search]').getAttribute('aria-busy')).toBeNull();
    });

    it('opens the settings that were asked for, where the reader was', async () => {
      const { page, loads } = await openPlain();
      await page.locator('footer button').click();
      await page.locator('dialog[open] h2').waitFor();
      expect(loads).toEqual([PAGE]);
      await page.waitForFunction(() => window.scrollY > 500);
    });

    it('does what a click in a demo wanted', async () => {
      const path = '/material-ui/react-tabs/';
      const { page, loads } = await openPlain(path);
      const tab = page.locator('[data-demo] [role=tab]').nth(1);
      expect(await tab.getAttribute('aria-selected')).toBe('false');
      await tab.click();
      await page.locator('[data-demo] [role=tab][aria-selected=true]').nth(0).waitFor();
      await page.waitForFunction(
        () =>
          document.querySelectorAll('[data-demo] [role=tab]')[1]?.getAttribute('aria-selected') === 'true',
      );
      expect(loads).toEqual([path]);
    });

    it('leads on by its links', async () => {
      const { page, loads } = await openPlain();
      await page.mouse.move(200, 300);
      await page.mouse.move(220, 320);
      await page.waitForTimeout(300);
      await page.click('#_sidebar a[href="/material-ui/react-checkbox/"]');
      await page.locator('h1', { hasText: 'Checkbox' }).waitFor();
      await waitForRuntime(page);
      expect(loads).toEqual(['/material-ui/react-checkbox/']);
    });

    it('does so where its data is there and one of its scripts is not', async () => {
      const { server, newReader } = production();
      const first = await (await newReader()).newPage();
      await first.goto(server.origin + PAGE);
      const scripts = await first.evaluate(() => {
        const { scripts, needed, entries } = JSON.parse(
          document.getElementById('_boot')?.textContent ?? '{}',
        ) as {
          scripts: string[];
          needed: number;
          entries: { otherChunks: string[] }[];
        };
        const chunks = entries.flatMap(({ otherChunks }) => otherChunks);
        const named = chunks.filter((path) => path.endsWith('.js')).map((path) => `/_next/${path}`);
        return [...new Set([...named, ...scripts.slice(0, needed)])];
      });
      expect(scripts.length).toBeGreaterThan(2);
      const open = async (script: string) => {
        // Nothing of it is in this browser's cache.
        const reader = await newReader(holdIdleStart);
        const page = await reader.newPage();
        await page.goto(server.origin + PAGE);
        let refused = 0;
        await reader.route(`**${script}`, (route) => {
          refused += 1;
          if (refused > 1) return route.continue();
          if (missing === '404') return route.fulfill({ status: 404 });
          return route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>home</h1>' });
        });
        const loads: string[] = [];
        page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
        await waitForPaint(page);
        await page.click('[data-opens=search]');
        await page.getByRole('dialog').waitFor();
        expect([script, refused > 0, loads]).toEqual([script, true, [PAGE]]);
        await reader.close();
      };
      await inParallel(scripts, 4, async () => open);
    });

    it('is not loaded again and again where the new one lacks the same file', async () => {
      const { server, newReader } = production();
      const page = await (await newReader()).newPage();
      server.intercept = (request, response) => {
        if (!request.url?.startsWith('/_docs/shared/')) return false;
        if (missing === '404') response.writeHead(404).end();
        else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
        return true;
      };
      await page.goto(server.origin + PAGE);
      let loads = 0;
      page.on('domcontentloaded', () => {
        loads += 1;
      });
      await waitForPaint(page);
      await page.click('[data-opens=search]');
      const told = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
      await told.waitFor();
      // Until it has been tried once more.
      await page.waitForTimeout(2500);
      for (let press = 0; press < 3; press += 1) await page.click('[data-opens=search]');
      await page.waitForTimeout(1000);
      expect(loads).toBe(1);
      // It says so, once, and nothing looks busy any more.
      expect(await told.count()).toBe(1);
      expect(await told.getByRole('button', { name: 'Reload the page' }).isVisible()).toBe(true);
      expect(await page.locator('[aria-busy]').count()).toBe(0);
      // It comes to life as soon as the file is there, and remembers.
      server.intercept = undefined;
      await page.getByRole('dialog').waitFor();
      expect(loads).toBe(1);
      expect(await told.count()).toBe(0);
    });
  },
);

it.each([
  ['pt', 'Não foi possível carregar esta parte', 'Recarregar'],
  ['ar', 'تعذّر تحميل هذا الجزء', 'إعادة تحميل'],
])('says in %s, in view, that the new build lacks the file, too', async (code, text, reload) => {
  const { server, newReader } = production();
  const page = await (await newReader()).newPage();
  await page.setViewportSize({ width: 320, height: 640 });
  server.intercept = (request, response) => {
    if (!request.url?.startsWith('/_docs/shared/')) return false;
    response.writeHead(404).end();
    return true;
  };
  await page.goto(`${server.origin}/${code}${PAGE}`);
  await waitForPaint(page);
  await page.click('[data-opens=search]');
  const told = page.getByRole('alert').filter({ hasText: text });
  await told.getByRole('button', { name: reload }).waitFor();
  const { left, right, bottom } = await told.evaluate((box) => box.getBoundingClientRect().toJSON());
  expect([left >= 8, right <= 312, bottom <= 632]).toEqual([true, true, true]);
});

it('opens the search in a tab of the worker, too', async () => {
  const { newReader, openReady, origin } = production();
  const reader = await newReader();
  await waitForWorker(await openReady(reader, '/system/'));
  const { page, loads } = await openOld(reader, origin);
  // The hashed files that the worker holds are those of the document: nothing is missing then.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.click('[data-opens=search]');
  await page.getByRole('dialog').waitFor();
  expect(loads.length).toBeLessThanOrEqual(1);
});

it('leaves the page as it is while the server can not be reached', async () => {
  const { page, loads } = await openPlain();
  production().server.down = true;
  await page.click('[data-opens=search]');
  await page.waitForTimeout(3000);
  expect(loads).toEqual([]);
  expect(await page.locator('h1').innerText()).toContain('Button');
  production().server.down = false;
  await page.getByRole('dialog').waitFor();
  expect(loads).toEqual([PAGE]);
});
