import type { Site } from '../fixtures/site';
import { expect, FULL, full, test } from '../fixtures/test';
import { markDocument, waitForPaint, waitForRuntime, followHref, waitForFrames } from '../fixtures/page';
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { holdTimers, passTimers, waitForHeldTimer } from '../fixtures/timers';
import { COPY_CONFIRMATION_MS } from '../../../src/constants';
import { openMenuEntry } from './demoMenu';
import { findChunk } from './findChunk';
import { liveDemos } from './liveDemos';

const BUTTONS = '/material-ui/react-button/';
const MENUS = '/material-ui/react-menu/';
const DEMOS = '/experiments/docs/demos/';

const demo = (page: Page, name: string) => page.locator(`section[aria-label="${name}"]`);
const tool = (page: Page, name: string, label: string) =>
  demo(page, name).getByRole('button', { name: label, exact: true });
const code = (page: Page, name: string) =>
  demo(page, name).locator('[data-code-block][data-open] pre:visible').last();
/** Waits until all demos that are alive link to their code in a language. */
const waitForVariant = (page: Page, variant: 'TS' | 'JS') =>
  page.waitForFunction(
    (end) => {
      const links = [
        ...document.querySelectorAll<HTMLAnchorElement>('[data-region][data-alive] [data-track="demo-link"]'),
      ];
      return links.length > 0 && links.every(({ hash }) => hash.endsWith(end));
    },
    variant === 'TS' ? '.tsx' : '.js',
  );
/** Chooses JavaScript in the menu of a demo. */
const chooseJavaScript = async (page: Page, name: string) =>
  (await openMenuEntry(demo(page, name), 'Show JavaScript')).click();
/** Waits until the whole code of a demo is shown, or hidden. */
const waitForCode = (page: Page, name: string, isWhole: boolean) => {
  const text = isWhole ? { hasText: 'export default' } : { hasNotText: 'export default' };
  return code(page, name).filter(text).waitFor();
};
const cookie = (page: Page) => page.evaluate(() => /codeVariant=(\w*)/.exec(document.cookie)?.[1]);

