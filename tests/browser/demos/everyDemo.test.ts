import { readdirSync } from 'node:fs';
import { openReady } from '../harness/openReady';
import { useSite } from '../harness/useSite';
import { findDemoViolations } from './findDemoViolations';
import { listDemoPages } from './listDemoPages';
import { liveDemos } from './liveDemos';

/** Demos that show the library's default palette, whose contrast is the library's. */
const DEFAULT_PALETTE: readonly string[] = ['CitySelectLoading'];

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
  it('is among those that are visited', () => {
    const files = readdirSync('data/products', { recursive: true, encoding: 'utf8' });
    const demos = files.filter((file) => /\/pages\/.*\.tsx$/.test(file));
    expect(pages.reduce((sum, page) => sum + page.demos, 0)).toBe(demos.length);
  });

  it.each(pages.map(({ route, demos }) => [route, demos] as const))(
    'of %s comes to life without a word, in light, dark and right-to-left (%d)',
    async (route, count) => {
      const page = await openReady(site(), route, {
        colorScheme: 'light',
        reducedMotion: 'reduce',
        prepare: (context) => context.addInitScript(WATCH_SHIFTS),
      });
      const names = await liveDemos(page);
      expect(names).toHaveLength(count);
      const light = await findDemoViolations(page, DEFAULT_PALETTE);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.waitForFunction(() => document.documentElement.dataset.muiColorScheme === 'dark');
      const dark = await findDemoViolations(page, DEFAULT_PALETTE);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      await page.evaluate(() => window.docsShell?.setDirection('rtl'));
      await page.waitForFunction(() => document.querySelectorAll('[data-stage][dir="ltr"]').length === 0);
      const rtl = await findDemoViolations(page, DEFAULT_PALETTE);
      const unflipped = await page.evaluate(() =>
        [...document.querySelectorAll('[data-stage]')]
          .filter((stage) => stage.querySelector('[class^="mui-"], [class*=" mui-"]'))
          .map((stage) => stage.closest('section')?.getAttribute('aria-label')),
      );
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
