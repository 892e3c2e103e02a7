import { expect, test } from './fixtures/test';
import { waitForPaint, waitForRuntime, followHref } from './fixtures/page';
import { gzipSync } from 'node:zlib';
import type { NextRouter } from 'next/router';
import type { BrowserContext, Page } from '@playwright/test';
import { findViolations } from './fixtures/findViolations';

const BUTTON = '/material-ui/api/button/';

const bodyIsShown = (page: Page, entry: string) =>
  page.locator(`[id="${entry}"] .api-body`).evaluate((body) => body.checkVisibility());
const choose = (page: Page, section: string, view: string) =>
  page.check(`[data-api-section="${section}"] [data-api-view][value="${view}"]`);
const chosen = (page: Page, section: string) =>
  page.locator(`[data-api-section="${section}"] [data-api-view]:checked`).inputValue();

/** Waits until an entry is seen in the window, below the header. */
const waitForView = (page: Page, id: string) =>
  page.waitForFunction((wanted) => {
    const box = document.getElementById(wanted)?.getBoundingClientRect();
    return box !== undefined && box.height > 0 && box.top >= 50 && box.top < window.innerHeight;
  }, id);

/** A reader who has chosen a view of every section before. */
const rememberView = (view: string) => (context: BrowserContext) =>
  context.addInitScript((value) => {
    for (const section of ['props', 'slots', 'classes']) {
      if (localStorage.getItem(`api-view-${section}`) === null)
        localStorage.setItem(`api-view-${section}`, value);
    }
  }, view);

