import type { Page } from 'playwright-core';
import { followHref } from './harness/followHref';
import { holdTimers, passTimers, waitForHeldTimer } from './harness/holdTimers';
import { markDocument } from './harness/markDocument';
import { useSite, type OpenOptions } from './harness/useSite';
import { waitForHeading } from './harness/waitForHeading';
import { waitForRuntime } from './harness/waitForRuntime';

const site = useSite();
/** As `watchNavigation` has it. */
const PROGRESS_DELAY_MS = 250;
const FIRST = '/material-ui/react-button/';
const SECOND = '/material-ui/react-checkbox/';

const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/**
 * Distance of the element that the address names from the upper edge of the window, once the page is scrolled to it: the
 * address changes before.
 */
async function targetTop(page: Page): Promise<number> {
  const top = await page.waitForFunction(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    const box = document.getElementById(id)?.getBoundingClientRect();
    return window.scrollY > 100 && box !== undefined && box.top > 0 && box.top < 200 ? box.top : false;
  });
  return Math.round(Number(await top.jsonValue()));
}

/** Scrolls, and waits for the frame behind the one in which everybody hears of it. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (wanted) => {
    window.scrollTo(0, wanted);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);

async function openReady(path: string, options?: OpenOptions): Promise<Page> {
  const page = await site().open(path, options);
  await waitForRuntime(page);
  return page;
}

/** The second heading of level 2 of a page, far enough down to be scrolled to. */
async function secondHash(page: Page): Promise<string> {
  return page.evaluate(() => `#${document.querySelectorAll('main h2[id]')[1]?.id}`);
}

describe('a click on a link', () => {
  it('shows the page without loading a document, with address, title and focus', async () => {
    const page = await openReady(FIRST);
    const isSame = await markDocument(page);
    await page.click(`#_sidebar a[href="${SECOND}"]`);
    await waitForHeading(page, 'Checkbox');
    expect(page.url()).toBe(site().origin + SECOND);
    await page.waitForFunction(() => document.title.includes('Checkbox'));
    await page.waitForFunction(() => document.activeElement?.id === 'main-content');
    expect(await isSame()).toBe(true);
  });

  it('leaves header, sidebar and footer mounted', async () => {
    const page = await openReady(FIRST);
    const parts = 'header, #_sidebar, footer';
    await page.evaluate((selector) => {
      for (const part of document.querySelectorAll<HTMLElement>(selector)) part.dataset.marked = '';
    }, parts);
    await page.click(`#_sidebar a[href="${SECOND}"]`);
    await waitForHeading(page, 'Checkbox');
    const marks = await page.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map((part) => 'marked' in part.dataset),
      parts,
    );
    expect(marks).toEqual([true, true, true]);
  });

  it('starts the new page at its top', async () => {
    const page = await openReady(FIRST);
    await page.evaluate(() => window.scrollTo(0, 900));
    await followHref(page, SECOND);
    await page.waitForFunction(() => window.scrollY === 0);
  });

  it('brings product, version menu and sidebar of another product', async () => {
    const page = await openReady(FIRST);
    await page.click('[popovertarget="_products"]');
    await page.click('#_products a[href="/joy-ui/"]');
    await waitForHeading(page, 'Joy UI');
    expect(await page.locator('header > div > a').innerText()).toBe('Joy UI');
    expect(await page.locator('#_versions-value').innerText()).toBe('v5.0.0-beta.49');
    expect(await page.locator('#_products').isVisible()).toBe(false);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('#_tree a')].every((link) =>
        /^(\/joy-ui\/|https:)/.test(link.getAttribute('href') ?? ''),
      ),
    );
    expect(await page.locator('#_tree a').count()).toBeGreaterThan(3);
  });

  it('is left to the browser with a modifier key', async () => {
    const page = await openReady(FIRST);
    const other = page.context().waitForEvent('page');
    await page.click(`#_sidebar a[href="${SECOND}"]`, { modifiers: ['Control'] });
    await (await other).waitForURL(site().origin + SECOND);
    expect(page.url()).toBe(site().origin + FIRST);
  });

  it('that follows another one at once wins', async () => {
    const page = await openReady(FIRST);
    await page.evaluate(
      (hrefs) => {
        for (const href of hrefs) document.querySelector<HTMLElement>(`#_sidebar a[href="${href}"]`)?.click();
      },
      ['/material-ui/react-select/', SECOND],
    );
    await waitForHeading(page, 'Checkbox');
    await page.waitForTimeout(300);
    expect(page.url()).toBe(site().origin + SECOND);
    expect(await page.locator('main h1').innerText()).toContain('Checkbox');
  });
});

