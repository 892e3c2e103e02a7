import type { OpenOptions, Site } from './fixtures/site';
import { expect, FULL, test } from './fixtures/test';
import {
  waitForPaint,
  waitForHeading,
  waitForFirstPaint,
  playScene,
  waitForFrames,
  waitForIdle,
} from './fixtures/page';
import type { Page } from '@playwright/test';
import { findViolations } from './findViolations';
import { holdTimers, passTimers, waitForHeldTimer } from './fixtures/timers';

const PAGE = '/material-ui/react-button/';
const BUTTON = '[data-opens="search"]';
const FIELD = '#_search .DocSearch-Input';
const HIT = '#_search .DocSearch-Hit a';
const GROUP = '#_search .DocSearch-Hit-source';
/** Same value as in `limitHosted`. */
const HOSTED_TIMEOUT_MS = 1500;

const isOpen = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLDialogElement>('#_search')?.matches(':modal') ?? false);
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/**
 * Types a query into the open search, and waits until hits for this query are shown, not those of the
 * previous one.
 */
async function ask(page: Page, query: string): Promise<void> {
  // They are counted before they are rendered.
  const waitForHits = (isThere: boolean) =>
    page.waitForFunction(
      ([hit, wanted]) => {
        const status = document.querySelector('#_search [data-panels] [role="status"]');
        const isDrawn = document.querySelector(hit) !== null;
        return status !== null && /\d/.test(status.textContent) === wanted && isDrawn === wanted;
      },
      [HIT, isThere] as const,
    );
  await page.fill(FIELD, '');
  await waitForHits(false);
  await page.fill(FIELD, query);
  await waitForHits(true);
}

/** Waits until the first hit leads to an address; hits from other parts of the index come later. */
const waitForFirst = (page: Page, href: string) =>
  page.waitForFunction(([hit, wanted]) => document.querySelector<HTMLElement>(hit)?.dataset.href === wanted, [
    HIT,
    href,
  ] as const);

/** Waits until a hit is of a kind. */
const waitForKind = (page: Page, kind: string) =>
  page.waitForFunction(
    ([hit, wanted]) =>
      [...document.querySelectorAll<HTMLElement>(hit)].some((each) => each.innerText.startsWith(wanted)),
    [HIT, kind] as const,
  );

async function openSearch(site: Site, path = PAGE, options?: OpenOptions): Promise<Page> {
  const page = await site.openReady(path, options);
  await page.keyboard.press('/');
  await page.locator(FIELD).waitFor();
  return page;
}

