import type { Page } from '@playwright/test';
import {
  expectReady,
  followHref,
  waitForHeading,
  waitForPaint,
  waitForRuntime,
  waitForIdle,
} from './fixtures/page';
import { readShift, recordShifts } from './fixtures/shifts';
import { expect, FULL, full, test } from './fixtures/test';
import english from '../../src/texts/en.json';

const PAGE = '/material-ui/react-button/';
const GROUP = '/material-ui/customization';
const IN_GROUP = '/material-ui/customization/dark-mode/';
const LOW = { viewport: { width: 1440, height: 420 } };
const NARROW = { viewport: { width: 360, height: 740 } };

const groupButton = (pathname: string) => `[data-group="${pathname}"] > div > button`;
const sidebarScroll = (page: Page) => page.locator('#_sidebar').evaluate((sidebar) => sidebar.scrollTop);
const expectExpanded = (page: Page, pathname: string, isExpanded: boolean) =>
  expect(page.locator(groupButton(pathname))).toHaveAttribute('aria-expanded', String(isExpanded));
const expectScroll = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await sidebarScroll(page)) - top)).toBeLessThanOrEqual(2);

/** Visible entries of the tree, including groups. */
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
  // The position is stored at the scroll event, which comes with the next frame.
  await page.waitForFunction(() => {
    const { product = '' } = document.getElementById('_sidebar')?.dataset ?? {};
    return sessionStorage.getItem(`sidebar ${product}`)?.includes('"scroll":160');
  });
  await expectScroll(page, 160);
  return sidebarScroll(page);
}

