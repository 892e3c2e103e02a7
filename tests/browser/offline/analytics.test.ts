import type { BrowserContext, Page } from '@playwright/test';
import { followHref, waitForRuntime, waitForIdle } from '../fixtures/page';
import type { Production } from '../fixtures/production';
import { waitForWorker } from './storedPages';
import { expect, FULL, test } from '../fixtures/test';
import { configureAnalytics, TAG } from './configureAnalytics';

const PAGE = '/system/';

/** Opens a page of a build with an analytics service whose tag runs this code. */
async function open(
  production: Production,
  { path = PAGE, tag = '', prepare }: Partial<OpenOptions> = {},
): Promise<Page> {
  configureAnalytics(production.server, tag);
  const page = await (await production.newReader(prepare)).newPage();
  await page.goto(production.server.origin + path);
  await waitForRuntime(page);
  return page;
}

interface OpenOptions {
  readonly path: string;
  readonly tag: string;
  readonly prepare: (context: BrowserContext) => Promise<unknown>;
}

/** Waits until the page is counted; from now on, actions of the reader are counted, too. */
async function waitForCounting(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.some((words) => words[0] === 'event'),
  );
}

/**
 * Returns the calls of the tag, except its own setup. Ads are omitted, because whether one has been visible
 * long enough depends on the machine's speed.
 */
async function readEvents(page: Page): Promise<[string, Record<string, unknown>][]> {
  return page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((words) => Array.from(words))
      .filter(([kind, name]) => kind === 'event' && name !== 'ad_display')
      .map(([, name, fields]) => [name as string, fields as Record<string, unknown>]),
  );
}

/** Expects these events, and no more after those that wait for idle time. */
async function expectEvents(page: Page, events: readonly unknown[]): Promise<void> {
  await expect.poll(() => readEvents(page)).toEqual(events);
  await waitForIdle(page);
  await expect.poll(() => readEvents(page)).toEqual(events);
}

const view = (pathname: string, product = 'system') => ['page_view', { pathname, product }];
const given = (context: BrowserContext) =>
  context.addInitScript(() => {
    // An empty page has no storage.
    if (window.origin !== 'null') window.localStorage.setItem('consent', `given ${Date.now()}`);
  });
const findTagRequests = ({ server }: Production) => server.requests.filter((url) => url.startsWith(TAG));

/** Expects that a reader who goes on to another page is neither asked nor counted there. */
async function expectNothing(production: Production, page: Page): Promise<void> {
  await followHref(page, '/joy-ui/');
  await expectEvents(page, []);
  await expect(page.locator('#_consent')).toHaveCount(0);
  expect(findTagRequests(production)).toEqual([]);
}

test.describe('consent', () => {
  test('is requested in a banner of the page, and no other host is contacted until then', async ({
    production,
  }) => {
    const page = await open(production);
    await expect(page.locator('#_consent')).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    await followHref(page, '/joy-ui/');
    await expectEvents(page, []);
    expect(findTagRequests(production)).toEqual([]);
    await expect(async () => {
      const [no, yes] = await page
        .locator('#_consent button')
        .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight]));
      expect(no).toEqual(yes);
    }).toPass();
  });

  test('refused is kept, and nothing is sent', async ({ production }) => {
    const page = await open(production);
    await page.locator('#_consent button').first().click();
    await expect(page.locator('#_consent')).toHaveCount(0);
    await page.reload();
    await waitForRuntime(page);
    await expectNothing(production, page);
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
  });

  for (const [name, key, value] of [
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ] as const)
    test(`is refused by ${name} without a question`, FULL, async ({ production }) => {
      const prepare = (context: BrowserContext) =>
        context.addInitScript(
          ([property, said]) => {
            Object.defineProperty(Navigator.prototype, property, { get: () => said });
            if (window.origin !== 'null') window.localStorage.setItem('consent', `given ${Date.now()}`);
          },
          [key, value] as const,
        );
      await expectNothing(production, await open(production, { prepare }));
    });

  test('can be taken back in the settings', FULL, async ({ production }) => {
    const page = await open(production);
    await page.locator('#_consent button').nth(1).click();
    await expectEvents(page, [view('/system')]);
    await page.locator('footer button').click();
    await page.locator('dialog:modal input[name="setting-consent"][value="refused"]').check();
    await page.keyboard.press('Escape');
    await followHref(page, '/joy-ui/');
    await expectEvents(page, []);
  });
});