test.describe('the search opens', () => {
  test('by its button, by Ctrl+K, by ⌘K and by /, and gives the focus back when it closes', async ({
    site,
  }) => {
    const page = await site.openReady(PAGE);
    const ways = [
      () => page.click(BUTTON),
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => page.keyboard.press('/'),
    ];
    await page.focus(BUTTON);
    for (const open of ways) {
      await open();
      await page.locator(FIELD).waitFor();
      await expect.poll(() => isOpen(page)).toBe(true);
      await page.waitForFunction((field) => document.activeElement?.matches(field), FIELD);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.getElementById('_search') === null);
      await expect.poll(() => hasFocus(page, BUTTON)).toBe(true);
    }
  });

  test(
    'before it covers the page, in the same place and with a usable field all the time',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(PAGE);
      await page.focus(BUTTON);
      await page.locator(`${BUTTON}[data-alive]`).waitFor();
      const heading = page.locator('main h1');
      await heading.selectText();
      const [shown, modal] = await playScene(
        page,
        async (button: string) => {
          const look = () => {
            const field = document.querySelector<HTMLInputElement>('#_search > input');
            const { x, y, width } = field?.getBoundingClientRect() ?? {};
            const isModal = field?.closest('dialog')?.matches(':modal');
            const hasFocus = document.activeElement === field;
            return { isModal, hasFocus, selected: [field?.selectionStart, field?.selectionEnd], x, y, width };
          };
          document.querySelector<HTMLElement>(button)?.click();
          const first = look();
          const dialog = document.querySelector('#_search') ?? document;
          await new Promise<void>((resolve) => {
            new MutationObserver(() => resolve()).observe(dialog, { attributeFilter: ['open'] });
          });
          return [first, look()];
        },
        BUTTON,
      );
      expect(shown).toMatchObject({
        isModal: false,
        hasFocus: true,
        selected: [0, (await heading.innerText()).length],
      });
      expect(modal).toEqual({ ...shown, isModal: true });
    },
  );

  test('and can be closed before that', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.focus(BUTTON);
    await page.locator(`${BUTTON}[data-alive]`).waitFor();
    const [before, after] = await playScene(
      page,
      (button: string) => {
        const look = () => document.querySelectorAll('#_search').length;
        document.querySelector<HTMLElement>(button)?.click();
        const opened = look();
        const key = { key: 'Escape', bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
        return [opened, look()];
      },
      BUTTON,
    );
    expect([before, after]).toEqual([1, 0]);
    await expect.poll(() => hasFocus(page, BUTTON)).toBe(true);
    // It becomes modal a frame after it is shown.
    await waitForFrames(page);
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  test('and leaves the page where the reader has scrolled it since it closed', FULL, async ({ site }) => {
    const page = await openSearch(site);
    // Before the content of the dialog is removed.
    await page.evaluate(() => {
      document.getElementById('_search')?.addEventListener('close', () => window.scrollTo(0, 600));
    });
    const content = await page.locator(FIELD).elementHandle();
    await page.keyboard.press('Escape');
    await page.waitForFunction((field) => !field?.isConnected && window.scrollY > 0, content);
    await waitForIdle(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  });

  test('not by / while something is being typed', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.focus('[data-nav-filter]');
    await page.keyboard.press('/');
    await expect(page.locator('[data-nav-filter]')).toHaveValue('/');
    // It would be shown before the letter is typed, and be modal a frame later.
    await waitForFrames(page);
    await expect(page.locator('#_search')).toHaveCount(0);
  });

  test('as a dialog with a name, whose focus stays in it and which axe finds nothing wrong with', async ({
    site,
  }) => {
    const page = await openSearch(site);
    await expect.poll(() => page.getAttribute('#_search', 'aria-label')).toBe('Search');
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('#_search, body')?.id ?? ''))
        .toMatch(/^(?:_search|)$/);
    }
    // The rest of the page is inert.
    await expect.poll(() => findViolations(page, [], '#_search')).toEqual([]);
    await ask(page, 'button');
    await expect.poll(() => findViolations(page, [], '#_search')).toEqual([]);
  });

  for (const way of ['/', 'Control+k', BUTTON])
    test(`with what was pressed and typed before its code was there: ${way}`, FULL, async ({ site }) => {
      const { page, release } = await site.openHeld(PAGE);
      if (way === BUTTON) await page.click(BUTTON);
      else await page.keyboard.press(way);
      await page.keyboard.type('button/loax');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('d');
      release();
      await expect(page.locator(FIELD)).toHaveValue('button/load');
      await page.locator(HIT).first().waitFor();
      // Another letter is added to the others.
      await page.keyboard.type('i');
      await expect(page.locator(FIELD)).toHaveValue('button/loadi');
    });
});

