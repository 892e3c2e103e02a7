import { liveDemos } from './demos/liveDemos';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { followHref, markDocument, waitForHeading, waitForRuntime, waitForIdle } from './fixtures/page';
import type { Site } from './fixtures/site';
import { expect, FULL, full, test } from './fixtures/test';
import { holdTimers, passTimers, waitForHeldTimer } from './fixtures/timers';
import { OUT } from '../../src/content/workspace';

/** Same value as in `watchNavigation`. */
const PROGRESS_DELAY_MS = 250;
const FIRST = '/material-ui/react-button/';
const SECOND = '/material-ui/react-checkbox/';
/** The second heading of level 2 of the first page, far enough down for scrolling. */
const HASH = findHash();

function findHash(): string {
  const [, main = ''] = readFileSync(`${OUT}${FIRST}index.html`, 'utf8').split('<main');
  const [, second] = [...main.matchAll(/<h2[^>]*?\sid="?([^\s">]+)/g)];
  return `#${second?.[1] ?? ''}`;
}

/** Clicks a link of the sidebar, at any scroll position. */
const clickLink = (page: Page, href: string) =>
  page.locator(`#_sidebar a[href="${href}"]`).evaluate((link: HTMLElement) => link.click());

const focused = (page: Page, id: string) => expect(page.locator(`[id="${id}"]`)).toBeFocused();

const expectScroll = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThanOrEqual(2);

/** Scrolls, and waits for the frame after the one with the scroll event. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (wanted) => {
    window.scrollTo(0, wanted);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);

/** Scrolls on, and returns the position. */
const scrollOn = (page: Page, by: number) =>
  page.evaluate((distance) => {
    window.scrollTo(0, window.scrollY + distance);
    return window.scrollY;
  }, by);

/**
 * Returns the distance of the fragment's target from the upper edge of the window, after the page is scrolled
 * to it; the address changes earlier.
 */
async function targetTop(page: Page): Promise<number> {
  const top = await page.waitForFunction(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    const box = document.getElementById(id)?.getBoundingClientRect();
    return window.scrollY > 100 && box !== undefined && box.top > 0 && box.top < 200 ? box.top : false;
  });
  return Math.round(Number(await top.jsonValue()));
}

/** Answers requests for the data of pages; the returned list has their addresses. */
function answerData(site: Site, status: number, type: string, body: string): string[] {
  const asked: string[] = [];
  site.intercept = ({ url = '' }, response) => {
    if (!url.includes('/_next/data/')) return false;
    asked.push(url);
    response.writeHead(status, { 'content-type': type }).end(body);
    return true;
  };
  return asked;
}

