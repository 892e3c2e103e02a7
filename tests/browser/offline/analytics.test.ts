import type { BrowserContext, Page } from 'playwright-core';
import { followHref } from '../harness/followHref';
import { waitForRuntime } from '../harness/waitForRuntime';
import { configureAnalytics, TAG } from './configureAnalytics';
import { useProduction, waitForWorker } from './useProduction';

const production = useProduction();
const PAGE = '/system/';

function configure(tag = ''): void {
  configureAnalytics(production().server, tag);
}

async function open(path = PAGE, prepare?: (context: BrowserContext) => Promise<unknown>): Promise<Page> {
  const { server, newReader } = production();
  const page = await (await newReader(prepare)).newPage();
  await page.goto(server.origin + path);
  await waitForRuntime(page);
  return page;
}

/** Waits until the page is counted, behind the runtime: what a reader does from now on is, too. */
async function waitForCounting(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    (window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.some((words) => words[0] === 'event'),
  );
}

/**
 * What was handed to the tag, but for its own set-up, once there are this many and for some time after. Ads are left
 * out: whether one has been seen for long enough is a matter of the machine's speed.
 */
async function readEvents(page: Page, count = 0): Promise<unknown[]> {
  await page.waitForFunction((wanted) => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.filter((words) => words[0] === 'event' && words[1] !== 'ad_display').length >= wanted;
  }, count);
  await page.waitForTimeout(600);
  // Events go out in idle time, in turn: behind this one all that were there have gone.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        window.requestIdleCallback(() => done(), { timeout: 3000 });
      }),
  );
  return page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((words) => Array.from(words))
      .filter(([kind, name]) => kind === 'event' && name !== 'ad_display')
      .map(([, name, fields]) => [name, fields]),
  );
}

const view = (pathname: string, product = 'system') => ['page_view', { pathname, product }];

describe('consent', () => {
  it('is asked for beside the page, and until then nobody else is asked for anything', async () => {
    configure();
    const page = await open();
    await page.locator('#_consent').waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await followHref(page, '/joy-ui/');
    expect(production().server.requests.some((url) => url.startsWith(TAG))).toBe(false);
    expect(await readEvents(page)).toEqual([]);
    const sizes = await page
      .locator('#_consent button')
      .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight]));
    expect(sizes[0]).toEqual(sizes[1]);
  });

  it('refused is kept, and nothing is sent', async () => {
    configure();
    const page = await open();
    await page.locator('#_consent button').first().click();
    await page.locator('#_consent').waitFor({ state: 'detached' });
    await page.reload();
    await waitForRuntime(page);
    await page.waitForTimeout(800);
    expect(await page.locator('#_consent').count()).toBe(0);
    expect(production().server.requests.some((url) => url.startsWith(TAG))).toBe(false);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  it.each([
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ])('is refused by %s without a question', async (_name, key, value) => {
    configure();
    const page = await open(PAGE, (context) =>
      context.addInitScript(
        ([name, said]) => {
          Object.defineProperty(Navigator.prototype, name as string, { get: () => said });
          window.localStorage.setItem('consent', `given ${Date.now()}`);
        },
        [key, value] as const,
      ),
    );
    await page.waitForTimeout(1000);
    expect(await page.locator('#_consent').count()).toBe(0);
    expect(production().server.requests.some((url) => url.startsWith(TAG))).toBe(false);
  });

  it('can be taken back in the settings', async () => {
    configure();
    const page = await open();
    await page.locator('#_consent button').nth(1).click();
    expect(await readEvents(page, 1)).toEqual([view('/system')]);
    await page.locator('footer button').click();
    await page.locator('dialog:modal input[name="setting-consent"][value="refused"]').check();
    await page.keyboard.press('Escape');
    await followHref(page, '/joy-ui/');
    expect(await readEvents(page)).toEqual([]);
  });
});

