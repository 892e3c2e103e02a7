import { expect, FULL, test } from './fixtures/test';

for (const route of ['/', '/ar/'])
  test(`the home page has no column beside its text: ${route}`, FULL, async ({ site }) => {
    const page = await site.open(route);
    await expect(page.locator('#_toc, #_sidebar')).toHaveCount(0);
    await expect.poll(async () => (await page.locator('footer').boundingBox())?.x).toBe(0);
  });
