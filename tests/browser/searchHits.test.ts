import { findShell, SHELL_FLAGS } from '../../src/commands/findBrowser';
import { waitForFrames, waitForRuntime } from './fixtures/page';
import { readShift, recordShifts } from './fixtures/shifts';
import { expect, FULL, test } from './fixtures/test';

const PAGE = '/material-ui/react-button/';
const FIELD = '#_search .DocSearch-Input';
const HIT = '#_search .DocSearch-Hit a';

test.describe('hits', () => {
  test('are in one list, in groups with names', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await page.fill(FIELD, 'button');
    await expect(async () => {
      const names = await page.locator('#_search .DocSearch-Hit-source').allInnerTexts();
      expect(names.length).toBeGreaterThan(1);
      const list = page.locator('#_search').getByRole('listbox', { name: 'Search', exact: true });
      await expect(list).toHaveCount(1, { timeout: 500 });
      for (const name of names)
        await expect(list.getByRole('group', { name, exact: true })).toHaveCount(1, { timeout: 500 });
    }).toPass();
  });

  test('have the symbol before their parent on the side where a row begins', FULL, async ({ site }) => {
    const page = await site.openReady(`/ar${PAGE}`);
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await page.fill(FIELD, 'MuiButton-root');
    const owner = page.locator(`${HIT} .search-dialog-step + .search-dialog-step`).first();
    await owner.waitFor();
    await expect
      .poll(() =>
        owner.evaluate((all) => {
          const name = all.querySelector('[dir="auto"]');
          return name !== null && all.getBoundingClientRect().right > name.getBoundingClientRect().right + 2;
        }),
      )
      .toBe(true);
  });

  test('have marks that can be read in forced colors', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { forcedColors: 'active', colorScheme: 'dark' });
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await page.fill(FIELD, 'button');
    for (const mark of [page.locator(`${HIT} mark`).first(), page.locator(`${HIT} mark`).last()]) {
      await expect(mark).toHaveCSS('background-color', 'rgb(255, 255, 0)');
      await expect(mark).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    // Shadows are not drawn in forced colors.
    await expect(page.locator('#_search')).toHaveCSS('border-top-style', 'solid');
    await expect(page.locator('#_search .DocSearch-SearchBar')).toHaveCSS('border-bottom-style', 'solid');
  });

  test('have a kind with a name and the way to their place', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await page.fill(FIELD, 'loading');
    await expect(
      page.getByRole('option', { name: /^Section Loading and failure Components\s*Button/ }),
    ).toBeVisible();
    await expect(page.getByRole('option', { name: /^Prop Button\W+loading API\s*Prop/ })).toBeVisible();
    await expect(page.locator(`${HIT} [title="Prop"] svg`).first()).toBeVisible();
  });

  test(
    'are those of one product after its button is pressed, and of all again after the first',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(PAGE);
      await page.keyboard.press('/');
      await page.locator(FIELD).waitFor();
      await page.fill(FIELD, 'button');
      const groups = page.locator('#_search .DocSearch-Hit-source');
      await expect.poll(() => groups.count()).toBeGreaterThan(1);
      const scope = page.getByRole('group', { name: 'Products' });
      await scope.getByRole('button', { name: 'Joy UI' }).click();
      await expect(groups).toHaveText(['Joy UI']);
      await expect(page.locator(FIELD)).toBeFocused();
      await page.fill(FIELD, 'input');
      await expect(groups).toHaveText(['Joy UI']);
      await scope.getByRole('button', { name: 'All', exact: true }).click();
      await expect(groups.first()).toHaveText('Material UI');
      await expect.poll(() => groups.count()).toBeGreaterThan(1);
    },
  );

  test('if there are none, widen nothing, however long a word is', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { viewport: { width: 360, height: 740 } });
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await page.fill(FIELD, 'qz'.repeat(32));
    await page.locator('#_search .DocSearch-NoResults').waitFor();
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('#_search .DocSearch-Modal, #_search .DocSearch-Dropdown')].filter(
              ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
            ).length,
        ),
      )
      .toBe(0);
  });
});