describe('events', () => {
  const given = (context: BrowserContext) =>
    context.addInitScript(() => window.localStorage.setItem('consent', `given ${Date.now()}`));

  it('count one view a page: by link, by fragment none, back one; without query and fragment', async () => {
    configure();
    const page = await open(`${PAGE}?secret=typed#find-your-way`, given);
    await waitForCounting(page);
    await followHref(page, '/joy-ui/');
    await page.evaluate(() => {
      window.location.hash = '#somewhere';
    });
    await page.goBack();
    await page.goBack();
    await page.waitForURL(`**${PAGE}*`);
    const events = await readEvents(page, 3);
    expect(events).toEqual([view('/system'), view('/joy-ui', 'joy-ui'), view('/system')]);
    const sent = await page.evaluate(() =>
      JSON.stringify(
        (window as { dataLayer?: unknown[] }).dataLayer?.map((words) => Object.values(words as object)),
      ),
    );
    expect(sent).not.toMatch(/secret|typed|find-your-way|somewhere/);
  });

  it('name controls and choices by their labels', async () => {
    configure();
    const page = await open(PAGE, given);
    await waitForCounting(page);
    await page.locator('footer button').click();
    await page.locator('dialog:modal input[value="dark"]').check();
    await page.locator('dialog:modal input[value="JS"]').check();
    await page.keyboard.press('Escape');
    expect(await readEvents(page, 4)).toEqual([
      view('/system'),
      ['control', { label: 'settings' }],
      ['setting', { setting: 'colourMode', value: 'dark' }],
      ['setting', { setting: 'codeVariant', value: 'JS' }],
    ]);
  });

  it.each([
    ['measures one page load in ten thousand', 0.00005, ['FCP', 'TTFB']],
    ['measures no other', 0.00011, []],
  ])('%s', async (_name, roll, metrics) => {
    configure();
    const page = await open(PAGE, async (context) => {
      await given(context);
      await context.addInitScript((dice) => {
        Math.random = () => dice;
      }, roll);
    });
    await page.waitForFunction((wanted) => {
      const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
      const events = dataLayer.filter((words) => words[1] === 'web_vital');
      return wanted.every((name) => events.some((words) => (words[2] as { metric: string }).metric === name));
    }, metrics);
    await page.waitForTimeout(1000);
    const vitals = (await readEvents(page)).filter((event) => (event as string[])[0] === 'web_vital') as [
      string,
      Record<string, unknown>,
    ][];
    expect(vitals.map(([, { metric }]) => metric).sort()).toEqual(expect.arrayContaining(metrics));
    if (metrics.length === 0) expect(vitals).toEqual([]);
    for (const [, fields] of vitals) expect(Object.keys(fields)).toEqual(['metric', 'value', 'rating']);
  });

  it.each([
    ['throws', 'window.gtag = () => { throw new Error("no") }'],
    ['is no function', 'window.gtag = 1'],
    ['is slow', 'window.gtag = () => { const end = Date.now() + 200; while (Date.now() < end); }'],
    ['rejects', 'window.gtag = () => Promise.reject(new Error("no"))'],
  ])('harm nothing where the tag %s', async (_name, tag) => {
    configure(tag);
    const page = await open(PAGE, given);
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.waitForTimeout(500);
    await followHref(page, '/joy-ui/');
    await page.waitForTimeout(500);
    expect(faults).toEqual([]);
  });

  it('hold up no service beside the page where another program owns the name of the tag', async () => {
    configure();
    const { newReader, origin } = production();
    const reader = await newReader(async (context) => {
      await given(context);
      await context.addInitScript(() => {
        Object.defineProperty(window, 'gtag', { value: 1 });
        Object.defineProperty(window, 'dataLayer', { value: {} });
      });
    });
    const page = await reader.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(origin + PAGE);
    await waitForWorker(page);
    await followHref(page, '/joy-ui/');
    expect(faults).toEqual([]);
  });
});
