import { expect, test } from './fixtures/test';
import { waitForPaint, waitForHeading, waitForRuntime, followHref } from './fixtures/page';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const PAGE = '/material-ui/react-button/';
const GROUP = '/material-ui/customization';
const IN_GROUP = '/material-ui/customization/dark-mode/';
const LOW = { viewport: { width: 1440, height: 420 } };

const groupButton = (pathname: string) => `[data-group="${pathname}"] > div > button`;
const sidebarScroll = (page: Page) =>
  page.evaluate(() => document.getElementById('_sidebar')?.scrollTop ?? -1);
const isExpanded = (page: Page, pathname: string) =>
  page.getAttribute(groupButton(pathname), 'aria-expanded');

/** Entries of the tree that can be seen, groups included. */
const seenEntries = (page: Page) =>
  page
    .locator('#_tree a')
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')),
    );

/** Opens a group and scrolls the sidebar, as a reader does before going on. */
async function arrange(page: Page): Promise<number> {
  await page.click(groupButton(GROUP));
  await page.locator(`#_sidebar a[href="${IN_GROUP}"]`).waitFor();
  await page.evaluate(() => document.getElementById('_sidebar')?.scrollTo(0, 160));
  // It is kept at the event, which comes with the next frame.
  await page.waitForFunction(() => {
    const { product = '' } = document.getElementById('_sidebar')?.dataset ?? {};
    return sessionStorage.getItem(`sidebar ${product}`)?.includes('"scroll":160');
  });
  return sidebarScroll(page);
}

