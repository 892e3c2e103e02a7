import { findViolations } from './harness/findViolations';
import { openReady } from './harness/openReady';
import { useSite } from './harness/useSite';

const site = useSite();
const WIDTHS = [360, 900, 1440] as const;
const MODES = ['light', 'dark'] as const;

/** One page of each kind, and those that show what few pages have. */
const PAGES = [
  ['home', '/'],
  ['docs', '/material-ui/react-button/'],
  ['section', '/material-ui/components/'],
  ['versions', '/versions/'],
  ['404', '/no-such-page/'],
  ['landing', '/joy-ui/'],
  ['every badge and nesting', '/experiments/docs/api/data-grid/data-grid/'],
  ['callouts', '/experiments/docs/callouts/'],
  ['code blocks', '/experiments/docs/codeblock/'],
  ['Markdown', '/experiments/docs/markdown/'],
  ['table', '/system/properties/'],
] as const;

describe.each(MODES)('axe finds nothing wrong in %s colours', (colorScheme) => {
  it.each(PAGES)('on the page: %s', async (_kind, path) => {
    const page = await openReady(site(), path, {
      colorScheme,
      expected: path.includes('no-such') ? [/404/] : [],
    });
    const found: Record<number, string[]> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const violations = await findViolations(page);
      if (violations.length > 0) found[width] = violations;
    }
    expect(found).toEqual({});
  });

  it.each(['_products', '_versions', '_languages'])('in the open %s', async (menu) => {
    const page = await openReady(site(), '/material-ui/react-button/', { colorScheme });
    await page.click(`[popovertarget="${menu}"]`);
    expect(await findViolations(page)).toEqual([]);
  });

  it('in the lists behind the buttons, which promise no menu that answers arrow keys', async () => {
    const page = await openReady(site(), '/material-ui/react-button/', { colorScheme });
    const menus = page.locator('header [popovertarget]:not([popovertarget="_sidebar"])');
    expect(await menus.evaluateAll((buttons) => buttons.map((button) => button.ariaHasPopup))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('in the open drawer of a narrow screen and its filter', async () => {
    const page = await openReady(site(), '/material-ui/react-button/', {
      colorScheme,
      viewport: { width: 360, height: 740 },
    });
    await page.click('[popovertarget="_sidebar"]');
    // The filter fetches the tree first; nothing may take its place while axe goes from element to element.
    await page.fill('[data-nav-filter]', 'qqq');
    await page.locator('#_sidebar [data-nav-empty]').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.fill('[data-nav-filter]', 'button');
    await page.locator('#_sidebar [data-nav-empty]').waitFor({ state: 'hidden' });
    expect(await findViolations(page)).toEqual([]);
  });
});
