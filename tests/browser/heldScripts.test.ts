import type { Page } from '@playwright/test';
import { expectReady, waitForHeading } from './fixtures/page';
import { expect, FULL, full, test } from './fixtures/test';

const PAGE = '/material-ui/react-button/';

const expectNotReady = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-alive');
const expectScheme = (page: Page, scheme: string) =>
  expect(page.locator('html')).toHaveAttribute('data-color-mode', scheme);
const expectOpen = (page: Page, id: string, isOpen: boolean) =>
  expect(page.locator(`#${id}:popover-open`)).toHaveCount(isOpen ? 1 : 0);

/** Clicks from a program: without pointer or focus. */
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => element.click());

/** Operates the same control by keyboard. */
const type = async (page: Page, selector: string) => {
  await page.focus(selector);
  await page.keyboard.press('Enter');
};

const WAYS = [
  ['a click without a pointer', press],
  ['the keyboard', type],
] as const;

for (const [way, activate] of WAYS)
  test.describe(`while the scripts are held back, by ${way}`, () => {
    test(
      'the controls that the browser or the inline script handles work',
      full(activate !== press),
      async ({ site }) => {
        const { page } = await site.openHeld(PAGE);
        await expectScheme(page, 'light');
        await activate(page, '[data-action="color-mode"]');
        await expectScheme(page, 'dark');
        for (const menu of ['_products', '_versions', '_languages']) {
          const button = `[popovertarget="${menu}"]`;
          await activate(page, button);
          await expectOpen(page, menu, true);
          await activate(page, button);
          await expectOpen(page, menu, false);
        }
        const hash = await page.evaluate(() => `#${document.querySelectorAll('main h2[id]')[2]?.id}`);
        await activate(page, `#_toc a[href="${hash}"]`);
        await page.waitForFunction((wanted) => window.location.hash === wanted && window.scrollY > 100, hash);
        await expectNotReady(page);
        await activate(page, '#_sidebar a[href="/material-ui/react-checkbox/"]');
        await waitForHeading(page, 'Checkbox');
        await expectNotReady(page);
      },
    );

    test('the drawer of a narrow screen opens and closes', FULL, async ({ site }) => {
      const { page } = await site.openHeld(PAGE, { viewport: { width: 360, height: 740 } });
      await activate(page, '[popovertarget="_sidebar"]');
      await expectOpen(page, '_sidebar', true);
      await activate(page, '#_sidebar [popovertargetaction="hide"]');
      await expectOpen(page, '_sidebar', false);
      await expectNotReady(page);
    });
  });

test.describe('a page whose scripts come late', () => {
  test('comes to life then, and answers earlier actions', async ({ site }) => {
    const { page, release } = await site.openHeld(PAGE);
    await press(page, '[data-action="color-mode"]');
    await press(page, '[data-group="/material-ui/integrations"] > div > button');
    await page.fill('[data-nav-filter]', 'dark');
    await page.click('[popovertarget="_products"]');
    await page.evaluate(() => window.scrollTo(0, 500));
    await expectNotReady(page);
    release();
    await expectReady(page);
    await expectScheme(page, 'dark');
    await expectOpen(page, '_products', true);
    await expect(page.locator('[data-nav-filter]')).toHaveValue('dark');
    await page.locator('#_sidebar a[href="/material-ui/customization/dark-mode/"]').waitFor();
    const group = page.locator('[data-group="/material-ui/integrations"] > div > button');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  });
});

test.describe('a page without its scripts', () => {
  test('stays readable and its links work', FULL, async ({ site }) => {
    const page = await site.open('/versions/', {
      fresh: true,
      expected: [/404/, /Failed to load/, /uncaught/],
    });
    await page.context().route(/\/_docs\/islands\//, (route) => route.fulfill({ status: 404 }));
    await page.goto(site.origin + PAGE);
    await expect(page.locator('main h1')).toContainText('Button');
    await expect.poll(async () => (await page.locator('main').innerText()).length).toBeGreaterThan(2000);
    await page.click('#_sidebar a[href="/material-ui/react-checkbox/"]');
    await waitForHeading(page, 'Checkbox');
  });
});
