import type { Page } from 'playwright-core';
import { openHeld } from './harness/openHeld';
import { openReady } from './harness/openReady';
import { useSite } from './harness/useSite';
import { waitForPaint } from './harness/waitForPaint';
import { waitForRuntime } from './harness/waitForRuntime';

const site = useSite();
const PAGE = '/material-ui/react-button/';
const BUTTON = '[data-opens="search"]';
const FIELD = '#_search .DocSearch-Input';
const HIT = '#_search .DocSearch-Hit a';
const FAR = 'main a[href^="/"] >> nth=-1';

const isOpen = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLDialogElement>('#_search')?.matches(':modal') ?? false);

type Key = Pick<KeyboardEventInit, 'key' | 'code' | 'keyCode' | 'ctrlKey' | 'shiftKey'>;

/** A key press as a browser tells it; false where the page has taken it. */
const dispatch = (page: Page, selector: string, init: Key) =>
  page.evaluate(
    ([wanted, values]) =>
      document
        .querySelector(wanted)
        ?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...values })),
    [selector, init] as const,
  );

describe('keys of the search', () => {
  it('open it on a layout without Latin letters, and leave those of the browser alone', async () => {
    const page = await openReady(site(), PAGE);
    const taken = { code: 'KeyK', ctrlKey: true };
    expect(await dispatch(page, 'body', { key: 'K', ...taken, shiftKey: true })).toBe(true);
    expect(await isOpen(page)).toBe(false);
    expect(await dispatch(page, 'body', { key: 'ن', ...taken })).toBe(false);
    await page.locator(FIELD).waitFor();
  });

  it('follow no hit where Enter ends a composition, as WebKit tells it', async () => {
    const page = await openReady(site(), PAGE);
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await page.fill(FIELD, 'disableRipple');
    await page.locator(HIT).first().waitFor();
    expect(await dispatch(page, FIELD, { key: 'Enter', code: 'Enter', keyCode: 229 })).toBe(true);
    expect(await dispatch(page, FIELD, { key: 'Escape', code: 'Escape', keyCode: 229 })).toBe(true);
    expect(await isOpen(page)).toBe(true);
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(PAGE);
    await page.keyboard.press('Enter');
    await page.waitForURL(/#.*disableRipple/);
  });

  it('follow the first hit where Enter was pressed before there was a field', async () => {
    const { page, release } = await openHeld(site(), PAGE);
    await page.keyboard.press('/');
    await page.keyboard.type('disableRipple');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL(/#.*disableRipple/);
  });

  it('are left to the reader: the single one can be turned off, and is promised no more', async () => {
    const page = await openReady(site(), PAGE);
    const hint = page.locator(`${BUTTON} kbd`);
    expect(await hint.isVisible()).toBe(true);
    await page.locator('footer button').click();
    await page.locator('dialog:modal input[value="off"]').check();
    await page.keyboard.press('Escape');
    for (const visit of ['this', 'the next']) {
      await page.keyboard.press('/');
      expect([visit, await isOpen(page), await hint.isVisible()]).toEqual([visit, false, false]);
      expect(await page.getAttribute(BUTTON, 'aria-keyshortcuts')).toBe('Control+K Meta+K');
      await page.keyboard.press('Control+k');
      await page.locator(FIELD).waitFor();
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.getElementById('_search') === null);
      await page.reload();
      await waitForRuntime(page);
    }
  });

  it('are the page’s again once it is told that the framework can’t be had', async () => {
    const page = await site().open(PAGE, {
      expected: [/_next/, /Failed to load resource/, /ERR_FAILED/],
      prepare: (context) => context.route('**/_next/static/chunks/**', (route) => route.abort()),
    });
    await waitForPaint(page);
    await page.keyboard.press('/');
    await page.locator('#_missing').waitFor();
    for (const key of ['a', ' ', 'Backspace']) expect(await dispatch(page, 'body', { key })).toBe(true);
  });
});

describe('the focus behind a search that was asked for before the framework was there', () => {
  it.each(['/', 'Control+k'])('is where it was, by %s', async (key) => {
    const { page, release } = await openHeld(site(), PAGE);
    const far = page.locator(FAR);
    await far.focus();
    await page.keyboard.press(key);
    release();
    await page.locator(FIELD).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.getElementById('_search') === null);
    expect(await far.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('is on the button that was pressed', async () => {
    const { page, release } = await openHeld(site(), PAGE);
    await page.click(BUTTON);
    // As in browsers that give the focus to no button that is pressed.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    release();
    await page.locator(FIELD).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.getElementById('_search') === null);
    expect(await page.evaluate((button) => document.activeElement?.matches(button), BUTTON)).toBe(true);
  });
});

describe('a press', () => {
  it('that begins in the field and is let go of outside leaves the search open; one outside closes it', async () => {
    const page = await openReady(site(), PAGE);
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await page.fill(FIELD, 'button');
    const box = await page.locator(FIELD).boundingBox();
    if (!box) throw new Error('The field has no place');
    await page.mouse.move(box.x + 60, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(40, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await isOpen(page)).toBe(true);
    expect(await page.inputValue(FIELD)).toBe('button');
    await page.mouse.click(40, box.y);
    await page.waitForFunction(() => document.getElementById('_search') === null);
  });
});