test.describe('what it shows', () => {
  test('before anything is typed: popular pages of the own product, then all products', async ({ site }) => {
    const page = await openSearch(site, '/joy-ui/react-button/');
    const titles = page.locator('#_search [data-panels] h2');
    await expect(titles).toHaveText(['Popular in Joy UI', 'Browse by product']);
    await expect(page.locator('#_search [data-panels] section').last().locator('a').first()).toHaveText(
      'Joy UI',
    );
    const links = page.locator('#_search [data-panels] section').first().locator('ul a');
    await expect.poll(() => links.count()).toBeGreaterThan(2);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await page.waitForURL(({ pathname }) => /^\/joy-ui\/(?!react-button\/)/.test(pathname));
    await expect.poll(() => isOpen(page)).toBe(false);
  });

  for (const [width, height] of [
    [390, 640],
    [1280, 500],
  ] as const)
    test(`all of them in a window of ${width} × ${height}, the field above them`, FULL, async ({ site }) => {
      const page = await openSearch(site, PAGE, { viewport: { width, height } });
      const last = page.locator('#_search [data-panels] a').last();
      await last.waitFor();
      await page.locator('#_search [data-panels]').hover();
      await page.mouse.wheel(0, 5000);
      await page.waitForFunction(() => {
        const end = [...document.querySelectorAll('#_search [data-panels] a')]
          .at(-1)
          ?.getBoundingClientRect();
        return end && end.bottom <= window.innerHeight;
      });
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      await last.focus();
      await expect.poll(async () => (await page.locator(FIELD).boundingBox())?.y).toBeGreaterThanOrEqual(0);
    });

  test('no query if only blanks are typed', FULL, async ({ site }) => {
    const page = await openSearch(site);
    await page.keyboard.press('Space');
    await expect(page.locator(FIELD)).toHaveValue(' ');
    await waitForIdle(page);
    await expect.poll(() => page.locator('#_search .DocSearch-NoResults:visible').count()).toBe(0);
    await expect.poll(() => page.locator('#_search [data-panels] h2').first().isVisible()).toBe(true);
  });

  test('groups by product, the own one first, each hit with its kind and the match marked', async ({
    site,
  }) => {
    const page = await openSearch(site);
    await ask(page, 'startDecorator');
    await page.waitForFunction(
      (group) => [...document.querySelectorAll(group)].some((each) => each.textContent === 'Joy UI'),
      GROUP,
    );
    await ask(page, 'loading');
    await page.waitForFunction((group) => document.querySelectorAll(group).length > 1, GROUP);
    await expect.poll(async () => (await page.locator(GROUP).allInnerTexts())[0]).toBe('Material UI');
    await waitForKind(page, 'Prop');
    await waitForKind(page, 'Section');
    await expect
      .poll(async () => (await page.locator('#_search mark').first().innerText()).toLowerCase())
      .toBe('loading');
    for (const [query, kind] of [
      ['MuiButton-root', 'Class'],
      ['Autocomplete popper', 'Slot'],
      ['installation', 'Page'],
    ] as const) {
      await ask(page, query);
      await waitForKind(page, kind);
    }
  });

  for (const [pasted, href] of [
    ['MuiButton-root', '/material-ui/api/button/#button-classes-root'],
    ['components.MuiButton.defaultProps', '/material-ui/api/button/#theme-default-props'],
    ['GridRowSelectionModel', '/x/api/data-grid/data-grid/#data-grid-prop-rowSelectionModel'],
    [
      'Warning: Failed prop type: Invalid prop `color` of value `foo` supplied to `ForwardRef(Button)`',
      '/material-ui/api/button/#button-prop-color',
    ],
  ] as const)
    test(`leads from ${pasted} that is pasted to ${href}`, FULL, async ({ site }) => {
      const page = await openSearch(site);
      await page.evaluate(
        ([field, text]) => {
          const data = new DataTransfer();
          data.setData('text', text);
          const input = document.querySelector<HTMLInputElement>(field);
          const event = new ClipboardEvent('paste', {
            clipboardData: data,
            bubbles: true,
            cancelable: true,
          });
          // A paste that no handler has canceled goes into the field.
          if (input?.dispatchEvent(event)) document.execCommand('insertText', false, text);
        },
        [FIELD, pasted] as const,
      );
      await page.locator(`${HIT}[data-href="${href}"]`).first().waitFor();
      if (!href.startsWith('/x/')) await waitForFirst(page, href);
      await page.locator(`${HIT}[data-href="${href}"]`).first().click();
      await page.waitForURL(site.origin + href);
    });

  test('where the reader has been, until it is forgotten', FULL, async ({ site }) => {
    const page = await openSearch(site);
    await ask(page, 'disableRipple');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#.*disableRipple/);
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.keyboard.press('/');
    const recent = page.locator('#_search section[aria-labelledby="_search-recent"]');
    await recent.waitFor();
    await expect.poll(() => recent.locator('a').first().innerText()).toContain('disableRipple');
    await recent.locator('button').click();
    await recent.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page, FIELD)).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await expect.poll(() => recent.count()).toBe(0);
  });

  test('nothing above a page other than the one that it was opened on', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.click('#_sidebar a[href="/material-ui/react-checkbox/"]');
    await waitForHeading(page, 'Checkbox');
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await page.goBack();
    await waitForHeading(page, 'Button');
    await page.locator('#_search').waitFor({ state: 'detached' });
  });

  test('no settings after it, and none above the page of its hit', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.click('[data-opens="settings"]');
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.locator(FIELD).waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await ask(page, 'card');
    await page.keyboard.press('Enter');
    await page.waitForURL(/card/);
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
  });

  test('a search requested in the moment in which another one is closed', FULL, async ({ site }) => {
    const page = await openSearch(site);
    // Two keys that the browser delivers in one task, so that nothing can be handled between them.
    await page.evaluate((field) => {
      const press = (target: Element | null, key: string) =>
        target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      press(document.querySelector(field), 'Escape');
      press(document.body, '/');
    }, FIELD);
    await page.locator(FIELD).waitFor();
    await waitForIdle(page);
    await expect.poll(() => isOpen(page)).toBe(true);
    await expect.poll(() => page.locator('dialog#_search').count()).toBe(1);
    await expect.poll(() => hasFocus(page, FIELD)).toBe(true);
  });

  test('one answer to letters that are typed in one go, in the pause after them', FULL, async ({ site }) => {
    const page = await openSearch(site);
    await ask(page, 'card');
    await page.fill(FIELD, '');
    await page.locator(HIT).first().waitFor({ state: 'detached' });
    const queries = await playScene(
      page,
      async ([fieldSelector, hitSelector]: readonly [string, string]) => {
        const field = document.querySelector<HTMLInputElement>(fieldSelector);
        const dialog = document.querySelector('#_search');
        if (!field || !dialog) return [];
        const answered = new Set<string>();
        const firstAnswer = new Promise<void>((resolve) => {
          new MutationObserver(() => {
            if (!dialog.querySelector(hitSelector)) return;
            answered.add(field.value);
            resolve();
          }).observe(dialog, { subtree: true, childList: true });
        });
        // An answer to a letter before the pause would be rendered two frames after the worker's answer to
        // it.
        let heard = (_query: string) => {};
        const asked = new Map<unknown, string>();
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function post(
          this: Worker,
          request: { number?: number; text?: string },
        ) {
          if (asked.size === 0)
            this.addEventListener('message', ({ data }: MessageEvent<{ number: number }>) =>
              heard(asked.get(data.number) ?? ''),
            );
          if (request.text !== undefined) asked.set(request.number, request.text);
          postMessage.call(this, request);
        };
        const waitForWorker = (query: string) =>
          new Promise<void>((resolve) => {
            heard = (answeredQuery) => {
              if (answeredQuery === query) resolve();
            };
          });
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const press = (type: string, key: string) =>
          field.dispatchEvent(new KeyboardEvent(type, { key, code: key, bubbles: true }));
        // The pauses between the keys are 120 ms by the page's clock, however long they take here.
        const { now } = Date;
        let time = now();
        Date.now = () => time;
        for (const [at, letter] of [...'tab'].entries()) {
          const found = waitForWorker('tab'.slice(0, at + 1));
          press('keydown', letter);
          document.execCommand('insertText', false, letter);
          // Each key is released when the next one is down, as touch typists do.
          press('keyup', 'tab'[at - 1] ?? '');
          await found;
          await frame();
          await frame();
          time += 120;
        }
        press('keyup', 'b');
        Date.now = now;
        await firstAnswer;
        return [...answered];
      },
      [FIELD, HIT] as const,
    );
    expect(queries).toEqual(['tab']);
  });

  test('the first hit for the typed text, if Enter is pressed before it is shown', FULL, async ({ site }) => {
    const page = await openSearch(site);
    await ask(page, 'tooltip');
    // No time between the keys, so the hits of the previous query are shown.
    await page.evaluate((selector) => {
      const field = document.querySelector<HTMLInputElement>(selector);
      if (!field) return;
      field.select();
      document.execCommand('insertText', false, 'disableRipple');
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    }, FIELD);
    await page.waitForURL(/#.*disableRipple/);
    await page.waitForFunction(() => document.getElementById('_search') === null);
  });

  test('the first hit, if Enter is pressed before the search itself has loaded', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/search/*.json', async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await page.keyboard.press('/');
    await page.keyboard.type('disableRipple');
    await page.keyboard.press('Enter');
    release();
    await page.waitForURL(/#.*disableRipple/);
  });

  test('nearest terms and the products if nothing is found', FULL, async ({ site }) => {
    const page = await openSearch(site);
    await page.fill(FIELD, 'pagnatoin');
    const similar = page.locator('section[aria-labelledby="_search-similar"] button');
    await page.locator('#_search-similar').waitFor();
    await similar.getByText('pagination', { exact: true }).click();
    await page.waitForFunction(
      (field) => document.querySelector<HTMLInputElement>(field)?.value === 'pagination',
      FIELD,
    );
    await page.locator(`${HIT}[data-href*="pagination"]`).first().waitFor();
    await page.fill(FIELD, 'qqzzxxy');
    // The answer is announced before the hits of the previous query are removed.
    await page.locator('#_search-browse').waitFor();
    await page.locator(HIT).first().waitFor({ state: 'detached' });
    await expect.poll(() => similar.count()).toBe(0);
    await expect
      .poll(() => page.locator('section[aria-labelledby="_search-browse"] a').count())
      .toBeGreaterThan(3);
  });

  test('results in the language of the reader, right to left too', FULL, async ({ site }) => {
    const page = await openSearch(site, '/ar/material-ui/react-button/');
    await ask(page, 'التثبيت');
    await waitForFirst(page, '/ar/material-ui/getting-started/installation/');
    await expect
      .poll(() =>
        page.evaluate(() => getComputedStyle(document.querySelector('#_search') as Element).direction),
      )
      .toBe('rtl');
    await page.locator(HIT).first().click();
    await page.waitForURL(/\/ar\/material-ui\/getting-started\/installation\/$/);
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('ar');
  });

  test('the same again at once: the index is kept', FULL, async ({ site }) => {
    const requests: string[] = [];
    const page = await openSearch(site, PAGE, {
      prepare: async (context) => {
        context.on('request', (request) => requests.push(request.url()));
      },
    });
    await ask(page, 'button');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.getElementById('_search') === null);
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await ask(page, 'button');
    const files = requests.filter((url) => url.includes('/search/'));
    expect(files.length).toBeGreaterThan(2);
    expect(new Set(files).size).toBe(files.length);
  });
});

test.describe('hostile text', () => {
  test('is shown as text: markup in a heading and in what is typed', FULL, async ({ site }) => {
    const bad = '<img src=x onerror="document.title=1"><b>Zebra</b>';
    const page = await site.open(PAGE, {
      prepare: (context) =>
        context.route(/\/_docs\/search\/material-ui-en-1\..*\.json$/, async (route) => {
          const response = await route.fetch();
          const part = (await response.json()) as { pages: unknown[][] };
          const row = part.pages[0] ?? [];
          row[1] = bad;
          row[5] = [['zebra', bad]];
          await route.fulfill({ response, json: part });
        }),
    });
    await waitForPaint(page);
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await ask(page, 'zebra');
    await expect.poll(() => page.locator(HIT).first().innerText()).toContain('<img src=x');
    await expect.poll(() => page.locator('#_search img, #_search b').count()).toBe(0);
    await page.fill(FIELD, '<img src=y onerror=alert(1)>');
    await page.locator(`${HIT} mark`, { hasText: 'img' }).first().waitFor();
    await expect(page.locator('#_search img')).toHaveCount(0);
    // A query without hits is repeated in the answer.
    await page.fill(FIELD, '<qqzzxxy>');
    await expect(page.locator('#_search .DocSearch-NoResults')).toContainText('<qqzzxxy>');
    await expect(page.locator('#_search qqzzxxy')).toHaveCount(0);
  });
});

test.describe('a part of the index that is not usable', () => {
  const PART = /\/_docs\/search\/joy-ui-en-1\./;
  const bad: [string, (whole: string) => { status: number; body: string }][] = [
    ['missing', () => ({ status: 404, body: 'gone' })],
    ['cut short', (whole) => ({ status: 200, body: whole.slice(0, whole.length / 2) })],
    [
      'whole, but of another build',
      (whole) => ({ status: 200, body: whole.replace(/"stamp":"\w+"/, '"stamp":"0123456789ab"') }),
    ],
    ['of an older format', (whole) => ({ status: 200, body: whole.replace(/"format":\d+/, '"format":0') })],
  ];

  for (const [_name, change] of bad)
    test(
      `that is ${_name}: is requested again, then reported, and the others answer`,
      FULL,
      async ({ site }) => {
        const asked = new Map<string, number>();
        let isBad = true;
        const page = await site.open(PAGE, {
          expected: [/joy-ui-en-1/, /Failed to load resource/],
          prepare: (context) =>
            context.route(PART, async (route) => {
              const href = route.request().url();
              asked.set(href, (asked.get(href) ?? 0) + 1);
              // Decided with the count: the last answer may be on its way when the test goes on.
              const isGood = !isBad;
              const response = await route.fetch();
              if (isGood) return route.fulfill({ response });
              return route.fulfill({ contentType: 'application/json', ...change(await response.text()) });
            }),
        });
        await waitForPaint(page);
        await page.keyboard.press('/');
        await page.locator(FIELD).waitFor();
        await ask(page, 'button');
        const notice = page.locator('#_search [role="status"]', { hasText: 'Joy UI' });
        await notice.waitFor();
        await expect.poll(() => [...new Set(asked.values())]).toEqual([3]);
        await expect.poll(async () => (await page.locator(GROUP).allInnerTexts())[0]).toBe('Material UI');
        isBad = false;
        await notice.locator('button').click();
        await notice.waitFor({ state: 'detached' });
        await ask(page, 'color inversion');
        await page.locator(`${HIT}[data-href^="/joy-ui/"]`).first().waitFor();
      },
    );

  test('that is all of it: is reported, and searched again when it is available', FULL, async ({ site }) => {
    let isDown = true;
    const page = await site.open(PAGE, {
      expected: [/\/search\/en\.json/, /Failed to load resource/],
      prepare: (context) =>
        context.route(/\/search\/en\.json/, (route) => (isDown ? route.abort() : route.continue())),
    });
    await waitForPaint(page);
    // The pauses between its tries.
    await page.clock.install();
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    await page.fill(FIELD, 'button');
    const retry = page.locator('#_search [role="status"] button');
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(retry).toBeVisible({ timeout: 200 });
    }).toPass();
    // No search request has failed.
    await expect
      .poll(() =>
        page
          .getByText(/No results/)
          .filter({ visible: true })
          .count(),
      )
      .toBe(0);
    isDown = false;
    await retry.click();
    await page.locator(HIT).first().waitFor();
  });
});

test.describe('an index that someone else hosts', () => {
  const HOSTED = { appId: 'FAKE01', apiKey: 'searchOnly', indexName: 'docs' };
  const record = (url: string, facets: readonly string[], lvl1: string, lvl2: string | null = null) => ({
    objectID: url,
    url,
    facets,
    hierarchy: { lvl0: 'Any', lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
    type: lvl2 ? 'lvl2' : 'lvl1',
  });
  const MATERIAL = ['version:7.0.2', 'product:material-ui'];
  const JOY = ['language:en', 'version:5.0.0-beta.49', 'product:joy-ui'];
  const AT = 'https://elsewhere.example';
  const RECORDS = [
    record(`${AT}/joy-ui/react-button/`, JOY, 'Joy <i>Button</i>'),
    record(`${AT}/pt/joy-ui/react-button/`, JOY, 'Joy <i>Button</i>'),
    record(
      `${AT}/material-ui/react-button/#loading-and-failure`,
      ['language:en', ...MATERIAL],
      'Button',
      'Loading',
    ),
    record(
      `${AT}/pt/material-ui/react-button/#loading-and-failure`,
      ['language:pt', ...MATERIAL],
      'Botão',
      'Carga',
    ),
    record(`${AT}/zh/material-ui/react-button/`, ['language:zh', ...MATERIAL], '按钮'),
    record(`${AT}/v6/joy-ui/react-card/`, ['language:en', 'version:4.0.0', 'product:joy-ui'], 'Old'),
    record('javascript:alert(1)', JOY, 'Bad'),
  ];

  /** Returns hits like a hosted index that honors the requested facets. */
  function findHosted(body: unknown): object[] {
    const [{ facetFilters } = { facetFilters: [] }] = (body as { requests: { facetFilters: string[][] }[] })
      .requests;
    return RECORDS.filter(({ facets }) =>
      facetFilters.every((group) => group.some((filter) => facets.includes(filter))),
    );
  }

  type HostedAnswer = { status: number; json: unknown };

  /** Opens a site that is configured for a hosted index, with a fake of its API. */
  async function openHosted(
    site: Site,
    answer: (body: unknown) => HostedAnswer | Promise<HostedAnswer>,
    path: string,
    onPart: (href: string) => void = () => {},
  ) {
    const asked: unknown[] = [];
    const page = await site.open(path, {
      // The policy of this build does not allow this host.
      bypassCSP: true,
      expected: [/algolia/, /Failed to load resource/],
      prepare: async (context) => {
        await holdTimers(context, HOSTED_TIMEOUT_MS);
        context.on('request', (request) => {
          if (/\/_docs\/search\/.*\.json/.test(request.url())) onPart(request.url());
        });
        await context.route(/\/search\/\w\w\.json/, async (route) => {
          const response = await route.fetch();
          const manifest = (await response.json()) as object;
          await route.fulfill({ response, json: { ...manifest, hosted: HOSTED } });
        });
        await context.route(/algolia(?:net)?\./, async (route) => {
          const body: unknown = JSON.parse(route.request().postData() ?? '{}');
          asked.push(body);
          const reply = { headers: { 'access-control-allow-origin': '*' }, ...(await answer(body)) };
          // It may be requested again when the test is over.
          await route.fulfill(reply).catch(() => {});
        });
      },
    });
    await waitForPaint(page);
    await page.keyboard.press('/');
    await page.locator(FIELD).waitFor();
    return { page, asked };
  }

  test(
    'shows its results in the same dialog: requested with facets, linked to this site in the reader’s language',
    FULL,
    async ({ site }) => {
      const { page, asked } = await openHosted(
        site,
        (body) => {
          const hits = findHosted(body);
          const json = { results: [{ hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 48 }] };
          return { status: 200, json };
        },
        `/pt${PAGE}`,
      );
      await ask(page, 'button');
      expect(JSON.stringify(asked.at(-1))).toContain('language:pt');
      expect(JSON.stringify(asked.at(-1))).toContain('version:7.0.2');
      expect(JSON.stringify(asked.at(-1))).toContain('product:material-ui');
      await expect
        .poll(() =>
          page.locator(HIT).evaluateAll((hits) => hits.map((hit) => (hit as HTMLElement).dataset.href)),
        )
        .toEqual(['/pt/material-ui/react-button/#loading-and-failure', '/pt/joy-ui/react-button/']);
      await expect.poll(() => page.locator(HIT).first().innerText()).toContain('Carga');
      await expect.poll(() => page.locator(HIT).nth(1).innerText()).toContain('Joy <i>Button</i>');
      await expect.poll(() => page.locator(GROUP).allInnerTexts()).toEqual(['Material UI', 'Joy UI']);
    },
  );

  test(
    'has nearest terms for a query without hits, and loads only the names of the site’s own index for them',
    FULL,
    async ({ site }) => {
      const loaded: string[] = [];
      const { page } = await openHosted(
        site,
        () => ({ status: 200, json: { results: [{ hits: [], nbHits: 0 }] } }),
        PAGE,
        (href) => loaded.push(href),
      );
      await page.fill(FIELD, 'pagnatoin');
      await page.locator('section[aria-labelledby="_search-similar"] button').first().waitFor();
      const kinds = new Set(loaded.map((href) => href.replace(/^.*\/search\/|\..*$/g, '')));
      expect([...kinds]).toEqual(['en-0', 'material-ui-en-1']);
    },
  );

  test('that hangs delays only the first answer, and only for a moment', FULL, async ({ site }) => {
    const { page, asked } = await openHosted(site, () => new Promise(() => {}), PAGE);
    await page.fill(FIELD, 'MuiButton-root');
    await waitForHeldTimer(page);
    await expect.poll(() => page.locator(HIT).count()).toBe(0);
    await passTimers(page);
    await page.locator(`${HIT}[data-href="/material-ui/api/button/#button-classes-root"]`).waitFor();
    await page.fill(FIELD, 'MuiCard-root');
    await page.locator(`${HIT}[data-href="/material-ui/api/card/#card-classes-root"]`).waitFor();
    // The first query may be tried again meanwhile.
    expect(asked.filter((body) => !JSON.stringify(body).includes('MuiButton'))).toEqual([]);
    await expect.poll(() => page.locator('#_search [role="status"] p').innerText()).not.toBe('');
  });

  test(
    'is reported when it does not answer, and the site’s own index is used instead',
    FULL,
    async ({ site }) => {
      const { page } = await openHosted(site, () => ({ status: 500, json: {} }), PAGE);
      await page.fill(FIELD, 'MuiButton-root');
      await page.locator(`${HIT}[data-href="/material-ui/api/button/#button-classes-root"]`).waitFor();
      await expect.poll(() => page.locator('#_search [role="status"] p').innerText()).not.toBe('');
    },
  );
});

