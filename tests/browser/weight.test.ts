import type { Page, Request } from 'playwright-core';
import { holdIdleStart, passTimers, waitForHeldTimer } from './harness/holdTimers';
import { useSite } from './harness/useSite';
import { waitForRuntime } from './harness/waitForRuntime';
import { weighFile } from './harness/weigh';
import { waitForPaint } from './harness/waitForPaint';

const site = useSite();

/** Addresses that a page asks for from now on, each once; a preloaded script and its use are one. */
function watchAsked(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === site().origin) asked.add(pathname);
  });
  return asked;
}

const sum = (asked: Iterable<string>, kind = /./) =>
  [...asked].filter((path) => kind.test(path)).reduce((bytes, path) => bytes + weighFile(path), 0);

/** What draws an ad of the family: a program, and the frame's whole sheet. */
const BEHIND_LOAD = /^\/_docs\/boot\/ownAd\.[^/]+\.js$|^\/_next\/static\/chunks\/[^/]+\.css$/;

/** The runtime is there and has been given everything that it asks for by itself. */
async function settle(page: Page): Promise<void> {
  const asked = new Set<Request>();
  const answered = new Set<Request>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => answered.add(request));
  page.on('requestfailed', (request) => answered.add(request));
  await waitForRuntime(page);
  // What one part has brought may ask for the next one, at the latest when the browser is idle.
  for (let before = -1; before !== asked.size || [...asked].some((request) => !answered.has(request));) {
    before = asked.size;
    await page.evaluate(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 500);
      });
      await new Promise((resolve) => {
        requestIdleCallback(resolve);
      });
    });
  }
}

describe('a page that nobody touches', () => {
  it.each([
    '/material-ui/react-table/',
    '/ar/material-ui/react-table/',
    '/joy-ui/react-card/',
    '/x/react-data-grid/',
  ])('%s asks for six files at most and waits for none, within 30 kB', async (route) => {
    const page = await site().open('/robots.txt', { prepare: holdIdleStart });
    const asked = watchAsked(page);
    await page.goto(site().origin + route, { waitUntil: 'load' });
    await page.waitForTimeout(1000);
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            (entry as unknown as { renderBlockingStatus: string }).renderBlockingStatus === 'blocking',
        )
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);
    const atLoad = await page.evaluate(() => {
      const [load = 0] = performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).loadEventStart);
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => load === 0 || startTime <= load)
        .map(({ name }) => new URL(name).pathname);
    });
    expect(atLoad.filter((path) => /\.(?:js|css)$/.test(path))).toEqual([]);
    // Behind it, the ad of the family is drawn, with the sheet that its card needs.
    const late = [...asked].filter((path) => /\.(?:js|css)$/.test(path));
    expect(late.filter((path) => !BEHIND_LOAD.test(path))).toEqual([]);
    expect(asked.size - late.length).toBeLessThanOrEqual(6);
    expect(late.length).toBeLessThanOrEqual(2);
    expect(sum(late)).toBeLessThanOrEqual(9000);
    expect(sum(asked, /\/$/)).toBeLessThanOrEqual(30_000);
  });
});

describe('a lazy part', () => {
  /**
   * What its scripts and style sheets may weigh, those of the runtime not counted but for the data grid, whose demos are
   * drawn at its start. To the editor belongs the library that the edited demo runs on, in a frame of its own.
   */
  const PARTS: readonly [string, string, number, (page: Page) => Promise<unknown>][] = [
    [
      'the search dialog',
      '/core/',
      60_000,
      async (page) => {
        await page.keyboard.press('Control+k');
        await page.locator('input[type="search"].DocSearch-Input, .DocSearch-Input').first().waitFor();
      },
    ],
    [
      'the settings',
      '/core/',
      7000,
      async (page) => {
        await page.locator('header [data-opens="settings"]').click();
        await page.locator('dialog[open]').waitFor();
      },
    ],
    [
      'the editor of a demo',
      '/material-ui/react-button/',
      340_000,
      async (page) => {
        const demo = page.locator('section:has([data-demo])').first();
        await demo.getByRole('button', { name: 'Edit live' }).click();
        await demo.locator('textarea').first().waitFor();
      },
    ],
    [
      'the demos of the data grid',
      '/x/react-data-grid/',
      400_000,
      async (page) => {
        await page.locator('[data-demo]').first().scrollIntoViewIfNeeded();
        await page.locator('[data-demo][data-live]').first().waitFor();
      },
    ],
    ['an API page', '/material-ui/api/button/', 1000, () => Promise.resolve()],
  ];

  it.each(PARTS)('%s keeps to its bytes', async (_name, route, budget, open) => {
    const page = await site().open(route);
    const before = watchAsked(page);
    if (!route.includes('data-grid')) await settle(page);
    if (route.includes('react-button')) {
      for (const demo of await page.locator('[data-demo]').all()) await demo.scrollIntoViewIfNeeded();
      await page.waitForFunction(() => document.querySelector('[data-demo]:not([data-live])') === null);
    }
    const known = new Set(before);
    const asked = watchAsked(page);
    if (route.includes('data-grid')) await settle(page);
    await open(page);
    // The editor keeps a connection open.
    await page.waitForTimeout(1500);
    const own = [...asked].filter((path) => !known.has(path));
    const parts = own.filter((path) => /\.(?:js|css)$/.test(path));
    const bytes = sum(parts);
    expect({ parts, bytes, isWithin: bytes <= budget }).toEqual({ parts, bytes, isWithin: true });
  });
});

describe('a sign of a reader starts the runtime:', () => {
  const SIGNS: readonly [string, (page: Page) => Promise<unknown>][] = [
    ['the pointer moves', (page) => page.mouse.move(40, 300)],
    ['a key', (page) => page.keyboard.press('Shift')],
    ['the wheel', (page) => page.mouse.wheel(0, 100)],
    ['a touch', (page) => page.touchscreen.tap(200, 400)],
    ['the page scrolls', (page) => page.evaluate(() => window.scrollTo(0, 300))],
    [
      'the focus comes',
      (page) => page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus()),
    ],
    ['a click without a pointer', (page) => page.evaluate(() => document.querySelector('main')?.click())],
  ];

  it.each(SIGNS)('%s', async (_name, give) => {
    const page = await site().open('/core/', { hasTouch: true, prepare: holdIdleStart });
    const asked = watchAsked(page);
    await waitForPaint(page);
    await page.waitForTimeout(300);
    expect([...asked].filter((path) => path.endsWith('.js') && !BEHIND_LOAD.test(path))).toEqual([]);
    await give(page);
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
  });

  it('the address names the file of a demo', async () => {
    const page = await site().open('/material-ui/react-button/#SaveButton.tsx', {
      expected: [/./],
      prepare: holdIdleStart,
    });
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
  });

  it('none, and the browser has been idle for a while', async () => {
    const page = await site().open('/core/', { prepare: holdIdleStart });
    await waitForHeldTimer(page);
    await passTimers(page);
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
  });
});