test.describe('the sidebar', () => {
  test('keeps its scroll and groups without moving anything when a link is followed', async ({ site }) => {
    const page = await site.open(PAGE, { ...LOW, prepare: recordShifts });
    await waitForRuntime(page);
    const top = await arrange(page);
    const next = '/material-ui/react-checkbox/';
    // A click by coordinates would scroll to the link.
    await page.locator(`#_sidebar a[href="${next}"]`).evaluate((link: HTMLElement) => link.click());
    await waitForHeading(page, 'Checkbox');
    await expectReady(page);
    await waitForIdle(page);
    await expectExpanded(page, GROUP, true);
    await expectScroll(page, top);
    await expect.poll(() => readShift(page)).toBe(0);
  });

  test('holds the top level and the branch of the page, which is marked', async ({ site }) => {
    const page = await site.open(PAGE);
    const current = page.locator('#_sidebar [aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', PAGE);
    await expectExpanded(page, '/material-ui/components', true);
    await expectExpanded(page, GROUP, false);
    await expect(page.locator(`#_sidebar a[href="${IN_GROUP}"]`)).toHaveCount(0);
  });

  test('shows the marked page without being scrolled', async ({ site }) => {
    const page = await site.open('/material-ui/react-grid/', LOW);
    const isSeen = () =>
      page.locator('#_sidebar [aria-current="page"]').evaluate((link) => {
        const box = link.getBoundingClientRect();
        const frame = document.getElementById('_sidebar')?.getBoundingClientRect();
        return frame !== undefined && box.top >= frame.top && box.bottom <= frame.bottom;
      });
    await expect.poll(isSeen).toBe(true);
  });

  test('fetches the rest of its tree once, when a group is first opened', FULL, async ({ site }) => {
    const page = await site.open(PAGE, { fresh: true });
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
    expect(asked).toHaveLength(1);
  });

  test('leads to the section page if the rest of the tree is unavailable', FULL, async ({ site }) => {
    const page = await site.open(PAGE, { fresh: true, expected: [/_docs\/nav/, /Failed to load/] });
    site.intercept = (request, response) => {
      if (!request.url?.includes('/_docs/nav/')) return false;
      response.writeHead(500).end();
      return true;
    };
    await waitForPaint(page);
    await page.click(groupButton(GROUP));
    await expect(page).toHaveURL(`${site.origin}${GROUP}/`);
    await waitForHeading(page, 'Customization');
  });

  for (const way of ['a link', 'a reload'])
    test(
      `keeps scroll and open groups over the document load of ${way}`,
      full(way !== 'a link'),
      async ({ site }) => {
        const page = await site.openReady(PAGE, LOW);
        const scroll = await arrange(page);
        if (way === 'a reload') await page.reload();
        else await followHref(page, '/material-ui/react-checkbox/');
        await expectExpanded(page, GROUP, true);
        await expectScroll(page, scroll);
        await waitForRuntime(page);
        await waitForIdle(page);
        await expectExpanded(page, GROUP, true);
        await expectScroll(page, scroll);
      },
    );

  test(
    'is always painted at its former scroll position, even while the document is still loading',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(PAGE, { ...LOW, fresh: true });
      const scroll = await arrange(page);
      // The first paint waits for the demo at the start of the page.
      const sendRest = site.cutDocument(PAGE, (html) => html.indexOf('</main>'));
      await page.addInitScript(() => {
        const painted: number[] = [];
        Object.assign(window, { painted });
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () =>
          painted.push(document.getElementById('_sidebar')?.scrollTop ?? -1),
        );
        port1.start();
        const look = () => {
          const sidebar = document.getElementById('_sidebar');
          // Nodes added after the frame are not painted with it.
          const isWhole = Boolean(sidebar?.nextSibling) && document.readyState === 'loading';
          // A task after the frame, when all tasks before it are done.
          if (isWhole) port2.postMessage('');
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const readPainted = () =>
        page.evaluate(() => (window as unknown as { painted?: number[] }).painted ?? []);
      const reloading = page.reload();
      await page.waitForFunction(
        () => (window as unknown as { painted?: number[] }).painted?.[3] !== undefined,
      );
      sendRest();
      await reloading;
      await expect
        .poll(async () => (await readPainted()).filter((top) => Math.abs(top - scroll) > 2))
        .toEqual([]);
    },
  );

  test('keeps a closed group closed', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.click(groupButton(GROUP));
    await page.locator(`#_sidebar a[href="${IN_GROUP}"]`).waitFor();
    await page.click(groupButton(GROUP));
    await expectExpanded(page, GROUP, false);
    await page.reload();
    await waitForRuntime(page);
    await waitForIdle(page);
    await expectExpanded(page, GROUP, false);
  });

  test('marks the page and opens its branch after a link', async ({ site }) => {
    const page = await site.openReady(PAGE);
    await followHref(page, IN_GROUP);
    await waitForHeading(page, 'Dark mode');
    const current = page.locator('#_sidebar [aria-current="page"]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute('href', IN_GROUP);
    await expectExpanded(page, GROUP, true);
  });

  test('is a drawer on a narrow screen, which closes when a page is chosen', async ({ site }) => {
    const page = await site.openReady(PAGE, NARROW);
    await expect(page.locator('#_sidebar')).toBeHidden();
    await page.click('[popovertarget="_sidebar"]');
    await page.click('#_sidebar a[href="/material-ui/react-checkbox/"]');
    await waitForHeading(page, 'Checkbox');
    await expect(page.locator('#_sidebar')).toBeHidden();
  });

  test('opens with the entry of the page in view', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/react-dialog/', NARROW);
    await page.click('[popovertarget="_sidebar"]');
    await expect(page.locator('#_tree [aria-current="page"]')).toBeInViewport();
  });

  test('has no entries under the settings at its end', FULL, async ({ site }) => {
    const page = await site.openReady('/joy-ui/react-button/', NARROW);
    await page.click('[popovertarget="_sidebar"]');
    const readGap = () =>
      page.locator('#_sidebar').evaluate((drawer) => {
        const foot = drawer.querySelector('.frame-sidebar-foot')?.getBoundingClientRect().bottom ?? 0;
        return Math.round(drawer.getBoundingClientRect().bottom - foot);
      });
    await expect.poll(readGap).toBe(0);
    await page.locator('#_sidebar').evaluate((drawer) => drawer.scrollTo(0, drawer.scrollHeight));
    await expect.poll(readGap).toBe(0);
  });

  for (const path of [PAGE, '/ar/material-ui/react-button/'])
    test(
      `leaves the page of ${path} unchanged if the window grows while the drawer is open`,
      FULL,
      async ({ site }) => {
        const page = await site.openReady(path, NARROW);
        const readPlaces = () =>
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
        await expect
          .poll(() =>
            page.locator('#_sidebar').evaluate((sidebar) => getComputedStyle(sidebar, '::backdrop').display),
          )
          .toBe('none');
        await waitForIdle(page);
        const grown = await readPlaces();
        await page.locator('#_sidebar').evaluate((sidebar: HTMLElement) => sidebar.hidePopover());
        await expect.poll(readPlaces).toEqual(grown);
      },
    );

  test('opens other sites in a new window', FULL, async ({ site }) => {
    const page = await site.open('/versions/');
    const links = page.locator('#_tree a[href^="https:"]');
    await expect.poll(() => links.count()).toBeGreaterThan(0);
    await expect(links.and(page.locator(':not([target="_blank"][rel~="noopener"])'))).toHaveCount(0);
  });

  test(
    'leads to the site with a page that is not here, and finds it by its filter',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(PAGE);
      await page.fill('[data-nav-filter]', 'tree view');
      const link = page.locator('#_tree a', { hasText: 'Tree View' });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', 'https://mui.com/x/react-tree-view/');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect.poll(() => seenEntries(page)).toHaveLength(2);
    },
  );

  test('has words for every badge, and shows every level of nesting', FULL, async ({ site }) => {
    const page = await site.open('/experiments/docs/api/data-grid/data-grid/');
    const words = Object.entries(english)
      .filter(([key]) => key.startsWith('badge'))
      .map(([, word]) => word);
    await expect
      .poll(() => page.locator('#_sidebar .badge').allInnerTexts())
      .toEqual(expect.arrayContaining(words));
    await expect.poll(() => page.locator('#_sidebar .nav-label:not(:has(> ul))').count()).toBeGreaterThan(0);
    await expect(page.locator('#_sidebar ul:has([aria-current="page"])')).toHaveCount(5);
  });
});

