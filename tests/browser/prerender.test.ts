import { PAGE_KINDS } from './fixtures/pageKinds';
import type { Tab } from './fixtures/tab';
import { expect, FULL, test } from './fixtures/test';
import { listViews } from './listViews';
import { configureAnalytics, TAG } from './offline/configureAnalytics';

/** Pages that the browser renders before a reader follows the link. */

const PAGE = '/material-ui/react-button/';
const NEXT = '/material-ui/react-button-group/';
const NEVER = '/material-ui/react-select/';
const GROUP = '/material-ui/customization';
/** An empty page has no storage. */
const GIVEN = "if (origin !== 'null') localStorage.setItem('consent', `given ${Date.now()}`);";

const linkTo = (path: string) => `#_sidebar a[href="${path}"]`;
const isThere = (selector: string) => `document.querySelector(${JSON.stringify(selector)}) !== null`;
const WAS_PRERENDERED = 'performance.getEntriesByType("navigation")[0].activationStart > 0';
const isStored = (path: string) => `caches.match(${JSON.stringify(path)}).then((page) => page !== undefined)`;

/** Shows a link above the page, in place of an earlier one. */
function addLink(tab: Tab, attributes: object): Promise<unknown> {
  return tab.read(`{
    document.getElementById('next')?.remove();
    const link = document.createElement('a');
    Object.assign(link, ${JSON.stringify(attributes)}, { id: 'next', textContent: 'next page' });
    link.style = 'position:fixed;inset-block-start:50%;inset-inline-start:40%;z-index:99;background:#fff';
    document.body.append(link);
  }`);
}

test('a page is rendered before its link is followed, and counted, stored and arranged when it is shown', async ({
  openTab,
  production,
}) => {
  const { server } = production;
  configureAnalytics(server);
  const tab = await openTab({ script: GIVEN });
  await tab.goto(production.origin + PAGE);
  await tab.expect('navigator.serviceWorker.controller !== null', true);
  await expect.poll(() => listViews(server)).toEqual([PAGE.slice(0, -1)]);
  await tab.prerender(linkTo(NEVER));
  const hidden = await tab.prerender(linkTo(NEXT));
  await tab.expect(
    '[document.prerendering, document.readyState, document.documentElement?.dataset.alive].join()',
    'true,complete,',
    hidden,
  );
  // Chosen while the next page is already rendered.
  await tab.click(`[data-group="${GROUP}"] > div > button`);
  await tab.expect(isThere(`[data-group="${GROUP}"] > ul:not([hidden])`), true);
  await tab.read(
    "document.getElementById('_sidebar').scrollTo(0, 40), docsShell.setColorMode('dark'), docsShell.setDirection('rtl')",
  );
  await tab.expect("sessionStorage.getItem('sidebar material-ui').includes('\"scroll\":40')", true);
  await tab.expect('typeof dataLayer', 'undefined', hidden);
  // A click by coordinates would scroll to the link.
  await tab.leave(NEXT, () => tab.read(`document.querySelector(${JSON.stringify(linkTo(NEXT))}).click()`));
  await tab.expect(WAS_PRERENDERED, true);
  await tab.expect('[document.documentElement.dataset.colorMode, document.dir].join()', 'dark,rtl');
  await tab.expect(isThere(`[data-group="${GROUP}"] > ul:not([hidden])`), true);
  await tab.expect("document.getElementById('_sidebar').scrollTop", 40);
  await expect.poll(() => listViews(server)).toEqual([PAGE, NEXT].map((path) => path.slice(0, -1)));
  await tab.expect(isStored(NEXT), true);
  await tab.expect(isStored(NEVER), false);
  await tab.click('[data-island=demo] [data-demo] button');
  await tab.expect(isThere('[data-island=demo][data-alive]'), true);
});

