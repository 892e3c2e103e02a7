import { moduleOf } from './offline/builtModules';
import { expect, FULL, test } from './fixtures/test';
import { playScene, waitForFrames, waitForIdle, waitForPaint, waitForRuntime } from './fixtures/page';
import type { Page } from '@playwright/test';

const PAGE = '/material-ui/react-button/';
const BUTTON = '[data-opens="search"]';
const FIELD = '#_search .DocSearch-Input';
const HIT = '#_search .DocSearch-Hit a';
const FAR = 'main a[href^="/"] >> nth=-1';

const isOpen = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLDialogElement>('#_search')?.matches(':modal') ?? false);

type Key = Pick<KeyboardEventInit, 'key' | 'code' | 'keyCode' | 'ctrlKey' | 'shiftKey'>;

/** Dispatches a key press in a browser's format; returns false if the page has canceled it. */
const dispatch = (page: Page, selector: string, init: Key) =>
  playScene(
    page,
    ([wanted, values]: readonly [string, Key]) =>
      document
        .querySelector(wanted)
        ?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...values })),
    [selector, init] as const,
  );

test.describe('keys of the search', () => {
  test(
    'open it on a layout without Latin letters, and leave those of the browser alone',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(PAGE);
      const taken = { code: 'KeyK', ctrlKey: true };
      const isShiftLeft = await dispatch(page, 'body', { key: 'K', ...taken, shiftKey: true });
      expect(isShiftLeft).toBe(true);
      await waitForFrames(page);
      await expect(page.locator('#_search')).toHaveCount(0);
      const isPlainLeft = await dispatch(page, 'body', { key: 'ن', ...taken });
      expect(isPlainLeft).toBe(false);
      await page.locator(FIELD).waitFor();
    },
  );

  test('follow no hit if Enter ends a composition, in the event order of WebKit', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await page.fill(FIELD, 'disableRipple');
    await page.locator(HIT).first().waitFor();
    for (const key of ['Enter', 'Escape']) {
      const isLeft = await dispatch(page, FIELD, { key, code: key, keyCode: 229 });
      expect(isLeft).toBe(true);
    }
    await waitForIdle(page);
    await expect.poll(() => isOpen(page)).toBe(true);
    await expect(page).toHaveURL(site.origin + PAGE);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#.*disableRipple/);
  });

  test('follow the first hit if Enter was pressed before there was a field', FULL, async ({ site }) => {
    const { page, release } = await site.openHeld(PAGE);
    await page.keyboard.press('/');
    await page.keyboard.type('disableRipple');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL(/#.*disableRipple/);
  });

  test(
    'are left to the reader: the single one can be turned off, and is not advertised then',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(PAGE);
      await expect.poll(() => page.getAttribute(BUTTON, 'aria-keyshortcuts')).toBe('Control+K Meta+K /');
      await page.locator('footer button').click();
      await page.getByRole('switch', { name: 'Press / to search' }).uncheck();
      await page.keyboard.press('Escape');
      for (const visit of ['this', 'the next']) {
        await page.keyboard.press('/');
        await waitForFrames(page);
        await expect.poll(async () => [visit, await page.locator('#_search').count()]).toEqual([visit, 0]);
        await expect.poll(() => page.getAttribute(BUTTON, 'aria-keyshortcuts')).toBe('Control+K Meta+K');
        await page.keyboard.press('Control+k');
        await page.locator(FIELD).waitFor();
        await page.keyboard.press('Escape');
        await page.waitForFunction(() => document.getElementById('_search') === null);
        await page.reload();
        await waitForRuntime(page);
      }
    },
  );

  test('belong to the page again after the search could not be loaded', FULL, async ({ site }) => {
    const page = await site.open(PAGE, {
      expected: [/islands/, /Failed to load resource/, /ERR_FAILED/],
      prepare: (context) => context.route(`**${moduleOf('search')}*`, (route) => route.abort()),
    });
    await waitForPaint(page);
    await page.keyboard.press('/');
    await page.locator('[data-island-failure]').waitFor();
    for (const key of ['a', ' ', 'Backspace'])
      await expect.poll(() => dispatch(page, 'body', { key })).toBe(true);
  });
});

test.describe('the focus after a search that was requested before its code had loaded', () => {
  for (const key of ['/', 'Control+k'])
    test(`is where it was, by ${key}`, FULL, async ({ site }) => {
      const { page, release } = await site.openHeld(PAGE);
      const far = page.locator(FAR);
      await far.focus();
      await page.keyboard.press(key);
      release();
      await page.locator(FIELD).waitFor();
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.getElementById('_search') === null);
      await expect.poll(() => far.evaluate((link) => link === document.activeElement)).toBe(true);
    });
});

test.describe('a press', () => {
  test(
    'that begins in the field and is let go of outside leaves the search open; one outside closes it',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(PAGE);
      await page.keyboard.press('/');
      await page.locator(FIELD).waitFor();
      await page.fill(FIELD, 'button');
      const box = await page.locator(FIELD).boundingBox();
      if (!box) throw new Error('The field has no place');
      await page.mouse.move(box.x + 60, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(40, box.y + box.height / 2, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => isOpen(page)).toBe(true);
      await expect.poll(() => page.inputValue(FIELD)).toBe('button');
      await page.mouse.click(40, box.y);
      await page.waitForFunction(() => document.getElementById('_search') === null);
    },
  );
});
