import { waitForHeading, waitForRuntime } from './fixtures/page';
import { expect, FULL, full, test } from './fixtures/test';
import { waitForModule } from './offline/builtModules';
import type { Locator, Page } from '@playwright/test';

/** The icon of the first demo that has a button of medium size with one. */
const ICON = '[data-stage] .MuiButton-sizeMedium > .MuiButton-startIcon';
/** The offer of another language; the ad's `aside` is in the text. */
const OFFER = 'body aside:not(main aside)';
const MIRRORED = 'matrix(-1, 0, 0, 1, 0, 0)';
/** The marker of an open group, in both directions. */
const DOWN = 'matrix(0, 1, -1, 0, 0, 0)';
/** Computed inline margins of the icon. */
const MARGINS = { ltr: ['-4px', '8px'], rtl: ['8px', '-4px'] } as const;

async function expectMargins(icon: Locator, direction: keyof typeof MARGINS): Promise<void> {
  const [left, right] = MARGINS[direction];
  await expect(icon).toHaveCSS('margin-left', left);
  await expect(icon).toHaveCSS('margin-right', right);
}

test.describe('switching the language', () => {
  for (const [code, from, to, details] of [
    ['ar', '/material-ui/react-button/', '/ar/material-ui/react-button/', {}],
    ['zh', '/ar/material-ui/react-button/', '/zh/material-ui/react-button/', FULL],
    ['en', '/pt/material-ui/react-button/', '/material-ui/react-button/', FULL],
    ['pt', '/system/react-stack/', '/pt/system/react-stack/', FULL],
  ] as const)
    test(`to ${code} from ${from} keeps page and fragment`, details, async ({ site }) => {
      const page = await site.open(from);
      const id = await page
        .locator('main h2[id]')
        .nth(2)
        .evaluate((heading) => heading.id);
      await page.goto(`${site.origin}${from}#${id}`);
      await waitForRuntime(page);
      await page.click('[popovertarget="_languages"]');
      await page.click(`#_languages a[lang="${code}"]`);
      await expect(page).toHaveURL(`${site.origin}${to}#${id}`);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      // The reader has just chosen it, whatever language the browser prefers.
      await waitForRuntime(page);
      await expectNoOffer(page);
      await expect(async () => {
        const top = await page.locator(`[id="${id}"]`).evaluate((place) => place.getBoundingClientRect().top);
        expect(top).toBeGreaterThan(0);
        expect(top).toBeLessThan(200);
      }).toPass();
    });

  test('keeps the fragment in a new tab, too, and drops one that does not exist', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/react-button/#api');
    const expectTab = async (hash: string) => {
      await page.click('[popovertarget="_languages"]');
      const opening = page.context().waitForEvent('page');
      await page.locator('#_languages a[lang="ar"]').click({ button: 'middle' });
      const tab = await opening;
      await expect(tab).toHaveURL(`${site.origin}/ar/material-ui/react-button/${hash}`);
      await tab.close();
      await page.bringToFront();
    };
    await expectTab('#api');
    await page.evaluate(() =>
      window.history.replaceState(window.history.state, '', window.location.pathname),
    );
    await page.keyboard.press('Escape');
    await expectTab('');
  });

  test('is offered to a reader whose browser prefers a language that the page has, until they dismiss it', async ({
    site,
  }) => {
    const page = await site.openReady('/material-ui/react-button/#api', { locale: 'zh-CN' });
    const offer = page.locator(`${OFFER}[lang="zh"]`);
    await offer.locator('a').click();
    await expect(page).toHaveURL(`${site.origin}/zh/material-ui/react-button/#api`);
    await waitForRuntime(page);
    await expectNoOffer(page);
    await page.goto(`${site.origin}/material-ui/react-button/`);
    await waitForRuntime(page);
    await offer.locator('button').click();
    await expect(page.locator('#main-content')).toBeFocused();
    await page.reload();
    await waitForRuntime(page);
    await expectNoOffer(page);
  });

  for (const [prefix, locale] of [
    ['/', 'zh-CN'],
    ['/', 'ar'],
    ['/pt', 'ar'],
    ['/ar', 'en-US'],
    ['/ar', 'pt-BR'],
    ['/zh', 'pt-BR'],
  ] as const)
    test(
      `covers no text, and not the link to the top: ${prefix}, in a browser that prefers ${locale}`,
      FULL,
      async ({ site }) => {
        const path = `${prefix}/material-ui/react-button/`.replace('//', '/');
        const page = await site.openReady(path, { locale });
        await expect(page.locator(OFFER)).toBeVisible();
        for (const width of [320, 360, 1280]) {
          await page.setViewportSize({ width, height: 740 });
          for (const top of [0, 2400, 100_000]) {
            await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
            await expect
              .poll(
                () =>
                  page.evaluate((selector) => {
                    const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
                    // Seven characters, without a font for them.
                    const isWide = box.width > 80 && box.left >= 8 && box.right <= innerWidth - 8;
                    const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
                    // The header covers what is below it.
                    const parts =
                      box.bottom <= bottom ? 'header a, header button' : 'main, footer a, #_sidebar';
                    const y = box.top + box.height / 2;
                    const covered = [box.left + 2, box.left + box.width / 2, box.right - 2].some((x) => {
                      const stack = document.elementsFromPoint(x, y);
                      const top = stack.findIndex((element) => element.closest(selector));
                      return stack.slice(top + 1).some((element) => element.closest(parts));
                    });
                    return { isWide, covered };
                  }, OFFER),
                `${width} px, ${top} px from the top`,
              )
              .toEqual({ isWide: true, covered: false });
          }
        }
      },
    );

  test('is not offered by a browser that says no languages', FULL, async ({ site }) => {
    // A fault in the console fails the test.
    const page = await site.openReady('/material-ui/react-button/', {
      prepare: (context) =>
        context.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'languages', { get: () => undefined }),
        ),
    });
    await expectNoOffer(page);
  });

  test('is not offered on a page that the language lacks', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/api/button/', { locale: 'zh-CN' });
    await expectNoOffer(page);
  });

  test('that the text lacks is said above it', FULL, async ({ site }) => {
    for (const [path, text] of [
      ['/ar/material-ui/api/button/', '.prose'],
      ['/ar/material-ui/react-tabs/', '.prose:not([data-playground] *)'],
      ['/ar/x/react-data-grid/editing/', '.prose'],
    ] as const) {
      const page = await site.open(path);
      const place = () =>
        page.locator('.page-notice').evaluate((notice, selector) => {
          const isBefore = (element: Element | null) =>
            element !== null &&
            (notice.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
          const first = document.querySelector('[data-playground]:not(details *)');
          return {
            text: isBefore(document.querySelector(`main ${selector}`)),
            component: first && isBefore(first),
          };
        }, text);
      await expect.poll(place).toEqual({ text: true, component: path.includes('tabs') ? true : null });
    }
  });

  test('is not offered at an address without a page', FULL, async ({ site }) => {
    const page = await site.openReady('/ar/material-ui/nope/', { expected: [/404/] });
    await waitForHeading(page, 'الصفحة غير موجودة');
    await expectNoOffer(page);
  });
});

