import { expect, FULL, test } from '../fixtures/test';
import type { BrowserContext, Page } from '@playwright/test';
import { holdTimers, passTimers } from '../fixtures/timers';

const CONFIRMATION_MS = 1200;
const PAGE = '/material-ui/react-button/';
const INSTALL = '/material-ui/getting-started/installation/';

/** Gives the page a working clipboard, recorded in a variable. */
const withClipboard = async (context: BrowserContext) => {
  await holdTimers(context, CONFIRMATION_MS);
  await context.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
  });
};
/** Removes the clipboard; `execCommand` works or not. */
const withoutClipboard = (fallback: boolean) => async (context: BrowserContext) => {
  await holdTimers(context, CONFIRMATION_MS);
  await context.addInitScript((works) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    const written: string[] = [];
    Object.assign(window, { written });
    document.execCommand = () => {
      const field = document.activeElement;
      if (works && field instanceof HTMLTextAreaElement) written.push(field.value);
      return works;
    };
  }, fallback);
};

const written = (page: Page) => page.evaluate(() => (window as unknown as { written: string[] }).written);
const block = (page: Page) => page.locator('main .code').first();

test.describe('a code block', () => {
  test('is copied by its button, which confirms for 1.2 seconds', async ({ site }) => {
    const page = await site.openReady(PAGE, { prepare: withClipboard });
    const button = block(page).locator('[data-copy]');
    const code = await block(page).locator('pre').textContent();
    await button.click();
    await button.filter({ hasText: 'Copied' }).waitFor();
    await expect.poll(() => written(page)).toEqual([code]);
    await page.locator('#_announcer', { hasText: 'Copied' }).waitFor({ state: 'attached' });
    await passTimers(page);
    await expect.poll(() => button.textContent()).toBe('Copy');
  });

  test('is copied by a click that came before the page was alive', FULL, async ({ site }) => {
    const page = await site.open(PAGE, { prepare: withClipboard });
    await page.evaluate(() => document.querySelector<HTMLElement>('main .code [data-copy]')?.click());
    await page.waitForFunction(() => (window as unknown as { written: string[] }).written.length === 1);
  });

  test('is copied by the fallback if the browser has no clipboard', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { prepare: withoutClipboard(true) });
    await block(page).locator('[data-copy]').click();
    await block(page).locator('[data-copy]', { hasText: 'Copied' }).waitFor();
    await expect.poll(() => written(page)).toHaveLength(1);
  });

  test('reports it, to screen readers too, and selects the code if nothing works', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { prepare: withoutClipboard(false) });
    await block(page).locator('[data-copy]').click();
    await block(page).locator('.code-message', { hasText: 'blocked copying' }).waitFor();
    await page.locator('#_announcer', { hasText: 'blocked copying' }).waitFor({ state: 'attached' });
    await expect.poll(() => block(page).locator('[data-copy]').textContent()).toBe('Copy');
    await expect
      .poll(() => page.evaluate(() => window.getSelection()?.toString().trim()))
      .toBe((await block(page).locator('pre').innerText()).trim());
  });

  test('is copied whole by Ctrl+C under the pointer, unless text is selected', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { prepare: withClipboard });
    await block(page).locator('pre').hover();
    await expect(page.locator('main')).toHaveAttribute('data-alive', '');
    await page.keyboard.press('Control+c');
    await page.waitForFunction(() => (window as unknown as { written: string[] }).written.length === 1);
    await page.keyboard.press('Meta+c');
    await page.waitForFunction(() => (window as unknown as { written: string[] }).written.length === 2);
    // On an Arabic keyboard layout.
    await page.evaluate(() =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ؤ', code: 'KeyC', ctrlKey: true })),
    );
    await page.waitForFunction(() => (window as unknown as { written: string[] }).written.length === 3);
    await page.evaluate(() => window.getSelection()?.selectAllChildren(document.querySelector('h1') as Node));
    await page.keyboard.press('Control+c');
    await page.evaluate(() => window.getSelection()?.removeAllRanges());
    await page.keyboard.press('Control+Shift+c');
    await page.mouse.move(700, 5);
    await page.keyboard.press('Control+c');
    await expect.poll(() => written(page)).toHaveLength(3);
  });

  test(
    'is copied by Ctrl+C with the focus in it, and a field keeps its own copying',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(PAGE, { prepare: withClipboard });
      await block(page).locator('pre').focus();
      await expect(page.locator('main')).toHaveAttribute('data-alive', '');
      await page.keyboard.press('Control+c');
      await page.waitForFunction(() => (window as unknown as { written: string[] }).written.length === 1);
      await block(page).locator('pre').hover();
      await page.locator('[data-nav-filter]').focus();
      await page.keyboard.press('Control+c');
      await expect.poll(() => written(page)).toHaveLength(1);
    },
  );

  test('is copied by Ctrl+C over it after one of its tabs was chosen', FULL, async ({ site }) => {
    const page = await site.openReady(INSTALL, { prepare: withClipboard });
    const group = page.locator('[data-choice="codeblock-package-manager"]').first();
    await group.locator('label', { hasText: 'pnpm' }).click();
    // The one of the other tab may still be visible.
    await group.locator('pre:visible', { hasText: 'pnpm add' }).hover();
    await expect(page.locator('main')).toHaveAttribute('data-alive', '');
    await page.keyboard.press('Control+c');
    await page.waitForFunction(() => (window as unknown as { written: string[] }).written.length === 1);
    await expect.poll(async () => (await written(page))[0]).toContain('pnpm add');
  });

  test('is not affected by Ctrl+C in a demo, which may copy something itself', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { prepare: withClipboard });
    const stage = page.locator('[data-demo]').first();
    // A playground waits for a touch.
    await stage.dispatchEvent('pointerdown');
    await stage.and(page.locator('[data-live]')).waitFor();
    await stage.locator('button:enabled').first().focus();
    const code = page.locator('main [data-code-block] pre:visible, main .code pre:visible').first();
    await code.hover();
    await page.keyboard.press('Control+c');
    // The next event is for the block; by then the first one has been handled.
    await code.focus();
    await page.keyboard.press('Control+c');
    await page.waitForFunction(() => (window as unknown as { written: string[] }).written.length > 0);
    await expect.poll(() => written(page)).toHaveLength(1);
  });
});

