import { openReady } from '../harness/openReady';
import { useSite } from '../harness/useSite';
import { countWholeLayouts } from './countWholeLayouts';
import { liveDemos } from './liveDemos';

const site = useSite();
const ROUTE = '/material-ui/react-button/';

describe('the styles that a live demo adds', () => {
  it('are plain rules in one block of their layer, and animations in no layer', async () => {
    const page = await openReady(site(), ROUTE);
    const button = page.locator('[data-demo="SaveButton"] button').first();
    await button.scrollIntoViewIfNeeded();
    await page.locator('[data-demo="SaveButton"][data-live]').waitFor();
    await button.click();
    // Once it has saved, the button is drawn in another colour, whose styles have conditions.
    await page.locator('[data-demo="SaveButton"] .MuiButton-colorError').waitFor();
    const sheets = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].map(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].map((rule) =>
          rule instanceof CSSLayerBlockRule
            ? `${rule.name} ${[...new Set([...rule.cssRules].map(({ constructor }) => constructor.name))].join()}`
            : rule.constructor.name,
        ),
      ),
    );
    expect(sheets.map((rules) => [...new Set(rules)])).toEqual([['mui CSSStyleRule'], ['CSSKeyframesRule']]);
  });

  it('do not make the browser lay out the whole page at a press, where the search has been opened, too', async () => {
    const page = await openReady(site(), ROUTE);
    await page.keyboard.press('Control+k');
    await page.locator('#_search .DocSearch-Input').waitFor();
    await page.keyboard.press('Escape');
    // All of them, so that none comes to life while this one is watched.
    await liveDemos(page);
    const button = page.locator('[data-demo="SaveButton"] button').first();
    await button.scrollIntoViewIfNeeded();
    await button.hover();
    await page.waitForTimeout(300);
    const count = await countWholeLayouts(page, async () => {
      await page.mouse.down();
      await page.locator('.MuiTouchRipple-rippleVisible').first().waitFor({ state: 'attached' });
      await page.mouse.up();
      await page.locator('[data-demo="SaveButton"] .MuiButton-colorError').waitFor();
    });
    expect(count).toBe(0);
  });

  it('are in force: a press shows its ripple', async () => {
    const page = await openReady(site(), ROUTE);
    const button = page.locator('[data-demo="SaveButton"] button').first();
    await button.scrollIntoViewIfNeeded();
    await page.locator('[data-demo="SaveButton"][data-live]').waitFor();
    await button.hover();
    await page.mouse.down();
    const ripple = page.locator('.MuiTouchRipple-rippleVisible').first();
    await ripple.waitFor({ state: 'attached' });
    const look = await ripple.evaluate((element) => {
      const { animationName, position } = getComputedStyle(element);
      return { isMoving: animationName !== 'none', position };
    });
    await page.mouse.up();
    expect(look).toEqual({ isMoving: true, position: 'absolute' });
  });
});
