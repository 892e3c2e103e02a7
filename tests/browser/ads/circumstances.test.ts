import { AD_BLOCKED_AFTER_LOOKS, AD_POLL_INTERVAL_MS } from '../../../src/constants';
import type { AdPageOptions } from './adPage';
import { followHref, waitForFirstPaint } from '../fixtures/page';
import { expect, FULL, test } from '../fixtures/test';
import { holdTimers, passTimers, waitForHeldTimer } from '../fixtures/timers';

const BOTH: AdPageOptions = { script: 'good', feed: 'good' };
const AD = '[data-ad-holder] aside #net-ad';
/** Longer than any wait of an ad before its request. */
const LONG_MS = 5000;
/** Time that a reader has to stay before any request. */
const DWELL_MS = 300;

/** Hides or prints the page as soon as its slot opens, within the time that a reader has to stay. */
function leaveOpenedSlot(isHidden: boolean): void {
  const set = (value: string) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const { matchMedia } = window;
  let isPrinted = false;
  const prints = new EventTarget();
  window.matchMedia = (query) =>
    query === 'print' && !isHidden
      ? (Object.assign(prints, { matches: isPrinted }) as unknown as MediaQueryList)
      : matchMedia.call(window, query);
  const end = () => {
    if (isHidden) set('visible');
    isPrinted = false;
    prints.dispatchEvent(new Event('change'));
  };
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('[data-ad-holder] aside > div')) return;
    observer.disconnect();
    if (isHidden) set('hidden');
    isPrinted = true;
    Object.assign(window, { __end: end });
  }).observe(document, { childList: true, subtree: true });
}

