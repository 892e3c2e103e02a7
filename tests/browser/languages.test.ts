import { expect, test } from './fixtures/test';
import { waitForRuntime } from './fixtures/page';
import type { Page } from '@playwright/test';
import { findViolations } from './fixtures/findViolations';


/** Inline margins of the icon of the first demo that has a button with one, as the browser computes them. */
const iconMargins = (page: Page) =>
  page.evaluate(() => {
    const icon = document.querySelector('[data-stage] .MuiButton-startIcon');
    const { marginLeft, marginRight } = icon ? getComputedStyle(icon) : { marginLeft: '', marginRight: '' };
    return { left: marginLeft, right: marginRight };
  });

/** The offer of another language; the ad's `aside` stands in the text. */
const OFFER = 'body aside:not(main aside)';
const LTR = { left: '-4px', right: '8px' };
const MIRRORED = 'matrix(-1, 0, 0, 1, 0, 0)';
/** The mark of a group that is open, in both directions. */
const DOWN = 'matrix(0, 1, -1, 0, 0, 0)';
const RTL = { left: '8px', right: '-4px' };

test.describe('axe finds nothing wrong', () => {
  TODO_EACH([
    ['zh', 'translated', '/material-ui/react-button/', 'light'],
    ['ar', 'translated', '/material-ui/react-button/', 'dark'],
    ['ar', 'English', '/material-ui/api/button/', 'light'],
    ['ar', 'section', '/material-ui/components/', 'light'],
    ['zh', 'English', '/experiments/docs/callouts/', 'dark'],
    ['ar', 'versions', '/versions/', 'light'],
  ] as const)('in %s on a page that is %s: %s in %s colours', async (code, _kind, path, colorScheme) => {
    const page = await site.openReady(`/${code}${path}`, { colorScheme });
    const found: Record<number, string[]> = {};
    for (const width of [360, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const violations = await findViolations(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) violations.push(`${overflow} px wider than the window`);
      if (violations.length > 0) found[width] = violations;
    }
    expect(found).toEqual({});
  });
});

test.describe('switching the language', () => {
  TODO_EACH([
    ['ar', '/material-ui/react-button/', '/ar/material-ui/react-button/'],
    ['zh', '/ar/material-ui/react-button/', '/zh/material-ui/react-button/'],
    ['en', '/pt/material-ui/react-button/', '/material-ui/react-button/'],
    ['pt', '/system/react-stack/', '/pt/system/react-stack/'],
  ])('to %s from %s keeps page and fragment', async (code, from, to) => {
    const page = await site.openReady(from);
    const id = await page.evaluate(() => [...document.querySelectorAll('main h2[id]')].at(2)?.id ?? '');
    await page.goto(`${site.origin}${from}#${id}`);
    await page.click('[popovertarget="_languages"]');
    await page.click(`#_languages a[lang="${code}"]`);
    await page.waitForURL(`${site.origin}${to}#${id}`);
    await page.waitForSelector(`html[lang="${code}"]`);
    await page.waitForFunction((name) => {
      const { top } = document.getElementById(name)?.getBoundingClientRect() ?? { top: -1 };
      return top > 0 && top < 200;
    }, id);
  });

  test('keeps the fragment in a tab of its own, too, and forgets one that is gone', async ({ site }) => {
    const page = await site.openReady('/material-ui/react-button/#api');
    const inArabic = page.locator('#_languages a[lang="ar"]');
    const openTab = async () => {
      await page.click('[popovertarget="_languages"]');
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        inArabic.click({ button: 'middle' }),
      ]);
      await tab.waitForURL('**/ar/material-ui/react-button/**', { waitUntil: 'commit' });
      const { pathname, hash } = new URL(tab.url());
      await tab.close();
      await page.bringToFront();
      return pathname + hash;
    };
    expect(await openTab()).toBe('/ar/material-ui/react-button/#api');
    await page.evaluate(() =>
      window.history.replaceState(window.history.state, '', window.location.pathname),
    );
    await page.keyboard.press('Escape');
    expect(await openTab()).toBe('/ar/material-ui/react-button/');
  });

  test('is offered to a reader whose browser prefers a language that the page has, until they send it away', async ({ site }) => {
    const page = await site.openReady('/material-ui/react-button/#api', { locale: 'zh-CN' });
    const offer = page.locator(`${OFFER}[lang="zh"]`);
    await offer.locator('a').click();
    await page.waitForURL(`${site.origin}/zh/material-ui/react-button/#api`);
    await waitForRuntime(page);
    expect(await page.locator(OFFER).count()).toBe(0);
    await page.goto(`${site.origin}/material-ui/react-button/`);
    await waitForRuntime(page);
    await offer.locator('button').click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main-content');
    await page.reload();
    await waitForRuntime(page);
    expect(await offer.count()).toBe(0);
  });

  TODO_EACH([
    ['/', 'zh-CN'],
    ['/', 'ar'],
    ['/pt', 'ar'],
    ['/ar', 'en-US'],
    ['/ar', 'pt-BR'],
    ['/zh', 'pt-BR'],
  ])('leaves the way back up free: %s, in a browser that prefers %s', async (prefix, locale) => {
    const path = `${prefix}/material-ui/react-button/`.replace('//', '/');
    const page = await site.openReady(path, { locale });
    await page.locator(OFFER).waitFor();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => window.scrollTo({ top: 2400, behavior: 'instant' }));
      const { offer, up, apart } = await page.evaluate((selector) => {
        const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
        const offer = boxOf(document.querySelector(selector));
        const up = boxOf(document.querySelector('footer a[href="#main-content"]'));
        const isSeen = ({ left, right, bottom }: DOMRect) =>
          left >= 8 && right <= document.documentElement.clientWidth - 8 && bottom <= window.innerHeight - 8;
        const apart = offer.right < up.left || up.right < offer.left;
        return { offer: isSeen(offer), up: isSeen(up), apart };
      }, OFFER);
      expect({ width, offer, up, apart }).toEqual({ width, offer: true, up: true, apart: true });
    }
  });

  test('is not offered on a page that the language lacks', async ({ site }) => {
    const page = await site.openReady('/material-ui/api/button/', { locale: 'zh-CN' });
    expect(await page.locator(OFFER).count()).toBe(0);
  });
});

