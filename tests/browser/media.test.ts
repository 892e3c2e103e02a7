import { liveDemos } from './demos/liveDemos';
import type { Page } from '@playwright/test';
import { waitForRuntime } from './fixtures/page';
import { pickRoutes } from './pickRoutes';
import { readRoutes } from '../site/harness/readRoutes';
import type { Site } from './fixtures/site';
import { readShift, recordShifts } from './fixtures/shifts';
import { expect, FULL, test } from './fixtures/test';

const PAGE = '/material-ui/react-button/';
const CODE = '/experiments/docs/codeblock/';

/** Returns a matcher for whether any element of a selector is visible. */
const expectSeen = (page: Page, selector: string) =>
  expect.poll(
    () =>
      page.evaluate(
        (wanted) => [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility()),
        selector,
      ),
    selector,
  );

/** Returns the width of the page if it overflows, or 0. */
const readExcess = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth > root.clientWidth ? root.scrollWidth : 0;
  });

/** Adds a constructed sheet, because the page's policy blocks other style elements. */
const addSheet = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

const readStyle = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
      property,
      pseudo,
    ] as const);

/** Expects that no animation is endless. */
const expectNoEndless = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
          .map((animation) => (animation as CSSAnimation).animationName),
      ),
    )
    .toEqual([]);

/** Records every animation and transition that begins from now on and takes longer than a millisecond. */
async function watchMovements(page: Page) {
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = ({ type, target }: Event) => {
      const animations = target instanceof Element ? target.getAnimations() : [];
      const long = animations.filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1);
      if (long.length > 0) moved.push(`${type}: ${(target as Element).outerHTML.slice(0, 80)}`);
    };
    for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, note, true);
  });
  return expect.poll(() =>
    page.evaluate(async () => {
      // Animations from the last style change are reported in the next frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return (window as unknown as { moved: string[] }).moved;
    }),
  );
}

