import { expect, FULL, test } from './fixtures/test';

for (const route of ['/material-ui/react-table/', '/ar/material-ui/react-table/'])
  test(`the link to the top has its arrow in the middle: ${route}`, FULL, async ({ site }) => {
    const page = await site.open(route);
    const middleOf = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return top + height / 2;
      });
    await expect(async () => {
      const circle = await middleOf('footer [href="#main-content"]');
      expect(Math.abs(circle - (await middleOf('footer [href="#main-content"] svg')))).toBeLessThan(0.6);
    }).toPass();
  });

for (const route of ['/', '/ar/'])
  test(`the home page has no column beside its text: ${route}`, FULL, async ({ site }) => {
    const page = await site.open(route);
    await expect(page.locator('#_toc, #_sidebar')).toHaveCount(0);
    await expect.poll(async () => (await page.locator('footer').boundingBox())?.x).toBe(0);
  });
