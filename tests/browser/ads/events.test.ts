import type { Page } from 'playwright-core';
import { AD_DISPLAY_DELAY_MS } from '../../../src/constants';
import { feedDelay } from '../../../src/model/ads/feedDelay';
import { holdTimers, passTimers, waitForHeldTimer } from '../harness/holdTimers';
import { waitForRuntime } from '../harness/waitForRuntime';
import { measure } from './AdPage';
import { useAds, type AdPageOptions } from './useAds';

const ads = useAds();

/** A roll that is reported, and that makes of a blocked ad an appeal. */
const LOW = 0.05;

const DISPLAYS: readonly (readonly [string, AdPageOptions, string])[] = [
  ['an in-house ad', {}, 'in-house-body-top-image'],
  ['an inline in-house ad', { shape: 'inline' }, 'in-house-body-top-inline'],
  ['a placement', { script: 'good' }, 'third-party-body-top-image'],
  ['a feed', { feed: 'good', shape: 'inline' }, 'third-party-body-top-inline'],
  ['the placeholder', { script: 'backers' }, 'in-house-carbon-body-top-image'],
  ['the appeal', { script: '404' }, 'appeal-body-top-image'],
];

/** Waits until an event was told that begins so. */
async function waitForEvent(page: Page, start: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      (window as unknown as { __events: string[] }).__events.some((event) => event.startsWith(wanted)),
    start,
  );
}

/** All events of ads that have been told of what has happened. */
async function adEvents(page: Page): Promise<readonly string[]> {
  // They are told in idle time, in turn: behind this one all that were there have gone.
  await page.evaluate(
    () => new Promise<void>((done) => void window.requestIdleCallback(() => done(), { timeout: 3000 })),
  );
  return (await measure(page)).events.filter((one) => one.startsWith('ad_'));
}

/** The events of a page for some time after the first one. */
async function eventsAfter(options: AdPageOptions, restMs: number): Promise<readonly string[]> {
  const shown = await ads().open(options);
  await waitForEvent(shown.page, 'ad_');
  await shown.page.waitForTimeout(restMs);
  const events = await adEvents(shown.page);
  await shown.close();
  return events;
}

/** The events before the time of a display is over, and behind it. */
async function eventsAround(roll: number): Promise<readonly (readonly string[])[]> {
  const shown = await ads().open({
    roll,
    prepare: (context) => holdTimers(context, AD_DISPLAY_DELAY_MS),
  });
  await waitForHeldTimer(shown.page);
  const before = await adEvents(shown.page);
  await passTimers(shown.page);
  const after = await adEvents(shown.page);
  await shown.close();
  return [before, after];
}

