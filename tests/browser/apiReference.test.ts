import type { BrowserContext, Page } from '@playwright/test';
import { expectReady, followHref, waitForPaint, waitForRuntime } from './fixtures/page';
import { expect, FULL, test } from './fixtures/test';

const BUTTON = '/material-ui/api/button/';
const FILTER = '[data-names="props"] [data-name-filter]';

const bodyOf = (page: Page, entry: string) => page.locator(`[id="${entry}"] .api-body`);
const viewOf = (page: Page, section: string, view: string) =>
  page.locator(`[data-names="${section}"] [data-api-view][value="${view}"]`);
const choose = (page: Page, section: string, view: string) => viewOf(page, section, view).check();
const expectChosen = (page: Page, section: string, view: string) =>
  expect(viewOf(page, section, view)).toBeChecked();

/** Expects that an entry is visible in the window, below the header and above a line. */
const expectInView = (page: Page, id: string, most = Infinity) =>
  expect(async () => {
    const { top, height, bottom } = await page.locator(`[id="${id}"]`).evaluate(
      (entry) =>
        ({
          ...entry.getBoundingClientRect().toJSON(),
          bottom: window.innerHeight,
        }) as { top: number; height: number; bottom: number },
    );
    expect(height).toBeGreaterThan(0);
    expect(top).toBeGreaterThanOrEqual(50);
    expect(top).toBeLessThan(Math.min(bottom, most));
  }, id).toPass({ timeout: 15_000 });

/** Creates a reader who has already chosen a view for every section. */
const rememberView = (view: string) => (context: BrowserContext) =>
  context.addInitScript((value) => {
    for (const section of ['props', 'slots', 'classes']) {
      if (localStorage.getItem(`api-view-${section}`) === null)
        localStorage.setItem(`api-view-${section}`, value);
    }
  }, view);