test.describe('events', () => {
  test('count one view per page: on a link, but not on a fragment, and on back; without query and fragment', async ({
    production,
  }) => {
    const page = await open(production, { path: `${PAGE}?secret=typed#start-here`, prepare: given });
    const sent = () =>
      page.evaluate(() =>
        JSON.stringify(
          (window as { dataLayer?: unknown[] }).dataLayer?.map((words) => Object.values(words as object)),
        ),
      );
    await expectEvents(page, [view('/system')]);
    await expect.poll(sent).not.toMatch(/secret|typed|find-your-way/);
    await followHref(page, '/joy-ui/');
    await expectEvents(page, [view('/joy-ui', 'joy-ui')]);
    await page.evaluate(() => {
      window.location.hash = '#somewhere';
    });
    await expectEvents(page, [view('/joy-ui', 'joy-ui')]);
    await expect.poll(sent).not.toMatch(/secret|typed|find-your-way|somewhere/);
    await page.goBack();
    await page.goBack();
    await page.waitForURL(`**${PAGE}*`);
    await expectEvents(page, [view('/system')]);
  });

  test('count a page within a second after its load event, although nobody moves', async ({ production }) => {
    configureAnalytics(production.server, '');
    const page = await (await production.newReader(given)).newPage();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.goto(production.server.origin + PAGE);
    await page.clock.runFor(1000);
    await expect.poll(() => findTagRequests(production)).toHaveLength(1);
  });

  test('name controls and choices by their labels', FULL, async ({ production }) => {
    const page = await open(production, { prepare: given });
    await waitForCounting(page);
    await page.locator('footer button').click();
    await page.locator('dialog:modal input[value="dark"]').check();
    await page.locator('dialog:modal input[value="JS"]').check();
    await page.keyboard.press('Escape');
    await expectEvents(page, [
      view('/system'),
      ['control', { label: 'settings', product: 'system' }],
      ['setting', { setting: 'colorMode', value: 'dark', product: 'system' }],
      ['setting', { setting: 'codeVariant', value: 'JS', product: 'system' }],
    ]);
  });

  test(
    'ask whether a page was helpful, in place of the link to report a problem',
    FULL,
    async ({ production }) => {
      const page = await open(production, { path: '/system/spacing/', prepare: given });
      await waitForCounting(page);
      const end = page.getByRole('main');
      await expect(end.getByText('Was this page helpful?')).toBeVisible();
      const report = end.getByRole('link', { name: 'Report a problem' });
      await expect(report).toBeHidden();
      await end.getByRole('button', { name: 'Yes', exact: true }).click();
      await expect(end.getByText('Thanks for your answer.')).toBeVisible();
      await expectEvents(page, [
        view('/system/spacing'),
        ['page_helpful', { pathname: '/system/spacing', product: 'system', value: 'yes' }],
      ]);
      const other = await open(production, { path: '/system/spacing/' });
      await other.locator('#_consent').waitFor();
      const link = other.getByRole('link', { name: 'Report a problem' });
      await expect(link).toHaveAttribute('href', /material-ui\/issues\/new\?title=Docs%20\/system\/spacing$/);
      await expect(other.getByText('Was this page helpful?')).toHaveCount(0);
      // A product may have a repository of its own.
      await other.goto(`${production.origin}/x/api/data-grid/data-grid/`);
      await expect(link).toHaveAttribute('href', /mui-x\/issues\/new\?/);
    },
  );

  for (const [name, roll, metrics] of [
    ['measures one page load in ten thousand', 0.00005, ['FCP', 'TTFB']],
    ['measures no other', 0.00011, []],
  ] as const)
    test(name, FULL, async ({ production }) => {
      const page = await open(production, {
        prepare: async (context) => {
          await given(context);
          await context.addInitScript((dice) => {
            Math.random = () => dice;
          }, roll);
        },
      });
      await waitForCounting(page);
      await waitForIdle(page);
      await expect(async () => {
        const events = await readEvents(page);
        const vitals = events.filter(([event]) => event === 'web_vital').map(([, fields]) => fields);
        expect(vitals.map(({ metric }) => metric)).toEqual(expect.arrayContaining([...metrics]));
        if (metrics.length === 0) expect(vitals).toEqual([]);
        for (const fields of vitals)
          expect(Object.keys(fields)).toEqual(['metric', 'value', 'rating', 'product']);
      }).toPass();
    });

  const COUNT = 'window.calls = (window.calls ?? 0) + 1;';
  for (const [name, tag] of [
    ['throws', `window.gtag = () => { ${COUNT} throw new Error("no") }`],
    ['is no function', 'window.calls = 1; window.gtag = 1'],
    ['is slow', `window.gtag = () => { ${COUNT} const end = Date.now() + 200; while (Date.now() < end); }`],
    ['rejects', `window.gtag = () => { ${COUNT} return Promise.reject(new Error("no")) }`],
  ] as const)
    test(`do no harm if the tag ${name}`, FULL, async ({ production }) => {
      const page = await open(production, { tag, prepare: given });
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await expect.poll(() => findTagRequests(production).length).toBeGreaterThan(0);
      await followHref(page, '/joy-ui/');
      // What is counted before the tag has come is in its queue.
      await expect(async () => {
        await page.locator('[data-action="color-mode"]').click();
        expect(await page.evaluate(() => 'calls' in window)).toBe(true);
      }).toPass();
      await waitForIdle(page);
      await expect.poll(() => faults).toEqual([]);
    });

  test(
    'delay no service of the page if another program has taken the name of the tag',
    FULL,
    async ({ production }) => {
      configureAnalytics(production.server, '');
      const reader = await production.newReader(async (context) => {
        await given(context);
        await context.addInitScript(() => {
          Object.defineProperty(window, 'gtag', { value: 1 });
          Object.defineProperty(window, 'dataLayer', { value: {} });
        });
      });
      const page = await reader.newPage();
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.goto(production.origin + PAGE);
      await waitForWorker(page);
      await followHref(page, '/joy-ui/');
      await expect.poll(() => faults).toEqual([]);
    },
  );
});
