import type { Page } from '@playwright/test';
import { followHref } from './fixtures/page';
import { expect, FULL, test } from './fixtures/test';

const BUTTON = '/material-ui/react-button/';

/** Whether the entry of the current page is in the visible part of the sidebar, below its filter. */
const isRevealed = (page: Page) =>
  page.evaluate(() => {
    const nav = document.getElementById('_sidebar');
    const box = nav?.getBoundingClientRect();
    const filter = nav?.querySelector('[data-nav-filter]')?.getBoundingClientRect();
    const entry = nav?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    return Boolean(box && filter && entry && entry.top >= filter.bottom && entry.bottom <= box.bottom);
  });

test.describe('the sidebar', () => {
  test('shows the entry of a page that is opened from search', async ({ site }) => {
    const page = await site.openReady(BUTTON, { viewport: { width: 1440, height: 700 } });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').locator('input').fill('TablePagination');
    await page
      .getByRole('option', { name: /TablePagination/ })
      .first()
      .click();
    await expect(page).toHaveURL(/table-pagination/);
    await expect.poll(() => isRevealed(page)).toBe(true);
  });

  test('reaches from the header to the end of the window, also at the end of the page', async ({ site }) => {
    const page = await site.open(BUTTON, { viewport: { width: 1440, height: 700 } });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { top, bottom } =
            document.getElementById('_sidebar')?.getBoundingClientRect() ?? new DOMRect();
          return [Math.round(top), Math.round(bottom)];
        }),
      )
      .toEqual([57, 700]);
  });
});

test.describe('the contents of a page', () => {
  test('are in a bar on a phone, which names the section being read', async ({ site }) => {
    const page = await site.openReady(BUTTON, { viewport: { width: 390, height: 740 } });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('button').click();
    await contents.getByRole('link', { name: 'Theming every button' }).click();
    await expect(contents.getByRole('link', { name: 'Theming every button' })).toBeHidden();
    await expect(contents.getByRole('button')).toContainText('Theming every button');
    // The heading is below the bar.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const bar = document.querySelector('nav:has(> #_toc-list)')?.getBoundingClientRect();
          const heading = document.getElementById('theming-every-button')?.getBoundingClientRect();
          return (heading?.top ?? 0) >= (bar?.bottom ?? Infinity);
        }),
      )
      .toBe(true);
  });

  test('are read without JavaScript on a phone', async ({ site }) => {
    const page = await site.open(BUTTON, {
      viewport: { width: 390, height: 740 },
      javaScriptEnabled: false,
    });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('button').click();
    await expect(contents.getByRole('link').first()).toBeVisible();
  });
});

test.describe('a code block', () => {
  for (const width of [390, 900, 1200, 1440])
    test(`has no button above its code at ${width} px`, async ({ site }) => {
      const page = await site.open(BUTTON, { viewport: { width, height: 900 } });
      await expect
        .poll(() =>
          page.evaluate(() => {
            const blocks = [...document.querySelectorAll('main .code')];
            const overlaps = blocks.filter((block) => {
              const code = block.querySelector('pre')?.getBoundingClientRect() ?? new DOMRect();
              return [...block.querySelectorAll('button')].some((button) => {
                const { left, right, top, bottom } = button.getBoundingClientRect();
                return right > code.left && left < code.right && bottom > code.top && top < code.bottom;
              });
            });
            return { blocks: blocks.length > 0, overlaps: overlaps.length };
          }),
        )
        .toEqual({ blocks: true, overlaps: 0 });
    });
});

test.describe('a demo', () => {
  test('stays as high as it was when it is edited, and its faults stand above the code', async ({ site }) => {
    const page = await site.openReady(BUTTON);
    const demo = page.locator('section[aria-label="SaveButton"]');
    const stage = demo.locator('[data-stage]');
    const before = (await stage.boundingBox())?.height ?? 0;
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    const field = demo.locator('.pce-textarea');
    await field.waitFor({ state: 'attached' });
    await expect.poll(async () => (await stage.boundingBox())?.height).toBe(before);
    await field.fill('const b = 1;\nconst a = ;');
    const fault = demo.getByText('Line 2', { exact: false });
    await fault.waitFor();
    await expect
      .poll(async () => {
        const [shown, code] = [await fault.boundingBox(), await demo.getByRole('group').last().boundingBox()];
        return (shown?.y ?? Infinity) < (code?.y ?? 0);
      })
      .toBe(true);
    await expect(demo.locator('.fault-line')).toHaveText('const a = ;');
    await field.fill('const b = 1;');
    await expect(demo.locator('.fault-line')).toHaveCount(0);
  });
});

test.describe('the header', () => {
  test('names the color mode that is on, and the product that is shown', async ({ site }) => {
    const page = await site.openReady(BUTTON, { colorScheme: 'light' });
    await expect(page.getByRole('button', { name: 'Products' })).toHaveAccessibleDescription('Material UI');
    await page.getByRole('button', { name: 'Color mode: System' }).click();
    await expect(page.getByRole('button', { name: /^Color mode: (?:Light|Dark)$/ })).toBeVisible();
  });

  test('shows the name of an icon on focus', async ({ site }) => {
    const page = await site.openReady(BUTTON);
    const repository = page.locator('header').getByRole('link', { name: 'GitHub repository' });
    await repository.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(repository.locator('.tip')).toHaveCSS('opacity', '1');
  });

  test('leads home by its mark', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON);
    await followHref(page, '/');
    await expect(page.locator('h1')).toContainText('React components');
  });
});