test.describe('without JavaScript', () => {
  for (const language of ['', '/ar'])
    test(
      `a link replaces the button and leads to a list of all pages: ${language}`,
      FULL,
      async ({ site }) => {
        const page = await site.openBare(language + PAGE);
        await expect.poll(() => page.locator(BUTTON).isVisible()).toBe(false);
        await page.click(`header a[href="${language}/search/"]`);
        await page.waitForURL(`**${language}/search/`);
        await waitForFirstPaint(page);
        await expect.poll(() => page.locator('h1').innerText()).not.toBe('');
        const group = page.locator('main details', {
          has: page.locator(`a[href="${language}/material-ui/api/button/"]`),
        });
        await group.locator('summary').click();
        await group.locator(`a[href="${language}/material-ui/api/button/"]`).click();
        await waitForHeading(page, 'Button');
      },
    );
});

test.describe('what crawlers of a hosted index read', () => {
  test('is in every document that has an address: language, version and product', async ({ site }) => {
    const read = async (path: string) =>
      [
        ...(await (await fetch(site.origin + path)).text()).matchAll(
          /<meta name="docsearch:(\w+)" content="([^"]*)"/g,
        ),
      ].map(([, name, content]) => `${name} ${content}`);
    await expect
      .poll(() => read('/joy-ui/react-button/'))
      .toEqual(['language en', 'version 5.0.0-beta.49', 'product joy-ui']);
    await expect
      .poll(() => read('/zh/material-ui/react-button/'))
      .toEqual(['language zh', 'version 7.0.2', 'product material-ui']);
    await expect.poll(() => read('/404.html')).toEqual([]);
  });
});