test.describe('the sidebar', () => {
  test('holds the top level and the branch of the page, which is marked', async ({ site }) => {
    const page = await site.open(PAGE);
    const current = page.locator('#_sidebar [aria-current="page"]');
    expect(await current.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      PAGE,
    ]);
    expect(await isExpanded(page, '/material-ui/components')).toBe('true');
    expect(await isExpanded(page, GROUP)).toBe('false');
    expect(await page.locator(`#_sidebar a[href="${IN_GROUP}"]`).count()).toBe(0);
  });

  test('shows the marked page without being scrolled', async ({ site }) => {
    const page = await site.open('/material-ui/react-grid/', LOW);
    const seen = await page.locator('#_sidebar [aria-current="page"]').evaluate((link) => {
      const box = link.getBoundingClientRect();
      const frame = document.getElementById('_sidebar')?.getBoundingClientRect();
      return frame !== undefined && box.top >= frame.top && box.bottom <= frame.bottom;
    });
    expect(seen).toBe(true);
  });

  test('fetches the rest of its tree once, when a group is first opened', async ({ site }) => {
    const page = await site.open(PAGE);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/_docs/nav/')) asked.push(request.url());
    });
    await waitForPaint(page);
    await page.click(groupButton(GROUP));
    await page.locator(`#_sidebar a[href="${IN_GROUP}"]`).waitFor();
    await page.click(groupButton('/material-ui/guides'));
    await page.locator('#_sidebar a[href="/material-ui/guides/typescript/"]').waitFor();
    await page.click(groupButton(GROUP));
    await page.locator(`#_sidebar a[href="${IN_GROUP}"]`).waitFor({ state: 'hidden' });
    expect(asked.length).toBe(1);
  });

  test('leads to the section page where the rest of the tree cannot be had', async ({ site }) => {
    const page = await site.open(PAGE, { expected: [/_docs\/nav/, /Failed to load/] });
    site.intercept = (request, response) => {
      if (!request.url?.includes('/_docs/nav/')) return false;
      response.writeHead(500).end();
      return true;
    };
    await waitForPaint(page);
    await page.click(groupButton(GROUP));
    await page.waitForURL(`**${GROUP}/`);
    await waitForHeading(page, 'Customization');
  });

  test('keeps scroll and open groups over client navigation', async ({ site }) => {
    const page = await site.openReady(PAGE, LOW);
    const scroll = await arrange(page);
    expect(scroll).toBeGreaterThan(100);
    await followHref(page, '/material-ui/react-checkbox/');
    await waitForHeading(page, 'Checkbox');
    expect(await isExpanded(page, GROUP)).toBe('true');
    expect(Math.abs((await sidebarScroll(page)) - scroll)).toBeLessThanOrEqual(2);
  });

  TODO_EACH(['a link', 'a reload'])(
    'keeps scroll and open groups over the document load of %s',
    async (way) => {
      const page = await site.openReady(PAGE, LOW);
      const scroll = await arrange(page);
      if (way === 'a reload') await page.reload();
      else await page.goto(`${site.origin}/material-ui/react-checkbox/`);
      await page.waitForFunction(
        (button) => document.querySelector(button)?.getAttribute('aria-expanded') === 'true',
        groupButton(GROUP),
      );
      expect(Math.abs((await sidebarScroll(page)) - scroll)).toBeLessThanOrEqual(2);
      await waitForRuntime(page);
      expect(await isExpanded(page, GROUP)).toBe('true');
      expect(Math.abs((await sidebarScroll(page)) - scroll)).toBeLessThanOrEqual(2);
    },
  );

  test('is never painted elsewhere than where the reader left it, though the document is still on its way', async ({ site }) => {
    const page = await site.openReady(PAGE, LOW);
    const scroll = await arrange(page);
    const html = readFileSync(`out${PAGE}index.html`, 'utf8');
    const middle = html.indexOf('</h1>');
    let sendRest = () => {};
    site.intercept = (request, response) => {
      if (request.url !== PAGE) return false;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, middle));
      sendRest = () => response.end(html.slice(middle));
      return true;
    };
    await page.addInitScript(() => {
      const painted: number[] = [];
      Object.assign(window, { painted });
      const look = () => {
        const sidebar = document.getElementById('_sidebar');
        // What comes behind the frame is not painted with it.
        const isWhole = Boolean(sidebar?.nextSibling) && document.readyState === 'loading';
        // Behind the frame, so that all has been done that is done before it.
        if (isWhole) setTimeout(() => painted.push(sidebar?.scrollTop ?? -1));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const reloading = page.reload();
    await page.waitForFunction(
      () => (window as unknown as { painted?: number[] }).painted?.[3] !== undefined,
    );
    sendRest();
    await reloading;
    const painted = await page.evaluate(() => (window as unknown as { painted: number[] }).painted);
    expect(painted.filter((top) => Math.abs(top - scroll) > 2)).toEqual([]);
  });

  test('keeps a group that was closed closed', async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.click(groupButton(GROUP));
    await page.locator(`#_sidebar a[href="${IN_GROUP}"]`).waitFor();
    await page.click(groupButton(GROUP));
    await page.reload();
    await waitForRuntime(page);
    expect(await isExpanded(page, GROUP)).toBe('false');
  });

  test('marks the page and opens its branch after client navigation', async ({ site }) => {
    const page = await site.openReady(PAGE);
    await followHref(page, IN_GROUP);
    await waitForHeading(page, 'Dark mode');
    await page.locator(`#_sidebar a[href="${IN_GROUP}"][aria-current="page"]`).waitFor();
    expect(await page.locator('#_sidebar [aria-current="page"]').count()).toBe(1);
    expect(await isExpanded(page, GROUP)).toBe('true');
  });

  test('is a drawer on a narrow screen, which closes when a page is chosen', async ({ site }) => {
    const page = await site.openReady(PAGE, { viewport: { width: 360, height: 740 } });
    expect(await page.locator('#_sidebar').isVisible()).toBe(false);
    await page.click('[popovertarget="_sidebar"]');
    await page.click('#_sidebar a[href="/material-ui/react-checkbox/"]');
    await waitForHeading(page, 'Checkbox');
    await page.locator('#_sidebar').waitFor({ state: 'hidden' });
  });

  TODO_EACH([PAGE, '/ar/material-ui/react-button/'])(
    'leaves the page of %s in its place where the window grows while the drawer is open',
    async (path) => {
      const page = await site.openReady(path, { viewport: { width: 360, height: 740 } });
      const places = () =>
        page.evaluate(() =>
          ['_sidebar', 'main-content', '_toc'].map((id) => {
            const { left, width, top } =
              document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
            return [id, left, width, top];
          }),
        );
      await page.evaluate(() => window.scrollTo(0, 300));
      await page.click('[popovertarget="_sidebar"]');
      await page.setViewportSize({ width: 1300, height: 740 });
      const grown = await places();
      const backdrop = await page.evaluate(
        () => getComputedStyle(document.getElementById('_sidebar') ?? document.body, '::backdrop').display,
      );
      expect(backdrop).toBe('none');
      await page.evaluate(() => document.getElementById('_sidebar')?.hidePopover());
      expect(grown).toEqual(await places());
    },
  );

  test('opens other sites in a window of their own', async ({ site }) => {
    const page = await site.open('/versions/');
    const links = page.locator('#_sidebar a[href^="https:"]');
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener');
    }
  });

  test('says every badge in words, and shows every level of nesting', async ({ site }) => {
    const page = await site.open('/experiments/docs/api/data-grid/data-grid/');
    const badges = await page.locator('#_sidebar .badge').allInnerTexts();
    const words = ['Pro', 'New', 'Planned', 'Unstable', 'Beta', 'Legacy', 'Premium', 'Deprecated'];
    expect(words.filter((word) => !badges.includes(word))).toEqual([]);
    expect(await page.locator('#_sidebar .nav-divider').count()).toBeGreaterThan(0);
    const depth = await page.locator('#_sidebar [aria-current="page"]').evaluate((link) => {
      let lists = 0;
      for (let list = link.closest('ul'); list; list = list.parentElement?.closest('ul') ?? null) lists += 1;
      return lists;
    });
    expect(depth).toBe(5);
  });
});