test.describe('the views of a section', () => {
  test('change what is shown, each section its own, and are remembered on other pages and visits', async ({ site }) => {
    const page = await site.openReady(BUTTON);
    expect(await chosen(page, 'props')).toBe('table');
    expect(await bodyIsShown(page, 'button-prop-color')).toBe(true);
    await choose(page, 'props', 'collapsed');
    expect(await bodyIsShown(page, 'button-prop-color')).toBe(false);
    expect(await bodyIsShown(page, 'button-classes-root')).toBe(true);
    await choose(page, 'classes', 'expanded');
    expect(
      await page.locator('#button-classes-root').evaluate((entry) => getComputedStyle(entry).display),
    ).toBe('block');
    await followHref(page, '/joy-ui/api/button/');
    await page.locator('h1', { hasText: 'Button' }).waitFor();
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('[data-api-section="props"] [value="collapsed"]')?.checked,
    );
    expect(await chosen(page, 'classes')).toBe('expanded');
    await page.reload();
    await waitForRuntime(page);
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('[data-api-section="props"] [value="collapsed"]')?.checked,
    );
  });

  test('open the collapsed entry that the address names', async ({ site }) => {
    const page = await site.openReady(BUTTON);
    await choose(page, 'props', 'collapsed');
    await page.click('#_toc a[href="#button-prop-variant"]');
    await page.waitForFunction(() => window.location.hash === '#button-prop-variant');
    await page.locator('#button-prop-variant .api-body').waitFor();
    expect(await bodyIsShown(page, 'button-prop-color')).toBe(false);
  });

  test('open the closed group of an inherited prop that a link of the same page leads to', async ({ site }) => {
    const page = await site.openReady(BUTTON);
    const inherited = await page.evaluate(() => {
      const entry = document.querySelector('details.api-group:not([open]) [id]');
      const link = document.createElement('a');
      link.href = `#${entry?.id}`;
      document.querySelector('main')?.append(link);
      link.click();
      return entry?.id ?? '';
    });
    expect(inherited).toContain('prop');
    await waitForView(page, inherited);
  });

  TODO_EACH([
    ['collapsed', '/material-ui/api/autocomplete/', 'autocomplete-prop-value'],
    ['expanded', '/material-ui/api/autocomplete/', 'autocomplete-prop-value'],
    ['collapsed', '/x/api/data-grid/data-grid/', 'data-grid-prop-rowHeight'],
  ])('are in force where an address leads: %s, %s#%s', async (view, path, id) => {
    const page = await site.openReady(`${path}#${id}`, { prepare: rememberView(view) });
    expect(await chosen(page, 'props')).toBe(view);
    await waitForView(page, id);
    expect(
      await page.locator(`[id="${id}"]`).evaluate((entry) => entry.getBoundingClientRect().top),
    ).toBeLessThan(200);
  });

  TODO_EACH([
    ['collapsed', ''],
    ['expanded', ''],
    ['table', '#button-prop-disableTouchRipple'],
  ])('bring a reader back to where they were, though they change its length: %s, %s', async (view, hash) => {
    const page = await site.openReady(BUTTON + hash, { prepare: rememberView(view) });
    const left = await page.evaluate(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight - 1.5 * window.innerHeight);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return window.scrollY;
    });
    expect(left).toBeGreaterThan(1000);
    await followHref(page, '/material-ui/react-checkbox/');
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.locator('h1', { hasText: 'Button' }).waitFor();
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) <= 2, left);
  });

  test('are in force in the first frame that shows a section, while the document still comes', async ({ site }) => {
    const html = await (await fetch(site.origin + BUTTON)).text();
    // One frame has the group without its choices, one the entries.
    const cuts = [
      html.indexOf('<label', html.indexOf('"api-view-props"')),
      html.indexOf('id="button-prop-endIcon"'),
    ];
    const pieces = [0, ...cuts].map((from, index) => html.slice(from, cuts[index]));
    let send = () => {};
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
    let begin = (_page: Page) => {};
    const begun = new Promise<Page>((resolve) => {
      begin = resolve;
    });
    const opening = site.open(BUTTON, {
      prepare: async (context) => {
        await rememberView('collapsed')(context);
        for (const page of context.pages()) begin(page);
      },
    });
    const page = await begun;
    await page.locator('[data-api-filter]').waitFor();
    await waitForPaint(page);
    send();
    await page.locator('#button-prop-color').waitFor();
    // Asked for behind the one of the page: by then it has been in a frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    expect(await chosen(page, 'props')).toBe('collapsed');
    // What is chosen meanwhile stays.
    await choose(page, 'props', 'expanded');
    send();
    await opening;
    await waitForRuntime(page);
    expect(await chosen(page, 'props')).toBe('expanded');
    expect(await page.evaluate(() => localStorage.getItem('api-view-props'))).toBe('expanded');
  });

  test('stay usable where the stored one is not known', async ({ site }) => {
    const page = await site.openReady(BUTTON, {
      prepare: (context) => context.addInitScript(() => localStorage.setItem('api-view-props', '"><script>')),
    });
    expect(await chosen(page, 'props')).toBe('table');
  });

  test('change without JavaScript, too', async ({ site }) => {
    const page = await site.openBare(BUTTON);
    await choose(page, 'props', 'collapsed');
    expect(await page.locator('#button-prop-color .api-body').isVisible()).toBe(false);
    expect(await page.locator('[data-api-filter]').isVisible()).toBe(false);
  });
});

test.describe('what is chosen and typed before the scripts have come', () => {
  test('is in force once they have, and remembered', async ({ site }) => {
    const { page, release } = await site.openHeld(BUTTON);
    await choose(page, 'props', 'collapsed');
    await page.fill('[data-api-filter]', 'touchripple');
    expect(await page.locator('#button-prop-variant').isVisible()).toBe(true);
    release();
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
    expect(await chosen(page, 'props')).toBe('collapsed');
    expect(await page.locator('#button-prop-variant').isVisible()).toBe(false);
    expect(await page.locator('#button-prop-disableTouchRipple').isVisible()).toBe(true);
    await page.reload();
    await waitForRuntime(page);
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('[data-api-section="props"] [value="collapsed"]')?.checked,
    );
  });
});

