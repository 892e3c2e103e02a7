import { expect, FULL, test } from './fixtures/test';
import type { Page } from '@playwright/test';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const TABLET = { ...PHONE, viewport: { width: 1024, height: 900 } };
const LEAST_PX = 44;
/** Safari zooms in on fields with smaller letters. */
const LEAST_LETTERS_PX = 16;

/**
 * Lists touch targets that are too small, by text and size; links inside of a text and demos are
 * omitted.
 */
const listSmall = (page: Page, scope: string) =>
  page.evaluate(
    ([within, least]) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, [type="search"], nav a, footer a, [popover] a, label, summary, main .page-index li > a, .release-links a',
        ),
      ]
        .filter((part) => part.closest(within) && !part.closest('[data-stage]') && part.checkVisibility())
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < least - 0.5 || box.width < least - 0.5))
        .map(({ part, box }) => `${part.outerHTML.slice(0, 60)} ${box.width}x${box.height}`),
    [scope, LEAST_PX] as const,
  );

/** Expects that every target in the scope is at least 44 px in size. */
const expectLarge = (page: Page, scope: string) =>
  expect.poll(() => listSmall(page, scope), scope).toEqual([]);

test.describe('on touch', () => {
  for (const [name, path, options, details] of [
    ['a page with demos, on a phone', '/material-ui/react-button/', PHONE, {}],
    ['a page with demos, on a tablet', '/material-ui/react-button/', TABLET, FULL],
    ['tabs and long lines of code', '/experiments/docs/codeblock/', PHONE, FULL],
    ['the API reference', '/material-ui/api/button/', PHONE, FULL],
    ['the releases', '/versions/', PHONE, FULL],
    ['all pages', '/search/', PHONE, FULL],
  ] as const)
    test(`every target is at least 44 px in size: ${name}`, details, async ({ site }) => {
      const page = await site.openReady(path, options);
      await expectLarge(page, '#__next');
    });

  for (const [width, path] of [
    [320, '/material-ui/react-button/'],
    [360, '/material-ui/react-button/'],
    [360, '/pt/material-ui/react-button/'],
    [390, '/material-ui/react-button/'],
    [390, '/pt/material-ui/react-button/'],
    [390, '/zh/material-ui/react-button/'],
    [360, '/ar/material-ui/react-button/'],
  ] as const)
    test(`the tools of a demo are in one row at ${width} px: ${path}`, FULL, async ({ site }) => {
      const page = await site.openReady(path, { ...PHONE, viewport: { width, height: 740 } });
      const bars = page.getByRole('toolbar');
      await expect.poll(() => bars.count()).toBeGreaterThan(2);
      await expect
        .poll(() =>
          bars.evaluateAll((all) =>
            all
              .flatMap((bar) =>
                [...bar.querySelectorAll(':scope > button, :scope > [role="group"] > button')].flatMap(
                  (tool) => {
                    const { top, bottom } = tool.getBoundingClientRect();
                    if (top === bottom) return [];
                    const { top: first, bottom: last } = bar.getBoundingClientRect();
                    return (top + bottom) / 2 - (first + last) / 2;
                  },
                ),
              )
              .filter((distance) => Math.abs(distance) > 2),
          ),
        )
        .toEqual([]);
      // The smallest phones have a sign instead of its label.
      const labels = page.locator('[data-track="demo-code"]');
      const lines = () =>
        labels.evaluateAll((all) =>
          all.map((label) => {
            const text = document.createRange();
            text.selectNodeContents(label);
            return new Set([...text.getClientRects()].map(({ top }) => top)).size;
          }),
        );
      await expect.poll(async () => Math.max(...(await lines()))).toBe(1);
    });

  test('the choices of a setting are in one bar', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/react-button/', PHONE);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Settings' }).click();
    for (const [name, count] of [
      ['Color mode', 3],
      ['Text direction', 3],
      ['Code language', 2],
    ] as const) {
      const choices = page.getByRole('dialog').getByRole('group', { name }).locator('label');
      await expect(choices).toHaveCount(count);
      await expect
        .poll(
          async () =>
            new Set(await choices.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top)))
              .size,
        )
        .toBe(1);
    }
    const dark = page.getByRole('radio', { name: 'Dark' });
    await dark.check();
    const chosen = page.getByRole('dialog').locator('label:has(:checked)').first();
    await expect(chosen).toHaveText('Dark');
    await expect(chosen).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test(
    'the drawer, the menus, the settings and the language offer have touch targets of at least 44 px',
    FULL,
    async ({ site }) => {
      const page = await site.openReady('/material-ui/react-button/', { ...PHONE, locale: 'zh-CN' });
      await expect(page.locator('[data-language-offer] button')).toBeVisible();
      await expectLarge(page, '[data-language-offer]');
      for (const id of ['_sidebar', '_products', '_languages']) {
        await page.locator(`[popovertarget="${id}"]`).first().click();
        await expect(page.locator(`#${id}`)).toBeVisible();
        await expectLarge(page, `#${id}`);
        await page.keyboard.press('Escape');
        await expect(page.locator(`#${id}`)).toBeHidden();
      }
      await page.locator('footer button').click();
      await expect(page.locator('dialog:modal h2')).toBeVisible();
      await expectLarge(page, 'dialog');
    },
  );

  for (const path of ['/material-ui/react-button/', '/material-ui/api/button/'])
    test(
      `no field of ${path} has a font size below 16 px, on which Safari would zoom in`,
      FULL,
      async ({ site }) => {
        const page = await site.openReady(path, PHONE);
        await expect(async () => {
          const sizes = await page
            .locator('[type="search"]')
            .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
          expect(sizes.length).toBeGreaterThan(0);
          expect(sizes.filter((size) => size < LEAST_LETTERS_PX)).toEqual([]);
        }).toPass();
      },
    );

  test(
    'anchors of headings, which are no touch targets, are seen when a keyboard reaches them',
    FULL,
    async ({ site }) => {
      const page = await site.openReady('/material-ui/react-button/', PHONE);
      const anchor = page.locator('.heading > .anchor').first();
      await expect(anchor).toHaveCSS('opacity', '0');
      await page.keyboard.press('Tab');
      await anchor.focus();
      await expect(anchor).toHaveCSS('opacity', '1');
    },
  );
});

test('links into the reference differ from other code by more than a color', FULL, async ({ site }) => {
  const page = await site.openReady('/material-ui/react-button/');
  await expect(page.locator('main a.api-link').first()).toHaveCSS('text-decoration-line', 'underline');
});