test.describe('a click on a link', () => {
  test('shows the page without loading a document, with address, title and focus', async ({ site }) => {
    const page = await site.openReady(FIRST);
    const isSame = await markDocument(page);
    await page.click(`#_sidebar a[href="${SECOND}"]`);
    await waitForHeading(page, 'Checkbox');
    await expect(page).toHaveURL(site.origin + SECOND);
    await expect(page).toHaveTitle(/Checkbox/);
    await focused(page, 'main-content');
    await isSame();
  });

  test('leaves header, sidebar and footer mounted', FULL, async ({ site }) => {
    const page = await site.openReady(FIRST);
    const parts = page.locator('header, #_sidebar, footer');
    await parts.evaluateAll((elements) => elements.forEach((part) => part.setAttribute('data-marked', '')));
    await page.click(`#_sidebar a[href="${SECOND}"]`);
    await waitForHeading(page, 'Checkbox');
    await expect(parts).toHaveCount(3);
    await expect(parts.and(page.locator('[data-marked]'))).toHaveCount(3);
  });

  test('starts the new page at its top', FULL, async ({ site }) => {
    const page = await site.openReady(FIRST);
    await page.evaluate(() => window.scrollTo(0, 900));
    await followHref(page, SECOND);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('shows the product, version menu and sidebar of another product', FULL, async ({ site }) => {
    const page = await site.openReady(FIRST);
    await page.click('[popovertarget="_products"]');
    await page.click('#_products a[href="/joy-ui/"]');
    await waitForHeading(page, 'Joy UI');
    await expect(page.locator('#_products-value')).toHaveText('Joy UI');
    await expect(page.locator('#_versions-value')).toHaveText('v5.0.0-beta.49');
    await expect(page.locator('#_products')).toBeHidden();
    const links = page.locator('#_tree a');
    await expect(links.and(page.locator(':not([href^="/joy-ui/"], [href^="https:"])'))).toHaveCount(0);
    await expect.poll(() => links.count()).toBeGreaterThan(3);
  });

  test('is left to the browser with a modifier key', async ({ site }) => {
    const page = await site.openReady(FIRST);
    const opening = page.context().waitForEvent('page');
    await page.click(`#_sidebar a[href="${SECOND}"]`, { modifiers: ['Control'] });
    const other = await opening;
    await expect(other).toHaveURL(site.origin + SECOND);
    await expect(page).toHaveURL(site.origin + FIRST);
  });

  test('right after another one takes precedence', FULL, async ({ site }) => {
    const page = await site.openReady(FIRST, { fresh: true });
    const select = '/material-ui/react-select/';
    await page.evaluate(
      (hrefs) => {
        for (const href of hrefs) document.querySelector<HTMLElement>(`#_sidebar a[href="${href}"]`)?.click();
      },
      [select, SECOND],
    );
    await waitForHeading(page, 'Checkbox');
    await waitForIdle(page);
    await expect(page).toHaveURL(site.origin + SECOND);
    await expect(page.locator('main h1')).toContainText('Checkbox');

    // If the data of the first one arrives after the second one is shown.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = '/material-ui/react-dialog/';
    await page.route(/\/_next\/data\/.*react-dialog/, async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
    const late = page.waitForRequest(/\/_next\/data\/.*react-dialog/);
    await clickLink(page, slow);
    const request = await late;
    await clickLink(page, FIRST);
    await waitForHeading(page, 'Button');
    release();
    // A request that the page canceled has no answer.
    await request.response().catch(() => {});
    await waitForIdle(page);
    await expect(page).toHaveURL(site.origin + FIRST);
    await expect(page.locator('main h1')).toContainText('Button');
    // It is no failure, after which links would load documents.
    await expect(page.locator('html')).not.toHaveAttribute('data-full-loads');
  });
});

test.describe('a link to the page that is shown', () => {
  test(
    'scrolls to its top, without a request for data and without a history entry',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(FIRST, { fresh: true });
      const isSame = await markDocument(page);
      const before = await page.evaluate(() => window.history.length);
      await scrollTo(page, 900);
      const asked = answerData(site, 404, 'text/plain', '');
      await clickLink(page, FIRST);
      await page.waitForFunction(() => window.scrollY === 0 && document.activeElement?.id === 'main-content');
      await waitForIdle(page);
      expect(asked).toEqual([]);
      await expect.poll(() => page.evaluate(() => window.history.length)).toBe(before);
      await isSame();
      // The handler must not catch the next link.
      site.intercept = undefined;
      await followHref(page, SECOND);
      await waitForHeading(page, 'Checkbox');
      await page.goBack();
      await waitForHeading(page, 'Button');
      await isSame();
    },
  );
});

test.describe('back and forward', () => {
  test(
    'bring back the page of each address after links to the current page were followed',
    FULL,
    async ({ site }) => {
      // Where the document is loaded with a query, the router has no text for a return.
      const page = await site.openReady(`${FIRST}?from=news`);
      const text = await page.locator('main .prose').first().textContent();
      const isSame = await markDocument(page);
      await followHref(page, SECOND);
      await waitForHeading(page, 'Checkbox');
      await focused(page, 'main-content');
      await scrollTo(page, 300);
      await followHref(page, SECOND);
      await expectScroll(page, 0);
      await waitForIdle(page);
      await page.goBack();
      await waitForHeading(page, 'Button');
      await expect(page.locator('main .prose').first()).toHaveText(text ?? '');
      await expect(page).toHaveURL(`${site.origin}${FIRST}?from=news`);
      await page.goForward();
      await waitForHeading(page, 'Checkbox');
      await isSame();
    },
  );

  test('bring back page, title and scroll position, to 2 px', async ({ site }) => {
    const page = await site.openReady(FIRST);
    const isSame = await markDocument(page);
    await scrollTo(page, 700);
    await followHref(page, SECOND);
    await waitForHeading(page, 'Checkbox');
    await expectScroll(page, 0);
    await scrollTo(page, 400);
    await page.goBack();
    await waitForHeading(page, 'Button');
    await expectScroll(page, 700);
    await expect(page).toHaveTitle(/Button/);
    await page.goForward();
    await waitForHeading(page, 'Checkbox');
    await expectScroll(page, 400);
    await isSame();
  });

  test('go through fragments of one page, to the position of the reader at each', FULL, async ({ site }) => {
    const page = await site.openReady(FIRST);
    await scrollTo(page, 150);
    await page.click(`#_toc a[href="${HASH}"]`);
    // The focus comes last.
    await focused(page, HASH.slice(1));
    const left = await scrollOn(page, 300);
    expect(left).toBeGreaterThan(700);
    await page.goBack();
    await expect(page).toHaveURL(site.origin + FIRST);
    await expectScroll(page, 150);
    await page.goForward();
    await expect(page).toHaveURL(site.origin + FIRST + HASH);
    await expectScroll(page, left);
  });

  test('are canceled by a link, whose page begins at its top', FULL, async ({ site }) => {
    // The first page comes as a document; its data never does.
    const page = await site.openReady(FIRST, {
      prepare: (context) => context.route(/\/_next\/data\/.*\/react-button\.json/, () => undefined),
    });
    await scrollTo(page, 700);
    await followHref(page, SECOND);
    await waitForHeading(page, 'Checkbox');
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(site.origin + FIRST);
    // The second page is at its top, where the third one begins: the reader sees no other place.
    const positions = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      addEventListener('scroll', () => seen.add(window.scrollY));
      return seen;
    });
    await followHref(page, '/material-ui/react-tabs/');
    await waitForHeading(page, 'Tabs');
    await waitForIdle(page);
    await expectScroll(page, 0);
    await expect.poll(() => positions.evaluate((seen) => [...seen].filter((top) => top > 0))).toEqual([]);
  });

  const ENTRIES = [
    ['a place chosen in it', async (page: Page) => page.click(`#_toc a[href="${HASH}"]`)],
    [
      'a link of another page',
      async (page: Page) => {
        await followHref(page, SECOND);
        await followHref(page, FIRST + HASH);
        await waitForHeading(page, 'Button');
      },
    ],
  ] as const;
  for (const [way, enter] of ENTRIES)
    test(`come back to the reader's position, on a page entered by ${way}`, FULL, async ({ site }) => {
      // The clock is installed for the whole context.
      const page = await site.openReady(FIRST, { fresh: true });
      await enter(page);
      // The focus comes last.
      await focused(page, HASH.slice(1));
      const left = await scrollOn(page, 700);
      await clickLink(page, SECOND);
      await waitForHeading(page, 'Checkbox');
      await expectScroll(page, 0);
      await page.evaluate(() => {
        const places: number[] = [];
        Object.assign(window, { places });
        window.addEventListener('popstate', () => {
          addEventListener('scroll', () => places.push(window.scrollY));
        });
      });
      await page.clock.install();
      await page.goBack();
      await waitForHeading(page, 'Button');
      const lastPlace = () => page.evaluate(() => (window as unknown as { places: number[] }).places.at(-1));
      await expect.poll(lastPlace).toBe(left);
      // Pending timers of the page do not scroll it elsewhere.
      await page.clock.runFor(1500);
      await waitForIdle(page);
      await expect.poll(lastPlace).toBe(left);
    });

  test('come back from a fragment that was typed', FULL, async ({ site }) => {
    const page = await site.openReady(FIRST);
    await scrollTo(page, 150);
    await page.evaluate((place) => {
      window.location.hash = place;
    }, HASH);
    await targetTop(page);
    await page.goBack();
    await expect(page).toHaveURL(site.origin + FIRST);
    await expectScroll(page, 150);
  });

  test('work before the runtime starts, and across two documents', FULL, async ({ site }) => {
    const page = await site.open(FIRST);
    await page.goto(site.origin + SECOND);
    await page.goBack();
    await waitForHeading(page, 'Button');
    await page.goForward();
    await waitForHeading(page, 'Checkbox');
  });
});