test.describe('the filter', () => {
  test('finds own props and inherited ones, says when there are none, and shows all again', async ({ site }) => {
    const page = await site.openReady(BUTTON);
    const shown = () =>
      page
        .locator('[data-api-section="props"] .api-entries > li')
        .evaluateAll((entries) => entries.filter((entry) => entry.checkVisibility()).map(({ id }) => id));
    const before = await shown();
    await page.fill('[data-api-filter]', 'VARIANT');
    expect(await shown()).toEqual(['button-prop-variant']);
    await page.fill('[data-api-filter]', 'touchripple');
    const inherited = await shown();
    expect(inherited).toContain('button-prop-disableTouchRipple');
    expect(before).not.toContain('button-prop-disableTouchRipple');
    await page.fill('[data-api-filter]', 'no such prop');
    expect(await shown()).toEqual([]);
    expect(await page.locator('[data-api-none]').isVisible()).toBe(true);
    await page.fill('[data-api-filter]', '');
    expect(await shown()).toEqual(before);
    expect(await page.locator('[data-api-none]').isVisible()).toBe(false);
  });

  TODO_EACH([
    ['a link of the contents', (page: Page, hash: string) => page.click(`#_toc a[href="${hash}"]`)],
    [
      'a fragment that is typed',
      (page: Page, hash: string) =>
        page.evaluate((wanted) => {
          window.location.hash = wanted;
        }, hash),
    ],
  ])('gives way to %s that leads to an entry which it hides', async (_way, go) => {
    const page = await site.openReady(BUTTON);
    await page.fill('[data-api-filter]', 'variant');
    expect(await page.locator('#button-prop-disabled').isVisible()).toBe(false);
    await go(page, '#button-prop-disabled');
    await waitForView(page, 'button-prop-disabled');
    expect(await page.inputValue('[data-api-filter]')).toBe('');
    expect(await page.locator('#button-prop-variant').isVisible()).toBe(true);
  });

  test('gives way to a link to an inherited prop that it hides with its group', async ({ site }) => {
    const page = await site.openReady(BUTTON);
    await page.fill('[data-api-filter]', 'variant');
    await followHref(page, `${BUTTON}#button-prop-disableTouchRipple`);
    await waitForView(page, 'button-prop-disableTouchRipple');
  });

  test('stays for a link to an entry that it shows', async ({ site }) => {
    const page = await site.openReady(BUTTON);
    await page.fill('[data-api-filter]', 'variant');
    await page.click('#_toc a[href="#button-prop-variant"]');
    await page.waitForFunction(() => document.activeElement?.id === 'button-prop-variant');
    expect(await page.inputValue('[data-api-filter]')).toBe('variant');
  });
});

test.describe('an anchor', () => {
  test('of a slot opens it', async ({ site }) => {
    const page = await site.openReady('/material-ui/api/autocomplete/#Autocomplete-css-popper');
    await page.waitForFunction(() => window.scrollY > 0);
    await waitForView(page, 'Autocomplete-css-popper');
  });

  TODO_EACH([
    ['#button-prop-color', 'button-prop-color'],
    ['#button-classes-root', 'button-classes-root'],
    ['#button-prop-disableTouchRipple', 'button-prop-disableTouchRipple'],
    // As older sites wrote them.
    ['#Button-prop-color', 'button-prop-color'],
    ['#button-css-root', 'button-classes-root'],
    ['#prop-button-color', ''],
    ['#props', 'props'],
    ['#theme-default-props', 'theme-default-props'],
    ['#%E0%A4%A', ''],
  ])('%s opens %s', async (hash, id) => {
    const exists = id === '' || (await (await fetch(site.origin + BUTTON)).text()).includes(`id="${id}"`);
    if (!exists) throw new Error(`there is no ${id}`);
    const page = await site.openReady(BUTTON + hash);
    if (id) await waitForView(page, id);
    else expect(await page.locator('h1').isVisible()).toBe(true);
  });

  test('is not opened again for a reader who comes back to where they were', async ({ site }) => {
    const hash = '#button-prop-disableTouchRipple';
    const page = await site.openReady(BUTTON);
    await followHref(page, BUTTON + hash);
    await waitForView(page, hash.slice(1));
    await page
      .locator('details.api-group')
      .first()
      .evaluate((group: HTMLDetailsElement) => {
        group.open = false;
      });
    const left = await page.evaluate(() => {
      window.scrollTo(0, 120);
      return window.scrollY;
    });
    await followHref(page, `${BUTTON}#props`);
    await waitForView(page, 'props');
    await page.evaluate(() => {
      const { next } = window as unknown as { next: { router: NextRouter } };
      next.router.events.on('hashChangeComplete', () => {
        document.documentElement.dataset.back = '';
      });
    });
    await page.goBack();
    await page.waitForFunction(() => document.documentElement.dataset.back === '');
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThanOrEqual(2);
    expect(await page.locator('details.api-group').first().getAttribute('open')).toBeNull();
  });
});