test.describe('the toolbar of a demo', () => {
  test('shows all of the code, the preview again, and its state', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTONS);
    await expect.poll(() => code(page, 'SaveButton').textContent()).not.toContain('export default');
    await tool(page, 'SaveButton', 'Show code').click();
    await waitForCode(page, 'SaveButton', true);
    await expect
      .poll(() => code(page, 'SaveButton').textContent())
      .toContain('export default function SaveButton');
    await expect.poll(() => tool(page, 'SaveButton', 'Hide code').getAttribute('aria-expanded')).toBe('true');
    await tool(page, 'SaveButton', 'Hide code').click();
    await waitForCode(page, 'SaveButton', false);
  });

  test('switches the language of every demo in use at once, for a year, on other pages as well', async ({
    site,
  }) => {
    const page = await site.openReady(BUTTONS);
    await tool(page, 'SaveButton', 'Show code').click();
    await chooseJavaScript(page, 'InputFileUpload');
    await waitForVariant(page, 'JS');
    await demo(page, 'SaveButton')
      .locator('[data-code-block][data-open] pre:visible', { hasNotText: 'SaveState' })
      .last()
      .waitFor();
    await expect.poll(() => cookie(page)).toBe('JS');
    const expiry = async () => (await page.context().cookies())[0]?.expires ?? 0;
    await expect.poll(expiry).toBeGreaterThan(Date.now() / 1000 + 364 * 24 * 3600);
    await page.goto(site.origin + MENUS);
    await waitForRuntime(page);
    await demo(page, 'BasicMenu').scrollIntoViewIfNeeded();
    await waitForVariant(page, 'JS');
  });

  test('follows a choice that was made in another tab', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTONS);
    const other = await page.context().newPage();
    await other.goto(site.origin + MENUS);
    await waitForRuntime(other);
    await demo(page, 'SaveButton').scrollIntoViewIfNeeded();
    await waitForVariant(page, 'TS');
    await chooseJavaScript(other, 'BasicMenu');
    await waitForVariant(page, 'JS');
  });

  for (const value of ['', '<script>', 'ts', 'x'.repeat(2000)])
    test(
      `reads the cookie ${JSON.stringify(value)} as TypeScript, and corrects it`,
      FULL,
      async ({ site }) => {
        const page = await site.openReady(BUTTONS, {
          prepare: (context) => context.addCookies([{ name: 'codeVariant', value, url: site.origin }]),
        });
        await demo(page, 'SaveButton').scrollIntoViewIfNeeded();
        await waitForVariant(page, 'TS');
        await page.waitForFunction(() => /codeVariant=TS(?:;|$)/.test(document.cookie));
      },
    );

  for (const [end, variant, text] of [
    ['tsx', 'TS', 'React.useState<keyof typeof messages>'],
    ['js', 'JS', 'React.useState('],
  ] as const)
    test(`is opened by an address that ends in .${end}`, FULL, async ({ site }) => {
      const page = await site.open(`${BUTTONS}#SaveButton.${end}`);
      // The code is shown before the page is alive, in TypeScript.
      await expect
        .poll(() => code(page, 'SaveButton').textContent())
        .toContain('export default function SaveButton');
      await waitForRuntime(page);
      await demo(page, 'SaveButton')
        .locator('[data-code-block][data-open] pre:visible', { hasText: text })
        .last()
        .waitFor();
      await waitForVariant(page, variant);
      await expect.poll(() => cookie(page)).toBeUndefined();
      await page.waitForFunction(() => {
        const box = document.querySelector('section[aria-label="SaveButton"]')?.getBoundingClientRect();
        return box !== undefined && Math.abs(box.top - 73) < 40;
      });
      await page.evaluate(() => {
        window.location.hash = '#InputFileUpload.tsx';
      });
      await demo(page, 'InputFileUpload').getByRole('button', { name: 'Hide code' }).waitFor();
      await waitForVariant(page, 'TS');
    });

  test('keeps the position of a reader who scrolls before the page is alive', FULL, async ({ site }) => {
    const page = await site.open(`${BUTTONS}#SaveButton.tsx`);
    await page.waitForFunction(() => window.scrollY > 100);
    const left = await page.evaluate(() => {
      window.scrollTo(0, window.scrollY + 700);
      return window.scrollY;
    });
    await waitForRuntime(page);
    await demo(page, 'SaveButton').getByRole('button', { name: 'Hide code' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });

  test('restores the position of the reader', FULL, async ({ site }) => {
    const page = await site.openReady(`${BUTTONS}#SaveButton.tsx`);
    await demo(page, 'SaveButton').getByRole('button', { name: 'Hide code' }).waitFor();
    const left = await page.evaluate(() => {
      window.scrollTo(0, window.scrollY + 700);
      return window.scrollY;
    });
    await followHref(page, '/material-ui/react-checkbox/');
    await page.locator('h1', { hasText: 'Checkbox' }).waitFor();
    await page.goBack();
    await demo(page, 'SaveButton').getByRole('button', { name: 'Hide code' }).waitFor();
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 2, left);
  });

  for (const [way, enter] of [
    ['in a document', (site: Site, href: string) => site.openReady(href)],
    [
      'by a link of another page',
      async (site: Site, href: string) => {
        const page = await site.openReady('/material-ui/react-checkbox/');
        await followHref(page, href);
        return page;
      },
    ],
  ] as const)
    test(`is found by its older spelling ${way}`, FULL, async ({ site }) => {
      const page = await enter(site, `${BUTTONS}#material-SaveButton.tsx`);
      await demo(page, 'SaveButton').getByRole('button', { name: 'Hide code' }).waitFor();
      await page.waitForFunction(() => {
        const box = document.querySelector('section[aria-label="SaveButton"]')?.getBoundingClientRect();
        return box !== undefined && Math.abs(box.top - 73) < 40;
      });
    });

  test('copies the language that is shown', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTONS, {
      prepare: async (context) => {
        await holdTimers(context, COPY_CONFIRMATION_MS);
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      },
    });
    const source = readFileSync('data/products/material-ui/pages/react-button/SaveButton.tsx', 'utf8');
    await tool(page, 'SaveButton', 'Copy').click();
    await tool(page, 'SaveButton', 'Copied').waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(source);
    await passTimers(page);
    await chooseJavaScript(page, 'SaveButton');
    await waitForVariant(page, 'JS');
    await tool(page, 'SaveButton', 'Copy').click();
    await tool(page, 'SaveButton', 'Copied').waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toContain('SaveState');
  });

  test('reports why it can not copy', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTONS, {
      fresh: true,
      expected: [/request answered 404/, /Failed to load resource/],
    });
    site.intercept = (request, response) => {
      if (!request.url?.startsWith('/_docs/demos/')) return false;
      response.writeHead(404).end();
      return true;
    };
    await tool(page, 'SaveButton', 'Copy').click();
    await demo(page, 'SaveButton').getByText('This part could not be loaded.').waitFor();
    site.intercept = undefined;
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await tool(page, 'SaveButton', 'Copy').click();
    await demo(page, 'SaveButton').getByText('Your browser blocked copying.').waitFor();
  });

  test('has the choice of the language in the first demo of a page, others have it in their menu', async ({
    site,
  }) => {
    const page = await site.openReady(BUTTONS);
    await expect(page.getByRole('toolbar').getByRole('group', { name: 'Code language' })).toHaveCount(1);
    await expect(page.locator('[data-playground] [role=toolbar]').getByText('JS')).toBeVisible();
    await chooseJavaScript(page, 'SaveButton');
    await waitForVariant(page, 'JS');
    await openMenuEntry(demo(page, 'SaveButton'), 'Show TypeScript');
  });

  for (const path of [BUTTONS, '/material-ui/react-dialog/', '/system/spacing/'])
    test(`has four controls and a menu at most: ${path}`, FULL, async ({ site }) => {
      const page = await site.openReady(path);
      // The first bar also has the choice of a language.
      const controls = ':scope > button';
      const countMost = () =>
        page
          .getByRole('toolbar')
          .evaluateAll(
            (bars, each) => Math.max(0, ...bars.map((bar) => bar.querySelectorAll(each).length)),
            controls,
          );
      await expect.poll(countMost).toBeGreaterThan(1);
      await expect.poll(countMost).toBeLessThanOrEqual(5);
    });

  test('is one stop of the Tab key, and arrow keys move through it', async ({ site }) => {
    const page = await site.openReady(BUTTONS);
    const tip = page.locator('[role="toolbar"] :focus .tip');
    await tool(page, 'SaveButton', 'Show code').focus();
    for (const name of ['Copy', 'Reset demo']) {
      await page.keyboard.press('ArrowRight');
      await expect(tip).toHaveText(name);
      await expect(tip).toHaveCSS('opacity', '1');
    }
    await page.keyboard.press('End');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('More actions');
    await expect(tip).toHaveCSS('opacity', '1');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Show code');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role="toolbar"]')))
      .toBeNull();
  });
});