/** Expects that the current page offers no language, after the island that offers one has come. */
async function expectNoOffer(page: Page): Promise<void> {
  await waitForModule(page, 'offer');
  await expect(page.locator(OFFER)).toHaveCount(0);
}

test.describe('right to left', () => {
  for (const path of ['/ar/', '/ar/material-ui/react-button/'])
    test(
      `a Latin name that does not fit into the header of ${path} loses its end, not its beginning`,
      FULL,
      async ({ site }) => {
        const page = await site.open(path, { viewport: { width: 320, height: 640 }, hasTouch: true });
        // A page outside of the libraries has no version.
        await expect
          .poll(() =>
            page.locator('#_products-value, #_versions-value').evaluateAll((elements) => [
              ...new Set(
                elements.map((element) => {
                  const first = document.createRange();
                  first.setStart(element.firstChild ?? element, 0);
                  first.setEnd(element.firstChild ?? element, 1);
                  const box = element.getBoundingClientRect();
                  const { left, right } = first.getBoundingClientRect();
                  return Math.max(0, Math.round(box.left - left), Math.round(right - box.right));
                }),
              ),
            ]),
          )
          .toEqual([0]);
      },
    );

  test('is how demos are drawn, and still are once they live, on an Arabic page', FULL, async ({ site }) => {
    const still = await site.open('/ar/material-ui/react-button/', { javaScriptEnabled: false });
    await expectMargins(still.locator(ICON).first(), 'rtl');
    const page = await site.openReady('/ar/material-ui/react-button/');
    const icon = page.locator(ICON).first();
    await icon.scrollIntoViewIfNeeded();
    await expect(
      page.locator('[data-stage] [data-live]:has(.MuiButton-sizeMedium > .MuiButton-startIcon)').first(),
    ).toBeVisible();
    await expectMargins(icon, 'rtl');
  });

  test('leaves demos on English text, and all code, from left to right', FULL, async ({ site }) => {
    const page = await site.openReady('/ar/material-ui/react-dialog/');
    await expect(async () => {
      const directions = await page
        .locator('main pre, main code')
        .evaluateAll((codes) => codes.map((code) => getComputedStyle(code).direction));
      expect(directions.length).toBeGreaterThan(5);
      expect(new Set(directions)).toEqual(new Set(['ltr']));
    }).toPass();
    await page.goto(`${site.origin}/ar/material-ui/react-alert/`);
    await expect(page.locator('[data-stage]').first()).toHaveAttribute('dir', 'ltr');
  });

  for (const path of ['/ar/x/react-data-grid/clipboard/', '/ar/material-ui/api/button/'])
    test(`aligns English text at one edge: ${path}`, FULL, async ({ site }) => {
      const page = await site.open(path);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(
            () =>
              page.evaluate(() => {
                const edges = [
                  'main h1',
                  'main h1 ~ p, main div:has(> h1) ~ div[lang] > p, main h1 + p',
                  'main .prose h2:not(li *)',
                ].map((selector) => {
                  const range = document.createRange();
                  range.selectNodeContents(document.querySelector(selector)?.firstChild ?? document.body);
                  return Math.round(Math.min(...[...range.getClientRects()].map(({ left }) => left)));
                });
                return new Set(edges).size;
              }),
            `${width} px`,
          )
          .toBe(1);
      }
      const leftOf = (text: Locator) =>
        text.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return Math.round(range.getBoundingClientRect().left);
        });
      // The title of the contents is in the reader's language, and stands above English headings.
      const title = page.locator('nav:has(#_toc) > p');
      await expect
        .poll(async () => (await leftOf(title)) - (await leftOf(page.locator('#_toc a').first())))
        .toBe(0);
    });

  for (const [path, flipped] of [
    ['/material-ui/react-button/', 'none'],
    ['/ar/material-ui/react-button/', MIRRORED],
  ] as const)
    test(
      `mirrors the icons that point along the line, and no others: ${path}`,
      full(flipped === 'none'),
      async ({ site }) => {
        const page = await site.open(path);
        await expect
          .poll(() =>
            page.evaluate(() =>
              [
                '.icon.flip:not([aria-expanded="true"] *)',
                '[aria-expanded="true"] > .icon.flip',
                '.icon:not(.flip)',
              ].map((icons) =>
                [
                  ...new Set(
                    [...document.querySelectorAll(icons)].map((icon) => getComputedStyle(icon).transform),
                  ),
                ].join(),
              ),
            ),
          )
          .toEqual([flipped, DOWN, 'none']);
      },
    );

  test('is a separate choice: active before the first paint, for the frame and for demos, and reversible', async ({
    site,
  }) => {
    const page = await site.open('/material-ui/react-button/', {
      prepare: (context) =>
        context.addInitScript(() => {
          if (!localStorage.getItem('direction')) localStorage.setItem('direction', 'rtl');
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.dataset.early = document.documentElement.dir;
          });
        }),
    });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-early', 'rtl');
    await waitForRuntime(page);
    const icon = page.locator(ICON).first();
    await icon.scrollIntoViewIfNeeded();
    await expectMargins(icon, 'rtl');
    await expect(html).toHaveAttribute('lang', 'en');
    await page.evaluate(() => window.docsShell?.setDirection('auto'));
    await expectMargins(icon, 'ltr');
    await expect(html).toHaveAttribute('dir', 'ltr');
  });
});

