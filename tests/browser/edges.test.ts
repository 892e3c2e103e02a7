import { useSite } from './harness/useSite';

const site = useSite();

it.each(['/material-ui/react-table/', '/ar/material-ui/react-table/'])(
  'the way back up has its arrow in the middle: %s',
  async (route) => {
    const page = await site().open(route);
    const middles = await page.evaluate(() =>
      ['footer [href="#main-content"]', 'footer [href="#main-content"] svg']
        .map((selector) => document.querySelector(selector))
        .map((element) => element?.getBoundingClientRect().toJSON() as DOMRect)
        .map(({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2]),
    );
    expect(middles.length).toBe(2);
    expect(middles[1]).toEqual(middles[0]);
  },
);

it.each(['/', '/ar/'])('the home page has no column beside its text: %s', async (route) => {
  const page = await site().open(route);
  expect(await page.locator('#_toc, #_sidebar').count()).toBe(0);
  expect((await page.locator('footer').boundingBox())?.x).toBe(0);
});
