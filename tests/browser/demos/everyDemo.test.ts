import { readdirSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { useSite } from '../harness/useSite';
import { waitForRuntime } from '../harness/waitForRuntime';
import { excuseFaults, watchFaults } from '../harness/watchFaults';
import { findDemoViolations } from './findDemoViolations';
import { listDemoPages } from './listDemoPages';
import { liveDemos } from './liveDemos';

/** Demos that show the library's default palette, whose contrast is the library's. */
const DEFAULT_PALETTE: readonly string[] = ['CitySelectLoading'];

/** Long enough for a demo that measures itself once it is alive, and moves what it has drawn. */
const REST_MS = 100;

const site = useSite();
const pages = listDemoPages();

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Notes every layout shift of the document's main part, with what has moved. */
const WATCH_SHIFTS = () => {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources
        .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
        .filter((node) => node?.closest('#main-content'));
      if (moved.length > 0) shifts.push(`${value.toFixed(5)} ${moved[0]?.outerHTML.slice(0, 80)}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

describe('every demo of the site', () => {
  let context: BrowserContext;
  let page: Page;
  let faults: readonly string[];
  // One browser context for all: what pages share is fetched and compiled once.
  beforeAll(async () => {
    context = await site().browser.newContext({
      viewport: { width: 1440, height: 900 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(WATCH_SHIFTS);
  });
  beforeEach(async () => {
    page = await context.newPage();
    faults = watchFaults(page);
  });
  afterEach(async () => {
    await page.evaluate(() => window.docsShell?.setDirection('auto'));
    const isExcused = await excuseFaults(page, faults);
    await page.close();
    expect(faults.filter((fault) => !isExcused(fault))).toEqual([]);
  });
  afterAll(() => context.close());

  it('is among those that are visited', () => {
    const files = readdirSync('data/products', { recursive: true, encoding: 'utf8' });
    // Of a demo that needs a licence and the one beside it, a build shows one.
    const demos = files.filter((file) => /\/pages\/.*(?<!\.licensed)\.tsx$/.test(file));
    expect(pages.reduce((sum, page) => sum + page.demos, 0)).toBe(demos.length);
  });

  it.each(pages.map(({ route, demos }) => [route, demos] as const))(
    'of %s comes to life without a word, in light, dark and right-to-left (%d)',
    async (route, count) => {
      await page.goto(site().origin + route);
      await waitForRuntime(page);
      const names = await liveDemos(page, REST_MS);
      expect(names).toHaveLength(count);
      const light = await findDemoViolations(page, DEFAULT_PALETTE);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForFunction(() => document.documentElement.dataset.muiColorScheme === 'dark');
      // Colours change nothing but contrast.
      const dark = await findDemoViolations(page, DEFAULT_PALETTE, ['color-contrast']);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      await page.evaluate(() => window.docsShell?.setDirection('rtl'));
      await page.waitForFunction(() => document.querySelectorAll('[data-stage][dir="ltr"]').length === 0);
      const rtl = await findDemoViolations(page, DEFAULT_PALETTE);
      const listUnflipped = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('[data-stage]')]
            .filter((stage) => stage.querySelector('[class^="mui-"], [class*=" mui-"]'))
            .map((stage) => stage.closest('section')?.getAttribute('aria-label')),
        );
      let unflipped = await listUnflipped();
      for (let tries = 0; tries < 50 && unflipped.length > 0; tries += 1) {
        await page.waitForTimeout(100);
        unflipped = await listUnflipped();
      }
      expect({ shifts, light, dark, rtl, unflipped }).toEqual({
        shifts: [],
        light: [],
        dark: [],
        rtl: [],
        unflipped: [],
      });
    },
  );
});