test.describe('before it is shown, nothing is counted or asked of others by', () => {
  for (const [kind, path] of PAGE_KINDS)
    test(`a prerendered page of the kind ${kind}`, FULL, async ({ openTab, production }) => {
      const { server } = production;
      configureAnalytics(server);
      const tab = await openTab({ script: GIVEN });
      await tab.goto(`${production.origin}/system/`);
      await expect.poll(() => listViews(server)).toEqual(['/system']);
      // A page that is fetched while the worker takes over is not prerendered.
      await tab.expect('navigator.serviceWorker.controller !== null', true);
      await addLink(tab, { href: path });
      const hidden = await tab.prerender('#next');
      await tab.expect('document.documentElement.dataset.alive', '', hidden);
      // What waits for an idle moment after the load event has had two of them.
      for (let turn = 0; turn < 2; turn += 1)
        await tab.read('new Promise((done) => requestIdleCallback(() => done(), { timeout: 3000 }))', hidden);
      const readAlive =
        "[typeof dataLayer, document.querySelectorAll('[data-demo][data-live]').length].join()";
      await tab.expect(readAlive, 'undefined,0', hidden);
      expect(server.requests.filter((url) => url.startsWith(TAG))).toHaveLength(1);
      expect(listViews(server)).toEqual(['/system']);
      await tab.leave(path, () => tab.click('#next'));
      await tab.expect(WAS_PRERENDERED, true);
      await expect.poll(() => listViews(server).length).toBe(2);
    });

  test('a prerendered page with an ad network', FULL, async ({ adServers, openTab }) => {
    // The script fills one shape of ads, the feed the other.
    adServers.serve({ script: 'good', feed: 'good', policy: true });
    const tab = await openTab();
    await tab.goto(`${adServers.siteOrigin}/search/`);
    await addLink(tab, { href: PAGE });
    const hidden = await tab.prerender('#next');
    await tab.expect('document.documentElement.dataset.alive', '', hidden);
    await tab.read('new Promise((done) => requestIdleCallback(() => done(), { timeout: 3000 }))', hidden);
    expect(adServers.asked).toEqual([]);
    await tab.leave(PAGE, () => tab.click('#next'));
    await tab.expect(WAS_PRERENDERED, true);
    await expect.poll(() => adServers.asked.length).toBeGreaterThan(0);
    adServers.reset();
  });
});

/**
 * Attributes of links whose pages the browser must not load before a reader follows them. It asks by address: another
 * link to the same page would allow it.
 */
const NEVER_EARLY = [
  { href: '/search/?q=a' },
  { href: '/material-ui/react-button.md' },
  { href: '/pt/privacy/', download: '' },
  { href: '/zh/versions/', target: '_blank' },
  { href: 'https://mui.example/' },
  { href: '#main-content' },
];

test('no page is rendered early for a query, a file, a download, another window, another host or this page', async ({
  openTab,
  site,
}) => {
  const tab = await openTab();
  await tab.goto(site.origin + PAGE);
  for (const attributes of NEVER_EARLY) {
    await addLink(tab, attributes);
    await tab.hover('#next');
  }
  // The browser has seen them by the time that it has prerendered a page whose link came later.
  await addLink(tab, { href: NEVER });
  await tab.prerender('#next');
  // The next page is rendered without a pointer on its link.
  expect([...tab.prerenders.keys()].filter((path) => path !== NEXT)).toEqual([NEVER]);
});

test('an idle page has the next page rendered', async ({ openTab, site }) => {
  const tab = await openTab();
  await tab.goto(site.origin + PAGE);
  await expect.poll(() => tab.prerenders.get(NEXT)).toBe('Ready');
});

test('an idle page loads no other page on a metered connection', FULL, async ({ openTab, site }) => {
  const script = "Object.defineProperty(navigator, 'connection', { value: { type: 'cellular' } });";
  const tab = await openTab({ script });
  await tab.goto(site.origin + PAGE);
  await tab.expect("document.querySelector('aside[data-ad-state]') !== null", true);
  for (let turn = 0; turn < 2; turn += 1)
    await tab.read('new Promise((done) => requestIdleCallback(() => done(), { timeout: 3000 }))');
  await tab.expect(isThere('a[rel=next]:not([data-likely])'), true);
  expect([...tab.prerenders.keys()]).toEqual([]);
});
