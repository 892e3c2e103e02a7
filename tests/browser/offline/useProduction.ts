import type { Browser, BrowserContext, Page } from 'playwright-core';
import { site } from '../../../src/site';
import { launchShell } from '../harness/launchBrowser';
import { letGoOfRoutes } from '../harness/letGoOfRoutes';
import { openContext } from '../harness/openContext';
import { waitForRuntime } from '../harness/waitForRuntime';
import { serveDeploys, type DeployServer } from './serveDeploys';
import { waitUntil } from './waitUntil';

/** The export on its production host, as far as the browser can tell. */
export interface Production {
  readonly server: DeployServer;
  readonly browser: Browser;
  /** Address of the production host. */
  readonly origin: string;
  /** A reader's browser: storage and worker of its own. Closed after the test. */
  readonly newReader: (prepare?: (context: BrowserContext) => Promise<unknown>) => Promise<BrowserContext>;
  /** A tab with a page whose runtime runs. */
  readonly openReady: (reader: BrowserContext, path: string) => Promise<Page>;
}

/**
 * Serves the export under its production host's name and runs a browser that takes it for one. To be called once, at
 * the top of a file; the returned function gives what is there inside a test.
 */
export function useProduction(otherHosts: readonly string[] = []): () => Production {
  let production: Production | undefined;
  const readers: BrowserContext[] = [];
  const host = site.productionHost;
  const origin = `https://${host}`;

  beforeAll(async () => {
    const server = await serveDeploys();
    const { host: address } = new URL(server.origin);
    const rules = [host, ...otherHosts].map(
      (name) => `MAP ${name.includes(':') ? name : `${name}:443`} ${address}`,
    );
    const browser = await launchShell(
      `--host-resolver-rules=${rules.join(',')}`,
      '--ignore-certificate-errors',
    );
    production = {
      server,
      browser,
      origin,
      newReader: async (prepare) => {
        const reader = await openContext(browser, { viewport: { width: 1440, height: 900 } });
        reader.setDefaultTimeout(30_000);
        readers.push(reader);
        await prepare?.(reader);
        return reader;
      },
      openReady: async (reader, path) => {
        const page = await reader.newPage();
        await page.goto(origin + path);
        await waitForRuntime(page);
        return page;
      },
    };
  });

  afterEach(async () => {
    for (const reader of readers.splice(0)) {
      await letGoOfRoutes(reader);
      await reader.close();
    }
    if (!production) return;
    Object.assign(production.server, {
      deploy: 0,
      missing: '404',
      down: false,
      intercept: undefined,
      folder: 'out',
    });
    production.server.requests.length = 0;
  });

  afterAll(async () => {
    await production?.browser.close();
    await production?.server.close();
  });

  return () => {
    if (!production) throw new Error('The host is there inside of tests only');
    return production;
  };
}

/** Waits until the page is in the hands of a worker. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Names of the site's caches, with the number of entries in each. */
export async function countCaches(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const counts: Record<string, number> = {};
    for (const name of await caches.keys()) counts[name] = (await (await caches.open(name)).keys()).length;
    return counts;
  });
}

/** Waits until a page is stored. */
export async function waitForStored(page: Page, pathname: string): Promise<void> {
  await waitUntil(
    page,
    async (path) => {
      const notes = await (await (await caches.open('docs-meta')).match('/__offline/notes'))?.json();
      return notes?.entries[path]?.kind === 'page';
    },
    pathname,
  );
}
