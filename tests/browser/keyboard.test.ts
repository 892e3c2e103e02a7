import { expect, FULL, full, test } from './fixtures/test';
import { waitForHeading } from './fixtures/page';
import type { Page } from '@playwright/test';

const PAGE = '/material-ui/react-button/';
const NARROW = { viewport: { width: 360, height: 740 } };

/** Presses Tab until an element that matches the selector has the focus. */
async function tabTo(page: Page, selector: string, key = 'Tab', most = 120): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press(key);
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`${most} presses of ${key} do not lead to ${selector}`);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 90));
const isOpen = (page: Page, menu: string) =>
  page.evaluate((id) => document.querySelector(id)?.matches(':popover-open'), menu);

/** Returns what is visible of the focused element; runs in the page. */
function readVisibleFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // A demo marks its focus in its library's style.
  const own = element.closest('[data-demo]') === null;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const marked =
    !own ||
    (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
    style.boxShadow !== 'none';
  const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
  const y = Math.min(Math.max(box.top + Math.min(box.height / 2, 12), 0), innerHeight - 1);
  const top = document.elementFromPoint(x, y);
  const free = top !== null && (element.contains(top) || top.contains(element));
  return {
    // Not its markup: a class may be added when a library reacts to the focus.
    name: `${element.localName} ${(element.ariaLabel ?? element.textContent).slice(0, 90)}`,
    marked,
    free,
    sized: box.width > 0 && box.height > 0,
  };
}

test.describe('with the keyboard alone', () => {
  test('the first stop skips to the content', async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.locator('.skip-link').evaluate((link) => link === document.activeElement))
      .toBe(true);
    await expect.poll(() => page.locator('.skip-link').isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'main-content');
  });

  for (const menu of ['_products', '_versions', '_languages'])
    test(`the ${menu} opens, is walked through and closes`, full(menu !== '_products'), async ({ site }) => {
      const page = await site.openReady(PAGE);
      const button = `[popovertarget="${menu}"]`;
      await tabTo(page, button);
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await expect.poll(() => isOpen(page, `#${menu}`)).toBe(true);
        await page.keyboard.press('Tab');
        await expect
          .poll(() => page.evaluate((id) => document.activeElement?.matches(`#${id} a:first-of-type`), menu))
          .toBe(true);
        await page.keyboard.press('Escape');
        await expect.poll(() => isOpen(page, `#${menu}`)).toBe(false);
        await expect
          .poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), button))
          .toBe(true);
      }
    });

  test('arrow keys, Home and End go through an open menu, from its button on', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await tabTo(page, '[popovertarget="_languages"]');
    await page.keyboard.press('Enter');
    for (const [key, name] of [
      ['ArrowDown', 'English'],
      ['ArrowUp', 'العربية'],
      ['ArrowDown', 'English'],
      ['End', 'العربية'],
      ['Home', 'English'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(focused).toBe(name);
    }
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('[popovertarget="_languages"]')))
      .toBe(true);
  });

  test('another product is chosen', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await tabTo(page, '[popovertarget="_products"]');
    await page.keyboard.press('Enter');
    await tabTo(page, '#_products a[href="/joy-ui/"]');
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Joy UI');
    await expect.poll(() => isOpen(page, '#_products')).toBe(false);
  });

  test('the link that replaces a failed copy button has its focus', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { expected: [/\.md/, /Failed to load resource/] });
    await page.route('**/*.md', (route) => route.abort());
    await tabTo(page, 'main [data-copy-page]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('main .docs-page-top a[href$=".md"]'));
  });

  test('the button that closes the search on a small screen is marked', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, NARROW);
    await page.keyboard.press('/');
    await page.locator('#_search .DocSearch-Input').waitFor();
    await tabTo(page, '#_search .DocSearch-Cancel');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
          return `${outlineWidth} ${outlineStyle}`;
        }),
      )
      .toBe('2px solid');
  });

  test('the color mode cycles through its three values', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { colorScheme: 'light' });
    await tabTo(page, '[data-action="color-mode"]');
    for (const [key, shown, chosen] of [
      ['Enter', 'dark', 'dark'],
      ['Space', 'light', 'light'],
      ['Enter', 'light', 'system'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('color-mode'))).toBe(chosen);
      await expect(page.locator('html')).toHaveAttribute('data-color-mode', shown);
    }
  });

  test('a group of the sidebar opens, a page in it is opened, and the filter finds another', async ({
    site,
  }) => {
    const page = await site.openReady(PAGE);
    const button = '[data-group="/material-ui/customization"] > div > button';
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (wanted) => document.activeElement?.matches(`${wanted}[aria-expanded="true"]`),
      button,
    );
    await page.keyboard.press('Space');
    await page.waitForSelector(`${button}[aria-expanded="false"]`);
    await page.keyboard.press('Space');
    await page.waitForSelector(`${button}[aria-expanded="true"]`);
    await tabTo(page, '[href="/material-ui/customization/dark-mode/"]');
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Dark mode');

    await page.focus('.skip-link');
    await tabTo(page, '[data-nav-filter]');
    await page.keyboard.type('check');
    await tabTo(page, '[href="/material-ui/react-checkbox/"]');
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Checkbox');
  });

  test('the drawer of a narrow screen opens, is used and closes', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, NARROW);
    await tabTo(page, '[popovertarget="_sidebar"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => isOpen(page, '#_sidebar')).toBe(true);
    await tabTo(page, '#_sidebar [popovertargetaction="hide"]', 'Tab', 4);
    await page.keyboard.press('Enter');
    await expect.poll(() => isOpen(page, '#_sidebar')).toBe(false);
    await expect.poll(() => focused(page)).toContain('popovertarget="_sidebar"');
    await page.keyboard.press('Enter');
    await tabTo(page, '#_sidebar a[href="/material-ui/react-checkbox/"]');
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Checkbox');
    await expect.poll(() => isOpen(page, '#_sidebar')).toBe(false);
  });

  for (const [_name, id, options] of [
    ['drawer', '_sidebar', NARROW],
    ['menu', '_versions', {}],
  ] as const)
    test(`the ${_name} does not cover the focused element`, FULL, async ({ site }) => {
      const page = await site.openReady(PAGE, options);
      await page.focus(`[popovertarget="${id}"]`);
      await page.keyboard.press('Enter');
      await page.locator(`#${id} a`).last().focus();
      await expect.poll(() => isOpen(page, `#${id}`)).toBe(true);
      await page.keyboard.press('Tab');
      await expect.poll(() => isOpen(page, `#${id}`)).toBe(false);
      await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    });

  for (const [_name, path, options] of [
    ['wide', '/core/release-policy/', { viewport: { width: 1440, height: 900 } }],
    ['wide, with demos', PAGE, { viewport: { width: 1440, height: 900 } }],
    ['narrow', PAGE, NARROW],
    ['narrow, with the offer of a language', PAGE, { ...NARROW, locale: 'zh-CN' }],
  ] as const)
    test(
      `every stop of a ${_name} page is seen, marked and not covered`,
      full(_name !== 'wide'),
      async ({ site }) => {
        const page = await site.openReady(path, options);
        let stops = 0;
        for (; stops < 150; stops += 1) {
          await page.keyboard.press('Tab');
          const stop = await page.evaluate(readVisibleFocus);
          if (!stop) break;
          // The name of the bar "On this page" changes while the page scrolls.
          const good = { marked: true, free: true, sized: true };
          await expect.poll(() => page.evaluate(readVisibleFocus), stop.name).toMatchObject(good);
        }
        expect(stops).toBeGreaterThan(30);
      },
    );
});