test.describe('the views of a section', () => {
  test('change what is shown, each section its own, and are remembered on other pages and visits', async ({
    site,
  }) => {
    const page = await site.openReady(BUTTON);
    await expectChosen(page, 'props', 'table');
    await expect(bodyOf(page, 'button-prop-color')).toBeVisible();
    await choose(page, 'props', 'collapsed');
    await expect(bodyOf(page, 'button-prop-color')).toBeHidden();
    await expect(bodyOf(page, 'button-classes-root')).toBeVisible();
    await expect(page.locator('#button-classes-root')).toHaveCSS('display', 'grid');
    await choose(page, 'classes', 'expanded');
    await expect(page.locator('#button-classes-root')).toHaveCSS('display', 'flex');
    await followHref(page, '/joy-ui/api/button/');
    await expect(page.locator('h1')).toContainText('Button');
    await expectChosen(page, 'props', 'collapsed');
    await expectChosen(page, 'classes', 'expanded');
    await page.reload();
    await waitForRuntime(page);
    await expectChosen(page, 'props', 'collapsed');
  });

  test('open the collapsed entry that the address names', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON);
    await choose(page, 'props', 'collapsed');
    await page.click('#_toc a[href="#button-prop-variant"]');
    await expect(page).toHaveURL(/#button-prop-variant$/);
    await expect(bodyOf(page, 'button-prop-variant')).toBeVisible();
    await expect(bodyOf(page, 'button-prop-color')).toBeHidden();
  });

  test(
    'open the closed group of an inherited prop that a link of the same page leads to',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(BUTTON);
      const entry = page.locator('details.api-group:not([open]) [id*="-prop-"]').first();
      const inherited = await entry.evaluate(({ id }) => {
        const link = document.createElement('a');
        link.href = `#${id}`;
        document.querySelector('main')?.append(link);
        link.click();
        return id;
      });
      await expectInView(page, inherited);
    },
  );

  for (const [view, path, id] of [
    ['collapsed', '/material-ui/api/autocomplete/', 'autocomplete-prop-value'],
    ['expanded', '/material-ui/api/autocomplete/', 'autocomplete-prop-value'],
    ['collapsed', '/x/api/data-grid/data-grid/', 'data-grid-prop-rowHeight'],
  ] as const)
    test(`are active for the target of an address: ${view}, ${path}#${id}`, FULL, async ({ site }) => {
      const page = await site.openReady(`${path}#${id}`, { prepare: rememberView(view) });
      await expectChosen(page, 'props', view);
      await expectInView(page, id, 200);
    });

  for (const [view, hash] of [
    ['collapsed', ''],
    ['expanded', ''],
    ['table', '#button-prop-disableTouchRipple'],
  ] as const)
    test(
      `bring a reader back to the same position, although they change the page's length: ${view}, ${hash}`,
      FULL,
      async ({ site }) => {
        const page = await site.openReady(BUTTON + hash, { prepare: rememberView(view) });
        if (hash) await expectInView(page, hash.slice(1));
        const left = await page.evaluate(async () => {
          window.scrollTo(0, document.documentElement.scrollHeight - 1.5 * window.innerHeight);
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          return window.scrollY;
        });
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
        await followHref(page, '/material-ui/react-checkbox/');
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        await page.goBack();
        await expect(page.locator('h1')).toContainText('Button');
        await expect
          .poll(() => page.evaluate((top) => Math.abs(window.scrollY - top), left))
          .toBeLessThanOrEqual(2);
      },
    );

  test(
    'are active in the first frame that shows a section, while the document is still loading',
    FULL,
    async ({ site }) => {
      const html = await (await fetch(site.origin + BUTTON)).text();
      // One frame has the group without its choices, one the entries.
      const cuts = [
        html.indexOf('<label', html.indexOf('"api-view-props"')),
        html.indexOf('id="button-prop-endIcon"'),
      ];
      const pieces = [0, ...cuts].map((from, index) => html.slice(from, cuts[index]));
      let send = () => {};
      const page = await site.open('/robots.txt', { prepare: rememberView('collapsed') });
      site.intercept = ({ url, headers }, response) => {
        if (url !== BUTTON || !headers.accept?.includes('text/html')) return false;
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        send = () => {
          response.write(pieces.shift());
          if (pieces.length === 0) response.end();
        };
        send();
        return true;
      };
      await page.goto(site.origin + BUTTON, { waitUntil: 'commit' });
      await expect(page.locator(FILTER)).toBeAttached();
      await waitForPaint(page);
      send();
      await expect(page.locator('#button-prop-color')).toBeVisible();
      // Requested after the one of the page: by then the page has had a frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('loading');
      await expectChosen(page, 'props', 'collapsed');
      // A choice during the load is kept.
      await choose(page, 'props', 'expanded');
      send();
      await waitForRuntime(page);
      await expectChosen(page, 'props', 'expanded');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('api-view-props'))).toBe('expanded');
    },
  );

  test('stay usable if the stored one is unknown', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON, {
      prepare: (context) => context.addInitScript(() => localStorage.setItem('api-view-props', '"><script>')),
    });
    await expectChosen(page, 'props', 'table');
  });

  test('change without JavaScript, too', FULL, async ({ site }) => {
    const page = await site.openBare(BUTTON);
    await choose(page, 'props', 'collapsed');
    await expect(bodyOf(page, 'button-prop-color')).toBeHidden();
    await expect(page.locator(FILTER)).toBeHidden();
  });
});

test.describe('input before the scripts have loaded', () => {
  test('is applied afterwards, and remembered', FULL, async ({ site }) => {
    const { page, release } = await site.openHeld(BUTTON);
    await choose(page, 'props', 'collapsed');
    await page.fill(FILTER, 'touchripple');
    await expect(page.locator('#button-prop-variant')).toBeVisible();
    release();
    await expectReady(page);
    await expectChosen(page, 'props', 'collapsed');
    await expect(page.locator('#button-prop-variant')).toBeHidden();
    await expect(page.locator('#button-prop-disableTouchRipple')).toBeVisible();
    await page.reload();
    await waitForRuntime(page);
    await expectChosen(page, 'props', 'collapsed');
  });
});