test.describe('right to left', () => {
  TODO_EACH(['/ar/', '/ar/material-ui/react-button/'])(
    'a Latin name that has no room in the header of %s loses its end, not its beginning',
    async (path) => {
      const page = await site.open(path, { viewport: { width: 320, height: 640 }, hasTouch: true });
      const cut = await page.locator('header > div > a, #_versions-value').evaluateAll((elements) =>
        elements.map((element) => {
          const first = document.createRange();
          first.setStart(element.firstChild ?? element, 0);
          first.setEnd(element.firstChild ?? element, 1);
          const box = element.getBoundingClientRect();
          const { left, right } = first.getBoundingClientRect();
          return Math.max(0, Math.round(box.left - left), Math.round(right - box.right));
        }),
      );
      // A page outside of the libraries has no version.
      expect([...new Set(cut)]).toEqual([0]);
    },
  );

  test('is how demos are drawn and hydrated on an Arabic page', async ({ site }) => {
    const still = await site.open('/ar/material-ui/react-button/', { javaScriptEnabled: false });
    expect(await iconMargins(still)).toEqual(RTL);
    const page = await site.openReady('/ar/material-ui/react-button/');
    await page.locator('[data-stage] .MuiButton-startIcon').first().scrollIntoViewIfNeeded();
    await page.waitForFunction(() =>
      document.querySelector('[data-stage] .MuiButton-startIcon')?.closest('[data-live]'),
    );
    expect(await iconMargins(page)).toEqual(RTL);
  });

  test('leaves demos on English text, and all code, from left to right', async ({ site }) => {
    const page = await site.openReady('/ar/material-ui/react-dialog/');
    const directions = await page.evaluate(() =>
      [...document.querySelectorAll('main pre, main code')].map((code) => getComputedStyle(code).direction),
    );
    expect(directions.length).toBeGreaterThan(5);
    expect(new Set(directions)).toEqual(new Set(['ltr']));
    await page.goto(`${site.origin}/ar/material-ui/react-alert/`);
    expect(await page.getAttribute('[data-stage]', 'dir')).toBe('ltr');
  });

  TODO_EACH(['/ar/', '/ar/material-ui/api/button/'])('begins English text at one edge: %s', async (path) => {
    const page = await site.open(path);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page.evaluate(() =>
        ['main h1', 'main h1 ~ p, main div:has(> h1) + div > p, main h1 + p', 'main .prose h2:not(li *)'].map(
          (selector) => {
            const range = document.createRange();
            range.selectNodeContents(document.querySelector(selector)?.firstChild ?? document.body);
            return Math.round(Math.min(...[...range.getClientRects()].map(({ left }) => left)));
          },
        ),
      );
      expect({ width, edges }).toEqual({ width, edges: edges.map(() => edges[0]) });
    }
  });

  test('turns the icons that point along the line, and no others', async ({ site }) => {
    const transforms = async (path: string) => {
      const page = await site.open(path);
      return page.evaluate(() =>
        [
          '.icon.flip:not([aria-expanded="true"] *)',
          '[aria-expanded="true"] > .icon.flip',
          '.icon:not(.flip)',
        ].map((icons) =>
          [
            ...new Set([...document.querySelectorAll(icons)].map((icon) => getComputedStyle(icon).transform)),
          ].join(),
        ),
      );
    };
    expect(await transforms('/material-ui/react-button/')).toEqual(['none', DOWN, 'none']);
    expect(await transforms('/ar/material-ui/react-button/')).toEqual([MIRRORED, DOWN, 'none']);
  });

  test('is a choice of its own: in force before the first paint, for the frame and for demos, and undone', async ({ site }) => {
    const page = await site.open('/material-ui/react-button/', {
      prepare: (context) =>
        context.addInitScript(() => {
          if (!localStorage.getItem('direction')) localStorage.setItem('direction', 'rtl');
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.dataset.early = document.documentElement.dir;
          });
        }),
    });
    expect(await page.getAttribute('html', 'data-early')).toBe('rtl');
    await waitForRuntime(page);
    await page.locator('[data-stage] .MuiButton-startIcon').first().scrollIntoViewIfNeeded();
    await page.waitForFunction(() => {
      const icon = document.querySelector('[data-stage] .MuiButton-startIcon');
      return icon !== null && getComputedStyle(icon).marginLeft === '8px';
    });
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    await page.evaluate(() => window.docsShell?.setDirection('auto'));
    await page.waitForFunction(() => {
      const icon = document.querySelector('[data-stage] .MuiButton-startIcon');
      return icon !== null && getComputedStyle(icon).marginLeft === '-4px';
    });
    expect(await iconMargins(page)).toEqual(LTR);
    expect(await page.getAttribute('html', 'dir')).toBe('ltr');
  });
});

