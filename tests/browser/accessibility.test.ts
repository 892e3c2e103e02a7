import type { Page } from '@playwright/test';
import { findViolations } from './findViolations';
import { waitForRuntime } from './fixtures/page';
import { expect, FULL, full, test } from './fixtures/test';

const WIDTHS = [360, 900, 1440] as const;
const MODES = ['light', 'dark'] as const;

/** One page of each kind. */
const KINDS = [
  ['home', '/'],
  ['docs', '/material-ui/react-button/'],
  ['landing', '/joy-ui/'],
  ['reference', '/joy-ui/api/card/'],
  ['section', '/material-ui/components/'],
  ['versions', '/versions/'],
  ['404', '/no-such-page/'],
] as const;
/** The kind that `npm test` opens; `npm run test:full` opens all. */
const MAIN = 'docs';
/** Pages with rare content. */
const CONTENTS = [
  ['every badge and nesting', '/experiments/docs/api/data-grid/data-grid/'],
  ['callouts', '/experiments/docs/callouts/'],
  ['code blocks', '/experiments/docs/codeblock/'],
  ['Markdown', '/experiments/docs/markdown/'],
] as const;
/** The page about Markdown also has tables. */
const TABLE = ['table', '/system/properties/'] as const;

const expectedOn = (path: string) => (path.includes('no-such') ? [/404/] : []);

/** Axe looks at every element, which takes its time on a busy machine. */
const TIMEOUT_MS = 40_000;

async function expectNoViolations(
  page: Page,
  where: string,
  within?: string,
  disabled: readonly string[] = [],
): Promise<void> {
  const options = { message: where, timeout: TIMEOUT_MS };
  await expect.poll(() => findViolations(page, disabled, within), options).toEqual([]);
}

/** Colors do not depend on the width, nor the layout on the mode, so each width is tested in one mode. */
async function expectNoViolationsInBothModes(page: Page): Promise<void> {
  await expectNoViolations(page, 'light');
  await page.setViewportSize({ width: 360, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, 'dark');
}

test.describe('axe finds nothing wrong', () => {
  for (const [kind, path] of KINDS)
    test(
      `in light, in dark and from right to left, on the page: ${kind}`,
      full(kind !== MAIN),
      async ({ site }) => {
        const page = await site.openReady(path, { expected: expectedOn(path) });
        await expectNoViolationsInBothModes(page);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize({ width: 900, height: 900 });
        await page.goto(`${site.origin}/ar${path}`);
        await waitForRuntime(page);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expectNoViolations(page, 'from right to left');
      },
    );

  for (const [content, path] of CONTENTS)
    test(`in light and in dark, on the page: ${content}`, FULL, async ({ site }) => {
      await expectNoViolationsInBothModes(await site.openReady(path));
    });

  for (const [kind, path] of [...KINDS, ...CONTENTS, TABLE])
    test(`at every width, on the page: ${kind}`, FULL, async ({ site }) => {
      const page = await site.openReady(path, { expected: expectedOn(path) });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoViolations(page, `${width} px`);
      }
    });
});

for (const colorScheme of MODES)
  test.describe(`axe finds nothing wrong in ${colorScheme} colors`, () => {
    test('in the open lists of the header', FULL, async ({ site }) => {
      const page = await site.openReady('/material-ui/react-button/', { colorScheme });
      for (const menu of ['_products', '_versions', '_languages']) {
        await page.click(`[popovertarget="${menu}"]`);
        await expect(page.locator(`#${menu}`)).toBeVisible();
        await expectNoViolations(page, menu, 'header');
        await page.keyboard.press('Escape');
      }
    });

    test('in the results of the search, and in the settings', FULL, async ({ site }) => {
      const page = await site.openReady('/material-ui/react-button/', { colorScheme });
      await page.keyboard.press('Control+k');
      await page.keyboard.type('button');
      await expect(page.locator('#_search').getByRole('option').first()).toBeVisible();
      // The arrow keys of the field scroll the hits, as those of a combobox do.
      await expectNoViolations(page, 'search', '#_search', ['scrollable-region-focusable']);
      await page.keyboard.press('Escape');
      await page.click('header [data-opens=settings]');
      await expect(page.locator('.settings-dialog')).toBeVisible();
      await expectNoViolations(page, 'settings', '.settings-dialog');
    });

    test('in the open menu of a demo', FULL, async ({ site }) => {
      const page = await site.openReady('/material-ui/react-button/', { colorScheme });
      const demo = page.locator('section[aria-label="SaveButton"]');
      await demo.getByRole('button', { name: 'More actions' }).click();
      await expect(demo.locator('.demo-menu')).toBeVisible();
      await expectNoViolations(page, 'menu', 'section[aria-label="SaveButton"]');
    });

    test('in the open drawer of a narrow screen and its filter', FULL, async ({ site }) => {
      const page = await site.openReady('/material-ui/react-button/', {
        colorScheme,
        viewport: { width: 360, height: 740 },
      });
      await page.click('[popovertarget="_sidebar"]');
      // The filter fetches the tree first; nothing may be replaced while axe goes from element to element.
      await page.fill('[data-nav-filter]', 'qqq');
      const none = page.locator('#_sidebar [data-nav-empty]');
      await expect(none).toBeVisible();
      await expectNoViolations(page, 'nothing found', '#_sidebar');
      await page.fill('[data-nav-filter]', 'button');
      await expect(none).toBeHidden();
      await expectNoViolations(page, 'filtered', '#_sidebar');
    });
  });

test(
  'the buttons of the header have no `aria-haspopup`, because their lists are links, not menu items',
  FULL,
  async ({ site }) => {
    const page = await site.openReady('/material-ui/react-button/');
    const menus = page.locator('header [popovertarget]:not([popovertarget="_sidebar"])');
    await expect(menus).toHaveCount(3);
    await expect
      .poll(() => menus.evaluateAll((buttons) => buttons.map((button) => button.ariaHasPopup)))
      .toEqual([null, null, null]);
  },
);