test.describe('the contents', () => {
  TODO_EACH([BUTTON, '/x/api/data-grid/data-grid/', '/material-ui/api/use-media-query/'])(
    'of %s list every section, prop, slot and class, and each leads to its place',
    async (path) => {
      const page = await site.open(path, { javaScriptEnabled: false });
      const { listed, entries } = await page.evaluate(() => ({
        listed: [...document.querySelectorAll('#_toc a')].map(
          (link) => link.getAttribute('href')?.slice(1) ?? '',
        ),
        entries: [
          ...document.querySelectorAll('.api-section > h2[id], .api-section > .api-entries > li'),
        ].map(({ id }) => id),
      }));
      expect(listed).toEqual(entries);
      expect(new Set(listed).size).toBe(listed.length);
    },
  );
});

test.describe('links', () => {
  test('lead from inline code in the text to the component, the prop and the class that it names', async ({ site }) => {
    const page = await site.openReady('/search/');
    for (const [code, href] of [
      ['Autocomplete', '/material-ui/api/autocomplete/'],
      ['Button.loading', '/material-ui/api/button/#button-prop-loading'],
      ['MuiButton-root', '/material-ui/api/button/#button-classes-root'],
    ]) {
      const link = page.locator('main a.api-link', { hasText: new RegExp(`^${code}$`) });
      expect(await link.getAttribute('href')).toBe(href);
    }
    expect(await page.locator('main .prose a', { hasText: 'Button loading' }).count()).toBe(0);
    await page.locator('main .prose a', { hasText: 'Button.loading' }).click();
    await page.waitForURL(/#button-prop-loading$/);
    await page.locator('#button-prop-loading').waitFor();
  });

  test('lead from a component’s page to the API of each of its components', async ({ site }) => {
    const page = await site.openReady('/material-ui/react-button/');
    const links = page.locator('h2#api ~ ul a[href^="/material-ui/api/"]');
    expect(await links.allInnerTexts()).toEqual(
      expect.arrayContaining(['<Button />', '<ButtonBase />', '<IconButton />']),
    );
    await links.first().click();
    await page.waitForURL(/\/material-ui\/api\//);
    await page.locator('[data-api-section="demos"] a[href="/material-ui/react-button/"]').click();
    await page.waitForURL(/\/material-ui\/react-button\/$/);
  });

  test('lead from a type to the unit that it names', async ({ site }) => {
    const page = await site.openReady('/x/api/data-grid/data-grid/');
    await page.locator('#data-grid-prop-filterModel a[href="/x/api/data-grid/grid-filter-model/"]').click();
    await page.locator('h1', { hasText: 'GridFilterModel' }).waitFor();
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
  TODO_EACH([
    ['in a wide window', { viewport: { width: 1440, height: 900 } }],
    ['on a phone, in the dark', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' as const }],
  ])('fits and is accessible %s', async (_name, options) => {
    const page = await site.openReady('/material-ui/api/autocomplete/', options);
    for (const view of ['table', 'expanded', 'collapsed']) {
      await choose(page, 'props', view);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
    await choose(page, 'props', 'table');
    expect(await findViolations(page)).toEqual([]);
  });

  test('loads no more than 40 kB of HTML, and of data on client navigation: the largest ones', async ({ site }) => {
    const weigh = async (path: string) => {
      const body = await (await fetch(site.origin + path)).text();
      return { body, bytes: gzipSync(body).length };
    };
    for (const path of [
      '/x/api/data-grid/data-grid',
      '/x/api/data-grid/grid-api',
      '/material-ui/api/autocomplete',
    ]) {
      const { body, bytes } = await weigh(`${path}/`);
      const build = /"buildId":"([^"]+)"/.exec(body)?.[1] ?? '';
      const data = await weigh(`/_next/data/${build}${path}.json`);
      expect({ path, html: bytes < 40_000, data: data.bytes < 40_000 }).toEqual({
        path,
        html: true,
        data: true,
      });
    }
  });
});
