import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { waitForIdle, waitForRuntime } from '../fixtures/page';
import type { Site } from '../fixtures/site';
import { expect, FULL, full, test } from '../fixtures/test';
import { findDemoViolations } from './findDemoViolations';
import { listDemoPages } from './listDemoPages';
import { liveDemos } from './liveDemos';
import { pickDemoPages, readTurn } from './pickDemoPages';

/** Number of demos that `npm test` opens, regardless of the total; `npm run test:full` opens all. */
const MAX_DEMOS = 6;
/** On at most this many pages, each of which has to be opened and looked through. */
const MAX_PAGES = 2;

/** Demos that show the library's default palette, or what it disables: contrasts that the site does not control. */
const DEFAULT_PALETTE: readonly string[] = [
  'BasicChips',
  'ColorChips',
  'ColorToggleButton',
  'ColorTypography',
  'DeletableChips',
  'FilledAlerts',
  'SelectOtherProps',
  'ValidationTextFields',
];

/** Readers do not notice smaller shifts. */
const UNSEEN_SHIFT = 0.01;

const pages = listDemoPages();
const turn = readTurn();
const picked = new Set(pickDemoPages(pages, MAX_DEMOS, turn, undefined, MAX_PAGES));

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Watches layout shifts of the document's main part, including past ones. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: string[] = [];
    let sum = 0;
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[]) {
        const moved = sources
          .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
          .filter((node) => node?.closest('#main-content'));
        if (moved.length === 0) continue;
        sum += value;
        shifts.push(`${value.toFixed(5)} ${moved[0]?.outerHTML.slice(0, 80)}`);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const readShifts = () => {
      note(observer.takeRecords());
      return { sum, shifts };
    };
    Object.assign(window, { readShifts });
  });
}

/**
 * Waits until demos have painted what they render after measuring themselves; the page must hardly have
 * moved.
 */
async function expectNoShift(page: Page): Promise<void> {
  await waitForIdle(page);
  const { sum, shifts } = await page.evaluate(() => {
    const { readShifts } = window as unknown as { readShifts: () => { sum: number; shifts: string[] } };
    return readShifts();
  });
  // Shifts only add up, so a later check can't pass.
  if (sum >= UNSEEN_SHIFT) throw new Error(`The page has moved by ${sum}:\n${shifts.join('\n')}`);
}

/** Opens a page and makes its demos interactive. */
async function openAlive(site: Site, route: string, count: number): Promise<Page> {
  const page = await site.open(route, { reducedMotion: 'reduce' });
  await watchShifts(page);
  await waitForRuntime(page);
  await expect(page.locator('[data-stage]:not([inert])')).toHaveCount(count);
  await liveDemos(page);
  return page;
}

const expectNoViolations = (page: Page, onlyRules?: readonly string[]) =>
  expect(async () => {
    expect(await findDemoViolations(page, DEFAULT_PALETTE, onlyRules)).toEqual([]);
  }).toPass({ timeout: 15_000 });

test.describe('every demo of the site', () => {
  test('is among the visited ones', () => {
    const files = readdirSync('data/products', { recursive: true, encoding: 'utf8' });
    // A build shows either a demo that needs a license or its substitute.
    const demos = files
      .filter((file) => /\/pages\/.*(?<!\.licensed)\.tsx$/.test(file))
      .map((file) => basename(file, '.tsx').replace('.playground', 'Playground'));
    const shown = new Set(pages.flatMap(({ names }) => names));
    expect(demos.length).toBeGreaterThan(0);
    expect(demos.filter((name) => !shown.has(name))).toEqual([]);
  });

  test('is visited in one of the runs', () => {
    const demos = [...picked].reduce((sum, page) => sum + page.demos, 0);
    console.log(`Demos: ${demos} on ${picked.size} of ${pages.length} pages, turn ${turn}`);
    expect(demos).toBeLessThanOrEqual(MAX_DEMOS);
    // Each page that fits is reached in some turn, regardless of the number of pages.
    const fitting = pages.filter((page) => page.demos <= MAX_DEMOS);
    const reached = new Set(
      pages.flatMap((_page, other) => pickDemoPages(pages, MAX_DEMOS, other, [], MAX_PAGES)),
    );
    expect(reached.size).toBe(fitting.length);
    const last = pages.at(-1);
    const file = `data/products${last?.route.replace(/^(\/[^/]*)/, '$1/pages')}Some.tsx`;
    expect(pickDemoPages(pages, last?.demos ?? 0, 0, [file])).toEqual([last]);
  });

  for (const page of pages)
    test(
      `of ${page.route} becomes interactive without a message, and is right in dark and right-to-left (${page.demos})`,
      full(!picked.has(page)),
      async ({ site }) => {
        test.slow();
        const opened = await openAlive(site, page.route, page.demos);
        await expectNoShift(opened);
        await expectNoViolations(opened);
        await opened.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await expect(opened.locator('html')).toHaveAttribute('data-color-mode', 'dark');
        // Colors affect only the contrast.
        await expectNoViolations(opened, ['color-contrast']);
        await opened.evaluate(() => window.docsShell?.setDirection('rtl'));
        await expect(opened.locator('[data-stage][dir="ltr"]:not([inert])')).toHaveCount(0);
        const unflipped = opened
          .locator('[data-stage]:not([inert])')
          .filter({ has: opened.locator('[class^="mui-"], [class*=" mui-"]') });
        await expect(unflipped).toHaveCount(0);
        await expectNoViolations(opened);
      },
    );
});

for (const [path, name, lastTag] of [
  ['/', 'HomeShowcase', '</button>'],
  ['/material-ui/', 'LaunchChecklist', '</label>'],
  ['/material-ui/react-table/', 'TablePlayground', '</thead>'],
] as const)
  test(
    `${name} is not moved by the rest of a slow document`,
    full(name !== 'LaunchChecklist'),
    async ({ site }) => {
      const sendRest = site.cutDocument(path, (html) =>
        html.indexOf(lastTag, html.indexOf(`data-demo="${name}"`)),
      );
      // A document that follows another one is shown later.
      const page = await (await site.readers.open()).newPage();
      await page.goto(site.origin + path, { waitUntil: 'commit' });
      await page.locator(`[data-demo="${name}"]`).waitFor({ state: 'attached' });
      await watchShifts(page);
      // A browser that draws what it has draws it before its idle moments.
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 })));
      sendRest();
      await expectNoShift(page);
    },
  );

test('a demo starts that a reader has scrolled to before the page is alive', FULL, async ({ site }) => {
  const { page, release } = await site.openHeld('/ar/x/react-data-grid/getting-started/', {
    fresh: true,
    viewport: { width: 390, height: 844 },
  });
  const demo = page.locator('[data-blank] [data-demo]');
  await demo.scrollIntoViewIfNeeded();
  release();
  await expect(demo).toHaveAttribute('data-live');
});

test(
  'a demo without a picture that only the browser renders starts before it is in view',
  FULL,
  async ({ site }) => {
    const page = await site.openReady('/ar/x/react-data-grid/getting-started/', {
      viewport: { width: 390, height: 500 },
    });
    const last = page.locator('[data-blank]:not(:has(.demo-picture)) [data-demo]').last();
    await page.mouse.move(9, 9);
    await expect(last).toHaveAttribute('data-live', '');
    await expect(last).not.toBeInViewport();
  },
);
