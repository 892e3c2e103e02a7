import type { Page } from '@playwright/test';
import { AD_DISPLAY_DELAY_MS } from '../../../src/constants';
import { feedDelay } from '../../../src/model/ads/Ad';
import type { AdPage, AdPageOptions } from './adPage';
import { followHref, waitForRuntime } from '../fixtures/page';
import { expect, FULL, test } from '../fixtures/test';
import { holdTimers, passTimers, waitForHeldTimer } from '../fixtures/timers';

/** A random number that reports events, and turns a blocked ad into an appeal. */
const LOW = 0.05;
/** Longer than any wait of an ad; another label would be displayed within this time. */
const LONG_MS = 5000;

const DISPLAYS: readonly (readonly [string, AdPageOptions, string, string[]])[] = [
  ['an in-house ad', {}, 'in-house-body-top-image', ['@full']],
  ['an inline in-house ad', { shape: 'inline' }, 'in-house-body-top-inline', ['@full']],
  ['a placement', { script: 'good' }, 'third-party-body-top-image', ['@full']],
  ['a feed', { feed: 'good', shape: 'inline' }, 'third-party-body-top-inline', ['@full']],
  ['the placeholder', { script: 'backers' }, 'in-house-carbon-body-top-image', ['@full']],
  ['the appeal', { script: '404' }, 'appeal-body-top-image', ['@full']],
];

/** Returns the events of ads, after all pending ones have been sent. */
async function adEvents(shown: AdPage): Promise<readonly string[]> {
  // Events are sent in idle time, in order: after this one all earlier ones have been sent.
  await shown.page.evaluate(
    () => new Promise((done) => void window.requestIdleCallback(done, { timeout: 3000 })),
  );
  return (await shown.events()).filter((one) => one.startsWith('ad_'));
}

/** Advances the time by twice the delay after which a display is reported. */
async function passDisplay(shown: AdPage): Promise<void> {
  await shown.passTime(LONG_MS);
  await shown.passTime(LONG_MS);
}

test.describe('what the ad slot reports', () => {
  for (const [name, options, label, tag] of DISPLAYS)
    test(`is one display of ${name}`, { tag }, async ({ ads }) => {
      const shown = await ads.open({ roll: LOW, ...options });
      if (/^third|carbon/.test(label)) await expect(shown.links).toHaveCount(1);
      await passDisplay(shown);
      await expect.poll(() => adEvents(shown)).toEqual([`ad_display ${label}`]);
      await shown.passTime(LONG_MS);
      await expect.poll(() => adEvents(shown)).toEqual([`ad_display ${label}`]);
    });

  for (const [name, roll, events, tag] of [
    ['is nothing before 2.5 s', LOW, ['ad_display in-house-body-top-image'], []],
    ['is nothing for nine displays in ten', 0.11, [], ['@full']],
  ] as const)
    test(name, { tag: [...tag] }, async ({ ads }) => {
      const prepare = (page: Page) => holdTimers(page, AD_DISPLAY_DELAY_MS);
      const shown = await ads.open({ roll, prepare });
      await waitForHeldTimer(shown.page);
      await expect.poll(() => adEvents(shown)).toEqual([]);
      await passTimers(shown.page);
      await expect.poll(() => adEvents(shown)).toEqual(events);
    });

  test('is a click, with its label', FULL, async ({ ads }) => {
    const shown = await ads.open();
    const [other] = await Promise.all([shown.page.waitForEvent('popup'), shown.links.click()]);
    await other.waitForURL(`${ads.network.siteOrigin}/**`, { waitUntil: 'commit' });
    // Events are sent in idle time, which is rare in a tab that another one covers.
    await shown.page.bringToFront();
    await expect.poll(() => shown.events()).toContain('ad_click in-house-body-top-image');
  });

  for (const width of [360, 1440])
    test(`is a click on an ad of the feed, which nothing covers, at ${width} px`, FULL, async ({ ads }) => {
      const shown = await ads.open({ feed: 'good', shape: 'inline', width });
      await shown.expectState('third-party');
      await shown.links.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          shown.links.evaluate((place) => {
            const { x, y, width: across, height } = place.getBoundingClientRect();
            return place.contains(document.elementFromPoint(x + across / 2, y + height / 2));
          }),
        )
        .toBe(true);
      const url = await shown.visitSponsor(() => shown.links.click());
      expect(url).toBe('https://sponsor.example/click');
      await expect(shown.page).toHaveURL(/^http:\/\/127/);
      await expect.poll(() => shown.events()).toContain('ad_click third-party-body-top-inline');
    });

  for (const button of ['left', 'middle'] as const)
    test(
      `is a click with the ${button} button on a link without a note on windows, which opens one`,
      FULL,
      async ({ ads }) => {
        const shown = await ads.open({ script: 'bare' });
        const link = shown.slot.locator('a[rel="sponsored noopener"][target="_blank"]');
        await expect(link).toBeVisible();
        await shown.visitSponsor(() => link.click({ button }));
        await expect(shown.page).toHaveURL(`${ads.network.siteOrigin}/core/release-policy/`);
        await expect.poll(() => adEvents(shown)).toEqual(['ad_click third-party-body-top-image']);
      },
    );

  const broken = (data: object) => ({ ...data, inHouse: [{ link: '/', name: {}, description: '' }] });

  test('is one crash', async ({ ads }) => {
    const shown = await ads.open({ change: broken });
    await shown.expectState('empty', 0);
    await passDisplay(shown);
    await expect.poll(() => adEvents(shown)).toEqual(['ad_crash']);
  });

  test('survives a missing tag function, and a page after a crash', FULL, async ({ ads }) => {
    // An uncaught error would fail the test.
    const shown = await ads.open({
      change: broken,
      prepare: (page) =>
        page.addInitScript('Object.defineProperty(window, "gtag", { get() { throw 1 }, set() {} })'),
    });
    await shown.expectState('empty', 0);
    await passDisplay(shown);
    await followHref(shown.page, '/core/packages/');
    await shown.expectState('empty', 0);
  });
});