describe('what the ad slot reports', () => {
  it('is one display of each kind of ad', async () => {
    const found = await Promise.all(
      // Another label would be displayed within this time.
      DISPLAYS.map(([, options]) => eventsAfter({ roll: LOW, ...options }, 3000)),
    );
    expect(found).toEqual(DISPLAYS.map(([, , label]) => [`ad_display ${label}`]));
  });

  it('is nothing before 2.5 s, and nothing for nine displays in ten', async () => {
    expect(await eventsAround(LOW)).toEqual([[], ['ad_display in-house-body-top-image']]);
    expect(await eventsAround(0.11)).toEqual([[], []]);
  });

  it('is a click, with its label', async () => {
    const shown = await ads().open({});
    const link = shown.page.locator('aside a').first();
    const [other] = await Promise.all([shown.context.waitForEvent('page'), link.click()]);
    await other.waitForURL(`${shown.site.origin}/**`, { waitUntil: 'commit' });
    // In idle time, of which a tab behind another one has little.
    await shown.page.bringToFront();
    await waitForEvent(shown.page, 'ad_click in-house-body-top-image');
    await shown.close();
  });

  it.each([360, 1440])('is a click on an ad of the feed, which nothing covers, at %i px', async (width) => {
    const shown = await ads().open({ feed: 'good', shape: 'inline', width });
    const link = shown.page.locator('aside[data-ad-state="third-party"] a');
    await link.waitFor();
    await link.scrollIntoViewIfNeeded();
    const isOnTop = await link.evaluate((place) => {
      const { x, y, width: across, height } = place.getBoundingClientRect();
      return place.contains(document.elementFromPoint(x + across / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
    await shown.context.route('https://sponsor.example/**', (route) => route.fulfill({ body: 'sponsor' }));
    const [other] = await Promise.all([shown.context.waitForEvent('page'), link.click()]);
    await other.waitForURL('https://sponsor.example/click', { waitUntil: 'commit' });
    await shown.page.bringToFront();
    await waitForEvent(shown.page, 'ad_click third-party-body-top-inline');
    await shown.close();
  });

  it.each(['left', 'middle'] as const)(
    'is a click with the %s button on a link that says nothing of windows, which opens one',
    async (button) => {
      const shown = await ads().open({ script: 'bare' });
      const link = shown.page.locator('aside a[rel="sponsored noopener"][target="_blank"]');
      await link.waitFor();
      await shown.context.route('https://sponsor.example/**', (route) => route.fulfill({ body: 'sponsor' }));
      await Promise.all([shown.context.waitForEvent('page'), link.click({ button })]);
      expect(new URL(shown.page.url()).origin).toBe(shown.site.origin);
      await shown.page.bringToFront();
      await waitForEvent(shown.page, 'ad_click');
      expect(await adEvents(shown.page)).toEqual(['ad_click third-party-body-top-image']);
      await shown.close();
    },
  );

  it('is one crash, and a page that goes on without a tag function', async () => {
    const change = (data: object) => ({ ...data, inHouse: [{ link: '/', name: {}, description: '' }] });
    expect(await eventsAfter({ change }, 1000)).toEqual(['ad_crash']);
    const shown = await ads().open({
      change,
      prepare: (context) =>
        context.addInitScript('Object.defineProperty(window, "gtag", { get() { throw 1 }, set() {} })'),
    });
    await shown.page.waitForSelector('aside[data-ad-state="empty"]', { state: 'attached' });
    await shown.page.waitForTimeout(1000);
    expect(shown.faults.filter((fault) => fault.startsWith('uncaught'))).toEqual([]);
    await shown.close();
  });
});

describe('what the ad slot asks for', () => {
  it('is nothing before the load event, and nothing of third parties without a network', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The home page has no slot, so that nothing is asked for before the page that is meant.
    const slow = await ads().open({ still: true, path: '/' });
    // An image that does not come keeps the load event back.
    await slow.context.route('**/held.png', async (route) => {
      await held;
      await route.fulfill({ body: '' });
    });
    await slow.page.route('**/core/release-policy/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<body>', '<body><img src="/held.png" alt="">');
      await route.fulfill({ response: answer, body });
    });
    await slow.page.goto(`${slow.site.origin}/core/release-policy/`, { waitUntil: 'commit' });
    await slow.page.waitForSelector('footer');
    await waitForRuntime(slow.page);
    await slow.page.waitForTimeout(1500);
    const isAd = (url: string) => /\/_docs\/place\//.test(url);
    const before = slow.requests.filter(isAd).length;
    const state = await slow.page.evaluate(() => document.readyState);
    release();
    await slow.page.waitForSelector('aside a');
    await slow.page.waitForFunction(() => document.querySelector<HTMLImageElement>('aside img')?.complete);
    expect([state, before]).toEqual(['interactive', 0]);
    expect(slow.requests.filter(isAd)).toHaveLength(2);
    const foreign = slow.requests.filter(
      (url) => !url.startsWith(slow.site.origin) && !url.startsWith('data:'),
    );
    expect(foreign).toEqual([]);
    await slow.close();
  });

  it('is one script for a placement, and one answer and three pixels for a feed', async () => {
    const { network, open } = ads();
    const countOf = (path: string) => network.asked.filter((one) => one.startsWith(path)).length;
    const before = {
      script: countOf('/script/good'),
      feed: countOf('/feed/good'),
      pixels: countOf('/pixel/'),
    };
    const image = await open({ script: 'good', feed: 'good' });
    await image.page.waitForSelector('#net-ad');
    await image.page.waitForTimeout(1500);
    await image.close();
    const inline = await open({ script: 'good', feed: 'good', shape: 'inline' });
    const hidden = inline.page.locator('aside img[hidden]');
    await hidden.nth(2).waitFor({ state: 'attached' });
    await inline.page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('aside img[hidden]')].every(({ complete }) => complete),
    );
    await inline.page.waitForTimeout(1500);
    const pixels = await hidden.evaluateAll((all) =>
      all.map((pixel) => [pixel.getAttribute('aria-hidden'), pixel.getAttribute('alt')].join()),
    );
    await inline.close();
    expect(countOf('/script/good') - before.script).toBe(1);
    expect(countOf('/feed/good') - before.feed).toBe(1);
    expect(countOf('/pixel/') - before.pixels).toBe(3);
    expect(network.asked).toContain('/pixel/imp?t=1700000000');
    expect(pixels).toEqual(['true,', 'true,', 'true,']);
  });

  it('is a feed that fails ten times at most, ever slower, and no more once it is left', async () => {
    const { network, open } = ads();
    const roll = 0.5;
    const shown = await open({ feed: '500', shape: 'inline', roll });
    const times = () => network.askedAt.filter((_time, index) => network.asked[index] === '/feed/500.json');
    while (times().length < 4) await shown.page.waitForTimeout(100);
    await shown.page.goto(`${shown.site.origin}/`);
    const asked = times();
    await shown.page.waitForTimeout(feedDelay(asked.length, roll) + 1000);
    expect(times()).toEqual(asked);
    // Timers may be some milliseconds early.
    const early = asked
      .slice(1)
      .filter((time, index) => time - (asked[index] ?? 0) < feedDelay(index + 1, roll) - 10);
    expect(early).toEqual([]);
    await shown.close();
  });
});