test.describe('in print', () => {
  test('has the text with all of its code and the addresses of its links, and no frame', async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.emulateMedia({ media: 'print' });
    for (const part of [
      'header',
      '#_sidebar',
      '#_toc',
      'footer',
      'section[aria-label] .demo-toolbar button',
    ]) {
      await expectSeen(page, part).toBe(false);
    }
    await expectSeen(page, 'h1').toBe(true);
    // The fixed header leaves no hole at the top.
    await expect
      .poll(() =>
        page
          .getByRole('navigation', { name: 'Breadcrumbs' })
          .evaluate((first) => first.getBoundingClientRect().top + window.scrollY),
      )
      .toBeLessThan(56);
    // A demo has its excerpt or its whole code, not both.
    await expect
      .poll(() =>
        page
          .locator('section[aria-label]:has([data-code-block] pre)')
          .evaluateAll((demos) =>
            demos.map(
              (demo) =>
                [...demo.querySelectorAll('[data-code-block]')].filter((block) => block.checkVisibility())
                  .length,
            ),
          ),
      )
      .not.toContainEqual(2);
    await expect
      .poll(() =>
        page.locator('main pre').evaluateAll(
          (blocks) =>
            blocks.filter((block) => {
              const { overflowX, whiteSpace } = getComputedStyle(block);
              return block.scrollWidth > block.clientWidth && overflowX !== 'visible' && whiteSpace === 'pre';
            }).length,
        ),
      )
      .toBe(0);
    await page.goto(`${site.origin}/versions/`);
    // In the columns of a table, addresses would take more paper than the rest.
    await expect.poll(() => readStyle(page, 'main td a[href^="http"]', 'content', '::after')).toBe('none');
  });

  test('has the addresses of links to other sites, but none for pages and names of this one', async ({
    site,
  }) => {
    const page = await site.openReady(PAGE);
    await page.emulateMedia({ media: 'print' });
    await expect(async () => {
      const shown = await page
        .locator('main a[href]')
        .evaluateAll((links) =>
          links
            .filter((link) => getComputedStyle(link, '::after').content.includes('('))
            .map((link) => link.getAttribute('href') ?? ''),
        );
      expect(shown).toContain('https://www.w3.org/WAI/ARIA/apg/patterns/button/');
      expect(shown.filter((href) => !href.startsWith('https://'))).toEqual([]);
    }).toPass();
    await expect.poll(() => readStyle(page, 'main a.api-link', 'content', '::after')).toBe('none');
  });

  test('groups of inherited props are open', FULL, async ({ site }) => {
    const page = await site.open('/material-ui/api/button/');
    await expectSeen(page, '#button-prop-disableTouchRipple').toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expectSeen(page, '#button-prop-disableTouchRipple').toBe(true);
    for (const part of ['.api-controls', '[data-try]', '.api-old li'])
      await expectSeen(page, part).toBe(false);
  });

  test('a landing page has its demo without the code, and one command to install', FULL, async ({ site }) => {
    const page = await site.open('/material-ui/');
    await page.emulateMedia({ media: 'print' });
    await expectSeen(page, 'main [data-stage]').toBe(true);
    await expectSeen(page, 'main [data-code-block]').toBe(false);
    await expect(page.locator('main .code-panel:visible')).toHaveCount(1);
  });

  test('whole types and descriptions are open, for any chosen view', FULL, async ({ site }) => {
    const page = await site.open('/material-ui/api/accordion/');
    const isShown = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
    await page.locator('[data-api-view][value="collapsed"]').first().check({ force: true });
    for (const [media, shown] of [
      ['screen', false],
      ['print', true],
    ] as const) {
      await page.emulateMedia({ media });
      await expect
        .poll(() => Promise.all(['.api-full-type pre', '.api-body'].map(isShown)), media)
        .toEqual([shown, shown]);
    }
  });

  test('paper is light, in any mode and on any device, and so are demos', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    const look = () =>
      page.evaluate(() => {
        // Buttons change their color gradually.
        for (const animation of document.getAnimations()) animation.cancel();
        return ['body', '.code', '[data-stage] button'].map((part) => {
          const style = getComputedStyle(document.querySelector(part) ?? new Image());
          return [style.colorScheme, style.color, style.backgroundColor].join(' ');
        });
      });
    const light = await look();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await waitForRuntime(page);
    await expect.poll(look).not.toEqual(light);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(look).toEqual(light);
  });

  test('code has no buttons, however narrow the paper is', FULL, async ({ site }) => {
    const page = await site.openReady(CODE, { viewport: { width: 480, height: 800 } });
    const buttons = '.code > :is(.copy, .wrap)';
    await expectSeen(page, buttons).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expectSeen(page, buttons).toBe(false);
  });

  test(
    'a header or footer of a demo is present, because it is not part of the frame',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(PAGE);
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => {
        for (const name of ['header', 'footer']) {
          const part = document.createElement(name);
          part.textContent = name;
          document.querySelector('[data-demo]')?.append(part);
        }
      });
      for (const part of ['header', 'footer']) await expectSeen(page, `[data-demo] ${part}`).toBe(true);
    },
  );

  test('pages are printed with text', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await expect.poll(async () => (await page.pdf({ format: 'A4' })).length).toBeGreaterThan(20_000);
  });
});

test.describe('with reduced motion', () => {
  test('nothing moves', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { reducedMotion: 'reduce' });
    const expectMoved = await watchMovements(page);
    await page.click('[data-group="/material-ui/customization"] > div > button');
    await page.click('[popovertarget="_products"]');
    await expect(page.locator('#_products')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#_products')).toBeHidden();
    await page.click('#_toc li:nth-child(3) a');
    await expect(page).toHaveURL(/#/);
    await expectMoved.toEqual([]);
    await expect.poll(() => readStyle(page, 'html', 'scroll-behavior')).toBe('auto');
  });

  test('no skeleton of a demo pulses endlessly: it would flicker', async ({ site }) => {
    const page = await site.openReady('/material-ui/react-card/', { reducedMotion: 'reduce' });
    await liveDemos(page);
    await expectNoEndless(page);
  });

  test('nothing moves in the document of a framed demo', FULL, async ({ site }) => {
    const page = await site.openReady('/experiments/docs/demos/', { reducedMotion: 'reduce' });
    const address = await page.locator('main iframe').first().getAttribute('src');
    await page.goto(site.origin + (address ?? ''));
    await addSheet(page, '@keyframes pulse { to { opacity: 0 } } body { animation: pulse 1s infinite }');
    await expectNoEndless(page);
  });
});