test.describe('an address that no page has', () => {
  TODO_EACH([
    ['zh', 'ltr', '此地址没有页面'],
    ['ar', 'rtl', 'لا توجد صفحة'],
  ])('is answered in the language of the address: %s', async (code, direction, heading) => {
    const page = await site.open(`/${code}/material-ui/react-buton/`, { expected: [/404/] });
    await page.locator('main h1', { hasText: heading }).waitFor();
    await page.waitForSelector(`html[lang="${code}"][dir="${direction}"]`);
    await page.waitForFunction((wanted) => document.title.includes(wanted), heading);
    await page.locator(`main h2 + ul a[href="/${code}/material-ui/react-button/"]`).waitFor();
    expect(await page.getAttribute('main p a', 'href')).toBe(`/${code}/`);
    const foreign = await page
      .locator('header a[href^="/"]:not([hreflang]), footer a[href^="/"]')
      .evaluateAll(
        (links, prefix) =>
          links.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith(prefix)),
        `/${code}/`,
      );
    expect(foreign).toEqual([]);
  });

  TODO_EACH([
    ['/en/material-ui/react-button/?a=b#api', '/material-ui/react-button/?a=b#api'],
    ['/en/', '/'],
    ['/en//evil.example/x', '/evil.example/x'],
  ])('%s leads to %s', async (from, to) => {
    const page = await site.open('/', { expected: [/404/] });
    await page.goto(site.origin + from).catch(() => {});
    await page.waitForURL(site.origin + to);
  });
});