test.describe('a fragment of a page', () => {
  test('is shown below the header, with its link in the contents marked', async ({ site }) => {
    const page = await site.openReady(FIRST);
    await page.click(`#_toc a[href="${HASH}"]`);
    await expect(page).toHaveURL(site.origin + FIRST + HASH);
    await expect(async () => {
      const header = await page.locator('header').evaluate((part) => part.getBoundingClientRect().bottom);
      const top = await targetTop(page);
      expect(top).toBeGreaterThanOrEqual(header);
      expect(top).toBeLessThan(header + 80);
    }).toPass();
    await expect(page.locator(`#_toc a[href="${HASH}"]`)).toHaveAttribute('aria-current', 'true');
  });

  test('is marked in the contents, even if it can not be scrolled to the top', FULL, async ({ site }) => {
    const page = await site.openReady(FIRST);
    const links = page.locator('#_toc a');
    await expect.poll(() => links.count()).toBeGreaterThan(4);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const marked = page.locator('#_toc [aria-current]');
    for (const href of hrefs.slice(-3)) {
      await page.click(`#_toc a[href="${href}"]`);
      await expect(marked).toHaveAttribute('href', href);
    }
    await page.evaluate(() => history.replaceState(history.state, '', window.location.pathname));
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = hrefs.at(-1) ?? '';
    await expect(marked).toHaveAttribute('href', last);
  });

  for (const [path, height] of [
    ['/material-ui/getting-started/faq/', 900],
    [FIRST, 2400],
    ['/material-ui/api/button/', 900],
  ] as const)
    test(
      `of ${path} is marked in the contents once it was chosen there, in a window of ${height} px`,
      FULL,
      async ({ site }) => {
        const page = await site.openReady(path, { viewport: { width: 1440, height } });
        await expect.poll(() => page.locator('#_toc a').count()).toBeGreaterThan(5);
        // A demo that becomes interactive may move the page, and with it the reading position.
        await liveDemos(page);
        const links = await page.locator('#_toc a').all();
        for (const link of links) {
          const hash = await link.evaluate((element: HTMLAnchorElement) => {
            element.click();
            return element.hash;
          });
          // The address changes a moment later; until then, the previous link is the target.
          await page.waitForFunction((wanted) => window.location.hash === wanted, hash);
          await expect(link).toHaveAttribute('aria-current', 'true');
          await expect(page.locator('#_toc [aria-current]')).toHaveCount(1);
        }
      },
    );

  test(
    'is no longer marked after its reader has scrolled on, and the first ones are marked before any text is read',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(FIRST, { viewport: { width: 1440, height: 2400 } });
      const hashes = await page
        .locator('#_toc a')
        .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ hash }) => hash));
      const isMarked = (wanted: readonly string[]) =>
        page.waitForFunction(
          (hrefs) =>
            hrefs.includes(document.querySelector('#_toc [aria-current]')?.getAttribute('href') ?? ''),
          wanted,
        );
      const chosen = hashes.at(-3) ?? '';
      await page.click(`#_toc a[href="${chosen}"]`);
      await isMarked([chosen]);
      await scrollTo(page, 0);
      await isMarked(['', ...hashes.slice(0, 1)]);
      await scrollTo(page, 100_000);
      await isMarked(hashes.slice(-1));
    },
  );

  test('is reached from another page, and by opening its address', FULL, async ({ site }) => {
    const page = await site.open(FIRST + HASH);
    const there = await targetTop(page);
    await page.goto(site.origin + SECOND);
    await waitForRuntime(page);
    await followHref(page, FIRST + HASH);
    await waitForHeading(page, 'Button');
    // Compares the position in the window, because demos that become interactive may move the content around
    // it.
    await page.waitForFunction(
      ([id, wanted]) => {
        const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1 };
        return window.scrollY > 100 && Math.abs(top - wanted) <= 2;
      },
      [HASH.slice(1), there] as const,
    );
    await focused(page, HASH.slice(1));
  });

  test(
    'is not scrolled to again when the runtime starts, if the reader has left it',
    FULL,
    async ({ site }) => {
      const page = await site.open(FIRST);
      await page.goto(site.origin + FIRST + HASH);
      await page.waitForFunction(() => window.scrollY > 100);
      // Scrolling starts the runtime, and the framework's own scrolling at its start comes after that to the
      // fragment.
      const left = await scrollOn(page, 700);
      await waitForRuntime(page);
      await waitForIdle(page);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    },
  );

  for (const hash of ['#unknown', '#a%20b', '#%E0%A4%A', '#<b>', '#:~:text=x'])
    test(`that does not exist causes no error: ${hash}`, FULL, async ({ site }) => {
      const page = await site.openReady(FIRST + hash);
      await waitForHeading(page, 'Button');
      await followHref(page, SECOND);
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        document.body.append(link);
        link.click();
      }, FIRST + hash);
      await waitForHeading(page, 'Button');
    });

  test('is kept by a reload, and so is a position without a name', FULL, async ({ site }) => {
    const page = await site.openReady(FIRST);
    await scrollTo(page, 650);
    await page.reload();
    await expectScroll(page, 650);
    await waitForRuntime(page);
    await waitForIdle(page);
    await expectScroll(page, 650);
  });
});