test.describe('the filter of the sidebar', () => {
  test('shows the pages that contain every word, in closed groups, too', async ({ site }) => {
    const page = await site.openReady(PAGE);
    const before = await seenEntries(page);
    await page.fill('[data-nav-filter]', 'DARK mo');
    await page.locator(`#_sidebar a[href="${IN_GROUP}"]`).waitFor();
    await expect(async () => {
      const seen = await seenEntries(page);
      expect(seen).toContain(IN_GROUP);
      expect(seen.length).toBeLessThan(4);
    }).toPass();
    await page.fill('[data-nav-filter]', '');
    await expect.poll(() => seenEntries(page)).toEqual(before);
  });

  test('reports that nothing matches', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.fill('[data-nav-filter]', 'qqqq');
    await page.locator('#_sidebar [data-nav-empty]').waitFor();
    await expect.poll(() => seenEntries(page)).toEqual([]);
    await page.fill('[data-nav-filter]', 'button');
    await page.locator('#_sidebar [data-nav-empty]').waitFor({ state: 'hidden' });
  });

  test('is still active after a page was chosen', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.fill('[data-nav-filter]', 'dark');
    await page.click(`#_sidebar a[href="${IN_GROUP}"]`);
    await waitForHeading(page, 'Dark mode');
    // Either the filter is still set and active, or it is empty and the whole tree is shown.
    await expect(async () => {
      const value = await page.inputValue('[data-nav-filter]');
      const seen = await seenEntries(page);
      expect(seen.length > 4).toBe(value === '');
    }).toPass();
  });

  test('is active again when its reader comes back', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    await page.fill('[data-nav-filter]', 'dark');
    await page.locator(`#_sidebar a[href="${IN_GROUP}"]`).waitFor();
    await followHref(page, '/joy-ui/');
    await page.goBack();
    await waitForHeading(page, 'Button');
    await expect(page.locator('[data-nav-filter]')).toHaveValue('dark');
    await expect(page.locator(`#_sidebar a[href="${IN_GROUP}"]`)).toBeVisible();
    await expect(page.locator('#_sidebar a[href="/material-ui/react-checkbox/"]')).toBeHidden();
  });

  test(
    'does not claim that there is none if the tree is unavailable, and hides no group that may contain it',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(PAGE, {
        prepare: (context) => context.route('**/_docs/nav/*', (request) => request.abort()),
        expected: [/_docs\/nav\//],
      });
      const groups = page.locator('#_sidebar .nav-group:not(:has(> ul))');
      await expect.poll(() => groups.count()).toBeGreaterThan(0);
      await page.fill('[data-nav-filter]', 'palette');
      await page.locator('#_tree[data-filtered]').waitFor();
      await waitForIdle(page);
      await expect(page.locator('#_sidebar [data-nav-empty]')).toBeHidden();
      await expect(groups.and(page.locator('[data-filtered-out]'))).toHaveCount(0);
    },
  );

  test('has no buttons that fold what is found', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    const buttons = page.getByRole('navigation').locator('[data-action="toggle-group"]:visible');
    await expect.poll(() => buttons.count()).toBeGreaterThan(0);
    await page.fill('[data-nav-filter]', 'dark');
    await page.locator('#_tree[data-filtered]').waitFor();
    await expect(buttons).toHaveCount(0);
    await page.fill('[data-nav-filter]', '');
    await page.locator('#_tree:not([data-filtered])').waitFor();
    await expect.poll(() => buttons.count()).toBeGreaterThan(0);
  });

  test('treats typed markup as text', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE);
    for (const typed of ['<img src=x onerror=alert(1)>', '\\', '[', '*', '(?', '%']) {
      await page.fill('[data-nav-filter]', typed);
      await waitForIdle(page);
    }
    // The filter still works: it searches for the last text.
    await page.fill('[data-nav-filter]', 'qqqq');
    await expect(page.locator('#_sidebar [data-nav-empty]')).toBeVisible();
    await expect(page.locator('#_sidebar img')).toHaveCount(0);
  });
});