describe('a link to the page that is shown', () => {
  it('leads to its top, without data and without an entry in the history', async () => {
    const page = await openReady(FIRST);
    const isSame = await markDocument(page);
    const entries = () => page.evaluate(() => window.history.length);
    const before = await entries();
    await scrollTo(page, 900);
    let asked = 0;
    site().intercept = (request, response) => {
      if (!request.url?.includes('/_next/data/')) return false;
      asked += 1;
      response.writeHead(404).end();
      return true;
    };
    await page.evaluate(
      (href) => document.querySelector<HTMLElement>(`#_sidebar a[href="${href}"]`)?.click(),
      FIRST,
    );
    await page.waitForFunction(() => window.scrollY === 0 && document.activeElement?.id === 'main-content');
    expect(asked).toBe(0);
    expect(await entries()).toBe(before);
    expect(await isSame()).toBe(true);
    // What the next link leads to is not mistaken for it.
    site().intercept = undefined;
    await followHref(page, SECOND);
    await waitForHeading(page, 'Checkbox');
    await page.goBack();
    await waitForHeading(page, 'Button');
    expect(await isSame()).toBe(true);
  });
});

describe('back and forward', () => {
  it('bring back the page of each address where links to the page that was shown were followed', async () => {
    const page = await openReady(`${FIRST}?from=news`);
    const isSame = await markDocument(page);
    await followHref(page, SECOND);
    await waitForHeading(page, 'Checkbox');
    await followHref(page, SECOND);
    await page.waitForTimeout(300);
    await page.goBack();
    await waitForHeading(page, 'Button');
    expect(page.url()).toBe(`${site().origin}${FIRST}?from=news`);
    await page.goForward();
    await waitForHeading(page, 'Checkbox');
    expect(await isSame()).toBe(true);
  });

  it('bring back page, title and scroll position, to 2 px', async () => {
    const page = await openReady(FIRST);
    const isSame = await markDocument(page);
    await scrollTo(page, 700);
    await followHref(page, SECOND);
    await waitForHeading(page, 'Checkbox');
    await scrollTo(page, 400);
    await page.goBack();
    await waitForHeading(page, 'Button');
    await page.waitForFunction(() => Math.abs(window.scrollY - 700) <= 2);
    await page.waitForFunction(() => document.title.includes('Button'));
    await page.goForward();
    await waitForHeading(page, 'Checkbox');
    await page.waitForFunction(() => Math.abs(window.scrollY - 400) <= 2);
    expect(await isSame()).toBe(true);
  });

  it('go through places of one page, to where the reader was at each', async () => {
    const page = await openReady(FIRST);
    await scrollTo(page, 150);
    const hash = await secondHash(page);
    await page.click(`#_toc a[href="${hash}"]`);
    // The focus comes last.
    await page.waitForFunction((id) => document.activeElement?.id === id, hash.slice(1));
    const left = await page.evaluate(() => {
      window.scrollTo(0, window.scrollY + 300);
      return window.scrollY;
    });
    expect(left).toBeGreaterThan(700);
    const isAt = ([place, top]: readonly [string, number]) =>
      window.location.hash === place && Math.abs(window.scrollY - top) <= 2;
    await page.goBack();
    await page.waitForFunction(isAt, ['', 150] as const);
    await page.goForward();
    await page.waitForFunction(isAt, [hash, left] as const);
  });

  it.each([
    ['a place chosen in it', async (page: Page, hash: string) => page.click(`#_toc a[href="${hash}"]`)],
    [
      'a link of another page',
      async (page: Page, hash: string) => {
        await followHref(page, SECOND);
        await followHref(page, FIRST + hash);
        await waitForHeading(page, 'Button');
      },
    ],
  ])('come back to where the reader was, on a page entered by %s', async (_way, enter) => {
    const page = await openReady(FIRST);
    const hash = await secondHash(page);
    await enter(page, hash);
    // The focus comes last.
    await page.waitForFunction((id) => document.activeElement?.id === id, hash.slice(1));
    const left = await page.evaluate(() => {
      window.scrollTo(0, window.scrollY + 700);
      return window.scrollY;
    });
    await page.evaluate(
      (href) => document.querySelector<HTMLElement>(`#_sidebar a[href="${href}"]`)?.click(),
      SECOND,
    );
    await waitForHeading(page, 'Checkbox');
    await page.waitForFunction(() => window.scrollY === 0);
    await page.evaluate(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      window.addEventListener('popstate', () => {
        addEventListener('scroll', () => places.push(window.scrollY));
      });
    });
    await page.goBack();
    await waitForHeading(page, 'Button');
    const lastPlace = () => (window as unknown as { places: number[] }).places.at(-1);
    for (let tries = 0; tries < 200 && (await page.evaluate(lastPlace)) !== left; tries += 1)
      await page.waitForTimeout(100);
    // What is still planned for it puts it nowhere else.
    await page.waitForTimeout(1500);
    expect(await page.evaluate(lastPlace)).toBe(left);
  });

  it('come back from a fragment that was typed', async () => {
    const page = await openReady(FIRST);
    const hash = await secondHash(page);
    await scrollTo(page, 150);
    await page.evaluate((place) => {
      window.location.hash = place;
    }, hash);
    await targetTop(page);
    await page.goBack();
    await page.waitForFunction(() => window.location.hash === '' && Math.abs(window.scrollY - 150) <= 2);
  });

  it('work before the runtime is there, and over the border of two documents', async () => {
    const page = await site().open(FIRST);
    await page.goto(site().origin + SECOND);
    await page.goBack();
    await waitForHeading(page, 'Button');
    await page.goForward();
    await waitForHeading(page, 'Checkbox');
  });
});

