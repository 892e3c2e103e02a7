import type { Locator, Page } from '@playwright/test';
import { openMenuEntry } from './demos/demoMenu';
import { followHref } from './fixtures/page';
import { expect, FULL, full, test } from './fixtures/test';
import { holdTimers } from './fixtures/timers';

const BUTTON = '/material-ui/react-button/';
const CONFIRMATION_MS = 1200;
const COPY = 'main button:has(svg + span > span + span)';
const TOGGLE = 'section[aria-label="SaveButton"] [role="toolbar"] > button';

/** Whether the entry of the current page is in the visible part of the sidebar, below its filter. */
const isRevealed = (page: Page) =>
  page.evaluate(() => {
    const nav = document.getElementById('_sidebar');
    const box = nav?.getBoundingClientRect();
    const filter = nav?.querySelector('[data-nav-filter]')?.getBoundingClientRect();
    const entry = nav?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    return Boolean(box && filter && entry && entry.top >= filter.bottom && entry.bottom <= box.bottom);
  });

const isInWindow = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom > 0);

/** Returns the left edges of elements, in whole px. */
const edgesOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (all) => all.map((one) => Math.round(document.querySelector(one)?.getBoundingClientRect().left ?? -1)),
    selectors,
  );

test.describe('the sidebar', () => {
  test('shows the entry of a page that is opened from search', FULL, async ({ site }) => {
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

  test(
    'reaches from the header to the end of the window, also at the end of the page',
    FULL,
    async ({ site }) => {
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
    },
  );
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

  test('are read without JavaScript on a phone', FULL, async ({ site }) => {
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
    test(`has no button above its code at ${width} px`, full(width !== 390), async ({ site }) => {
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

  test('of one line is in view, with its button at the end of it', FULL, async ({ site }) => {
    const page = await site.open('/', {
      viewport: { width: 390, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      await expect
        .poll(
          () =>
            page
              .locator('main .code.single:visible')
              .first()
              .evaluate((block) => {
                const pre = block.querySelector('pre');
                const button = block.querySelector('.copy')?.getBoundingClientRect();
                return {
                  cut: !pre || pre.scrollWidth > pre.clientWidth,
                  above: !button || button.top - block.getBoundingClientRect().top > 9,
                };
              }),
          `${width} px`,
        )
        .toEqual({ cut: false, above: false });
    }
  });

  test(
    'has a button that wraps its lines if they are longer than the text column',
    FULL,
    async ({ site }) => {
      const page = await site.open('/experiments/docs/codeblock/', {
        viewport: { width: 1200, height: 900 },
      });
      const overflowing = page.locator('main .code:not(.single):visible');
      await expect
        .poll(() =>
          overflowing.evaluateAll((blocks) => {
            const wide = blocks.filter((block) => {
              const pre = block.querySelector('pre');
              return pre && pre.scrollWidth > pre.clientWidth;
            });
            return [
              wide.length > 0,
              wide.every((block) => block.querySelector('.wrap')?.checkVisibility() ?? false),
            ];
          }),
        )
        .toEqual([true, true]);
    },
  );
});

test.describe('what stands beside each other', () => {
  test('is in line: footer, contents, cards', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON, { viewport: { width: 1440, height: 900 } });
    await expect
      .poll(async () => {
        const [text, footer] = await edgesOf(page, ['main h1', 'footer li a']);
        return (text ?? 0) - (footer ?? 1);
      })
      .toBe(0);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const title = document.querySelector('nav:has(> #_toc-list) > p');
          const entry = document.querySelector('#_toc a');
          const startOf = (element: Element | null) => {
            const range = document.createRange();
            if (element) range.selectNodeContents(element);
            return Math.round(range.getBoundingClientRect().left);
          };
          return startOf(title) - startOf(entry);
        }),
      )
      .toBe(0);
    // Entries of a row are in one line, links and buttons.
    await expect
      .poll(() =>
        page.locator('footer ul').evaluateAll((lists) => {
          const tops = lists.map((list) => {
            const range = document.createRange();
            range.selectNodeContents(list.children[2]?.firstElementChild ?? list);
            return Math.round(range.getBoundingClientRect().top - list.getBoundingClientRect().top);
          });
          return [tops.length, new Set(tops).size];
        }),
      )
      .toEqual([3, 1]);
    await page.goto(`${site.origin}/`);
    await expect
      .poll(() =>
        page.locator('.product-cards').evaluate((list) => {
          const { rowGap, columnGap } = getComputedStyle(list);
          const margins = [...list.children].map((card) => getComputedStyle(card).marginBlock);
          return [rowGap === columnGap, ...new Set(margins)];
        }),
      )
      .toEqual([true, '0px']);
  });

  test('keeps its width when its text changes', FULL, async ({ site }) => {
    for (const path of [BUTTON, `/pt${BUTTON}`]) {
      const page = await site.openReady(path, {
        prepare: async (context) => {
          await holdTimers(context, CONFIRMATION_MS);
          await context.addInitScript(() => {
            Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });
          });
        },
      });
      const widths = () =>
        page.evaluate(
          (all) => all.map((one) => document.querySelector(one)?.getBoundingClientRect().width),
          [COPY, TOGGLE],
        );
      await expect.poll(widths).not.toContain(undefined);
      const before = await widths();
      await page.locator(COPY).click();
      await expect(page.locator(`${COPY} [aria-hidden="true"]`).last()).toHaveText(
        path === BUTTON ? 'Copy page' : 'Copiar página',
      );
      const toggle = page.locator(TOGGLE).first();
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(widths).toEqual(before);
    }
  });

  test('is not covered by the offer of another language', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON, { locale: 'pt-BR', viewport: { width: 1440, height: 900 } });
    const offer = page.locator('[data-language-offer]');
    await expect(offer).toBeVisible();
    const covers = (part: string) =>
      page.evaluate((selector) => {
        const box = document.querySelector('[data-language-offer]')?.getBoundingClientRect() ?? new DOMRect();
        return [...document.querySelectorAll(selector)].filter((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return right > box.left && left < box.right && bottom > box.top && top < box.bottom;
        }).length;
      }, part);
    await expect.poll(() => covers('#_sidebar')).toBe(0);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect.poll(() => covers('footer li a, footer li button'), `${width} px`).toBe(0);
    }
  });

  test('is one line above the title on a phone', FULL, async ({ site }) => {
    const page = await site.open(BUTTON, {
      viewport: { width: 390, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    await expect
      .poll(() =>
        page.getByRole('navigation', { name: 'Breadcrumbs' }).evaluate((nav) => ({
          height: nav.getBoundingClientRect().height <= 44,
          overflow: nav.scrollWidth > nav.clientWidth,
        })),
      )
      .toEqual({ height: true, overflow: false });
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
  });
});

test.describe('a demo', () => {
  test('in a page from right to left keeps the order of its English texts', FULL, async ({ site }) => {
    const page = await site.open(`/ar${BUTTON}`);
    const button = page.locator('[data-stage] [lang="en"] button').first();
    await expect(button).toHaveCSS('unicode-bidi', 'plaintext');
  });

  for (const [path, name, part, width] of [
    [BUTTON, 'SaveButton', 'button', 1440],
    [BUTTON, 'Button playground', 'button', 390],
    ['/material-ui/react-text-field/', 'BasicTextFields', 'input', 390],
    ['/joy-ui/react-button/', 'PublishButton', 'button', 1440],
    ['/material-ui/react-table/', 'EnhancedTable', 'table', 1440],
    ['/x/react-data-grid/', 'OrdersGrid', '[role="grid"]', 390],
    ['/experiments/docs/demos/', 'PageRating', '.MuiRating-root', 390],
  ] as const)
    test(`stays in its place when it is edited: ${name} at ${width} px`, FULL, async ({ site }) => {
      const page = await site.openReady(path, {
        viewport: { width, height: 900 },
        // Whether a font is there in time depends on the machine.
        prepare: (context) => context.route('**/*.woff2', (route) => route.abort('aborted')),
      });
      const demo = page.locator(`section[aria-label="${name}"]`);
      const toolbar = demo.getByRole('toolbar', { name: 'demo toolbar' });
      const own = demo.locator('[data-demo]').locator(part).first();
      const result = demo.frameLocator('iframe[sandbox]').locator(part).first();
      /** Where two parts are from the top of the demo, in whole pixels. */
      const places = async (shown: Locator) => {
        const [base, ...parts] = await Promise.all([demo, shown, toolbar].map((one) => one.boundingBox()));
        return parts.map((box) => box && base && [box.x, box.y - base.y, box.width].map(Math.round));
      };
      await demo.scrollIntoViewIfNeeded();
      await own.waitFor();
      const before = await places(own);
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/_docs/live/**', async (route) => {
        await released;
        await route.continue();
      });
      // On phones it is in the menu.
      if (width < 600) await (await openMenuEntry(demo, 'Edit')).click();
      else await demo.getByRole('button', { name: 'Edit', exact: true }).click();
      await demo.locator('iframe[sandbox]').waitFor();
      // The demo stays in view until the result is there.
      await expect(own).toBeVisible();
      await expect.poll(() => places(own)).toEqual(before);
      release();
      await expect(own).toBeHidden();
      await expect.poll(() => places(result)).toEqual(before);
    });

  test('is edited with its faults above the code', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON);
    const demo = page.locator('section[aria-label="SaveButton"]');
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    const field = demo.locator('.pce-textarea');
    await field.waitFor({ state: 'attached' });
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
    // The compiler of the editor accepts it; the browser that runs it does not.
    await field.fill('const b = 1;\n\nconst b = 2;');
    await expect(demo.getByText(/^Line 3: .*already been declared/)).toBeVisible();
    await expect(demo.locator('.fault-line')).toHaveText('const b = 2;');
    await field.fill('const b = 1;');
    await expect(demo.locator('.fault-line')).toHaveCount(0);
    // The mark of the focus is drawn above the code and inside of the box, which would cut it.
    await field.focus();
    await expect
      .poll(() =>
        demo
          .getByRole('group')
          .last()
          .evaluate((group) => {
            const { outlineStyle, outlineOffset, inset } = getComputedStyle(group, '::after');
            return [outlineStyle, outlineOffset, inset];
          }),
      )
      .toEqual(['solid', '-2px', '0px']);
  });
});

test.describe('the header', () => {
  test('names the color mode that is on, and the product that is shown', async ({ site }) => {
    const page = await site.openReady(BUTTON, { colorScheme: 'light' });
    await expect(page.getByRole('button', { name: 'Products' })).toHaveAccessibleDescription('Material UI');
    await page.getByRole('button', { name: 'Color mode: System' }).click();
    await expect(page.getByRole('button', { name: /^Color mode: (?:Light|Dark)$/ })).toBeVisible();
  });

  test('shows the name of an icon on focus', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON);
    const tip = page.locator('header :focus .tip').filter({ visible: true });
    await page.locator('header').getByRole('button', { name: 'Search' }).focus();
    for (const name of ['Language', 'Color mode: System', 'Settings', 'GitHub repository']) {
      await page.keyboard.press('Tab');
      await expect(tip).toHaveText(name);
      await expect(tip).toHaveCSS('opacity', '1');
    }
  });

  test(
    'shows the whole name of the product on a phone, and every control in reach',
    FULL,
    async ({ site }) => {
      const page = await site.open('/robots.txt', { hasTouch: true, isMobile: true });
      for (const [path, width] of [
        ['/system/', 320],
        ['/system/', 360],
        ['/ar/material-ui/react-button/', 390],
        ['/', 320],
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(site.origin + path);
        await expect
          .poll(
            () =>
              page.evaluate(() => {
                const name = document.getElementById('_products-value');
                const header = document.querySelector('header')?.getBoundingClientRect() ?? new DOMRect();
                const controls = [
                  ...document.querySelectorAll('header > :is(button, a), header > div > button'),
                ];
                const boxes = controls
                  .filter((control) => control.checkVisibility())
                  .map((control) => control.getBoundingClientRect())
                  .sort((one, other) => one.left - other.left);
                return {
                  cut: !name || name.scrollWidth > name.clientWidth,
                  count: boxes.length >= 4,
                  outside: boxes.filter(
                    ({ left, right, top, bottom }) =>
                      left < 0 || right > innerWidth || top < header.top || bottom > header.bottom,
                  ).length,
                  overlapping: boxes.filter(({ left }, index) => left < (boxes[index - 1]?.right ?? 0) - 0.5)
                    .length,
                  small: boxes.filter(({ width: across, height }) => across < 43.5 || height < 43.5).length,
                };
              }),
            `${path} ${width} px`,
          )
          .toEqual({ cut: false, count: true, outside: 0, overlapping: 0, small: 0 });
      }
      await page.getByRole('button', { name: 'Products' }).click();
      await expect(page.locator('#_products a[href="/"]')).toBeVisible();
      await page.goto(`${site.origin}/system/`);
      await page.getByRole('button', { name: 'Open navigation' }).click();
      await page
        .getByRole('navigation')
        .getByRole('button', { name: /^Version/ })
        .click();
      await expect(page.locator('#_versions')).toBeVisible();
      await expect(page.locator('#_sidebar')).toBeVisible();
    },
  );

  test('leaves a low window with the page', FULL, async ({ site }) => {
    const page = await site.open(BUTTON, { viewport: { width: 640, height: 380 } });
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(() => isInWindow(page, 'header')).toBe(false);
    await page.setViewportSize({ width: 640, height: 480 });
    await expect.poll(() => isInWindow(page, 'header')).toBe(true);
  });

  test('leads home by its mark', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON);
    await followHref(page, '/');
    await expect(page.locator('h1')).toContainText('React components');
  });
});
