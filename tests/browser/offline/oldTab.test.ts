import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { followHref } from '../harness/followHref';
import { markDocument } from '../harness/markDocument';
import { waitForRuntime } from '../harness/waitForRuntime';
import { useProduction } from './useProduction';

const production = useProduction();

/** Documents that were loaded in a tab, by address. */
function countLoads(page: Page): string[] {
  const loads: string[] = [];
  // Not requests: one that another request for the same document takes over from is no load.
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

/** A tab on a host without the worker, as on previews, or in browsers that have none. */
async function openPlain(path: string): Promise<Page> {
  const { server, newReader } = production();
  const page = await (await newReader()).newPage();
  await page.goto(server.origin + path);
  await waitForRuntime(page);
  return page;
}

describe.each(['404', 'page'] as const)(
  'an old tab on a host that answers %s for files that are gone',
  (missing) => {
    it.each([
      ['/system/', '/material-ui/react-button/'],
      ['/', '/system/'],
      ['/system/', '/'],
    ])('goes from %s to %s by one load of the right page', async (from, to) => {
      const page = await openPlain(from);
      const { server } = production();
      Object.assign(server, { deploy: 1, missing });
      const loads = countLoads(page);
      const load = page.waitForEvent('load');
      await click(page, to);
      // The address may be there before the document is.
      await load;
      await waitForRuntime(page);
      expect(loads).toEqual([to]);
      expect(await page.locator('h1').count()).toBe(1);
      // The new document navigates without loading another one.
      const isSame = await markDocument(page);
      await followHref(page, '/joy-ui/');
      expect(await isSame()).toBe(true);
    });

    it('says that a demo could not be loaded, and keeps the page', async () => {
      const page = await openPlain('/system/');
      Object.assign(production().server, { missing });
      production().server.intercept = (request, response) => {
        // The page itself is there, its later parts are not.
        if (!/\/_next\/static\/chunks\//.test(request.url ?? '')) return false;
        if (missing === '404') response.writeHead(404).end();
        else response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>home</h1>');
        return true;
      };
      await followHref(page, '/material-ui/react-button/');
      await page.locator('[data-demo]').first().scrollIntoViewIfNeeded();
      await page.locator('section [role=alert]').first().waitFor({ timeout: 45_000 });
      expect(await page.locator('main .prose').count()).toBeGreaterThan(0);
      expect(await page.locator('section [role=alert] button').count()).toBeGreaterThan(0);
    });

    it('says that the settings could not be loaded', async () => {
      const page = await openPlain('/system/');
      Object.assign(production().server, { deploy: 2, missing });
      await page.locator('footer button').click();
      await page.locator('#_failure').waitFor({ timeout: 45_000 });
      const load = page.waitForEvent('load');
      await page.locator('#_failure button').click();
      await load;
      await waitForRuntime(page);
      await page.locator('footer button').click();
      await page.locator('dialog[open] h2').waitFor();
    });
  },
);

describe('a page whose data is answered with a page', () => {
  const isData = (url = '') => /\/_next\/data\/.*\/joy-ui\.json/.test(url);
  const sendPage = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>home</h1>');
    return true;
  };

  it('comes as a document, as often as it is asked for', async () => {
    const page = await openPlain('/system/');
    production().server.intercept = (request, response) => isData(request.url) && sendPage(response);
    for (let time = 0; time < 2; time += 1) {
      const loads = countLoads(page);
      await click(page, '/joy-ui/');
      await page.locator('h1', { hasText: 'Joy UI' }).waitFor();
      await waitForRuntime(page);
      expect(loads).toEqual(['/joy-ui/']);
      await followHref(page, '/system/');
      await page.locator('h1', { hasText: 'MUI System' }).waitFor();
    }
  });

  it('leaves the page before until its document is there; a link that is clicked meanwhile wins', async () => {
    const page = await openPlain('/system/');
    const { server } = production();
    let isAsked = false;
    server.intercept = (request, response) => {
      if (isData(request.url)) return sendPage(response);
      if (request.url === '/is-asked') {
        response.end(String(isAsked));
        return true;
      }
      if (request.url !== '/joy-ui/') return false;
      // Never answered.
      isAsked = true;
      return true;
    };
    // All in the page: the driver waits for the document that is on its way.
    const before = await page.evaluate(async () => {
      const follow = (href: string) => {
        const link = document.createElement('a');
        link.href = href;
        document.body.append(link);
        link.click();
      };
      follow('/joy-ui/');
      while ((await (await fetch('/is-asked')).text()) !== 'true')
        await new Promise((tick) => setTimeout(tick, 50));
      await new Promise((tick) => setTimeout(tick, 500));
      const heading = document.querySelector('h1')?.textContent;
      setTimeout(follow, 100, '/core/');
      return heading;
    });
    expect(before).toBe('MUI System');
    await page.locator('h1', { hasText: 'MUI Core' }).waitFor();
  });
});

describe('a slow host', () => {
  it('is not given up before eight seconds', async () => {
    const page = await openPlain('/system/');
    production().server.intercept = (request) => {
      if (!/\/_next\/data\/.*react-card\.json/.test(request.url ?? '')) return false;
      // Never answered.
      return true;
    };
    const loads = countLoads(page);
    const before = Date.now();
    await click(page, '/joy-ui/react-card/');
    await page.waitForURL('**/joy-ui/react-card/');
    expect(Date.now() - before).toBeGreaterThan(7500);
    expect(loads).toEqual(['/joy-ui/react-card/']);
  });
});