test.describe('the filter', () => {
  test('finds own props and inherited ones, reports when there are none, and shows all again', async ({
    site,
  }) => {
    const page = await site.openReady(BUTTON);
    const shown = () =>
      page
        .locator('[data-names="props"] .api-entries > li')
        .evaluateAll((entries) => entries.filter((entry) => entry.checkVisibility()).map(({ id }) => id));
    const none = page.locator('[data-names="props"] > [data-name-none]');
    await expect.poll(shown).toContain('button-prop-variant');
    await expect.poll(shown).not.toContain('button-prop-disableTouchRipple');
    const before = await shown();
    await page.fill(FILTER, 'VARIANT');
    await expect.poll(shown).toEqual(['button-prop-variant']);
    await page.fill(FILTER, 'touchripple');
    await expect.poll(shown).toContain('button-prop-disableTouchRipple');
    await page.fill(FILTER, 'no such prop');
    await expect.poll(shown).toEqual([]);
    await expect(none).toBeVisible();
    await page.fill(FILTER, '');
    await expect.poll(shown).toEqual(before);
    await expect(none).toBeHidden();
  });

  for (const [way, go] of [
    ['a link of the contents', (page: Page, hash: string) => page.click(`#_toc a[href="${hash}"]`)],
    [
      'a fragment that is typed',
      (page: Page, hash: string) =>
        page.evaluate((wanted) => {
          window.location.hash = wanted;
        }, hash),
    ],
  ] as const)
    test(`is cleared by ${way} that leads to an entry which it hides`, FULL, async ({ site }) => {
      const page = await site.openReady(BUTTON);
      await page.fill(FILTER, 'variant');
      await expect(page.locator('#button-prop-disabled')).toBeHidden();
      await go(page, '#button-prop-disabled');
      await expectInView(page, 'button-prop-disabled');
      await expect(page.locator(FILTER)).toHaveValue('');
      await expect(page.locator('#button-prop-variant')).toBeVisible();
    });

  test('gives way to a link to an inherited prop that it hides with its group', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON);
    await page.fill(FILTER, 'variant');
    await followHref(page, `${BUTTON}#button-prop-disableTouchRipple`);
    await expectInView(page, 'button-prop-disableTouchRipple');
  });

  test('stays for a link to an entry that it shows', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON);
    await page.fill(FILTER, 'variant');
    await page.click('#_toc a[href="#button-prop-variant"]');
    await expectInView(page, 'button-prop-variant');
    await expect(page.locator(FILTER)).toHaveValue('variant');
  });
});

test.describe('an anchor', () => {
  test('of a slot opens it', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/api/autocomplete/#Autocomplete-css-popper');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expectInView(page, 'Autocomplete-css-popper');
  });

  for (const [hash, id, details] of [
    ['#button-prop-color', 'button-prop-color', FULL],
    ['#button-classes-root', 'button-classes-root', FULL],
    ['#button-prop-disableTouchRipple', 'button-prop-disableTouchRipple', FULL],
    // In the closed group of deprecated classes.
    ['#button-classes-containedSizeLarge', 'button-classes-containedSizeLarge', {}],
    // The spelling of older sites.
    ['#Button-prop-color', 'button-prop-color', FULL],
    ['#button-css-root', 'button-classes-root', FULL],
    ['#prop-button-color', '', FULL],
    ['#props', 'props', FULL],
    ['#theme-default-props', 'theme-default-props', FULL],
    ['#%E0%A4%A', '', FULL],
  ] as const)
    test(`${hash} opens ${id}`, details, async ({ site }) => {
      const page = await site.openReady(BUTTON + hash);
      if (id) await expectInView(page, id);
      else await expect(page.locator('h1')).toBeVisible();
    });

  // The browser knows no older spelling, and opens the others itself.
  test('in an older spelling is not opened again for a reader who comes back', FULL, async ({ site }) => {
    const hash = '#button-css-containedSizeLarge';
    const page = await site.openReady(BUTTON);
    await followHref(page, BUTTON + hash);
    await expectInView(page, 'button-classes-containedSizeLarge');
    const group = page.locator('details.api-group', {
      has: page.locator('#button-classes-containedSizeLarge'),
    });
    await group.evaluate((details: HTMLDetailsElement) => {
      details.open = false;
    });
    await followHref(page, `${BUTTON}#props`);
    await expectInView(page, 'props');
    await page.evaluate(() =>
      window.addEventListener('hashchange', () => document.body.setAttribute('data-came-back', '')),
    );
    await page.goBack();
    await expect(page.locator('body[data-came-back]')).toBeAttached();
    await expect(group).not.toHaveAttribute('open');
  });
});

