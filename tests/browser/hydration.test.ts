import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { markDocument, waitForHeading, waitForRuntime } from './fixtures/page';
import type { Site } from './fixtures/site';
import { DEFERRED, expect, FULL, test } from './fixtures/test';
import { OUT } from '../../src/content/workspace';

const ROUTE = '/material-ui/react-button/';
/** One page of each kind. */
const KINDS = [
  '/',
  '/versions/',
  '/search/',
  '/privacy/',
  '/material-ui/components/',
  ROUTE,
  '/material-ui/api/button/',
  '/ar/joy-ui/react-card/',
  '/no/such/page/',
];

interface Seen {
  readonly before: number;
  readonly after: number;
  /** Number of other tasks that ran before the framework was done. */
  readonly turns: number;
}

/**
 * Presses an element in the first task after the framework has begun to hydrate, and counts what the
 * framework has rendered before and during it: nothing, unless it hydrates without a pause.
 */
const pressWhileHydrating = (selector: string) => (context: BrowserContext) =>
  context.addInitScript(
    `let drawn = 0;
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true, isDisabled: false, renderers: new Map(), inject: () => 1,
      onCommitFiberRoot: () => { drawn += 1; }, onPostCommitFiberRoot: () => {}, onCommitFiberUnmount: () => {},
    };
    const press = () => {
      const before = drawn;
      const element = document.querySelector(${JSON.stringify(selector)});
      for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
        element.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true }));
      }
      window.seen = { before, after: drawn, turns: 0 };
      turn();
    };
    const turn = () => {
      if (drawn > 0) return;
      window.seen.turns += 1;
      scheduler.postTask(turn);
    };
    const { mark } = Performance.prototype;
    Performance.prototype.mark = function (name, ...rest) {
      if (name === 'beforeRender' && !window.seen) scheduler.postTask(press);
      return mark.call(this, name, ...rest);
    };`,
  );

async function openPressed(site: Site, selector: string) {
  const page = await site.open(ROUTE, { prepare: pressWhileHydrating(selector) });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // CPU slowdown makes everything take four times as long.
  page.setDefaultTimeout(40_000);
  await waitForRuntime(page);
  return { page, readSeen: () => page.evaluate(() => (window as unknown as { seen: Seen }).seen) };
}

test.describe('while the framework hydrates', () => {
  test(
    'the browser runs other tasks, and a press does not make hydration run in one piece',
    FULL,
    async ({ site }) => {
      const { readSeen } = await openPressed(site, 'h1');
      await expect.poll(readSeen).toMatchObject({ before: 0, after: 0 });
      await expect.poll(async () => (await readSeen()).turns).toBeGreaterThan(0);
    },
  );

  test('actions that need the runtime are kept, and run once', FULL, async ({ site }) => {
    const { page, readSeen } = await openPressed(site, '[data-opens="search"]');
    await page.locator('#_search .DocSearch-Input').waitFor();
    await expect.poll(readSeen).toMatchObject({ after: 0 });
  });
});

test(
  'a document that a translator has changed before hydration keeps its sidebar, which follows the page',
  FULL,
  async ({ site }) => {
    const page = await site.openReady(ROUTE, {
      // What React reports of such a document.
      expected: [/Minified React error #418/],
      prepare: (context) =>
        context.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () => {
            const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            const found: Text[] = [];
            while (texts.nextNode()) found.push(texts.currentNode as Text);
            for (const text of found.filter(
              ({ data, parentElement }) => data.trim() && !parentElement?.closest('script'),
            )) {
              const translated = document.createElement('font');
              translated.textContent = `~${text.data}`;
              text.replaceWith(translated);
            }
          }),
        ),
    });
    const current = page.locator('#_sidebar a[aria-current="page"]');
    await expect(current).toHaveAttribute('href', ROUTE);
    await expect(current).toContainText('~');
    const expectSame = await markDocument(page);
    await page.locator('#_sidebar a[href="/material-ui/react-checkbox/"]').click();
    await waitForHeading(page, 'Checkbox');
    await expect(current).toHaveAttribute('href', '/material-ui/react-checkbox/');
    await expectSame();
  },
);

test(
  'the date of the last change stays as rendered, and is that of the next page after a navigation',
  FULL,
  async ({ site }) => {
    const page = await site.open(ROUTE);
    const day = page.getByText(/^Last updated/);
    await expect(day).toHaveText(/\w+ \d{1,2}, \d{4}/);
    const drawn = (await day.textContent()) ?? '';
    await waitForRuntime(page);
    await expect(day).toHaveText(drawn);
    await page.locator('#_sidebar a[href="/material-ui/react-checkbox/"]').click();
    await waitForHeading(page, 'Checkbox');
    // The page's own date, which must replace the old one.
    const next = readFileSync(`${OUT}/material-ui/react-checkbox/index.html`, 'utf8');
    await expect.poll(async () => next.includes(`>${(await day.textContent()) ?? ''}<`)).toBe(true);
  },
);

test(
  'every script that a page preloads is run once its runtime is ready, on a page of each kind',
  { tag: [DEFERRED, '@full'] },
  async ({ site }) => {
    const page = await site.open('/offline/', { expected: [/404/] });
    const session = await page.context().newCDPSession(page);
    let run: string[] = [];
    session.on('Debugger.scriptParsed', ({ url }) => run.push(url));
    await session.send('Debugger.enable');
    // Records preloads that are later removed from the document.
    await page.addInitScript(() => {
      const preloaded = new Set<string>();
      Object.assign(window, { preloaded });
      const look = () => {
        for (const link of document.querySelectorAll<HTMLLinkElement>(
          'link[rel~="preload"][as="script"], link[rel~="modulepreload"]',
        )) {
          if (link.as === '' || link.as === 'script') preloaded.add(link.href);
        }
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    const readPreloaded = () =>
      page.evaluate(() => [...(window as unknown as { preloaded: Set<string> }).preloaded]);
    for (const route of KINDS)
      await test.step(route, async () => {
        run = [];
        await page.goto(site.origin + route);
        await waitForRuntime(page);
        await expect.poll(async () => (await readPreloaded()).length, { message: route }).toBeGreaterThan(0);
        await expect
          .poll(async () => (await readPreloaded()).filter((url) => !run.includes(url)), { message: route })
          .toEqual([]);
      });
  },
);