test.describe('the language of a demo', () => {
  for (const [route, name, languages] of [
    ['/ar/experiments/docs/demos/', 'SeatCounter', ['ar', 'en']],
    ['/ar/material-ui/react-button/', 'SaveButton', ['ar', 'en']],
    ['/material-ui/react-button/', 'SaveButton', ['en', 'en']],
  ] as const)
    test(`on ${route}: the tools of ${name} speak the reader's, the demo its own`, FULL, async ({ site }) => {
      const page = await site.openReady(route);
      const spoken = (selector: string) =>
        demo(page, name)
          .locator(selector)
          .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
      await expect
        .poll(async () => [await spoken('[role="toolbar"]'), await spoken('[data-demo]')])
        .toEqual(languages);
      if (languages[0] === 'en') return;
      await demo(page, name).getByRole('button', { name: 'تحرير', exact: true }).click();
      const hint = demo(page, name).getByText('Esc');
      await expect.poll(() => hint.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    });
});

for (const [prefix, name] of [
  ['', 'SaveButton.tsx code excerpt'],
  ['/zh', 'SaveButton.tsx 代码节选'],
  ['/pt', 'Trecho do código de SaveButton.tsx'],
  ['/ar', 'مقتطف من شيفرة SaveButton.tsx'],
] as const)
  test(`the preview of a demo is named in the language of its tools: ${prefix}`, FULL, async ({ site }) => {
    const page = await site.open(`${prefix}${BUTTONS}`);
    await expect
      .poll(() => demo(page, 'SaveButton').locator('pre').first().getAttribute('aria-label'))
      .toBe(name);
  });

test.describe('the color mode and direction of one demo', () => {
  test('is switched to other colors without the page, menus included', async ({ site }) => {
    const page = await site.openReady(MENUS, { colorScheme: 'light', reducedMotion: 'reduce' });
    const menus = demo(page, 'BasicMenu').locator('[data-demo]');
    await menus.scrollIntoViewIfNeeded();
    await expect(menus).toHaveAttribute('data-live', '');
    await (await openMenuEntry(demo(page, 'BasicMenu'), 'Toggle dark mode for this demo')).click();
    await demo(page, 'BasicMenu').locator('[data-stage][data-color-mode="dark"]').waitFor();
    await expect.poll(() => page.getAttribute('html', 'data-color-mode')).toBe('light');
    await demo(page, 'BasicMenu').locator('[data-demo] button').first().click();
    const menu = page.locator('.MuiMenu-paper');
    await menu.waitFor();
    await expect
      .poll(() => menu.evaluate((paper) => getComputedStyle(paper).backgroundColor))
      .toBe('rgb(28, 37, 48)');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await (await openMenuEntry(demo(page, 'BasicMenu'), 'Toggle dark mode for this demo')).click();
    await demo(page, 'BasicMenu').locator('[data-demo] button').first().click();
    await menu.waitFor();
    await expect
      .poll(() => menu.evaluate((paper) => getComputedStyle(paper).backgroundColor))
      .toBe('rgb(255, 255, 255)');
    // A menu in the page's own surface hides the rest of the page from screen readers.
    await page.waitForSelector('#__next[aria-hidden="true"]', { state: 'attached' });
  });

  test('is switched to the other direction, and keeps its state', FULL, async ({ site }) => {
    const page = await site.openReady(DEMOS);
    await liveDemos(page);
    const seats = demo(page, 'SeatCounter');
    const first = await seats.locator('[data-demo]').innerText();
    await seats.locator('[data-demo] button').last().click();
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('[data-demo="SeatCounter"]')?.innerText !== before,
      first,
    );
    const text = await seats.locator('[data-demo]').innerText();
    const pressed = seats.locator('[popover] [aria-pressed="true"]');
    await expect(pressed).toHaveCount(0);
    await (await openMenuEntry(demo(page, 'SeatCounter'), 'Toggle right-to-left for this demo')).click();
    await seats.locator('[data-stage][dir="rtl"]').waitFor();
    await expect(pressed).toHaveText('Toggle right-to-left for this demo');
    await seats.locator('[data-demo] [class*="muirtl-"]').first().waitFor();
    await expect.poll(() => seats.locator('[data-demo]').innerText()).toBe(text);
    await expect.poll(() => page.getAttribute('html', 'dir')).toBe('ltr');
    await expect.poll(() => demo(page, 'PinEntry').locator('[data-stage]').getAttribute('dir')).toBe('ltr');
    await tool(page, 'SeatCounter', 'Reset demo').click();
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('[data-demo="SeatCounter"]')?.innerText !== before,
      text,
    );
  });
});