test.describe('the search', () => {
  test('moves nothing of a page with a scrollbar', FULL, async ({ playwright, site }) => {
    // The browser of the other tests has no scrollbars.
    const browser = await playwright.chromium.launch({
      executablePath: findShell(),
      args: SHELL_FLAGS,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(site.origin + PAGE);
    await waitForRuntime(page);
    const edges = () =>
      page.evaluate(() =>
        ['#__next > header', 'header [data-opens="settings"]', 'main h1'].map((part) => {
          const { left, right } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          return [left, right];
        }),
      );
    await expect.poll(async () => (await edges())[0]?.[1]).toBeLessThan(1440);
    const before = await edges();
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await waitForFrames(page);
    await expect.poll(edges).toEqual(before);
    await browser.close();
  });

  test('shows in its page the results of the address, and of the field there', async ({ site }) => {
    const page = await site.open('/search/?q=disableRipple');
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox');
    await expect(field).toHaveValue('disableRipple');
    await main.locator('section a[href*="disableRipple"]').first().waitFor();
    await expect(page.locator('#_search')).toHaveCount(0);
    await expect(main.getByRole('status').first()).toHaveText(/^Top results: \d+$/);
    await field.fill('freeSolo');
    const hit = main.locator('section a[href*="freeSolo"]').first();
    await hit.waitFor();
    await field.press('Enter');
    await page.waitForURL(/\?q=freeSolo$/);
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('ArrowDown');
      if (await hit.evaluate((link) => link === document.activeElement)) break;
    }
    await expect(hit).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#.*freeSolo$/);
    await page.goBack();
    await expect(field).toHaveValue('freeSolo');
    await hit.waitFor();
  });

  for (const width of [390, 1440])
    test(
      `shows pages by their names in place of its lists until there are results: ${width} px`,
      FULL,
      async ({ site }) => {
        let answer = () => {};
        const held = new Promise<void>((resolve) => {
          answer = resolve;
        });
        const page = await site.open('/robots.txt', {
          viewport: { width, height: 844 },
          prepare: (context) =>
            context.route('**/_docs/search/worker.*', async (route) => {
              await held;
              await route.continue();
            }),
        });
        await recordShifts(page);
        await page.goto(`${site.origin}/search/?q=button`);
        await waitForRuntime(page);
        const main = page.getByRole('main');
        const popular = main.getByRole('heading', { name: 'Popular pages' });
        const pages = main.getByRole('heading', { name: 'All pages' });
        const contents = page.locator('#_toc a');
        const listContents = () =>
          contents.evaluateAll((links) =>
            links
              .filter((link) => getComputedStyle(link.closest('li') ?? link).display !== 'none')
              .map((link) => link.textContent),
          );
        await expect(main.getByText('Searching…')).toBeVisible();
        const hit = main.locator('.search-results a[href="/material-ui/react-button/"]');
        await expect(hit).toBeVisible();
        await expect(popular).toBeHidden();
        answer();
        await main.getByText(/^Top results/).waitFor();
        await expect(hit).toBeVisible();
        await expect(popular).toBeHidden();
        await expect(pages).toBeHidden();
        await expect.poll(listContents).toEqual(['Search tips']);
        await expect(main.getByRole('heading', { name: 'Search tips' })).toBeVisible();
        // Shifts of a frame are reported after it.
        await waitForFrames(page);
        await expect.poll(() => readShift(page)).toBeLessThan(0.01);
        await main.getByRole('searchbox').fill('');
        await expect(popular).toBeInViewport();
      },
    );

  test(
    'has its lists of pages below the message if nothing is found, or nothing loads',
    FULL,
    async ({ site }) => {
      const page = await site.open('/search/?q=qzqzqzqz');
      const main = page.getByRole('main');
      const popular = main.getByRole('heading', { name: 'Popular pages' });
      await expect(main.getByRole('status').first()).toContainText('qzqzqzqz');
      await expect(popular).toBeInViewport();
      const failing = await site.open('/search/?q=button', {
        expected: [/request failed/, /Failed to load resource/],
        prepare: (context) => context.route('**/_docs/search/**', (route) => route.abort()),
      });
      await expect(failing.getByRole('main').getByText('Search is unavailable right now')).toBeVisible();
      await expect(failing.getByRole('heading', { name: 'Popular pages' })).toBeInViewport();
    },
  );

  test('has no field in its page without JavaScript, but the lists of all pages', FULL, async ({ site }) => {
    const page = await site.openBare('/search/?q=button');
    await expect(page.getByRole('main').getByText('It needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('search')).toBeHidden();
  });
});