test.describe('a navigation', () => {
  test('that is slow shows progress, one that is quick does not', FULL, async ({ site }) => {
    const page = await site.openReady(FIRST, {
      prepare: (context) => holdTimers(context, PROGRESS_DELAY_MS),
    });
    await page.evaluate(() => {
      const bar = document.getElementById('_progress');
      if (!bar) return;
      new MutationObserver(() => {
        if (!bar.hidden) document.documentElement.dataset.progressSeen = '';
      }).observe(bar, { attributes: true });
    });
    // The delay passes when the page is shown, however long that takes here.
    await followHref(page, '/material-ui/react-dialog/');
    await focused(page, 'main-content');
    await passTimers(page);
    await waitForIdle(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-progress-seen');

    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/_next\/data\//, async (route) => {
      await released;
      await route.continue();
    });
    await page.click(`#_sidebar a[href="${SECOND}"]`);
    await waitForHeldTimer(page);
    await passTimers(page);
    await expect(page.locator('#_progress')).toBeVisible();
    release();
    await waitForHeading(page, 'Checkbox');
    await expect(page.locator('#_progress')).toBeHidden();
  });

  for (const [name, status, type, body] of [
    ['is missing', 404, 'text/plain', 'gone'],
    ['is a page in its place', 200, 'text/html', '<!doctype html><title>x</title>'],
    ['is cut off', 200, 'application/json', '{"pageProps":{"page"'],
  ] as const)
    test(`whose data ${name} loads the document`, full(name !== 'is missing'), async ({ site }) => {
      const page = await site.openReady(FIRST, {
        fresh: true,
        expected: [/404/, /_next\/data/, /Failed to load/],
      });
      const isSame = await markDocument(page);
      answerData(site, status, type, body);
      await page.click(`#_sidebar a[href="${SECOND}"]`);
      await waitForHeading(page, 'Checkbox');
      await isSame(false);
      await expect(page).toHaveURL(site.origin + SECOND);
    });
});