test.describe('a demo with its own window', () => {
  test('is rendered by the build, becomes interactive, follows colors, and keeps early clicks', async ({
    site,
  }) => {
    const page = await site.openReady(DEMOS, { colorScheme: 'light' });
    const frame = page.frameLocator('iframe[title="FramedBottomBar"]');
    await demo(page, 'FramedBottomBar').scrollIntoViewIfNeeded();
    await frame.locator('#demo button').first().waitFor();
    await page.locator('iframe[title="FramedBottomBar"][data-live]').waitFor();
    const inner = page.frames().find((candidate) => candidate.url().includes('FramedBottomBar'));
    await expect.poll(() => inner?.evaluate(() => document.documentElement.dataset.colorMode)).toBe('light');
    await (await openMenuEntry(demo(page, 'FramedBottomBar'), 'Toggle dark mode for this demo')).click();
    await inner?.waitForFunction(() => document.documentElement.dataset.colorMode === 'dark');
    await (await openMenuEntry(demo(page, 'FramedBottomBar'), 'Toggle right-to-left for this demo')).click();
    await inner?.waitForFunction(() => document.documentElement.dir === 'rtl');
    await inner?.waitForFunction(() => document.styleSheets.length > 2);
  });
});

test.describe('actions before the page is alive', () => {
  test('are repeated as soon as a demo is interactive, every click of them', async ({ site }) => {
    const { page, release } = await site.openHeld(DEMOS);
    const before = await demo(page, 'SeatCounter').locator('[data-demo]').innerText();
    await page.evaluate(() => {
      const buttons = document.querySelectorAll<HTMLElement>('[data-demo="SeatCounter"] button');
      const more = buttons[buttons.length - 1];
      for (let press = 0; press < 3; press += 1) more?.click();
    });
    release();
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('[data-demo="SeatCounter"]')?.dataset.live === '',
    );
    const count = (text: string) => Number(/\d+/.exec(text)?.[0]);
    const wanted = count(before) + 3;
    // Each is repeated in its own task, and none twice.
    await page.waitForFunction((last) => {
      const text = document.querySelector<HTMLElement>('[data-demo="SeatCounter"]')?.innerText ?? '';
      return Number(/\d+/.exec(text)?.[0]) >= last;
    }, wanted);
    // A later press comes after them: it is a new one, not a repetition.
    await demo(page, 'SeatCounter').locator('[data-demo] button').first().focus();
    await waitForFrames(page);
    await expect
      .poll(async () => count(await demo(page, 'SeatCounter').locator('[data-demo]').innerText()))
      .toBe(wanted);
  });

  test('open a list that opens on the press, not the click', FULL, async ({ site }) => {
    const { page, release } = await site.openHeld('/material-ui/react-select/');
    await page.evaluate(() =>
      document.querySelector('[data-demo="BasicSelect"]')?.scrollIntoView({ block: 'center' }),
    );
    const list = page.locator('[data-demo="BasicSelect"] [role="combobox"]');
    const { x, y } = (await list.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(x + 8, y + 8);
    await page.mouse.down();
    await page.mouse.up();
    release();
    await page.locator('[role="listbox"]').waitFor();
  });

  test('open the code of a demo', FULL, async ({ site }) => {
    const { page, release } = await site.openHeld(BUTTONS);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[aria-label="SaveButton"] [role="toolbar"] button')?.click(),
    );
    release();
    await tool(page, 'SaveButton', 'Hide code').waitFor();
  });
});

