import { expect, FULL, test } from './fixtures/test';

const PAGE = '/material-ui/react-button/';
const FIELD = '#_search .DocSearch-Input';
const HIT = '#_search .DocSearch-Hit a';

test.describe('hits', () => {
  test('are in lists with the names of their groups', async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await page.fill(FIELD, 'button');
    await expect(async () => {
      const names = await page.locator('#_search .DocSearch-Hit-source').allInnerTexts();
      expect(names.length).toBeGreaterThan(1);
      for (const name of names)
        await expect(page.getByRole('listbox', { name, exact: true })).toHaveCount(1, { timeout: 500 });
    }).toPass();
  });

  test('have the symbol before their parent on the side where a row begins', FULL, async ({ site }) => {
    const page = await site.openReady(`/ar${PAGE}`);
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await page.fill(FIELD, 'MuiButton-root');
    const owner = page.locator(`${HIT} [class*="owner"]:has([dir="auto"])`).first();
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
