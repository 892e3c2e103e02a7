import type { Page } from '@playwright/test';
import { expectReady, holdScripts, waitForHeading, waitForPaint, waitForIdle } from './fixtures/page';
import { listScripts } from './listScripts';
import { DEFERRED, expect, FULL, full, test } from './fixtures/test';
import { holdIdleStart, holdTimers, passTimers, waitForHeldTimer } from './fixtures/timers';

const PAGE = '/material-ui/react-button/';
/** Same value as in `afterFrame`, for documents that are not painted. */
const NO_FRAME_MS = 300;

const expectNotReady = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-ready');
const expectScheme = (page: Page, scheme: string) =>
  expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', scheme);
const expectOpen = (page: Page, id: string, isOpen: boolean) =>
  expect(page.locator(`#${id}:popover-open`)).toHaveCount(isOpen ? 1 : 0);

/** Clicks from a program: without pointer or focus. */
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => element.click());

/** Operates the same control by keyboard. */
const type = async (page: Page, selector: string) => {
  await page.focus(selector);
  await page.keyboard.press('Enter');
};

const WAYS = [
  ['a click without a pointer', press],
  ['the keyboard', type],
] as const;

for (const [way, activate] of WAYS)
  test.describe(`while the scripts are held back, by ${way}`, () => {
    test('every control of the frame works', full(activate !== press), async ({ site }) => {
      const { page } = await site.openHeld(PAGE);
      await expectScheme(page, 'light');
      await activate(page, '[data-action="color-mode"]');
      await expectScheme(page, 'dark');
      for (const menu of ['_products', '_versions', '_languages']) {
        const button = `[popovertarget="${menu}"]`;
        await activate(page, button);
        await expectOpen(page, menu, true);
        await activate(page, button);
        await expectOpen(page, menu, false);
      }
      await activate(page, '[data-group="/material-ui/customization"] > div > button');
      await page.locator('#_sidebar a[href="/material-ui/customization/dark-mode/"]').waitFor();
      const hash = await page.evaluate(() => `#${document.querySelectorAll('main h2[id]')[2]?.id}`);
      await activate(page, `#_toc a[href="${hash}"]`);
      await page.waitForFunction((wanted) => window.location.hash === wanted && window.scrollY > 100, hash);
      await activate(page, 'a[href="#main-content"]:not(.skip-link)');
      await page.waitForFunction(() => window.scrollY < 100);
      await expectNotReady(page);
      await activate(page, '#_sidebar a[href="/material-ui/react-checkbox/"]');
      await waitForHeading(page, 'Checkbox');
      await expectNotReady(page);
    });

    test('the drawer of a narrow screen opens and closes', FULL, async ({ site }) => {
      const { page } = await site.openHeld(PAGE, { viewport: { width: 360, height: 740 } });
      await activate(page, '[popovertarget="_sidebar"]');
      await expectOpen(page, '_sidebar', true);
      await activate(page, '#_sidebar [popovertargetaction="hide"]');
      await expectOpen(page, '_sidebar', false);
      await expectNotReady(page);
    });
  });

test.describe('a page whose scripts come late', () => {
  test('gets its runtime then, and keeps earlier actions', { tag: [DEFERRED, '@full'] }, async ({ site }) => {
    const { page, release } = await site.openHeld(PAGE, { prepare: (context) => holdIdleStart(context) });
    await page.mouse.move(30, 300);
    await press(page, '[data-action="color-mode"]');
    await page.fill('[data-nav-filter]', 'dark');
    const found = page.locator('#_sidebar a[href="/material-ui/customization/dark-mode/"]');
    await found.waitFor();
    await page.click('[popovertarget="_products"]');
    await page.evaluate(() => window.scrollTo(0, 500));
    // The time after which the runtime starts by itself has passed before its scripts load.
    await waitForHeldTimer(page);
    await passTimers(page);
    await waitForIdle(page);
    await expectNotReady(page);
    release();
    await expectReady(page);
    await expectScheme(page, 'dark');
    await expectOpen(page, '_products', true);
    await expect(page.locator('[data-nav-filter]')).toHaveValue('dark');
    await expect(found).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    await page.click('#_products a[href="/joy-ui/"]');
    await waitForHeading(page, 'Joy UI');
  });
});

test.describe('the framework, once its scripts are there', () => {
  test('is also loaded if a pointer stays down', FULL, async ({ site }) => {
    const { hold, release } = holdScripts();
    const page = await site.open(PAGE, {
      isHeld: true,
      prepare: async (context) => {
        await hold(context);
        await holdTimers(context, NO_FRAME_MS);
      },
    });
    await waitForPaint(page);
    await page.hover('[popovertarget="_products"]');
    await page.locator('head script[src^="/_next/"]').first().waitFor({ state: 'attached' });
    await page.mouse.down();
    release();
    await expectReady(page);
    await page.mouse.up();
  });
});