test.describe('a demo that fails', () => {
  const chunk = () => findChunk('You have unsaved changes.');
  /** There are some seconds between the tries. */
  const RETRIES_MS = 30_000;
  /** A part of the site is reported as missing after this time. */
  const TIMEOUT_MS = 10_000;

  test(
    'to load is tried three times, then again on request, or by a reload; text and other parts stay',
    FULL,
    async ({ site }) => {
      let requests = 0;
      const page = await site.open(BUTTONS, {
        expected: [/request failed/, /Failed to load resource/, /request answered 404/],
        prepare: (context) =>
          context.route(`**/${chunk()}*`, async (route) => {
            requests += 1;
            await route.abort();
          }),
      });
      await waitForRuntime(page);
      await demo(page, 'SaveButton').scrollIntoViewIfNeeded();
      const alert = demo(page, 'SaveButton').getByRole('alert').filter({ hasText: "Couldn't load" });
      await alert.waitFor({ timeout: RETRIES_MS });
      await expect.poll(() => requests).toBeGreaterThan(2);
      await expect
        .poll(() => demo(page, 'SaveButton').locator('[data-demo]').innerText())
        .toContain('SAVE DRAFT');
      await expect(alert.getByRole('button', { name: 'Reload the page' })).toBeVisible();
      await page.context().unroute(`**/${chunk()}*`);
      const expectSame = await markDocument(page);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(demo(page, 'SaveButton').locator('[data-live]')).toHaveCount(1);
      await expect(alert).toHaveCount(0);
      await expectSame();
    },
  );

  test('to load at first becomes interactive by itself', FULL, async ({ site }) => {
    let requests = 0;
    const page = await site.open(BUTTONS, {
      expected: [/request failed/, /Failed to load resource/],
      prepare: (context) =>
        context.route(`**/${chunk()}*`, async (route) => {
          requests += 1;
          if (requests < 3) await route.abort();
          else await route.continue();
        }),
    });
    await waitForRuntime(page);
    await liveDemos(page);
    await expect.poll(() => requests).toBeGreaterThan(2);
  });

  test(
    'to load in time is reported, and becomes interactive when it loads, with earlier clicks',
    FULL,
    async ({ site }) => {
      let requests = 0;
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const page = await site.open(BUTTONS, {
        prepare: async (context) => {
          await holdTimers(context, TIMEOUT_MS);
          await context.route(`**/${chunk()}*`, async (route) => {
            requests += 1;
            await answered;
            await route.continue();
          });
        },
      });
      await waitForRuntime(page);
      const save = demo(page, 'SaveButton');
      await save.scrollIntoViewIfNeeded();
      await save.locator('[data-demo] button').click();
      const alert = save.getByRole('alert').filter({ hasText: "Couldn't load" });
      // The part around the demo is alive then, and no longer waits for something itself.
      await page.locator('[data-island="demo"][data-alive]', { has: save }).waitFor();
      await expect.poll(() => requests).toBeGreaterThan(0);
      await waitForHeldTimer(page);
      await passTimers(page);
      await alert.waitFor();
      answer();
      // The first attempt to save fails.
      await save.getByRole('button', { name: 'Try again' }).waitFor();
      await expect(alert).toHaveCount(0);
    },
  );

  test('while it runs shows its error, and starts again; its neighbors continue', async ({ site }) => {
    // A text becomes something that can't be rendered: the demo throws when it tries.
    const page = await site.open(BUTTONS, {
      prepare: (context) =>
        context.route(`**/${chunk()}*`, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(/(["'])You have unsaved changes\.\1/, '{}');
          await route.fulfill({ response, body });
        }),
    });
    await waitForRuntime(page);
    await demo(page, 'SaveButton').scrollIntoViewIfNeeded();
    const alert = demo(page, 'SaveButton').getByRole('alert').filter({ hasText: 'crashed' });
    await alert.waitFor();
    await expect.poll(() => alert.innerText()).toMatch(/#31|valid as a React child/);
    await alert.getByRole('button', { name: 'Reset demo' }).click();
    await alert.waitFor();
    await demo(page, 'InputFileUpload').scrollIntoViewIfNeeded();
    await page.locator('[data-demo="InputFileUpload"][data-live]').waitFor();
  });
});

/** Holds all scripts until they are released, so that a reader acts before the demos are interactive. */
function holdScripts() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const prepare = (context: BrowserContext) =>
    context.route(/\/_docs\/.*\.js$/, async (request) => {
      await released;
      await request.continue().catch(() => {});
    });
  return { prepare, release };
}

test.describe('text typed into a demo before it is interactive', () => {
  for (const [route, name, first, shown] of [
    ['/joy-ui/react-input/', 'PasswordRevealInput', '', '8 more characters needed'],
    ['/material-ui/react-text-field/', 'StateTextFields', 'Bergen', '4 letters'],
    ['/material-ui/react-autocomplete/', 'ComboBox', '', ''],
  ] as const)
    test(`on ${route} stays there and counts`, full(!route.includes('joy-ui')), async ({ site }) => {
      const { prepare, release } = holdScripts();
      const page = await site.open(route, { prepare, isHeld: true });
      await waitForPaint(page);
      const field = demo(page, name).locator('[data-demo] input').first();
      await expect(field).toHaveValue(first);
      await field.selectText();
      await page.keyboard.type('5.00x');
      await page.keyboard.press('Backspace');
      await expect(demo(page, name).locator('[data-live]')).toHaveCount(0);
      release();
      await demo(page, name).locator('[data-demo][data-live]').waitFor();
      await expect(field).toHaveValue('5.00');
      if (shown) await demo(page, name).getByText(shown).waitFor();
      // The demo continues: it has received the text, and the caret is where it was.
      await page.keyboard.type('0');
      await expect(field).toHaveValue('5.000');
    });
});

test.describe('an option chosen in a demo before it is interactive', () => {
  for (const [route, name, key, shown] of [
    ['/material-ui/react-select/', 'NativeSelectDemo', 'N', 'You are asked for: Night.'],
  ] as const)
    test(`on ${route} stays there and counts`, FULL, async ({ site }) => {
      const { prepare, release } = holdScripts();
      const page = await site.open(route, { prepare, isHeld: true });
      await waitForPaint(page);
      const field = demo(page, name).locator('[data-demo] select');
      await field.focus();
      await page.keyboard.press(key);
      const chosen = await field.inputValue();
      await expect(demo(page, name).locator('[data-live]')).toHaveCount(0);
      release();
      await demo(page, name).locator('[data-demo][data-live]').waitFor();
      await demo(page, name).getByText(shown).waitFor();
      await expect(field).toHaveValue(chosen);
    });
});

test.describe('the source of a demo', () => {
  test('gets its colors when it opens, and is readable without them', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTONS, {
      expected: [/Failed to load resource/, /request failed/],
    });
    await page.route('**/_docs/demos/*SaveButton*.json', (route) => route.abort());
    await tool(page, 'SaveButton', 'Show code').click();
    await expect
      .poll(() => code(page, 'SaveButton').textContent())
      .toContain('export default function SaveButton');
    await expect.poll(() => code(page, 'SaveButton').locator('.hljs-keyword').count()).toBe(0);
    await tool(page, 'InputFileUpload', 'Show code').click();
    await code(page, 'InputFileUpload').locator('.hljs-keyword').first().waitFor();
    const plain = demo(page, 'InputFileUpload').locator('[data-code-block][data-open] pre').last();
    await expect.poll(() => code(page, 'InputFileUpload').textContent()).toBe(await plain.textContent());
    await page.unroute('**/_docs/demos/*SaveButton*.json');
    await tool(page, 'SaveButton', 'Hide code').click();
    await tool(page, 'SaveButton', 'Show code').click();
    await code(page, 'SaveButton').locator('.hljs-keyword').first().waitFor();
  });
});