test.describe('the ad slot', () => {
  test('asks the network within a second after the load event, although nobody moves', async ({ ads }) => {
    const shown = await ads.open({
      script: 'good',
      fresh: true,
      still: true,
      prepare: async ({ clock }) => {
        await clock.install();
        await clock.pauseAt(Date.now() + 1000);
      },
    });
    const { page, slot } = shown;
    // The load event was; what is fetched takes no time of this clock.
    await page.clock.runFor(1000 - DWELL_MS);
    await expect(slot.locator('> div')).toHaveCount(2);
    expect(shown.foreign).toEqual([]);
    await page.clock.runFor(DWELL_MS);
    await expect.poll(() => shown.foreign).toHaveLength(1);
  });

  test('is hidden from the first paint on for bots, and requests nothing', async ({ ads }) => {
    const shown = await ads.open({ ...BOTH, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await shown.passTime(LONG_MS);
    await followHref(shown.page, '/core/packages/');
    await shown.passTime(LONG_MS);
    await expect(shown.page.locator('[data-ad-holder]')).toBeHidden();
    await shown.expectNoShift();
    expect(shown.requests.filter((url) => url.includes('_docs/place')).concat(shown.foreign)).toEqual([]);
  });

  test('is hidden without scripts', FULL, async ({ ads }) => {
    const { page, foreign } = await ads.open({ ...BOTH, still: true, javaScriptEnabled: false });
    await waitForFirstPaint(page);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[data-ad-holder]')).toBeHidden();
    expect(foreign).toEqual([]);
  });

  test('is not printed, and requests nothing while the page is', FULL, async ({ ads }) => {
    const shown = await ads.open({ ...BOTH, prepare: (page) => page.emulateMedia({ media: 'print' }) });
    const { page } = shown;
    await shown.passTime(LONG_MS);
    await expect(page.locator('[data-ad-holder]')).toBeHidden();
    expect(shown.foreign).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('aside[data-ad-state="third-party"] #net-ad')).toBeVisible();
  });

  for (const [name, code, tag] of [
    ['offline', 'Object.defineProperty(Navigator.prototype, "onLine", { get: () => false })', ['@full']],
    [
      'saving data',
      'Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) })',
      ['@full'],
    ],
    [
      'asked for privacy',
      'Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true })',
      ['@full'],
    ],
    [
      'asked not to track',
      'Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" })',
      ['@full'],
    ],
  ] as const)
    test(`shows an in-house ad if the browser is ${name}`, { tag: [...tag] }, async ({ ads }) => {
      const shown = await ads.open({ ...BOTH, roll: 0.05, prepare: (page) => page.addInitScript(code) });
      await shown.expectState('in-house');
      await shown.passTime(LONG_MS);
      await shown.expectState('in-house');
      expect(shown.foreign).toEqual([]);
    });

  test(
    'shows an in-house ad when the connection is lost, and does not report an ad blocker',
    FULL,
    async ({ ads }) => {
      const shown = await ads.open({
        script: 'hanging',
        roll: 0.05,
        fresh: true,
        expected: [/ERR_INTERNET_DISCONNECTED/],
        // However late the connection is lost, the next check has not run.
        prepare: (page) => holdTimers(page, AD_POLL_INTERVAL_MS),
      });
      const { page } = shown;
      await expect(page.locator('aside script')).toBeAttached();
      await waitForHeldTimer(page);
      await shown.context.setOffline(true);
      await shown.expectState('in-house');
      for (let look = 0; look <= AD_BLOCKED_AFTER_LOOKS; look += 1) await passTimers(page);
      await shown.passTime(LONG_MS);
      await shown.expectState('in-house');
    },
  );

  test('waits in a tab that is hidden', FULL, async ({ ads }) => {
    const hide = `Object.defineProperty(document, 'visibilityState', { get: () => window.__shown ? 'visible' : 'hidden' })`;
    const shown = await ads.open({ ...BOTH, prepare: (page) => page.addInitScript(hide) });
    const { page } = shown;
    await shown.passTime(LONG_MS);
    expect(shown.foreign).toEqual([]);
    await page.evaluate(() => {
      Object.assign(window, { __shown: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(page.locator(AD)).toBeAttached();
  });

  for (const [way, name, options] of [
    ['printed', 'a feed', { feed: 'good', shape: 'inline' }],
    ['hidden', 'a script', { script: 'good' }],
  ] as const)
    test(
      `asks no network while the page is ${way} right after it was shown, with ${name}`,
      FULL,
      async ({ ads }) => {
        const shown = await ads.open({
          ...options,
          prepare: async (page) => {
            await holdTimers(page, DWELL_MS);
            await page.addInitScript(leaveOpenedSlot, way === 'hidden');
          },
        });
        const { page } = shown;
        await page.waitForFunction('window.__end');
        await waitForHeldTimer(page);
        await passTimers(page);
        await shown.passTime(LONG_MS);
        expect(shown.foreign).toEqual([]);
        await page.evaluate('window.__end()');
        // An in-house ad replaces an ad that takes seconds to load.
        await expect(page.locator('aside[data-ad-state="third-party"]')).toContainText('Fast hosting');
        expect(shown.foreign).not.toEqual([]);
      },
    );

  test(
    'requests nothing again after the page is restored from the back/forward cache',
    FULL,
    async ({ ads }) => {
      const shown = await ads.open(BOTH);
      const { page } = shown;
      await expect(page.locator(AD)).toBeAttached();
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>('#net-ad img')?.complete);
      const asked = shown.foreign.length;
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await shown.passTime(LONG_MS);
      await shown.expectState('third-party');
      expect(shown.foreign).toHaveLength(asked);
    },
  );

  test('is absent from the start page, and empty if the page does not exist', FULL, async ({ ads }) => {
    const { page } = await ads.open({ ...BOTH, path: '/', expected: [/\b404\b/] });
    await expect(page.locator('[data-ad-holder]')).toHaveCount(0);
    await page.goto(`${ads.network.siteOrigin}/no/such/page/`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[data-ad-holder] aside')).toHaveCount(0);
  });

  test('is a landmark with a label in the language of the reader', FULL, async ({ ads }) => {
    const { slot, links } = await ads.open({ path: '/zh/core/release-policy/' });
    await expect(slot).toHaveAttribute('aria-label', '广告');
    await expect(slot).toHaveAttribute('lang', 'zh');
    await expect(links).toHaveAttribute('href', /^\/zh\//);
  });
});