test.describe('a page that is not touched', () => {
  test(
    'asks for no script of the boot at first, although its sidebar is scrolled to the page',
    { tag: [DEFERRED, '@full'] },
    async ({ site }) => {
      const page = await site.open('/versions/', {
        viewport: { width: 1280, height: 720 },
        prepare: (context) => holdIdleStart(context),
      });
      const scripts: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // The in-house ad is not user input and starts nothing.
        if (pathname.endsWith('.js') && !pathname.startsWith('/_docs/boot/inHouseAd.'))
          scripts.push(pathname);
      });
      for (const route of ['/material-ui/react-tabs/', '/material-ui/api/button/'])
        await test.step(route, async () => {
          await page.goto(site.origin + route);
          await waitForHeldTimer(page);
          await page.waitForFunction(() => Number(document.querySelector('#_sidebar')?.scrollTop) > 0);
          await waitForIdle(page);
          expect(scripts).toEqual([]);
        });
      await passTimers(page);
      await expectReady(page);
    },
  );
});

test.describe('a document that loads slowly', () => {
  test(
    'gets its runtime in the end, although the reader moved before it was complete',
    FULL,
    async ({ site }) => {
      const page = await site.open('/versions/');
      const sendRest = site.cutDocument(PAGE, (html) => html.indexOf('<footer'));
      await page.goto(site.origin + PAGE, { waitUntil: 'commit' });
      await page.locator('h1', { hasText: 'Button' }).waitFor();
      await waitForPaint(page);
      await page.mouse.move(30, 300);
      await page.mouse.move(60, 300);
      sendRest();
      await expectReady(page);
    },
  );
});

test.describe('a page with one script that never loads', () => {
  for (const [title, isSlow, pick] of [
    // The first and the last script of the framework, and every script of the boot.
    [
      'stays readable and its links work',
      false,
      (path: string, at: number) => at === 0 || path.includes('/boot/frame'),
    ],
    ['stays readable and its links work, for any missing script', true, () => true],
  ] as const)
    test(title, FULL, async ({ site }) => {
      if (isSlow) test.slow();
      const page = await site.open(PAGE, {
        fresh: true,
        expected: [/\/_next\//, /\/_docs\/boot\//, /Failed to load/, /uncaught/, /ChunkLoad/],
      });
      const scripts = await listScripts(page);
      const last = scripts.findLast((path) => path.startsWith('/_next/'));
      const picked = scripts.filter((path, at) => path === last || pick(path, at));
      for (const script of picked)
        await test.step(script, async () => {
          let isRefused = false;
          // Chromium caches scripts in memory; a new page of the same reader uses the network.
          await page.context().unrouteAll();
          await page.context().route(`**${script}`, async (route) => {
            isRefused = true;
            await route.fulfill({ status: 404 });
          });
          await page.goto(site.origin + PAGE);
          await waitForPaint(page);
          await page.mouse.move(30, 30);
          await page.mouse.move(60, 60);
          await expect.poll(() => isRefused).toBe(true);
          await waitForIdle(page);
          await expect(page.locator('main h1')).toContainText('Button');
          await expect
            .poll(async () => (await page.locator('main').innerText()).length)
            .toBeGreaterThan(2000);
          await page.click('#_sidebar a[href="/material-ui/react-checkbox/"]');
          await waitForHeading(page, 'Checkbox');
        });
    });
});

test.describe('a start whose data does not arrive', () => {
  test(
    'reloads the page once, is retried, and keeps a click until then',
    { tag: [DEFERRED, '@full'] },
    async ({ site }) => {
      const page = await site.open('/versions/', {
        fresh: true,
        expected: [/\/_docs\/shared\//, /Failed to load/],
      });
      let refused = 0;
      let refuse = () => {};
      const isSeen = new Promise<void>((resolve) => {
        refuse = resolve;
      });
      site.intercept = (request, response) => {
        if (!request.url?.startsWith('/_docs/shared/') || refused === 2) return false;
        refused += 1;
        // Hosts of single-page applications answer like this.
        if (refused === 1) {
          void isSeen.then(() => {
            response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
          });
        } else response.writeHead(404).end();
        return true;
      };
      await page.goto(site.origin + PAGE);
      await waitForPaint(page);
      await page.click('[data-opens="search"]');
      await expectNotReady(page);
      // The document is reloaded once, because the server may have another build.
      const reload = page.waitForEvent('domcontentloaded');
      refuse();
      await reload;
      await page.click('[data-opens="search"]');
      await expectReady(page);
      expect(refused).toBe(2);
      await page.getByRole('dialog').waitFor();
    },
  );

  test(
    'is repaired although the browser has kept an empty file',
    { tag: [DEFERRED, '@full'] },
    async ({ site }) => {
      for (const pattern of [
        /^\/_next\/static\/chunks\/.*\.js$/,
        /^\/_docs\/boot\/frame\./,
        /^\/_docs\/shared\//,
      ]) {
        const page = await site.open('/versions/', { fresh: true, expected: [/SyntaxError|Unexpected end/] });
        const last = (await listScripts(page)).findLast((path) => pattern.test(path));
        const asked: string[] = [];
        site.intercept = ({ url = '' }, response) => {
          if (last ? url !== last : !pattern.test(url)) return false;
          asked.push(url);
          if (asked.length > 1) return false;
          const type = url.endsWith('.js') ? 'text/javascript' : 'application/json';
          response
            .writeHead(200, { 'content-type': type, 'cache-control': 'max-age=31536000, immutable' })
            .end();
          return true;
        };
        await page.goto(site.origin + PAGE);
        await page.click('[data-opens="search"]');
        await expect.poll(() => asked.length).toBe(2);
        await expectNotReady(page);
        await page.waitForLoadState();
        await page.click('[data-opens="search"]');
        await expectReady(page);
        await page.getByRole('dialog').waitFor();
      }
    },
  );
});
