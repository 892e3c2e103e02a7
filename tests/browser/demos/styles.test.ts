import { openReady } from '../harness/openReady';
import { useSite } from '../harness/useSite';

const site = useSite();
const ROUTE = '/material-ui/react-button/';

describe('the styles that a live demo adds', () => {
  it('are plain rules in one block of their layer, so that a press does not lay out the whole page', async () => {
    const page = await openReady(site(), ROUTE);
    const button = page.locator('[data-demo="SaveButton"] button').first();
    await button.scrollIntoViewIfNeeded();
    await page.locator('[data-demo="SaveButton"][data-live]').waitFor();
    await button.click();
    await page.waitForFunction(() => document.querySelector('style[data-emotion]') !== null);
    const sheets = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].map(({ sheet }) =>
        [...(sheet?.cssRules ?? [])].map((rule) =>
          rule instanceof CSSLayerBlockRule
            ? {
                layer: rule.name,
                others: [...rule.cssRules].filter((inner) => !(inner instanceof CSSStyleRule)).length,
                first: rule.cssRules[0] instanceof CSSStyleRule,
              }
            : rule.cssText,
        ),
      ),
    );
    expect(sheets.length).toBeGreaterThan(0);
    for (const blocks of sheets) {
      expect(blocks).toEqual([expect.objectContaining({ layer: 'mui' })]);
      const [block] = blocks;
      if (typeof block === 'object') expect(block.others).toBe(block.first ? 0 : 1);
    }
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
