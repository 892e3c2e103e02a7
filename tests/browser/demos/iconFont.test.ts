import type { Page } from '@playwright/test';
import { expect, FULL, test } from '../fixtures/test';

const ICONS = '/material-ui/icons/';
const GLYPHS = '.material-icons';

/** Waits until each icon is one glyph. Without the font it is its name, which is wider than its box. */
async function waitForGlyphs(frame: { locator: Page['locator'] }): Promise<void> {
  const icons = frame.locator(GLYPHS);
  await expect(icons).toHaveCount(3);
  await expect
    .poll(() =>
      icons.evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])),
    )
    .toEqual([0, 1, 2].map(() => [24, 24]));
}

test(
  'the icon font is loaded with the page whose demo uses it, from this site, and for its live demo',
  FULL,
  async ({ site }) => {
    const fonts: string[] = [];
    const page = await site.open('/material-ui/react-table/', {
      fresh: true,
      prepare: async (context) => {
        context.on('request', (request) => {
          if (request.url().includes('/fonts/material-icons')) fonts.push(request.url());
        });
      },
    });
    await page.locator('#_sidebar a[href="/material-ui/icons/"]').click();
    await expect(page).toHaveURL(new RegExp(ICONS));
    const demo = page.locator('section[aria-label="OfficeHoursIcons"]');
    await waitForGlyphs(demo);
    await page.reload();
    await waitForGlyphs(demo);
    await demo.locator('[role="toolbar"] > button', { hasText: 'Edit' }).click();
    const editor = demo.locator('.pce-textarea');
    await editor.waitFor({ state: 'attached' });
    await editor.fill((await editor.inputValue()).replace('Coffee bar', 'Tea bar'));
    const live = page.frameLocator('section[aria-label="OfficeHoursIcons"] iframe');
    await expect(live.getByText('Tea bar')).toBeVisible();
    await waitForGlyphs(live);
    await expect.poll(() => new Set(fonts).size).toBe(1);
    expect(fonts[0]).toMatch(new RegExp(`^${site.origin}/_docs/fonts/material-icons\\.\\w+\\.woff2$`));
  },
);

test('a page whose demos do not use the icon font loads none and has no rule for it', async ({ site }) => {
  const page = await site.open('/material-ui/react-table/');
  await expect
    .poll(() => page.evaluate(() => [...new Set([...document.fonts].map(({ family }) => family))]))
    .toEqual(['Roboto']);
});
