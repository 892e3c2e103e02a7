import { liveDemos } from './demos/liveDemos';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { followHref, waitForHeading, waitForRuntime, waitForIdle } from './fixtures/page';
import { expect, FULL, test } from './fixtures/test';
import { OUT } from '../../src/content/workspace';

const FIRST = '/material-ui/react-button/';
const SECOND = '/material-ui/react-checkbox/';
/** The second heading of level 2 of the first page, far enough down for scrolling. */
const HASH = findHash();

function findHash(): string {
  const [, main = ''] = readFileSync(`${OUT}${FIRST}index.html`, 'utf8').split('<main');
  const [, second] = [...main.matchAll(/<h2[^>]*?\sid="?([^\s">]+)/g)];
  return `#${second?.[1] ?? ''}`;
}

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

test.describe('a link', () => {
  test('shows its page, from the top, with address and title', async ({ site }) => {
    const page = await site.openReady(FIRST);
    await scrollTo(page, 900);
    await followHref(page, SECOND);
    await waitForHeading(page, 'Checkbox');
    await expect(page).toHaveURL(site.origin + SECOND);
    await expect(page).toHaveTitle(/Checkbox/);
    await expectScroll(page, 0);
  });

  test('gives the focus back to the start of the page', async ({ site }) => {
    const page = await site.openReady(FIRST);
    await page.focus(`#_sidebar a[href="${SECOND}"]`);
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Checkbox');
    await waitForRuntime(page);
    await waitForIdle(page);
    // The title of the new document is what a screen reader announces; nothing else takes the focus.
    await expect(page.locator('body')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip-link')).toBeFocused();
  });

  test('to a fragment gives the focus to its place', FULL, async ({ site }) => {
    const page = await site.openReady(SECOND);
    await followHref(page, FIRST + HASH);
    await targetTop(page);
    await waitForRuntime(page);
    await waitForIdle(page);
    await page.keyboard.press('Tab');
    const isBehind = () =>
      page.evaluate((id) => {
        const target = document.getElementById(id);
        const { activeElement } = document;
        if (!target || !activeElement || !document.querySelector('main')?.contains(activeElement))
          return false;
        return (
          target.contains(activeElement) ||
          (target.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
        );
      }, HASH.slice(1));
    await expect.poll(isBehind).toBe(true);
  });

  test('leads to the page although no script arrives', FULL, async ({ site }) => {
    const { page } = await site.openHeld(FIRST);
    await page.click(`#_sidebar a[href="${SECOND}"]`);
    await waitForHeading(page, 'Checkbox');
  });
});

test.describe('back and forward', () => {
  test('bring back page, title and scroll position, to 2 px', async ({ site }) => {
    const page = await site.openReady(FIRST);
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
  });

  test('go through fragments of one page, to the position of the reader at each', FULL, async ({ site }) => {
    const page = await site.openReady(FIRST);
    await scrollTo(page, 150);
    await page.click(`#_toc a[href="${HASH}"]`);
    await targetTop(page);
    const left = await scrollOn(page, 300);
    expect(left).toBeGreaterThan(700);
    await page.goBack();
    await expect(page).toHaveURL(site.origin + FIRST);
    await expectScroll(page, 150);
    await page.goForward();
    await expect(page).toHaveURL(site.origin + FIRST + HASH);
    await expectScroll(page, left);
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

  for (const path of ['/versions/', '/material-ui/api/', '/material-ui/api/button/', '/api-reference/'])
    test(`is marked in the contents of ${path} before it is reached`, FULL, async ({ site }) => {
      const page = await site.openReady(path);
      await expect(page.locator('#_toc [aria-current]')).toHaveCount(1);
      await expect(page.locator('#_toc a').first()).toHaveAttribute('aria-current', 'true');
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
  });

  test(
    'is not scrolled to again when the demos come to life, if the reader has left it',
    FULL,
    async ({ site }) => {
      const page = await site.open(FIRST);
      await page.goto(site.origin + FIRST + HASH);
      await page.waitForFunction(() => window.scrollY > 100);
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