test.describe('what the ad slot requests', () => {
  test('is nothing before the load event, and nothing of third parties without a network', async ({
    ads,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The home page has no slot, so nothing is requested before the page under test.
    const slow = await ads.open({ still: true, path: '/' });
    const { page, requests } = slow;
    // A pending image delays the load event.
    await slow.context.route('**/held.png', async (route) => {
      await held;
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    await page.route('**/core/release-policy/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<body>', '<body><img src="/held.png" alt="">');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(`${ads.network.siteOrigin}/core/release-policy/`, { waitUntil: 'commit' });
    await page.waitForSelector('footer');
    await waitForRuntime(page);
    await slow.passTime(LONG_MS);
    const isAd = (url: string) => /\/_docs\/place\//.test(url);
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
    expect(requests.filter(isAd)).toEqual([]);
    release();
    await expect(slow.links).toHaveCount(1);
    await expect.poll(() => requests.filter(isAd).length).toBe(2);
    await slow.passTime(LONG_MS);
    expect(requests.filter(isAd)).toHaveLength(2);
    const foreign = requests.filter(
      (url) => !url.startsWith(ads.network.siteOrigin) && !url.startsWith('data:'),
    );
    expect(foreign).toEqual([]);
  });

  test('is one script for a placement', FULL, async ({ ads }) => {
    const shown = await ads.open({ script: 'good', feed: 'good' });
    await shown.expectState('third-party');
    await passDisplay(shown);
    await shown.expectState('third-party');
    expect(ads.network.asked.filter((path) => /^\/(?:script|feed|pixel)\//.test(path))).toEqual([
      '/script/good.js',
    ]);
  });

  test('is one response and three pixels for a feed', async ({ ads }) => {
    const { network } = ads;
    const inline = await ads.open({ script: 'good', feed: 'good', shape: 'inline' });
    const pixels = inline.slot.locator('img[hidden][aria-hidden="true"][alt=""]');
    await expect(pixels).toHaveCount(3);
    await expect(inline.slot.locator('img[hidden]')).toHaveCount(3);
    await expect.poll(() => network.asked.filter((path) => path.startsWith('/pixel/')).length).toBe(3);
    await passDisplay(inline);
    await inline.expectState('third-party');
    expect(network.asked.filter((path) => /^\/(?:script|feed)\//.test(path))).toEqual(['/feed/good.json']);
    expect(network.asked.filter((path) => path.startsWith('/pixel/')).sort()).toEqual([
      '/pixel/1?t=1700000000',
      '/pixel/2',
      '/pixel/imp?t=1700000000',
    ]);
  });

  test('is a feed that fails, after random waits', FULL, async ({ ads }) => {
    const roll = 0.5;
    const delays = Array.from({ length: 4 }, () => feedDelay(roll));
    const shown = await ads.open({
      feed: '500',
      shape: 'inline',
      roll,
      prepare: (page) =>
        page.addInitScript((held) => {
          // oxlint-disable-next-line tests/no-sleep -- the test holds these timers, and waits for none
          const { setTimeout: begin, clearTimeout: stop } = window;
          const waits: { ms: number; task?: () => void }[] = [];
          Object.assign(window, {
            waits,
            setTimeout: (task: () => void, ms: number, ...values: unknown[]) =>
              held.includes(ms) ? -waits.push({ ms, task }) : begin(task, ms, ...values),
            clearTimeout: (timer: number) => (timer < 0 ? delete waits[-timer - 1]?.task : stop(timer)),
          });
        }, delays),
    });
    const { page } = shown;
    const countRequests = () => ads.network.asked.filter((path) => path === '/feed/500.json').length;
    const readWaits = () =>
      page.evaluate(() => (window as unknown as { waits: { ms: number }[] }).waits.map(({ ms }) => ms));
    const pass = () =>
      page.evaluate(() => (window as unknown as { waits: { task?: () => void }[] }).waits.at(-1)?.task?.());
    for (let request = 1; request <= 4; request += 1) {
      await expect.poll(readWaits).toEqual(delays.slice(0, request));
      expect(countRequests()).toBe(request);
      if (request < 4) await pass();
    }
  });
});
