import { measure } from './AdPage';
import { useAds, type AdPageOptions } from './useAds';

const ads = useAds();

/** A roll that is reported, and that makes of a blocked ad an appeal. */
const LOW = 0.05;

const DISPLAYS: readonly (readonly [string, AdPageOptions, string, number])[] = [
  ['an in-house ad', {}, 'in-house-body-top-image', 6000],
  ['an inline in-house ad', { shape: 'inline' }, 'in-house-body-top-inline', 6000],
  ['a placement', { script: 'good' }, 'third-party-body-top-image', 6000],
  ['a feed', { feed: 'good', shape: 'inline' }, 'third-party-body-top-inline', 6000],
  ['the placeholder', { script: 'backers' }, 'in-house-carbon-body-top-image', 6000],
  ['the appeal', { script: '404' }, 'appeal-body-top-image', 9000],
];

async function eventsAfter(options: AdPageOptions, waitMs: number): Promise<readonly string[]> {
  const shown = await ads().open(options);
  await shown.page.waitForTimeout(waitMs);
  const { events } = await measure(shown.page);
  await shown.close();
  return events;
}

describe('what the ad slot reports', () => {
  it('is one display of each kind of ad', async () => {
    const found = await Promise.all(
      DISPLAYS.map(async ([, options, , waitMs]) => eventsAfter({ roll: LOW, ...options }, waitMs)),
    );
    const shown = found.map((events) => events.filter((one) => one.startsWith('ad_')));
    expect(shown).toEqual(DISPLAYS.map(([, , label]) => [`ad_display ${label}`]));
  });

  it('is nothing before 2.5 s, and nothing for nine displays in ten', async () => {
    const [early, unsampled] = await Promise.all([
      eventsAfter({ roll: LOW }, 1500),
      eventsAfter({ roll: 0.11 }, 5000),
    ]);
    expect([...early, ...unsampled].filter((one) => one.startsWith('ad_'))).toEqual([]);
  });

  it('is a click, with its label', async () => {
    const shown = await ads().open({});
    const link = shown.page.locator('aside a').first();
    const [other] = await Promise.all([shown.context.waitForEvent('page'), link.click()]);
    expect(new URL(other.url()).origin).toBe(shown.site.origin);
    // In idle time, of which a tab behind another one has little.
    await shown.page.waitForTimeout(3500);
    expect((await measure(shown.page)).events).toContain('ad_click in-house-body-top-image');
    await shown.close();
  });

  it.each([360, 1440])('is a click on an ad of the feed, which nothing covers, at %i px', async (width) => {
    const shown = await ads().open({ feed: 'good', shape: 'inline', width });
    const link = shown.page.locator('[data-place] aside a');
    await link.waitFor();
    await link.scrollIntoViewIfNeeded();
    const isOnTop = await link.evaluate((place) => {
      const { x, y, width: across, height } = place.getBoundingClientRect();
      return place.contains(document.elementFromPoint(x + across / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
    await shown.context.route('https://sponsor.example/**', (route) => route.fulfill({ body: 'sponsor' }));
    const [other] = await Promise.all([shown.context.waitForEvent('page'), link.click()]);
    expect(other.url()).toBe('https://sponsor.example/click');
    await shown.page.waitForTimeout(3500);
    expect((await measure(shown.page)).events).toContain('ad_click third-party-body-top-inline');
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
      await shown.page.waitForTimeout(3500);
      expect((await measure(shown.page)).events).toEqual(['ad_click third-party-body-top-image']);
      await shown.close();
    },
  );

  it('is one crash, and a page that goes on without a tag function', async () => {
    const change = (data: object) => ({ ...data, inHouse: [{ link: '/', name: {}, description: '' }] });
    expect((await eventsAfter({ change }, 4000)).filter((one) => one.startsWith('ad_'))).toEqual([
      'ad_crash',
    ]);
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
    await slow.page.mouse.move(3, 3);
    await slow.page.waitForFunction(() => document.documentElement.dataset.ready === '');
    await slow.page.waitForTimeout(1500);
    const isAd = (url: string) => /\/_docs\/place\//.test(url);
    const before = slow.requests.filter(isAd).length;
    const state = await slow.page.evaluate(() => document.readyState);
    release();
    await slow.page.waitForSelector('aside a');
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
    await image.page.waitForTimeout(3000);
    await image.close();
    const inline = await open({ script: 'good', feed: 'good', shape: 'inline' });
    await inline.page.waitForTimeout(3000);
    const pixels = await inline.page
      .locator('aside img[hidden]')
      .evaluateAll((all) =>
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
    const shown = await open({ feed: '500', shape: 'inline' });
    await shown.page.waitForTimeout(5000);
    const asked = network.asked.filter((path) => path === '/feed/500.json').length;
    expect(asked).toBeGreaterThanOrEqual(3);
    expect(asked).toBeLessThanOrEqual(6);
    await shown.page.goto(`${shown.site.origin}/`);
    await shown.page.waitForTimeout(3000);
    expect(network.asked.filter((path) => path === '/feed/500.json').length).toBe(asked);
    await shown.close();
  });
});
