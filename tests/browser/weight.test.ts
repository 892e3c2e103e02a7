import { readFileSync } from 'node:fs';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { openMenuEntry } from './demos/demoMenu';
import { expectReady, waitForIdle, waitForPaint, waitForRuntime } from './fixtures/page';
import type { Site } from './fixtures/site';
import { expect, FULL, full, test } from './fixtures/test';
import { readPageFacts } from './readPageFacts';
import { USES } from '../../scripts/budgets';
import { weighFile } from '../../scripts/weigh';
import { OUT } from '../../src/content/workspace';

/** The requests of a page. */
class Asked {
  readonly #asked = new Set<Request>();
  readonly #answered = new Set<Request>();

  constructor(
    context: BrowserContext,
    readonly origin: string,
  ) {
    context.on('request', (request) => this.#asked.add(request));
    context.on('requestfinished', (request) => this.#answered.add(request));
    context.on('requestfailed', (request) => this.#answered.add(request));
  }

  /** Lists paths on the site, each once: a preloaded script and its use are one. */
  list(kind = /./): string[] {
    const urls = [...this.#asked].map((request) => new URL(request.url()));
    const paths = urls.filter(({ origin }) => origin === this.origin).map(({ pathname }) => pathname);
    return [...new Set(paths)].filter((path) => kind.test(path));
  }

  /** Waits until all code and fonts that were asked for are there; what is not counted may still be on its way. */
  async expectAnswered(): Promise<void> {
    const isCounted = (request: Request) => /\.(?:js|css|woff2)$/.test(new URL(request.url()).pathname);
    await expect
      .poll(() =>
        [...this.#asked]
          .filter((request) => isCounted(request) && !this.#answered.has(request))
          .map((request) => request.url()),
      )
      .toEqual([]);
  }
}

const CODE = /\.(?:js|css)$/;
const sum = (paths: readonly string[]) => paths.reduce((bytes, path) => bytes + weighFile(path), 0);

/** Returns how many of these scripts contain a text. */
const countWith = (paths: readonly string[], text: string) =>
  paths.filter((path) => path.endsWith('.js') && readFileSync(OUT + path, 'utf8').includes(text)).length;
/** A text that only React's part for browsers contains. */
const REACT = 'rendererPackageName';

/** Makes a first visit and records all its requests. */
async function visit(
  site: Site,
  route: string,
  options?: {
    hasTouch?: boolean;
    userAgent?: string;
    viewport?: { width: number; height: number };
    locale?: string;
  },
): Promise<{ page: Page; asked: Asked }> {
  const made: Asked[] = [];
  const page = await site.open(route, {
    ...options,
    prepare: async (context) => {
      made.push(new Asked(context, site.origin));
    },
  });
  const [asked] = made;
  if (!asked) throw new Error('The page was opened by an unwatched reader');
  return { page, asked };
}

test.describe('a page without user input', () => {
  for (const [route, isFull] of [
    ['/material-ui/react-table/', false],
    ['/ar/material-ui/react-table/', true],
    ['/joy-ui/react-card/', true],
    // Its grid has a picture until a reader comes.
    ['/x/react-data-grid/', true],
    ['/material-ui/api/button/', false],
  ] as const)
    test(
      `${route} waits for no file, runs the loader alone before the load event, and no more than what is idle after it`,
      full(isFull),
      async ({ site }) => {
        // Nothing is offered to readers of the page's language.
        const { page, asked } = await visit(site, route, { locale: route.startsWith('/ar/') ? 'ar' : 'en' });
        await expect(page.locator('[data-ad-holder] aside').first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-alive', '');
        await waitForIdle(page);
        await asked.expectAnswered();
        const loader = await page
          .locator('script[type="module"][src]')
          .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')));
        const readTimings = () =>
          page.evaluate(() => {
            const [load = 0] = performance
              .getEntriesByType('navigation')
              .map((entry) => (entry as PerformanceNavigationTiming).loadEventStart);
            const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
            // The types lack `renderBlockingStatus`.
            const statusOf = (entry: object) =>
              'renderBlockingStatus' in entry ? entry.renderBlockingStatus : '';
            return {
              blocking: resources.filter((entry) => statusOf(entry) === 'blocking').map(({ name }) => name),
              codeAtLoad: resources
                .filter(({ name, startTime }) => startTime <= load && /\.(?:js|css)$/.test(name))
                .map(({ name }) => new URL(name).pathname),
            };
          });
        await expect.poll(readTimings).toEqual({ blocking: [], codeAtLoad: loader });
        const { islands } = await readPageFacts(page);
        const idle = Object.values(islands).flatMap(({ starts, files }) => (starts === 'idle' ? files : []));
        const others = asked.list(CODE).filter((path) => !loader.includes(path) && !idle.includes(path));
        expect(others).toEqual([]);
        // Every font that the first text shows is announced, so that its weight is counted.
        const announced = await page
          .locator('link[rel="preload"][as="font"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(asked.list(/\.woff2$/).filter((path) => !announced.includes(path))).toEqual([]);
      },
    );
});

test('React comes with the first demo that is seen, and once', async ({ site }) => {
  const { page, asked } = await visit(site, '/material-ui/react-button/');
  await waitForRuntime(page);
  await waitForIdle(page);
  expect(countWith(asked.list(), REACT)).toBe(0);
  const demo = page.locator('[data-demo="BasicButtons"]');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-live', '');
  await page.locator('header [data-opens="settings"]').click();
  await expect(page.locator('dialog[open] h2').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeVisible();
  await asked.expectAnswered();
  expect(countWith(asked.list(), REACT)).toBe(1);
});

test.describe('a lazy part', () => {
  /** Gets no ads, so that everything that comes is that of the part. */
  const BOT = { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

  /**
   * Budgets for scripts and style sheets, with React, except for the editor of a demo that is alive. The editor
   * includes the library that the edited demo runs on, in its own frame. Each part is used until its last script has
   * run.
   */
  const PARTS: readonly (readonly [string, string, number, (page: Page) => Promise<unknown>])[] = [
    [
      'the search dialog',
      '/core/release-policy/',
      USES.search,
      async (page) => {
        await page.keyboard.press('Control+k');
        await page.locator('.DocSearch-Input').fill('button');
        await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      },
    ],
    [
      'the settings',
      '/core/release-policy/',
      USES.settings,
      async (page) => {
        await page.locator('header [data-opens="settings"]').click();
        await expect(page.locator('dialog[open] h2').first()).toBeVisible();
      },
    ],
    [
      'the first demo of a page',
      '/material-ui/react-button/',
      USES.demo,
      async (page) => {
        const demo = page.locator('[data-demo="BasicButtons"]');
        await demo.scrollIntoViewIfNeeded();
        await demo.getByRole('button').first().click();
        await expect(demo).toHaveAttribute('data-live', '');
      },
    ],
    [
      'the editor of a demo',
      '/material-ui/react-button/',
      USES.editor,
      async (page) => {
        const demo = page.locator('section:has([data-demo])').first();
        await (await openMenuEntry(demo, 'Edit')).click();
        await expect(demo.locator('textarea').first()).toBeVisible();
        await expect(demo.frameLocator('iframe').locator('.MuiButton-root').first()).toBeVisible();
      },
    ],
    [
      'the demos of the data grid',
      '/x/react-data-grid/',
      USES.dataGrid,
      async (page) => {
        const demo = page.locator('[data-demo]').first();
        await page.locator('[data-stage]').first().hover();
        await expect(demo).toHaveAttribute('data-live');
        await expect(demo.locator('.MuiDataGrid-row').first()).toBeVisible();
      },
    ],
  ];

  for (const [name, route, budget, use] of PARTS)
    test(`${name} stays within its size budget`, async ({ site }) => {
      const { page, asked } = await visit(site, route, BOT);
      // The first move of the pointer starts a grid.
      await (budget === USES.dataGrid ? expectReady : waitForRuntime)(page);
      await waitForIdle(page);
      if (budget === USES.editor) {
        for (const demo of await page.locator('[data-demo]').all()) {
          await demo.scrollIntoViewIfNeeded();
          await demo.dispatchEvent('pointerdown');
          await expect(demo).toHaveAttribute('data-live');
        }
      }
      const known = new Set(asked.list());
      await use(page);
      await asked.expectAnswered();
      const parts = asked.list(CODE).filter((path) => !known.has(path));
      expect(parts.length).toBeGreaterThan(0);
      expect(sum(parts), parts.join(' ')).toBeLessThanOrEqual(budget);
    });
});

test.describe('a demo in view comes to life', () => {
  type Sign = readonly [string, (page: Page) => Promise<unknown>];
  const SIGNS: readonly Sign[] = [
    ['the pointer moves', (page) => page.mouse.move(40, 300)],
    ['a key', (page) => page.keyboard.press('Shift')],
    ['a touch', (page) => page.touchscreen.tap(5, 400)],
    ['the wheel', (page) => page.mouse.wheel(0, 100)],
    ['the page scrolls', (page) => page.evaluate(() => window.scrollTo(0, 30))],
    [
      'the focus comes',
      (page) => page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus()),
    ],
    ['a click without a pointer', (page) => page.evaluate(() => document.querySelector('h1')?.click())],
  ];

  for (const [sign, give] of SIGNS)
    test(`by a sign of a reader: ${sign}`, FULL, async ({ site }) => {
      const { page } = await visit(site, '/material-ui/react-button/', {
        hasTouch: true,
        viewport: { width: 1280, height: 3000 },
      });
      await waitForPaint(page);
      await waitForIdle(page);
      const demo = page.locator('[data-demo="BasicButtons"]');
      await expect(demo).not.toHaveAttribute('data-live');
      // A browser drops input while it is busy with the first paint.
      await expect(async () => {
        await give(page);
        await expect(demo).toHaveAttribute('data-live', '', { timeout: 2000 });
      }).toPass();
    });

  for (const [name, path] of [
    ['if the address names its file', '/material-ui/react-button/#SaveButton.tsx'],
    ['if only the browser renders it', '/ar/x/'],
  ] as const)
    test(`without a sign ${name}`, FULL, async ({ site }) => {
      const { page } = await visit(site, path, { viewport: { width: 1280, height: 3000 } });
      await expect(page.locator('[data-region][data-alive]').first()).toBeAttached();
    });
});