describe('a place in a page', () => {
  it('is shown below the header, with its link in the contents marked', async () => {
    const page = await openReady(FIRST);
    const hash = await secondHash(page);
    await page.click(`#_toc a[href="${hash}"]`);
    await page.waitForFunction((wanted) => window.location.hash === wanted, hash);
    const header = await page.evaluate(
      () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    );
    const top = await targetTop(page);
    expect(top).toBeGreaterThanOrEqual(header);
    expect(top).toBeLessThan(header + 80);
    await page.waitForFunction(
      (wanted) =>
        document.querySelector(`#_toc a[href="${wanted}"]`)?.getAttribute('aria-current') === 'true',
      hash,
    );
  });

  it('is marked in the contents, even where it cannot be scrolled to the top', async () => {
    const page = await openReady(FIRST);
    const hrefs = await page
      .locator('#_toc a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(4);
    for (const href of hrefs.slice(-3)) {
      await page.click(`#_toc a[href="${href}"]`);
      await page.waitForFunction(
        (wanted) => document.querySelector('#_toc [aria-current]')?.getAttribute('href') === wanted,
        href,
      );
    }
    await page.evaluate(() => history.replaceState(history.state, '', window.location.pathname));
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForFunction(
      (wanted) => document.querySelector('#_toc [aria-current]')?.getAttribute('href') === wanted,
      hrefs.at(-1),
    );
  });

  it.each([
    ['/material-ui/getting-started/faq/', 900],
    [FIRST, 2400],
    ['/material-ui/api/button/', 900],
  ])(
    'of %s is marked in the contents once it was chosen there, in a window of %d px',
    async (path, height) => {
      const page = await openReady(path, { viewport: { width: 1440, height } });
      const wrong = await page.evaluate(async () => {
        const found: string[] = [];
        const links = [...document.querySelectorAll<HTMLAnchorElement>('#_toc a')];
        for (const link of links) {
          link.click();
          for (let frame = 0; frame < 60 && location.hash !== link.hash; frame += 1)
            await new Promise(requestAnimationFrame);
          for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
          const marked = [...document.querySelectorAll<HTMLAnchorElement>('#_toc [aria-current]')];
          if (marked.length !== 1 || marked[0] !== link)
            found.push(`${link.hash}: ${marked.map(({ hash }) => hash).join()}`);
        }
        return links.length > 5 ? found : ['the page has no contents'];
      });
      expect(wrong).toEqual([]);
    },
  );

  it('is marked no longer once its reader has gone on, and where nothing is read yet the first ones are', async () => {
    const page = await openReady(FIRST, { viewport: { width: 1440, height: 2400 } });
    const hashes = await page
      .locator('#_toc a')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ hash }) => hash));
    const isMarked = (wanted: readonly (string | undefined)[]) =>
      page.waitForFunction(
        (hrefs) => hrefs.includes(document.querySelector('#_toc [aria-current]')?.getAttribute('href') ?? ''),
        wanted,
      );
    const chosen = hashes.at(-3);
    await page.click(`#_toc a[href="${chosen}"]`);
    await isMarked([chosen]);
    await scrollTo(page, 0);
    await isMarked(['', ...hashes.slice(0, 1)]);
    await scrollTo(page, 100_000);
    await isMarked(hashes.slice(-1));
  });

  it('is reached from another page, and by opening its address', async () => {
    const page = await openReady(FIRST);
    const hash = await secondHash(page);
    const there = await targetTop(await site().open(FIRST + hash));

    await followHref(page, SECOND);
    await followHref(page, FIRST + hash);
    await waitForHeading(page, 'Button');
    // Where it stands in the window: demos that come to life may move what is above it and below.
    await page.waitForFunction(
      ([id, wanted]) => {
        const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1 };
        return window.scrollY > 100 && Math.abs(top - wanted) <= 2;
      },
      [hash.slice(1), there] as const,
    );
    await page.waitForFunction((id) => document.activeElement?.id === id, hash.slice(1));
  });

  it('is not gone back to when the runtime starts, where the reader has left it', async () => {
    const page = await site().open(FIRST);
    await page.goto(site().origin + FIRST + (await secondHash(page)));
    await page.waitForFunction(() => window.scrollY > 100);
    // Reading is a sign; what the framework plans at its start is behind the place that is asked for.
    const left = await page.evaluate(() => {
      window.scrollTo(0, window.scrollY + 700);
      return window.scrollY;
    });
    await waitForRuntime(page);
    await page.waitForTimeout(300);
    expect(await scrollOf(page)).toBe(left);
  });

  it.each(['#unknown', '#a%20b', '#%E0%A4%A', '#<b>', '#:~:text=x'])(
    'that is not there does no harm: %s',
    async (hash) => {
      const page = await openReady(FIRST + hash);
      await waitForHeading(page, 'Button');
      await followHref(page, SECOND);
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        document.body.append(link);
        link.click();
      }, FIRST + hash);
      await waitForHeading(page, 'Button');
    },
  );

  it('is kept by a reload, and so is a place that has no name', async () => {
    const page = await openReady(FIRST);
    await scrollTo(page, 650);
    await page.reload();
    await page.waitForFunction(() => Math.abs(window.scrollY - 650) <= 2);
    await waitForRuntime(page);
    expect(Math.abs((await scrollOf(page)) - 650)).toBeLessThanOrEqual(2);
  });
});

