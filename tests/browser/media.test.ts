import type { Page } from 'playwright-core';
import { liveDemos } from './demos/liveDemos';
import { openReady } from './harness/openReady';
import { pickRoutes } from './harness/pickRoutes';
import { readRoutes } from './harness/readRoutes';
import { useSite } from './harness/useSite';
import { waitForRuntime } from './harness/waitForRuntime';

const site = useSite();
const PAGE = '/material-ui/react-button/';

const isSeen = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) => [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility()),
    selector,
  );

/** Elements that need more width than they have, and do not scroll by themselves. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth > root.clientWidth ? root.scrollWidth : 0;
  });

/** Names of the animations that never end. */
const listEndless = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .map((animation) => (animation as CSSAnimation).animationName),
  );

describe('in print', () => {
  it('there is the text with all of its code and the addresses of its links, and no frame', async () => {
    const page = await openReady(site(), PAGE);
    await page.emulateMedia({ media: 'print' });
    for (const part of [
      'header',
      '#_sidebar',
      '#_toc',
      'footer',
      'section[aria-label] > div:not([class*="stage"]) button',
    ]) {
      expect([part, await isSeen(page, part)]).toEqual([part, false]);
    }
    expect(await isSeen(page, 'h1')).toBe(true);
    const cut = await page.locator('main pre').evaluateAll(
      (blocks) =>
        blocks.filter((block) => {
          const { overflowX, whiteSpace } = getComputedStyle(block);
          return block.scrollWidth > block.clientWidth && overflowX !== 'visible' && whiteSpace === 'pre';
        }).length,
    );
    expect(cut).toBe(0);
    await page.goto(`${site().origin}/versions/`);
    const link = page.locator('main a[href^="http"]').first();
    const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(address).toContain('http');
  });

  it('there are the addresses of links in the text, of places and names of the reference none', async () => {
    const page = await openReady(site(), PAGE);
    await page.emulateMedia({ media: 'print' });
    const told = await page
      .locator('main a[href]')
      .evaluateAll((links) =>
        links
          .filter((link) => getComputedStyle(link, '::after').content.includes('('))
          .map((link) => link.getAttribute('href') ?? ''),
      );
    expect(told).toContain('/material-ui/react-dialog/');
    expect(told.filter((href) => href.startsWith('#'))).toEqual([]);
    const named = page.locator('main a.api-link').first();
    expect(await named.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none');
  });

  it('groups of inherited props are open', async () => {
    const page = await site().open('/material-ui/api/button/');
    const isShown = () =>
      page.locator('#button-prop-disableTouchRipple').evaluate((entry) => entry.checkVisibility());
    expect(await isShown()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await isShown()).toBe(true);
  });

  it('whole types and descriptions are open, whatever was chosen to be read', async () => {
    const page = await site().open('/material-ui/api/accordion/');
    const isShown = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
    await page.locator('[data-api-view][value="collapsed"]').first().check({ force: true });
    const parts = ['.api-full-type pre', '.api-body'];
    const shown: Record<string, unknown> = {};
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      shown[media] = await Promise.all(parts.map(isShown));
    }
    expect(shown).toEqual({ screen: [false, false], print: [true, true] });
  });

  it('paper is light, whatever the mode and the device, and demos with it', async () => {
    const page = await openReady(site(), PAGE, { colorScheme: 'dark' });
    const look = () =>
      page.evaluate(() => {
        // Buttons come to another colour by and by.
        for (const animation of document.getAnimations()) animation.cancel();
        return ['body', '.code', '[data-stage] button'].map((part) => {
          const style = getComputedStyle(document.querySelector(part) ?? new Image());
          return [style.colorScheme, style.color, style.backgroundColor].join(' ');
        });
      });
    const dark = await look();
    await page.emulateMedia({ media: 'print' });
    const paper = await look();
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.waitForFunction(() => getComputedStyle(document.documentElement).colorScheme === 'light');
    expect(paper).toEqual(await look());
    expect(paper).not.toEqual(dark);
  });

  it('code has no buttons, however narrow the paper is', async () => {
    const page = await openReady(site(), '/experiments/docs/codeblock/', {
      viewport: { width: 480, height: 800 },
    });
    const buttons = '.code > :is(.copy, .wrap)';
    expect(await isSeen(page, buttons)).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await isSeen(page, buttons)).toBe(false);
  });

  it('a header or footer of a demo is there: they are no part of the frame', async () => {
    const page = await openReady(site(), PAGE);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => {
      for (const name of ['header', 'footer']) {
        const part = document.createElement(name);
        part.textContent = name;
        document.querySelector('[data-demo]')?.append(part);
      }
    });
    for (const part of ['header', 'footer']) expect(await isSeen(page, `[data-demo] ${part}`)).toBe(true);
  });

  it('pages come out with text', async () => {
    const page = await openReady(site(), PAGE);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.length).toBeGreaterThan(20_000);
  });
});