test.describe('an address that no page has', () => {
  for (const [code, direction, heading] of [
    ['zh', 'ltr', '找不到页面'],
    ['ar', 'rtl', 'الصفحة غير موجودة'],
  ] as const)
    test(`shows a page in the language of the address: ${code}`, full(code !== 'ar'), async ({ site }) => {
      const page = await site.open(`/${code}/material-ui/react-buton/`, { expected: [/404/] });
      await expect(page.locator('main h1', { hasText: heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page).toHaveTitle(new RegExp(heading));
      await expect(
        page.locator(`main h2 + ul a[href="/${code}/material-ui/react-button/"]`).first(),
      ).toBeVisible();
      await expect(page.locator(`main a[href="/${code}/"]`)).toBeVisible();
      await expect
        .poll(() =>
          page
            .locator('header a[href^="/"]:not([hreflang]), footer a[href^="/"]')
            .evaluateAll(
              (links, prefix) =>
                links
                  .map((link) => link.getAttribute('href') ?? '')
                  .filter((href) => !href.startsWith(prefix)),
              `/${code}/`,
            ),
        )
        .toEqual([]);
    });

  for (const [from, to] of [
    ['/en/material-ui/react-button/?a=b#api', '/material-ui/react-button/?a=b#api'],
    ['/en/', '/'],
    ['/en//evil.example/x', '/evil.example/x'],
  ] as const)
    test(`${from} redirects to ${to}`, full(!from.includes('#')), async ({ site }) => {
      const page = await site.open('/robots.txt', { expected: [/404/] });
      // The first document redirects to the other one.
      await page.goto(site.origin + from).catch(() => {});
      await expect(page).toHaveURL(site.origin + to);
    });
});