test.describe('the styles of a demo', () => {
  for (const [library, route, name] of [
    ['Material', BUTTONS, 'SaveButton'],
    ['Joy', '/joy-ui/react-button/', undefined],
    ['System', '/system/react-box/', undefined],
  ] as const)
    test(
      `of ${library} are the ones in the document: hydration adds no second copy`,
      FULL,
      async ({ site }) => {
        const page = await site.openReady(route);
        const [first = ''] = await liveDemos(page);
        const shown = demo(page, name ?? first);
        const classes = () =>
          shown
            .locator('[data-demo]')
            .evaluate((holder) =>
              [...holder.querySelectorAll('[class*="mui-"]')].map((element) => element.getAttribute('class')),
            );
        await expect.poll(async () => (await classes()).length).toBeGreaterThan(0);
        const drawn = await classes();
        const added = () => page.evaluate(() => document.querySelectorAll('style[data-emotion]').length);
        await tool(page, name ?? first, 'Reset demo').click();
        await waitForFrames(page);
        await expect.poll(() => classes()).toEqual(drawn);
        if (name) await expect.poll(() => added()).toBe(0);
      },
    );

  test('may need any variable of the theme once it is interactive', FULL, async ({ site }) => {
    const { prepare, release } = holdScripts();
    const page = await site.open(BUTTONS, { isHeld: true, prepare });
    const variable = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-TableCell-border').trim(),
      );
    await expect.poll(() => variable()).toBe('');
    release();
    await waitForRuntime(page);
    await liveDemos(page);
    await expect.poll(() => variable()).not.toBe('');
  });
});