test.describe('the filter of the sidebar', () => {
  test('shows the pages that hold every word, in closed groups, too', async ({ site }) => {
    const page = await site.openReady(PAGE);
    const before = await seenEntries(page);
    await page.fill('[data-nav-filter]', 'DARK mo');
    await page.locator(`#_sidebar a[href="${IN_GROUP}"]`).waitFor();
    const seen = await seenEntries(page);
    expect(seen).toContain(IN_GROUP);
    expect(seen.length).toBeLessThan(4);
    await page.fill('[data-nav-filter]', '');
    await page.waitForFunction((count) => document.querySelectorAll('#_tree a').length > count, seen.length);
    expect(await seenEntries(page)).toEqual(before);
  });

  test('says when there is none', async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.fill('[data-nav-filter]', 'qqqq');
    await page.locator('#_sidebar [data-nav-empty]').waitFor();
    expect(await seenEntries(page)).toEqual([]);
    await page.fill('[data-nav-filter]', 'button');
    await page.locator('#_sidebar [data-nav-empty]').waitFor({ state: 'hidden' });
  });

  test('still holds after a page was chosen', async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.fill('[data-nav-filter]', 'dark');
    await page.click(`#_sidebar a[href="${IN_GROUP}"]`);
    await waitForHeading(page, 'Dark mode');
    const value = await page.inputValue('[data-nav-filter]');
    const seen = await seenEntries(page);
    // Either the filter is still set and in force, or it is empty and the whole tree is there.
    expect(seen.length > 4).toBe(value === '');
  });

  test('holds in the tree of another product, too', async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.fill('[data-nav-filter]', 'button');
    await page.locator('#_sidebar a[href="/material-ui/react-button/"]').waitFor();
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/joy-ui/';
      document.querySelector('main')?.append(link);
      link.click();
    });
    await page.locator('#_sidebar a[href="/joy-ui/react-button/"]').waitFor();
    expect(await page.inputValue('[data-nav-filter]')).toBe('button');
    const seen = await seenEntries(page);
    expect(seen).toContain('/joy-ui/react-button/');
    expect(await page.locator('#_sidebar a[href="/joy-ui/react-input/"]').count()).toBe(1);
    expect(seen).not.toContain('/joy-ui/react-input/');
  });

  test('does not say that there is none where the tree can not be had, and hides no group that may hold it', async ({ site }) => {
    const page = await site.openReady(PAGE, {
      prepare: (context) => context.route('**/_docs/nav/*', (request) => request.abort()),
      expected: [/_docs\/nav\//],
    });
    const groups = await page.locator('#_sidebar .nav-group:not(:has(> ul))').count();
    expect(groups).toBeGreaterThan(0);
    await page.fill('[data-nav-filter]', 'palette');
    await page.locator('#_tree[data-filtered]').waitFor();
    expect(await page.locator('#_sidebar [data-nav-empty]').isVisible()).toBe(false);
    expect(await page.locator('#_sidebar .nav-group:not(:has(> ul))[data-filtered-out]').count()).toBe(0);
  });

  test('has no buttons that fold what is found', async ({ site }) => {
    const page = await site.openReady(PAGE);
    const buttons = () =>
      page.getByRole('navigation').locator('[data-action="toggle-group"]:visible').count();
    expect(await buttons()).toBeGreaterThan(0);
    await page.fill('[data-nav-filter]', 'dark');
    await page.locator('#_tree[data-filtered]').waitFor();
    expect(await buttons()).toBe(0);
    await page.fill('[data-nav-filter]', '');
    await page.locator('#_tree:not([data-filtered])').waitFor();
    expect(await buttons()).toBeGreaterThan(0);
  });

  test('takes what is typed as text', async ({ site }) => {
    const page = await site.openReady(PAGE);
    for (const typed of ['<img src=x onerror=alert(1)>', '\\', '[', '*', '(?', '%']) {
      await page.fill('[data-nav-filter]', typed);
      await page.waitForTimeout(30);
    }
    expect(await page.locator('#_sidebar img').count()).toBe(0);
  });
});