test.describe('with forced colors', () => {
  test('a button that tries a prop, and the button of a demo, have an edge', FULL, async ({ site }) => {
    const page = await site.open('/material-ui/api/button/', { forcedColors: 'active' });
    const sign = () =>
      page
        .locator('[data-try]')
        .first()
        .evaluate((button) => {
          const { borderTopStyle, borderTopColor } = getComputedStyle(button);
          const ground = getComputedStyle(document.body).backgroundColor;
          return [borderTopStyle, borderTopColor === ground];
        });
    await expect.poll(sign).toEqual(['solid', false]);
    await page.goto(site.origin + PAGE);
    await expect.poll(() => readStyle(page, '[data-demo] button', 'border-top-style')).toBe('solid');
  });

  test('pictures of pages have edges, and drawings the colors of the system', FULL, async ({ site }) => {
    const page = await site.open('/material-ui/components/', { forcedColors: 'active', colorScheme: 'dark' });
    for (const part of ['.MuiButton-root', '.MuiAlert-root'])
      await expect
        .poll(() => readStyle(page, `.section-picture ${part}`, 'border-top-style'), part)
        .toBe('solid');
    const text = await readStyle(page, 'body', 'color');
    for (const [part, property] of [
      ['rect', 'stroke'],
      ['text', 'fill'],
    ] as const)
      await expect
        .poll(() => readStyle(page, `.section-picture svg[viewBox] > ${part}`, property), part)
        .toBe(text);
  });

  test('the picture of a grid has an edge', FULL, async ({ site }) => {
    const page = await site.openBare('/x/react-data-grid/', { forcedColors: 'active', colorScheme: 'dark' });
    const edge = () =>
      page
        .locator('[data-scheme="dark"]')
        .first()
        .evaluate((picture) => getComputedStyle(picture, '::after').borderTopStyle);
    await expect.poll(edge).toBe('solid');
  });

  test('the stop of the focus and the current page are still marked', async ({ site }) => {
    const page = await site.openReady(PAGE, { forcedColors: 'active' });
    await page.focus('[popovertarget="_products"]');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('[popovertarget="_products"]')).toBeFocused();
    await expect.poll(() => readStyle(page, ':focus', 'outline-style')).not.toBe('none');
    const search = page.locator('header [data-opens="search"]');
    await expect(search).toHaveCSS('border-top-style', 'solid');
    await expect(search).toHaveCSS('border-top-color', await readStyle(page, 'body', 'color'));
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const style = getComputedStyle(element);
          return [
            style.fontWeight,
            style.color,
            style.backgroundColor,
            style.borderInlineStartStyle,
            style.borderInlineStartWidth,
            style.textDecorationLine,
            style.outlineStyle,
          ].join();
        });
    await expect(async () => {
      const other = await look('#_sidebar li > a:not([aria-current])');
      expect(await look('#_sidebar [aria-current="page"]')).not.toBe(other);
    }).toPass();
    // Transparent lines would be drawn in forced colors: only that of the section being read may be seen.
    await page.evaluate(() =>
      document.querySelectorAll('main h2')[2]?.scrollIntoView({ behavior: 'instant' }),
    );
    await page.locator('#_toc a[aria-current]').waitFor();
    await expect
      .poll(() =>
        page.locator('#_toc a').evaluateAll((entries) => {
          const ground = getComputedStyle(document.body).backgroundColor;
          return entries.filter(
            (entry) =>
              (getComputedStyle(entry).borderInlineStartColor === ground) === entry.matches('[aria-current]'),
          ).length;
        }),
      )
      .toBe(0);
  });
});

test.describe('what is pressed or chosen', () => {
  for (const [name, path, chosen, other, details] of [
    [
      'the language of a demo',
      PAGE,
      '[role="toolbar"] [aria-pressed="true"]',
      '[role="toolbar"] [aria-pressed="false"]',
      FULL,
    ],
    ['a tab of code', CODE, '.code-tab-list :checked + span', '.code-tab-list :not(:checked) + span', FULL],
    [
      'a view of the reference',
      '/material-ui/api/button/',
      '.api-views > :has(:checked)',
      '.api-views > :not(:has(:checked))',
      FULL,
    ],
    ['a line that is pointed out', CODE, '.line.highlighted', '.line:not(.highlighted), .code code', FULL],
  ] as const)
    test(`is marked, including forced colors: ${name}`, details, async ({ site }) => {
      const page = await site.openReady(path);
      const linesOf = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const style = getComputedStyle(element);
            // A chosen one of several is filled, the others are not.
            return [
              style.backgroundColor,
              ...['outline', 'border-block-end', 'border-inline-start'].map(
                (line) =>
                  `${style.getPropertyValue(`${line}-style`)} ${style.getPropertyValue(`${line}-width`)}`,
              ),
            ].join(', ');
          });
      for (const forcedColors of ['none', 'active'] as const) {
        await page.emulateMedia({ forcedColors });
        await expect(async () => {
          expect(await linesOf(chosen), forcedColors).not.toBe(await linesOf(other));
        }).toPass();
      }
    });
});

