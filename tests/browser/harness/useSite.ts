import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { serveFolder, type ServedFolder } from '../../../scripts/serveFolder';
import { launchShell } from './launchBrowser';
import { letGoOfRoutes } from './letGoOfRoutes';
import { openContext } from './openContext';
import { excuseFaults, watchFaults } from './watchFaults';

/** A page that takes longer for one thing is broken, not slow, even on a machine that stands still for seconds. */
const TIMEOUT_MS = 20_000;

export interface OpenOptions extends BrowserContextOptions {
  /** What is done to the browser context before it opens the page, such as scripts to run first. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Faults that the test provokes; all others fail it. */
  readonly expected?: readonly RegExp[];
}

/** The export, served, with a browser to look at it. */
export interface Site {
  readonly origin: string;
  readonly browser: Browser;
  readonly served: ServedFolder;
  /** What the server does before it looks for a file; set by a test, unset after it. */
  intercept?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** The folder that is served; a test may swap it. */
  folder: string;
  /** Opens a page in a browser context of its own. After the test the context is closed and its faults fail it. */
  open: (path: string, options?: OpenOptions) => Promise<Page>;
}

interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: readonly string[];
  readonly expected: readonly RegExp[];
}

/**
 * Serves `out/` and runs a browser for the tests of a file. To be called once, at its top; the returned function gives
 * the site inside a test.
 */
export function useSite({
  folder = 'out',
  launch = launchShell,
  flags = [],
}: { folder?: string; launch?: typeof launchShell; flags?: readonly string[] } = {}): () => Site {
  let site: Site | undefined;
  let served: ServedFolder | undefined;
  const opened: Opened[] = [];

  beforeAll(async () => {
    const browser = await launch(...flags);
    served = await serveFolder(() => site?.folder ?? folder, {
      intercept: (request, response) => site?.intercept?.(request, response) ?? false,
    });
    const { origin } = served;
    site = {
      origin,
      browser,
      served,
      folder,
      open: async (path, { prepare, expected = [], ...options } = {}) => {
        const context = await openContext(browser, { viewport: { width: 1440, height: 900 }, ...options });
        context.setDefaultTimeout(TIMEOUT_MS);
        const page = await context.newPage();
        opened.push({ context, page, faults: watchFaults(page), expected });
        await prepare?.(context);
        await page.goto(origin + path);
        return page;
      },
    };
  });

  afterEach(async () => {
    const all = opened.splice(0);
    const unexpected: string[] = [];
    for (const { context, page, faults, expected } of all) {
      const isExcused = await excuseFaults(page, faults);
      await letGoOfRoutes(context);
      await context.close();
      unexpected.push(
        ...faults.filter((fault) => !isExcused(fault) && !expected.some((rule) => rule.test(fault))),
      );
    }
    if (site) Object.assign(site, { intercept: undefined, folder });
    expect(unexpected).toEqual([]);
  });

  afterAll(async () => {
    await site?.browser.close();
    await served?.close();
  });

  return () => {
    if (!site) throw new Error('The site is there inside of tests only');
    return site;
  };
}
