import { PAGE_KINDS } from './fixtures/pageKinds';
import type { Tab } from './fixtures/tab';
import { expect, FULL, test } from './fixtures/test';
import { listViews } from './listViews';
import { configureAnalytics } from './offline/configureAnalytics';

/** Pages that come back as they were left, out of the browser's back/forward cache. */

const PAGE = '/material-ui/react-button/';
const NEXT = '/material-ui/react-checkbox/';
/** An empty page has no storage. */
const GIVEN = "if (origin !== 'null') localStorage.setItem('consent', `given ${Date.now()}`);";

const isThere = (selector: string) => `document.querySelector(${JSON.stringify(selector)}) !== null`;

/** Makes the first demo of the page live. */
async function useDemo(tab: Tab): Promise<void> {
  await tab.click('[data-island=demo] [data-demo] button');
  await tab.expect(isThere('[data-island=demo][data-alive]'), true);
}

test('a page that comes back has what was chosen meanwhile, closes what was open, and is counted again', async ({
  openTab,
  production,
}) => {
  const { server } = production;
  configureAnalytics(server);
  const tab = await openTab();
  await tab.goto(production.origin + PAGE);
  await tab.expect('navigator.serviceWorker.controller !== null', true);
  await tab.expect(isThere('#_consent'), true);
  await useDemo(tab);
  await tab.click('[data-opens=search]');
  await tab.expect(isThere('dialog:modal input'), true);
  await tab.follow(NEXT);
  await tab.expect(isThere('#_consent'), true);
  expect(listViews(server)).toEqual([]);
  await tab.click('#_consent button:last-child');
  await expect.poll(() => listViews(server)).toEqual([NEXT.slice(0, -1)]);
  await useDemo(tab);
  const javaScript = '.demo-toolbar .control-segments button:last-child';
  await tab.read(`document.querySelector('${javaScript}').click()`);
  await tab.expect(`document.querySelector('${javaScript}').ariaPressed`, 'true');
  await tab.read("docsShell.setColorMode('dark'), docsShell.setDirection('rtl')");
  await tab.restore(-1, PAGE);
  await tab.expect(isThere('dialog:modal'), false);
  await tab.expect(isThere('#_consent'), false);
  await tab.expect('[document.documentElement.dataset.colorMode, document.dir].join()', 'dark,rtl');
  const codeLink =
    "document.querySelector('[data-island=demo] [data-track=demo-link]').hash.split('.').at(-1)";
  await tab.expect(codeLink, 'js');
  await expect.poll(() => listViews(server)).toEqual([NEXT, PAGE].map((path) => path.slice(0, -1)));
  await tab.click('[data-opens=search]');
  await tab.expect(isThere('dialog:modal input'), true);
  await tab.restore(1, NEXT);
  await expect.poll(() => listViews(server)).toEqual([NEXT, PAGE, NEXT].map((path) => path.slice(0, -1)));
});

test.describe('back and forward show as it was left', () => {
  // Browsers keep no page whose address is unknown: its status is 404.
  for (const [kind, path] of PAGE_KINDS)
    test(`a page of the kind ${kind}`, FULL, async ({ openTab, production }) => {
      configureAnalytics(production.server);
      const tab = await openTab({ script: GIVEN });
      await tab.goto(production.origin + path);
      await tab.expect('navigator.serviceWorker.controller !== null', true);
      await tab.expect('typeof dataLayer', 'object');
      await tab.follow(NEXT);
      await tab.restore(-1, path);
      await tab.restore(1, NEXT);
    });

  test('a page with an ad of a network', FULL, async ({ adServers, openTab }) => {
    // The script fills one shape of ads, the feed the other.
    adServers.serve({ script: 'good', feed: 'good', policy: true });
    const tab = await openTab();
    await tab.goto(`${adServers.siteOrigin}${PAGE}`);
    await expect.poll(() => adServers.asked.length).toBeGreaterThan(0);
    await tab.follow(NEXT);
    await tab.restore(-1, PAGE);
    adServers.reset();
  });

  for (const part of ['search', 'settings'])
    test(`a page with open ${part}`, FULL, async ({ openTab, site }) => {
      const tab = await openTab();
      await tab.goto(site.origin + PAGE);
      for (const steps of [1, 2]) {
        await tab.click(`[data-opens=${part}]`);
        await tab.expect(isThere('dialog:modal'), true);
        await (steps === 1 ? tab.follow(NEXT) : tab.restore(1, NEXT));
        await tab.restore(-1, PAGE);
        await tab.expect(isThere('dialog:modal'), false);
      }
    });
});

test(
  'a page that comes back after a deploy is loaded once more by the first part that is gone',
  FULL,
  async ({ openTab, production }) => {
    const { server } = production;
    const tab = await openTab({ expected: [/404/] });
    await tab.goto(server.origin + PAGE);
    // What the page asks for after its load event has arrived.
    await tab.expect(isThere('[data-island=ads][data-alive]'), true);
    await tab.follow(NEXT);
    server.deploy = 1;
    await tab.restore(-1, PAGE);
    await tab.click('[data-opens=search]');
    await tab.expect('window.isRestored', false);
    await tab.expectPage(PAGE);
    await tab.click('[data-opens=search]');
    await tab.expect(isThere('dialog:modal input'), true);
    expect(server.requests.filter((url) => url === PAGE)).toHaveLength(2);
  },
);
