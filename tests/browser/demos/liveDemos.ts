import { expect, type Page } from '@playwright/test';

/**
 * Makes every demo of the current page interactive, by scrolling to each, and by a touch, which a playground or a
 * picture waits for; returns their names.
 */
export async function liveDemos(page: Page): Promise<string[]> {
  const stages = page.locator('[data-stage]:not([inert])');
  const count = await stages.count();
  for (let index = 0; index < count; index += 1) {
    const stage = stages.nth(index);
    await stage.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const holder = stage.locator('[data-demo], iframe').first();
    await holder.dispatchEvent('pointerdown');
    await expect(holder).toHaveAttribute('data-live', '', { timeout: 30_000 });
  }
  return stages.evaluateAll((elements) =>
    elements.map((stage) => stage.closest('section')?.getAttribute('aria-label') ?? '?'),
  );
}