test.describe('code tabs', () => {
  const chosen = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-choice="codeblock-package-manager"]')].map(
        (group) => group.querySelector<HTMLInputElement>('input:checked')?.value,
      ),
    );
  const choose = (page: Page, name: string) =>
    page
      .locator('[data-choice="codeblock-package-manager"]')
      .first()
      .locator(`input[value="${name}"]`)
      .check({ force: true });

  test('switch together on a page, are remembered, and stay on other pages and after a reload', async ({
    site,
  }) => {
    const page = await site.openReady(INSTALL);
    await expect.poll(async () => (await chosen(page)).length).toBeGreaterThan(1);
    await choose(page, 'yarn');
    await expect.poll(async () => new Set(await chosen(page))).toEqual(new Set(['yarn']));
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('codeblock-package-manager')))
      .toBe('yarn');
    await page.reload();
    await expect.poll(async () => new Set(await chosen(page))).toEqual(new Set(['yarn']));
    await expect
      .poll(() =>
        page.locator('[data-choice="codeblock-package-manager"] .code-panel:visible').first().innerText(),
      )
      .toContain('yarn add');
  });

  test(
    'show a choice from a later page to a reader who comes back to a page that the browser has cached',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(INSTALL);
      await choose(page, 'pnpm');
      await page.evaluate(() => {
        localStorage.setItem('codeblock-package-manager', 'yarn');
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await expect.poll(async () => new Set(await chosen(page))).toEqual(new Set(['yarn']));
    },
  );

  test('need no storage', FULL, async ({ site }) => {
    const page = await site.openReady(INSTALL, {
      prepare: (context) =>
        context.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }),
    });
    await choose(page, 'pnpm');
    await expect.poll(async () => new Set(await chosen(page))).toEqual(new Set(['pnpm']));
  });

  test('show the last choice, even if the storage is full', FULL, async ({ site }) => {
    const page = await site.openReady(INSTALL, {
      prepare: (context) =>
        context.addInitScript(() => {
          if (localStorage.length === 0) localStorage.setItem('codeblock-package-manager', 'yarn');
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        }),
    });
    await expect.poll(async () => new Set(await chosen(page))).toEqual(new Set(['yarn']));
    await choose(page, 'pnpm');
    await expect.poll(async () => new Set(await chosen(page))).toEqual(new Set(['pnpm']));
  });

  test('forget an unknown name', FULL, async ({ site }) => {
    const page = await site.openReady(INSTALL, {
      prepare: (context) =>
        context.addInitScript(() => {
          if (!sessionStorage.getItem('seeded'))
            localStorage.setItem('codeblock-package-manager', '<script>');
          sessionStorage.setItem('seeded', '');
        }),
    });
    await expect.poll(async () => new Set(await chosen(page))).toEqual(new Set(['npm']));
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('codeblock-package-manager')))
      .toBeNull();
  });
});

test.describe('long lines on a small screen', () => {
  test('wrap everywhere at the press of a button, and stay so', async ({ site }) => {
    const page = await site.open(PAGE, {
      viewport: { width: 360, height: 740 },
    });
    const wide = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main .code.long pre')].filter(
            (pre) => pre.scrollWidth > pre.clientWidth,
          ).length,
      );
    await expect.poll(() => wide()).toBeGreaterThan(0);
    const button = page.locator('main .code.long .wrap').first();
    await button.click();
    await expect.poll(() => wide()).toBe(0);
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    await expect.poll(() => wide()).toBe(0);
    await expect
      .poll(() => page.locator('main .code.long .wrap').first().getAttribute('aria-pressed'))
      .toBe('true');
  });
});
