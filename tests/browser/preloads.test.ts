import type { Route } from '@playwright/test';
import { waitForIdle, waitForRuntime } from './fixtures/page';
import { expect, FULL, test } from './fixtures/test';

/** One page of each kind. */
const KINDS = [
  '/',
  '/versions/',
  '/search/',
  '/privacy/',
  '/material-ui/components/',
  '/material-ui/react-button/',
  '/material-ui/api/button/',
  '/ar/joy-ui/react-card/',
  '/no/such/page/',
];

test(
  'every script that a page preloads is run once the page is alive, on a page of each kind',
  FULL,
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

test('a demo lives after at most two requests, one after the other', async ({ site }) => {
  const page = await site.openReady('/material-ui/react-button/', { fresh: true });
  await waitForIdle(page);
  await expect(page.locator('[data-ad-holder] aside').first()).toBeVisible();
  let held: Route[] = [];
  const seen = new Set<string>();
  await page.route('**/_docs/**', (route) => {
    held.push(route);
    seen.add(route.request().url());
  });
  const listLinked = () =>
    page
      .locator('link[rel~="modulepreload"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const before = new Set(await listLinked());
  /** Waits until what is wanted by now is asked for: a browser with many files to ask for does it bit by bit. */
  const waitForRequests = async () => {
    const isAsked = (url: string) => before.has(url) || seen.has(url);
    await expect.poll(async () => (await listLinked()).filter((url) => !isAsked(url))).toEqual([]);
    let count;
    do {
      count = held.length;
      await waitForIdle(page);
    } while (held.length > count);
  };
  const demo = page.locator('[data-demo="SaveButton"]');
  await demo.dispatchEvent('pointerdown');
  const isLive = async () => (await demo.getAttribute('data-live')) !== null;
  const chain: string[][] = [];
  while (!(await isLive())) {
    await expect.poll(async () => held.length > 0 || (await isLive())).toBe(true);
    await waitForRequests();
    const asked = held;
    held = [];
    if (asked.length === 0) continue;
    // A style sheet is checked, and linked then: the browser has it in its cache, which routes turn off.
    const paths = asked.map((route) => new URL(route.request().url()).pathname);
    const added = paths.filter((path) => !chain.flat().includes(path));
    if (added.length > 0) chain.push(added);
    await Promise.all(
      asked.map(async (route) => {
        await route.continue();
        await (await route.request().response())?.finished();
      }),
    );
  }
  expect(chain.length, JSON.stringify(chain)).toBeLessThanOrEqual(2);
});
