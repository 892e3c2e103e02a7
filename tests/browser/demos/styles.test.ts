import { waitForIdle } from '../fixtures/page';
import { expect, FULL, test } from '../fixtures/test';
import { countWholeLayouts } from './countWholeLayouts';
import { liveDemos } from './liveDemos';

const ROUTE = '/material-ui/react-button/';

test.describe('the styles that a live demo adds', () => {
  test('are plain rules in one block of their layer, and animations in no layer', FULL, async ({ site }) => {
    const page = await site.openReady(ROUTE);
    const button = page.locator('[data-demo="SaveButton"] button').first();
    await button.scrollIntoViewIfNeeded();
    await page.locator('[data-demo="SaveButton"][data-live]').waitFor();
    await button.click();
    // After saving, the button has another color, whose styles have conditions.
    await page.locator('[data-demo="SaveButton"] .MuiButton-colorError').waitFor();
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].map(({ sheet }) => {
            const kinds = [...(sheet?.cssRules ?? [])].map((rule) =>
              rule instanceof CSSLayerBlockRule
                ? `${rule.name} ${[...new Set([...rule.cssRules].map(({ constructor }) => constructor.name))].join()}`
                : rule.constructor.name,
            );
            return [...new Set(kinds)];
          }),
        ),
      )
      .toEqual([['mui CSSStyleRule'], ['CSSKeyframesRule']]);
  });

  test(
    'do not make the browser lay out the whole page at a press, even if the search has been opened',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(ROUTE);
      await page.keyboard.press('Control+k');
      await page.locator('#_search .DocSearch-Input').waitFor();
      await page.keyboard.press('Escape');
      // All of them, so that none becomes interactive while this one is watched.
      await liveDemos(page);
      const button = page.locator('[data-demo="SaveButton"] button').first();
      await button.scrollIntoViewIfNeeded();
      await button.hover();
      await waitForIdle(page);
      const layouts = await countWholeLayouts(page, async () => {
        await page.mouse.down();
        await page.locator('.MuiTouchRipple-rippleVisible').first().waitFor({ state: 'attached' });
        await page.mouse.up();
        await page.locator('[data-demo="SaveButton"] .MuiButton-colorError').waitFor();
      });
      // From a trace that has ended.
      expect(layouts).toBe(0);
    },
  );

  test('apply: a press shows the ripple of the button', FULL, async ({ site }) => {
    const page = await site.openReady(ROUTE);
    const button = page.locator('[data-demo="SaveButton"] button').first();
    await button.scrollIntoViewIfNeeded();
    await page.locator('[data-demo="SaveButton"][data-live]').waitFor();
    await button.hover();
    await page.mouse.down();
    const ripple = page.locator('.MuiTouchRipple-rippleVisible').first();
    await ripple.waitFor({ state: 'attached' });
    await expect
      .poll(() =>
        ripple.evaluate((element) => {
          const { animationName, position } = getComputedStyle(element);
          return { isMoving: animationName !== 'none', position };
        }),
      )
      .toEqual({ isMoving: true, position: 'absolute' });
    await page.mouse.up();
  });
});
