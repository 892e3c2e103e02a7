import type { BrowserContext, Page, Request } from '@playwright/test';
import { expectReady, waitForPaint, waitForRuntime } from './fixtures/page';
import type { Site } from './fixtures/site';
import { DEFERRED, expect, FULL, test } from './fixtures/test';
import { holdIdleStart, passTimers, waitForHeldTimer } from './fixtures/timers';
import { USES } from '../../scripts/budgets';
import { weighFile } from '../../scripts/weigh';

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

  /** Waits until every request has been answered. */
  async expectAnswered(): Promise<void> {
    await expect
      .poll(() => [...this.#asked].filter((request) => !this.#answered.has(request)).map((one) => one.url()))
      .toEqual([]);
  }
}

const CODE = /\.(?:js|css)$/;
const sum = (paths: readonly string[]) => paths.reduce((bytes, path) => bytes + weighFile(path), 0);

/** The program of an in-house ad. */
const AFTER_LOAD = /^\/_docs\/boot\/inHouseAd\.[^/]+\.js$/;

/** Makes a first visit and records all its requests; the runtime doesn't start by itself. */
async function visit(
  site: Site,
  route: string,
  options?: { hasTouch?: boolean; userAgent?: string; viewport?: { width: number; height: number } },
): Promise<{ page: Page; asked: Asked }> {
  const made: Asked[] = [];
  const page = await site.open(route, {
    ...options,
    prepare: async (context) => {
      await holdIdleStart(context);
      made.push(new Asked(context, site.origin));
    },
  });
  const [asked] = made;
  if (!asked) throw new Error('The page was opened by an unwatched reader');
  return { page, asked };
}

test.describe('a page without user input', () => {
  for (const [route, tier] of [
    ['/material-ui/react-table/', []],
    ['/ar/material-ui/react-table/', ['@full']],
    ['/joy-ui/react-card/', ['@full']],
    ['/material-ui/api/button/', []],
    ['/x/react-data-grid/', ['@full']],
  ] as const)
    test(
      `${route} waits for no file, and asks for no code before the load event`,
      { tag: [DEFERRED, ...tier] },
      async ({ site }) => {
        const { page, asked } = await visit(site, route);
        // The load event prepares the start of the runtime last; the ad is rendered after it.
        await waitForHeldTimer(page);
        await expect(page.locator('[data-ad-holder] aside[data-early]')).toBeVisible();
        await expect
          .poll(() =>
            page
              .locator('[data-early] img')
              .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).complete)),
          )
          .toBe(true);
        await asked.expectAnswered();
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
                .map(({ name }) => name),
            };
          });
        await expect.poll(readTimings).toEqual({ blocking: [], codeAtLoad: [] });
        // After the load event, the in-house ad is rendered.
        const late = asked.list(CODE);
        expect(late.filter((path) => !AFTER_LOAD.test(path))).toEqual([]);
        // Every font that the first text shows is announced, so that its weight is counted.
        const announced = await page
          .locator('link[rel="preload"][as="font"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
        expect(asked.list(/\.woff2$/).filter((path) => !announced.includes(path))).toEqual([]);
      },
    );
});

test.describe('a lazy part', () => {
  /**
   * Gets no ads, which are requested when the runtime is already running, so everything has been requested by
   * then.
   */
  const BOT = { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

  /**
   * Budgets for scripts and style sheets, without those of the runtime, except for the data grid, whose demos
   * are rendered at its start. The editor includes the library that the edited demo runs on, in its own
   * frame. Each part is used until its last script has run.
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
      'the editor of a demo',
      '/material-ui/react-button/',
      USES.editor,
      async (page) => {
        const demo = page.locator('section:has([data-demo])').first();
        await demo.getByRole('button', { name: 'Edit', exact: true }).click();
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
        // Its picture stands until the pointer comes to it.
        await page.locator('[data-stage]').first().hover();
        await expect(demo).toHaveAttribute('data-live');
        await expect(demo.locator('.MuiDataGrid-row').first()).toBeVisible();
      },
    ],
  ];

  for (const [name, route, budget, use] of PARTS)
    test(`${name} stays within its size budget`, async ({ site }) => {
      const { page, asked } = await visit(site, route, BOT);
      const isDataGrid = route.includes('data-grid');
      await waitForRuntime(page);
      if (route.includes('react-button')) {
        for (const demo of await page.locator('[data-demo]').all()) {
          await demo.scrollIntoViewIfNeeded();
          await demo.dispatchEvent('pointerdown');
          await expect(demo).toHaveAttribute('data-live');
        }
      }
      const known = new Set(isDataGrid ? [] : asked.list());
      await use(page);
      await asked.expectAnswered();
      const parts = asked.list(CODE).filter((path) => !known.has(path));
      expect(parts.length).toBeGreaterThan(0);
      expect(sum(parts), parts.join(' ')).toBeLessThanOrEqual(budget);
    });
});

test.describe('user input starts the runtime:', () => {
  type Sign = readonly [string, (page: Page) => Promise<unknown>];
  const SIGNS: readonly Sign[] = [
    ['the pointer moves', (page) => page.mouse.move(40, 300)],
    ['a key', (page) => page.keyboard.press('Shift')],
    ['a touch', (page) => page.touchscreen.tap(200, 400)],
    ['none, and the browser has been idle for a while', (page) => passTimers(page)],
  ];
  const FURTHER_SIGNS: readonly Sign[] = [
    ['the wheel', (page) => page.mouse.wheel(0, 100)],
    ['the page scrolls', (page) => page.evaluate(() => window.scrollTo(0, 300))],
    [
      'the focus comes',
      (page) => page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus()),
    ],
    ['a click without a pointer', (page) => page.evaluate(() => document.querySelector('main')?.click())],
  ];

  for (const [name, signs] of [
    ['a pointer, a key, a touch or idle time', SIGNS],
    ['the wheel, scrolling, focus or a click', FURTHER_SIGNS],
  ] as const)
    test(`by ${name}`, { tag: [DEFERRED, '@full'] }, async ({ site }) => {
      for (const [sign, give] of signs)
        await test.step(sign, async () => {
          const { page, asked } = await visit(site, '/core/release-policy/', { hasTouch: true });
          await waitForPaint(page);
          // By then the load event has run all its handlers.
          await waitForHeldTimer(page);
          expect(asked.list(/\.js$/).filter((path) => !AFTER_LOAD.test(path))).toEqual([]);
          // A browser drops input while it is busy with the first paint.
          await expect(async () => {
            await give(page);
            await expectReady(page, 2000);
          }).toPass();
        });
    });

  for (const [name, path] of [
    ['the address names the file of a demo', '/material-ui/react-button/#SaveButton.tsx'],
    ['a demo in view renders in the browser only', '/ar/x/'],
  ] as const)
    test(name, FULL, async ({ site }) => {
      const { page } = await visit(site, path, { viewport: { width: 1280, height: 3000 } });
      await expectReady(page);
    });
});
