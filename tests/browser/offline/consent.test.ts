import type { BrowserContext, Page } from '@playwright/test';
import { waitForRuntime } from '../fixtures/page';
import type { Production } from '../fixtures/production';
import { expect, FULL, test } from '../fixtures/test';
import { configureAnalytics } from './configureAnalytics';

const NARROW = { width: 360, height: 740 };

async function openAsked(
  production: Production,
  viewport: { width: number; height: number },
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Page> {
  configureAnalytics(production.server, '');
  const page = await (await production.newReader(prepare, { viewport })).newPage();
  await page.goto(`${production.server.origin}/material-ui/react-button/`);
  await waitForRuntime(page);
  await expect(page.locator('#_consent')).toBeVisible();
  return page;
}

test.describe('the question for consent', () => {
  test('comes before the offer of a language if both would be in one place', FULL, async ({ production }) => {
    const page = await openAsked(production, { width: 1440, height: 900 }, (context) =>
      context.addInitScript(() => {
        Object.defineProperty(navigator, 'languages', { get: () => ['zh-CN'] });
      }),
    );
    const offer = page.locator('[data-language-offer]');
    await expect(offer).toBeVisible();
    await page.setViewportSize(NARROW);
    await expect(offer).toBeHidden();
    await page.locator('#_consent button').first().click();
    await expect(page.locator('#main-content')).toBeFocused();
    await expect(offer).toBeVisible();
  });

  test('does not cover the focused element', FULL, async ({ production }) => {
    const page = await openAsked(production, NARROW);
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      const findHidden = () =>
        page.evaluate(() => {
          const element = document.activeElement ?? document.body;
          const bar = document.getElementById('_consent');
          const { top } = bar?.getBoundingClientRect() ?? new DOMRect();
          const isHidden = !bar?.contains(element) && element.getBoundingClientRect().top >= top;
          return isHidden ? element.outerHTML.slice(0, 90) : '';
        });
      await expect.poll(findHidden, `after ${stop + 1} presses`).toBe('');
    }
  });
});