/** As many as a browser opens in a few minutes; all routes of a smaller site. */
const MAX_ROUTES = 240;
const ROUTES_A_TEST = 40;
/** Pages with the widest contents. */
const NARROW = [
  '/',
  PAGE,
  '/ar/material-ui/react-table/',
  '/ar/versions/',
  '/ar/x/api/data-grid/data-grid/',
  CODE,
  '/experiments/docs/markdown/',
];
/** Further kinds, languages and products. */
const NARROW_TWINS = [
  '/ar/',
  '/zh/',
  '/joy-ui/',
  '/pt/material-ui/components/',
  '/search/',
  '/material-ui/api/autocomplete/',
  '/system/properties/',
  '/experiments/docs/api/data-grid/data-grid/',
];

async function expectNarrow(site: Site, routes: readonly string[]): Promise<void> {
  const page = await site.open('/robots.txt', { viewport: { width: 320, height: 640 } });
  for (const route of routes) {
    await page.goto(site.origin + route);
    await expect.poll(() => readExcess(page), route).toBe(0);
  }
}

test.describe('in a narrow window', () => {
  test('no page of the site scrolls sideways at 320 px', async ({ site }) => {
    await expectNarrow(site, NARROW);
  });

  const picked = [...new Set([...NARROW_TWINS, ...pickRoutes(readRoutes(), MAX_ROUTES)])];
  for (let start = 0; start < picked.length; start += ROUTES_A_TEST) {
    const routes = picked.slice(start, start + ROUTES_A_TEST);
    test(
      `no page of the site scrolls sideways at 320 px: ${routes[0]} to ${routes.at(-1)}`,
      FULL,
      async ({ site }) => {
        test.slow();
        await expectNarrow(site, routes);
      },
    );
  }

  for (const path of ['/', '/ar/'])
    test(`the mark on the home page ${path} begins where its text begins`, FULL, async ({ site }) => {
      const page = await site.open(path);
      for (const width of [320, 360, 414]) {
        await page.setViewportSize({ width, height: 640 });
        await expect
          .poll(
            () =>
              page.evaluate(() => {
                const { dir, clientWidth } = document.documentElement;
                return ['header > a img', 'h1'].map((selector) => {
                  const part = document.querySelector(selector) ?? document.body;
                  const { left, right } = part.getBoundingClientRect();
                  return Math.round(dir === 'ltr' ? left : clientWidth - right);
                });
              }),
            `${width} px`,
          )
          .toEqual([16, 16]);
      }
    });

  test(
    'the actions of the home page fill its width, and in a wide one the command is in one line',
    FULL,
    async ({ site }) => {
      const page = await site.open('/', { viewport: { width: 390, height: 740 } });
      const actions = page.locator('main h1 ~ div .prose > ul').first();
      const ends = () =>
        actions.evaluate((list) => [
          list.getBoundingClientRect().right,
          list.querySelector('li:last-child > a')?.getBoundingClientRect().right,
        ]);
      await expect.poll(ends).toEqual([374, 374]);
      await page.setViewportSize({ width: 1440, height: 900 });
      const lines = () =>
        page
          .locator('main pre:visible code')
          .first()
          .evaluate((code) => code.getClientRects().length);
      await expect.poll(lines).toBe(1);
    },
  );

  test('text with larger spacing does not overflow', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { viewport: { width: 360, height: 740 } });
    await addSheet(
      page,
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    await expect.poll(() => readExcess(page)).toBe(0);
    await expectSeen(page, '[data-action="color-mode"]').toBe(true);
  });

  for (const [path, details] of [
    ['/', FULL],
    [PAGE, {}],
    ['/versions/', FULL],
    ['/material-ui/components/', FULL],
  ] as const)
    test(`nothing shifts while a page loads: ${path}`, details, async ({ site }) => {
      const page = await site.open('/robots.txt', { viewport: { width: 360, height: 740 }, fresh: true });
      await recordShifts(page);
      await page.goto(site.origin + path);
      await waitForRuntime(page);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await expect.poll(() => readShift(page)).toBeLessThan(0.01);
    });
});
