import type { BrowserContext, Page } from '@playwright/test';
import { expect, FULL, test } from './fixtures/test';

const PAGE = '/material-ui/react-button/';
const BUTTON = '[data-action="color-mode"]';
const ATTRIBUTE = 'data-color-mode';

const store = (mode: string) => (context: BrowserContext) =>
  context.addInitScript((value) => {
    if (sessionStorage.getItem('stored') === null) localStorage.setItem('color-mode', value);
    sessionStorage.setItem('stored', '');
  }, mode);

/** Records the scheme and the background of every frame, from the first one on. */
const recordFrames = (context: BrowserContext) =>
  context.addInitScript((attribute) => {
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const look = () => {
      const root = document.documentElement;
      const background = document.body ? getComputedStyle(document.body).backgroundColor : '';
      if (document.body) frames.push(`${root.getAttribute(attribute)} ${background}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, ATTRIBUTE);

const expectScheme = (page: Page, scheme: string) =>
  expect(page.locator('html')).toHaveAttribute(ATTRIBUTE, scheme);
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe('the color mode', () => {
  for (const [mode, colorScheme, expected, tag] of [
    ['light', 'light', 'light', '@full'],
    ['dark', 'light', 'dark', ''],
    ['light', 'dark', 'light', '@full'],
    ['dark', 'dark', 'dark', '@full'],
    ['system', 'light', 'light', '@full'],
    ['system', 'dark', 'dark', '@full'],
  ] as const)
    test(
      `${mode} on a ${colorScheme} device is ${expected}, from the first frame on`,
      tag ? { tag } : {},
      async ({ site }) => {
        const prepare = async (context: BrowserContext) => {
          await store(mode)(context);
          await recordFrames(context);
        };
        const page = await site.openReady(PAGE, { colorScheme, prepare });
        await expectScheme(page, expected);
        await page.waitForFunction(() => (window as unknown as { frames_: string[] }).frames_.length > 1);
        await expect(async () => {
          const frames = await page.evaluate(() => (window as unknown as { frames_: string[] }).frames_);
          expect([...new Set(frames)]).toEqual([`${expected} ${await background(page)}`]);
        }).toPass();
      },
    );

  test('of a theme in the address becomes the reader’s, from the first frame on', FULL, async ({ site }) => {
    const page = await site.openReady(`${PAGE}?theme=primary-b00020.mode-dark`, {
      colorScheme: 'light',
      fresh: true,
      prepare: recordFrames,
    });
    await expect(page).toHaveURL(site.origin + PAGE);
    const demo = page.locator('[data-demo]').first();
    await expect(demo).toBeVisible();
    await expect(demo).toHaveCSS('--mui-palette-background-paper', '#1c2530');
    await expect
      .poll(async () => {
        const frames = await page.evaluate(() => (window as unknown as { frames_: string[] }).frames_);
        return [...new Set(frames)].join();
      })
      .toBe(`dark ${await background(page)}`);
    await page.click('header [data-opens="settings"]');
    await expect(page.locator('dialog[open]').getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.reload();
    await expectScheme(page, 'dark');
  });

  test(
    'of a later page also applies to a page that the browser has cached, when the reader comes back',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(PAGE);
      await expectScheme(page, 'light');
      await page.evaluate(() => {
        localStorage.setItem('color-mode', 'dark');
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await expectScheme(page, 'dark');
    },
  );

  test('is active before any of the body has arrived', FULL, async ({ site }) => {
    const whole = await (await fetch(site.origin + PAGE)).text();
    const [head = ''] = whole.split('<body');
    let sendRest = () => {};
    const page = await site.open('/privacy/', { prepare: store('dark') });
    site.intercept = (request, response) => {
      if (request.url !== PAGE) return false;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(`${head}<body>`);
      sendRest = () => response.end(whole.slice(head.length + '<body>'.length));
      return true;
    };
    await page.goto(site.origin + PAGE, { waitUntil: 'commit' });
    await expectScheme(page, 'dark');
    await expect(page.locator('h1')).toHaveCount(0);
    sendRest();
    await page.locator('h1').waitFor();
  });

  test(
    'that a former version stored is moved, and reaches the library of the demos',
    FULL,
    async ({ site }) => {
      const prepare = (context: BrowserContext) =>
        context.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
      const page = await site.openReady(PAGE, { colorScheme: 'light', prepare });
      await expectScheme(page, 'dark');
      await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
      await expect
        .poll(() => page.evaluate(() => ['color-mode', 'mui-mode'].map((key) => localStorage.getItem(key))))
        .toEqual(['dark', null]);
    },
  );

  test('follows the device until it is chosen', async ({ site }) => {
    const page = await site.openReady(PAGE);
    const light = await background(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectScheme(page, 'dark');
    await expect.poll(() => background(page)).not.toBe(light);
  });

  test('is announced to readers who do not see it', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    // Each mode has an icon of its own.
    const icon = page.locator(`${BUTTON} path`).filter({ visible: true });
    await expect(page.locator(BUTTON)).toHaveAccessibleName('Color mode: System');
    for (const text of ['Dark', 'Light', 'System']) {
      const former = (await icon.getAttribute('d')) ?? '';
      await page.click(BUTTON);
      await expect(page.locator(BUTTON)).toHaveAccessibleName(`Color mode: ${text}`);
      await expect(icon).not.toHaveAttribute('d', former);
      await page.locator('#_announcer', { hasText: text }).waitFor({ state: 'attached' });
    }
  });

  test('is kept from page to page, and shared with other tabs', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    const other = await site.readers.openPage(page.context());
    await other.emulateMedia({ colorScheme: 'light' });
    await other.goto(`${site.origin}/joy-ui/`);
    await page.click(BUTTON);
    await expectScheme(page, 'dark');
    await expectScheme(other, 'dark');
    await page.click('#_sidebar a[href="/material-ui/react-checkbox/"]');
    await page.waitForURL('**/react-checkbox/');
    await expectScheme(page, 'dark');
    await page.reload();
    await expectScheme(page, 'dark');
  });

  for (const junk of ['<script>', '{"mode":"dark"}', 'DARK', '', 'x'.repeat(1_000_000)])
    test(`ignores and replaces the stored value ${junk.slice(0, 20)}`, FULL, async ({ site }) => {
      const page = await site.openReady(PAGE, { prepare: store(junk) });
      await expectScheme(page, 'light');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('color-mode'))).toBe('system');
    });

  for (const kind of ['throws on every use', 'is not there', 'is full'])
    test(`changes for the document if storage ${kind}`, FULL, async ({ site }) => {
      const prepare = (context: BrowserContext) =>
        context.addInitScript((how) => {
          const fail = () => {
            throw new DOMException('denied', how === 'is full' ? 'QuotaExceededError' : 'SecurityError');
          };
          if (how === 'is full') Storage.prototype.setItem = fail;
          else {
            for (const area of ['localStorage', 'sessionStorage']) {
              Object.defineProperty(window, area, { get: how === 'is not there' ? () => null : fail });
            }
            Object.defineProperty(document, 'cookie', { get: fail, set: fail });
          }
        }, kind);
      const page = await site.openReady(PAGE, { prepare });
      await page.click(BUTTON);
      await expectScheme(page, 'dark');
    });
});