test.describe('the contents', () => {
  for (const path of [BUTTON, '/x/api/data-grid/data-grid/', '/material-ui/api/use-media-query/'])
    test(
      `of ${path} list every section, with its names, or with what many of them begin with; each leads to its place`,
      FULL,
      async ({ site }) => {
        const page = await site.open(path, { javaScriptEnabled: false });
        await expect(async () => {
          const { listed, entries } = await page.evaluate(() => ({
            listed: [...document.querySelectorAll('#_toc a')].map((link) => ({
              text: link.textContent,
              id: link.getAttribute('href')?.slice(1) ?? '',
            })),
            entries: [
              ...document.querySelectorAll(
                '.api-title h2[id], .api-section > .api-entries > li:not(:nth-child(n + 61), :has(~ :nth-child(61)))',
              ),
            ].map(({ id }) => id),
          }));
          const isBeginning = ({ text }: { text: string }) => text.endsWith('…');
          const whole = listed.filter((each) => !isBeginning(each)).map(({ id }) => id);
          expect(whole).toEqual(entries);
          expect(whole.length).toBeGreaterThan(0);
          for (const { text, id } of listed.filter(isBeginning))
            expect(id.split('-').at(-1)?.startsWith(text.slice(0, -1)), id).toBe(true);
          expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
          const missing = await page.evaluate(
            (ids) => ids.filter((id) => !document.getElementById(id)),
            listed.map(({ id }) => id),
          );
          expect(missing).toEqual([]);
        }).toPass();
      },
    );

  test('mark the first name that the sticky heads of the columns leave in view', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON, { viewport: { width: 1440, height: 900 } });
    const entry = page.locator('#button-prop-endIcon');
    await entry.evaluate((row) => {
      row.scrollIntoView({ behavior: 'instant' });
      const heads = document.querySelector('.api-columns')?.getBoundingClientRect().bottom ?? 0;
      window.scrollBy({ top: row.getBoundingClientRect().top - heads, behavior: 'instant' });
    });
    await expect(page.locator('#_toc [aria-current]')).toHaveText('endIcon');
  });
});