describe('a navigation', () => {
  it('that is slow shows progress, one that is quick does not', async () => {
    const page = await openReady(FIRST, { prepare: (context) => holdTimers(context, PROGRESS_DELAY_MS) });
    await page.evaluate(() => {
      const bar = document.getElementById('_progress');
      if (!bar) return;
      new MutationObserver(() => {
        if (!bar.hidden) document.documentElement.dataset.progressSeen = '';
      }).observe(bar, { attributes: true });
    });
    // The delay passes when the page is there, however long that takes here.
    await followHref(page, '/material-ui/react-dialog/');
    await passTimers(page);
    await page.waitForTimeout(50);
    expect(await page.getAttribute('html', 'data-progress-seen')).toBeNull();

    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    site().intercept = (request, response) => {
      if (!request.url?.includes('/_next/data/')) return false;
      void released.then(() => {
        site().intercept = undefined;
        site().served.server.emit('request', request, response);
      });
      return true;
    };
    await page.click(`#_sidebar a[href="${SECOND}"]`);
    await waitForHeldTimer(page);
    await passTimers(page);
    await page.locator('#_progress').waitFor({ state: 'visible' });
    release();
    await waitForHeading(page, 'Checkbox');
    await page.locator('#_progress').waitFor({ state: 'hidden' });
  });

  it.each([
    ['is missing', 404, 'text/plain', 'gone'],
    ['is a page in its place', 200, 'text/html', '<!doctype html><title>x</title>'],
    ['is cut off', 200, 'application/json', '{"pageProps":{"page"'],
  ])('whose data %s loads the document', async (_name, status, type, body) => {
    const page = await site().open(FIRST, { expected: [/404/, /_next\/data/, /Failed to load/] });
    await waitForRuntime(page);
    const isSame = await markDocument(page);
    site().intercept = (request, response) => {
      if (!request.url?.includes('/_next/data/')) return false;
      response.writeHead(status, { 'content-type': type }).end(body);
      return true;
    };
    await page.click(`#_sidebar a[href="${SECOND}"]`);
    await waitForHeading(page, 'Checkbox');
    expect(await isSame()).toBe(false);
    expect(page.url()).toBe(site().origin + SECOND);
  });
});
