import { openReady } from './harness/openReady';
import { useSite } from './harness/useSite';

const site = useSite();
const PAGE = '/material-ui/react-button/';
const FIELD = '#_search .DocSearch-Input';
const HIT = '#_search .DocSearch-Hit a';

describe('hits', () => {
  it('stand in lists that are named as their groups', async () => {
    const page = await openReady(site(), PAGE);
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await page.fill(FIELD, 'button');
    await page.waitForFunction(() => document.querySelectorAll('#_search .DocSearch-Hit-source').length > 1);
    for (const name of await page.locator('#_search .DocSearch-Hit-source').allInnerTexts()) {
      expect(await page.getByRole('listbox', { name, exact: true }).count()).toBe(1);
    }
  });

  it('have the sign ahead of what they belong to on the side where a row begins', async () => {
    const page = await openReady(site(), `/ar${PAGE}`);
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await page.fill(FIELD, 'MuiButton-root');
    const owner = page.locator(`${HIT} [class*="owner"]:has([dir="auto"])`).first();
    await owner.waitFor();
    const isAhead = await owner.evaluate((all) => {
      const name = all.querySelector('[dir="auto"]');
      return name !== null && all.getBoundingClientRect().right > name.getBoundingClientRect().right + 2;
    });
    expect(isAhead).toBe(true);
  });

  it('that are none make nothing wide, however long a word is', async () => {
    const page = await openReady(site(), PAGE, { viewport: { width: 360, height: 740 } });
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await page.fill(FIELD, 'qz'.repeat(32));
    await page.locator('#_search .DocSearch-NoResults').waitFor();
    const wide = await page.evaluate(
      () =>
        [...document.querySelectorAll('#_search .DocSearch-Modal, #_search .DocSearch-Dropdown')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ).length,
    );
    expect(wide).toBe(0);
  });
});