describe('with reduced motion', () => {
  it('nothing moves', async () => {
    const page = await openReady(site(), PAGE, { reducedMotion: 'reduce' });
    await page.click('[data-group="/material-ui/customization"] > div > button');
    await page.click('[popovertarget="_products"]');
    await page.keyboard.press('Escape');
    await page.click('#_toc li:nth-child(3) a');
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
          .length,
    );
    expect(moving).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });

  it('no skeleton of a demo pulses without end: it would flicker', async () => {
    const page = await openReady(site(), '/material-ui/react-card/', { reducedMotion: 'reduce' });
    await liveDemos(page);
    expect(await listEndless(page)).toEqual([]);
  });

  it('nothing does in the document of a demo of its own', async () => {
    const page = await openReady(site(), '/experiments/docs/demos/', { reducedMotion: 'reduce' });
    const address = await page.locator('main iframe').first().getAttribute('src');
    await page.goto(site().origin + (address ?? ''));
    await page.evaluate(() => {
      const endless = new CSSStyleSheet();
      endless.replaceSync('@keyframes pulse { to { opacity: 0 } } body { animation: pulse 1s infinite }');
      document.adoptedStyleSheets.push(endless);
    });
    expect(await listEndless(page)).toEqual([]);
  });
});

describe('with forced colours', () => {
  it('the stop of the focus and the page that is open are still marked', async () => {
    const page = await openReady(site(), PAGE, { forcedColors: 'active' });
    await page.focus('[popovertarget="_products"]');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    );
    expect(outline).not.toBe('none');
    const marked = await page.locator('#_sidebar [aria-current="page"]').evaluate((link) => {
      const other = document.querySelector('#_sidebar li > a:not([aria-current])');
      const look = (element: Element | null) => {
        if (!element) return '';
        const {
          fontWeight,
          color,
          backgroundColor,
          borderInlineStartStyle,
          borderInlineStartWidth,
          textDecorationLine,
          outlineStyle,
        } = getComputedStyle(element);
        return [
          fontWeight,
          color,
          backgroundColor,
          borderInlineStartStyle,
          borderInlineStartWidth,
          textDecorationLine,
          outlineStyle,
        ].join();
      };
      return look(link) !== look(other);
    });
    expect(marked).toBe(true);
  });
});

describe('what is pressed or chosen', () => {
  const CODE = '/experiments/docs/codeblock/';
  it.each([
    [
      'the language of a demo',
      PAGE,
      '[role="toolbar"] [aria-pressed="true"]',
      '[role="toolbar"] [aria-pressed="false"]',
    ],
    ['a tab of code', CODE, '.code-tab-list :checked + span', '.code-tab-list :not(:checked) + span'],
    [
      'a view of the reference',
      '/material-ui/api/button/',
      '.api-views :checked + span',
      '.api-views :not(:checked) + span',
    ],
    ['a line that is pointed out', CODE, '.line.highlighted', '.line:not(.highlighted), .code code'],
  ])('is told by more than a colour, forced colours included: %s', async (_name, path, chosen, other) => {
    const page = await openReady(site(), path);
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      const lines = await page.evaluate(
        (selectors) =>
          selectors.map((selector) => {
            const element = document.querySelector(selector);
            if (!element) return selector;
            const style = getComputedStyle(element);
            return ['outline', 'border-block-end', 'border-inline-start']
              .map(
                (line) =>
                  `${style.getPropertyValue(`${line}-style`)} ${style.getPropertyValue(`${line}-width`)}`,
              )
              .join(', ');
          }),
        [chosen, other],
      );
      expect({ forcedColors, isSame: lines[0] === lines[1] }).toEqual({ forcedColors, isSame: false });
    }
  });
});

describe('in little room', () => {
  it('no page of the site scrolls sideways at 320 px', async () => {
    const page = await site().open('/', { viewport: { width: 320, height: 640 } });
    const wide: unknown[] = [];
    for (const route of pickRoutes(readRoutes(), 240)) {
      await page.goto(site().origin + route);
      const width = await tooWide(page);
      if (width > 0) wide.push({ route, width });
    }
    expect(wide).toEqual([]);
  }, 300_000);

  it.each(['/', '/ar/'])('the name of the home page %s stands where its text begins', async (path) => {
    const page = await site().open(path);
    for (const width of [320, 360, 414]) {
      await page.setViewportSize({ width, height: 640 });
      const starts = await page.evaluate(() => {
        const { dir, clientWidth } = document.documentElement;
        return ['header > div > a', 'h1'].map((selector) => {
          const part = document.querySelector(selector) ?? document.body;
          const { left, right } = part.getBoundingClientRect();
          return Math.round(dir === 'ltr' ? left : clientWidth - right);
        });
      });
      expect([width, ...starts]).toEqual([width, 16, 16]);
    }
  });

  it('text can be spaced out without a loss', async () => {
    const page = await openReady(site(), PAGE, { viewport: { width: 360, height: 740 } });
    await page.evaluate(() => {
      // A constructed sheet: the page's policy refuses style elements that are not its own.
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets.push(spaced);
    });
    expect(await tooWide(page)).toBe(0);
    expect(await isSeen(page, '[data-action="colour-mode"]')).toBe(true);
  });

  it('nothing shifts while a page loads', async () => {
    const page = await site().open('/', { viewport: { width: 360, height: 740 } });
    for (const path of ['/', PAGE, '/versions/', '/material-ui/components/']) {
      await page.goto(site().origin + path);
      await waitForRuntime(page);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
                sum += entry.value;
            }).observe({ type: 'layout-shift', buffered: true });
            setTimeout(() => resolve(sum), 300);
          }),
      );
      expect({ path, shift: shift <= 0.01 ? 0 : shift }).toEqual({ path, shift: 0 });
    }
  });
});