test.describe('links', () => {
  test('lead from inline code in the text to the component, the prop and the class that it names', async ({
    site,
  }) => {
    const page = await site.openReady('/search/');
    for (const [code, href] of [
      ['Autocomplete', '/material-ui/api/autocomplete/'],
      ['Button.loading', '/material-ui/api/button/#button-prop-loading'],
      ['MuiButton-root', '/material-ui/api/button/#button-classes-root'],
    ] as const) {
      const link = page.locator('main a.api-link', { hasText: new RegExp(`^${code}$`) });
      await expect(link).toHaveAttribute('href', href);
    }
    await expect(page.locator('main .prose a', { hasText: 'Button loading' })).toHaveCount(0);
    await page.locator('main .prose a', { hasText: 'Button.loading' }).click();
    await expect(page).toHaveURL(/#button-prop-loading$/);
    await expect(page.locator('#button-prop-loading')).toBeVisible();
  });

  test('lead from a component’s page to the API of each of its components', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/react-button/');
    const links = page.locator('.heading:has(#api) ~ ul a[href^="/material-ui/api/"]');
    await expect
      .poll(() => links.allInnerTexts())
      .toEqual(expect.arrayContaining(['<Button />', '<ButtonBase />', '<IconButton />']));
    await links.first().click();
    await expect(page).toHaveURL(/\/material-ui\/api\//);
    await page.locator('#demos a[href="/material-ui/react-button/"]').click();
    await expect(page).toHaveURL(/\/material-ui\/react-button\/$/);
  });

  test('lead from a type to the unit that it names', FULL, async ({ site }) => {
    const page = await site.openReady('/x/api/data-grid/data-grid/');
    await page.locator('#data-grid-prop-filterModel a[href="/x/api/data-grid/grid-filter-model/"]').click();
    await expect(page.locator('h1', { hasText: 'GridFilterModel' })).toBeVisible();
  });

  test('never name the folder that the API pages are mapped to', async ({ site }) => {
    const texts = await Promise.all(
      [BUTTON, '/x/api/data-grid/data-grid/', '/material-ui/', '/sitemap.xml', '/search/'].map(async (path) =>
        (await fetch(site.origin + path)).text(),
      ),
    );
    for (const text of texts) expect(text).not.toContain('/api-docs');
  });
});

test.describe('a page of the reference', () => {
  test('has its first props in the first screen, in columns below their header', FULL, async ({ site }) => {
    const page = await site.open(BUTTON, { viewport: { width: 1440, height: 900 }, fresh: true });
    await expect(async () => {
      const { top, header, entry } = await page.evaluate(() => {
        const row = document.querySelector('#button-prop-color')!;
        const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
        return {
          top: row.getBoundingClientRect().top,
          header: [...document.querySelectorAll('#props')]
            .flatMap((title) => [...title.closest('section')!.querySelectorAll('.api-columns > span')])
            .map(left),
          entry: [...new Set([...row.querySelectorAll(':scope > :not(button)')].map(left))],
        };
      });
      expect(top).toBeLessThan(700);
      expect(entry).toEqual(header);
      expect(entry).toHaveLength(3);
    }).toPass();
  });

  for (const path of [BUTTON, '/x/api/data-grid/data-grid/'])
    test(`has its first prop in the first screen at ${path}`, FULL, async ({ site }) => {
      const page = await site.open(path, { viewport: { width: 1440, height: 900 }, fresh: true });
      const first = page.locator('[data-names="props"] .api-entries > li').first();
      const bottom = async () => {
        const box = await first.boundingBox();
        return box && box.y + box.height;
      };
      await expect.poll(bottom).toBeLessThan(900);
    });

  test('keeps its filter and the names of the columns in view above a long list', FULL, async ({ site }) => {
    const page = await site.open('/x/api/data-grid/data-grid/', { viewport: { width: 1440, height: 900 } });
    const filter = page.locator('[data-names="props"] [data-name-filter]');
    const columns = page.locator('[data-names="props"] .api-columns').first();
    await page
      .locator('[data-names="props"] .api-entries > li:nth-child(60)')
      .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(async () => {
      const [header, field, names] = await Promise.all(
        [page.locator('header'), filter, columns].map(async (part) => {
          const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
          return { top: y, bottom: y + height };
        }),
      );
      expect(field?.top).toBeGreaterThanOrEqual(header?.bottom ?? NaN);
      expect(names?.top).toBeGreaterThanOrEqual(field?.bottom ?? NaN);
    }).toPass();
    await expect(filter).toBeInViewport();
    await expect(columns).toBeInViewport();
  });

  test('is scrolled to a section by a link from the middle of it', FULL, async ({ site }) => {
    const page = await site.openReady('/x/api/data-grid/data-grid/', {
      viewport: { width: 1440, height: 900 },
    });
    await page
      .locator('[data-names="props"] .api-entries > li:nth-child(60)')
      .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.click('#_toc a[href="#props"]');
    await expectInView(page, 'props', 200);
    await expectInView(page, 'data-grid-prop-columns', 200);
  });

  test('shows the names of one section in its contents, which move no section', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/api/autocomplete/', {
      viewport: { width: 1440, height: 900 },
    });
    const contents = page.locator('#_toc');
    const classes = contents.locator('a[href="#classes"]');
    const place = await classes.boundingBox();
    await expect(contents.locator('a[href="#autocomplete-prop-options"]')).toBeVisible();
    await expect(contents.locator('a[href="#autocomplete-classes-root"]')).toBeHidden();
    await classes.click();
    await expect(contents.locator('a[href="#autocomplete-classes-root"]')).toBeVisible();
    await expect(contents.locator('a[href="#autocomplete-prop-options"]')).toBeHidden();
    await expect.poll(() => classes.boundingBox()).toEqual(place);
  });

  for (const width of [360, 1440])
    test(`fits at ${width} px`, FULL, async ({ site }) => {
      const page = await site.open('/material-ui/api/autocomplete/', { viewport: { width, height: 900 } });
      for (const view of ['table', 'expanded', 'collapsed']) {
        await choose(page, 'props', view);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), view)
          .toBeLessThanOrEqual(0);
      }
    });
});
