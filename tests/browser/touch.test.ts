import type { Page } from 'playwright-core';
import { openReady } from './harness/openReady';
import { useSite } from './harness/useSite';

const site = useSite();
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const TABLET = { ...PHONE, viewport: { width: 1024, height: 900 } };
const LEAST_PX = 44;
/** Safari zooms in on fields with smaller letters. */
const LEAST_LETTERS_PX = 16;

/** What a finger has to meet, by its text and size; links inside of a text and demos are left out. */
const listSmall = (page: Page, scope: string) =>
  page.evaluate(
    ([within, least]) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, [type="search"], nav a, footer a, [popover] a, label',
        ),
      ]
        .filter((part) => part.closest(within) && !part.closest('[data-stage]') && part.checkVisibility())
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < least - 0.5 || box.width < least - 0.5))
        .map(({ part, box }) => `${part.outerHTML.slice(0, 60)} ${box.width}x${box.height}`),
    [scope, LEAST_PX] as const,
  );

describe('on touch', () => {
  it.each([
    ['a page with demos, on a phone', '/material-ui/react-button/', PHONE],
    ['a page with demos, on a tablet', '/material-ui/react-button/', TABLET],
    ['tabs and long lines of code', '/experiments/docs/codeblock/', PHONE],
    ['the API reference', '/material-ui/api/button/', PHONE],
  ])('everything is as large as a finger: %s', async (_name, path, options) => {
    const page = await openReady(site(), path, options);
    expect(await listSmall(page, '#__next')).toEqual([]);
  });

  it('so are the drawer, the menus, the settings and the offer of a language', async () => {
    const page = await openReady(site(), '/material-ui/react-button/', { ...PHONE, locale: 'zh-CN' });
    await page.locator('[data-language-offer] button').waitFor();
    expect(await listSmall(page, '[data-language-offer]')).toEqual([]);
    for (const id of ['_sidebar', '_versions', '_languages']) {
      await page.locator(`[popovertarget="${id}"]`).first().click();
      expect([id, await listSmall(page, `#${id}`)]).toEqual([id, []]);
      await page.keyboard.press('Escape');
    }
    await page.locator('footer button').click();
    await page.locator('dialog:modal h2').waitFor();
    expect(await listSmall(page, 'dialog')).toEqual([]);
  });

  it.each(['/material-ui/react-button/', '/material-ui/api/button/'])(
    'no field of %s has letters that browsers zoom in on',
    async (path) => {
      const page = await openReady(site(), path, PHONE);
      const sizes = await page
        .locator('[type="search"]')
        .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
      expect(sizes.length).toBeGreaterThan(0);
      expect(sizes.filter((size) => size < LEAST_LETTERS_PX)).toEqual([]);
    },
  );

  it('anchors of headings, which nobody can point at, have the colour of their text', async () => {
    const page = await openReady(site(), '/material-ui/react-button/', PHONE);
    expect(
      await page
        .locator('h2 .anchor')
        .first()
        .evaluate((link) => getComputedStyle(link).opacity),
    ).toBe('1');
  });
});

it('links into the reference are told from other code by more than a colour', async () => {
  const page = await openReady(site(), '/material-ui/react-button/');
  const line = await page
    .locator('main a.api-link')
    .first()
    .evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(line).toBe('underline');
});
