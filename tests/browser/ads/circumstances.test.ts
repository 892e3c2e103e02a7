import { AD_BLOCKED_AFTER_LOOKS, AD_POLL_INTERVAL_MS } from '../../../src/constants';
import { holdTimers, passTimers, waitForHeldTimer } from '../harness/holdTimers';
import { waitForRuntime } from '../harness/waitForRuntime';
import { measure, type AdPage } from './AdPage';
import { followInPage } from './followInPage';
import { useAds, type AdPageOptions } from './useAds';

const ads = useAds();

/** Requests of a page to the fake network. */
function foreign({ requests }: AdPage): string[] {
  return requests.filter((url) => url.startsWith(ads().network.origin));
}

async function isSlotShown({ page }: AdPage): Promise<boolean> {
  return page.locator('[data-place]').isVisible();
}

const BOTH: AdPageOptions = { script: 'good', feed: 'good' };

describe('the ad slot', () => {
  it('is hidden from the first paint on for bots, and asks for nothing', async () => {
    const shown = await ads().open({ ...BOTH, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await shown.page.waitForTimeout(2000);
    expect(await isSlotShown(shown)).toBe(false);
    expect((await measure(shown.page)).shifts).toEqual([]);
    expect(
      shown.requests.filter((url) => /_docs\/place/.test(url) || url.startsWith(ads().network.origin)),
    ).toEqual([]);
    await shown.close();
  });

  it('is hidden without scripts', async () => {
    const { network, browser } = ads();
    const shown = await ads().open({ ...BOTH, still: true });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${shown.site.origin}/core/release-policy/`);
    expect(await page.locator('[data-place]').isVisible()).toBe(false);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(requests.filter((url) => url.startsWith(network.origin))).toEqual([]);
    await context.close();
    await shown.close();
  });

  it('is not printed, and asks for nothing while the page is', async () => {
    const shown = await ads().open({ ...BOTH, still: true });
    await shown.page.emulateMedia({ media: 'print' });
    await waitForRuntime(shown.page);
    await shown.page.waitForTimeout(2500);
    expect(await isSlotShown(shown)).toBe(false);
    expect(foreign(shown)).toEqual([]);
    await shown.page.emulateMedia({ media: 'screen' });
    await shown.page.waitForSelector('aside[data-ad-state="third-party"] #net-ad');
    await shown.close();
  });

  it.each([
    ['offline', 'Object.defineProperty(Navigator.prototype, "onLine", { get: () => false })'],
    [
      'saving data',
      'Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) })',
    ],
    [
      'asked for privacy',
      'Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true })',
    ],
    ['asked not to track', 'Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" })'],
  ])('shows an in-house ad where the browser is %s', async (_name, code) => {
    const shown = await ads().open({
      ...BOTH,
      roll: 0.05,
      prepare: (context) => context.addInitScript(code),
    });
    await shown.page.waitForSelector('aside[data-ad-state="in-house"] a');
    await shown.page.waitForTimeout(1000);
    expect((await measure(shown.page)).state).toBe('in-house');
    expect(foreign(shown)).toEqual([]);
    await shown.close();
  });

  it('stays quiet when the connection goes, and calls it no ad blocker', async () => {
    const shown = await ads().open({
      script: 'hanging',
      roll: 0.05,
      // However late the connection goes, the next look has not been taken.
      prepare: (context) => holdTimers(context, AD_POLL_INTERVAL_MS),
    });
    await shown.page.waitForSelector('aside script', { state: 'attached' });
    await waitForHeldTimer(shown.page);
    await shown.context.setOffline(true);
    await shown.page.waitForSelector('aside[data-ad-state="in-house"] a');
    for (let look = 0; look <= AD_BLOCKED_AFTER_LOOKS; look += 1) await passTimers(shown.page);
    await shown.page.waitForTimeout(1000);
    expect((await measure(shown.page)).state).toBe('in-house');
    await shown.close();
  });

  it('waits in a tab that is hidden', async () => {
    const hide = `Object.defineProperty(document, 'visibilityState', { get: () => window.__shown ? 'visible' : 'hidden' })`;
    const shown = await ads().open({ ...BOTH, prepare: (context) => context.addInitScript(hide) });
    await shown.page.waitForTimeout(1500);
    expect(foreign(shown)).toEqual([]);
    await shown.page.evaluate(() => {
      Object.assign(window, { __shown: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await shown.page.waitForSelector('#net-ad');
    await shown.close();
  });

  it.each([
    ['printed', { script: 'good' }],
    ['printed', { feed: 'good', shape: 'inline' }],
    ['hidden', { script: 'good' }],
    ['hidden', { feed: 'good', shape: 'inline' }],
  ] as const)('asks nobody while the page is %s right after it was shown, with %p', async (way, options) => {
    const shown = await ads().open({ ...options, still: true, path: '/' });
    const { page } = shown;
    await waitForRuntime(page);
    // What begins as soon as the slot is opened is within the time that a reader has to stay.
    await page.evaluate((isHidden) => {
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
      const begin = () => {
        if (isHidden) set('hidden');
        isPrinted = true;
      };
      const end = () => {
        if (isHidden) set('visible');
        isPrinted = false;
        prints.dispatchEvent(new Event('change'));
      };
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('[data-place] aside > div')) return;
        observer.disconnect();
        begin();
        Object.assign(window, { __end: end });
      }).observe(document, { childList: true, subtree: true });
    }, way === 'hidden');
    await followInPage(page, '/core/release-policy/');
    await page.waitForFunction('window.__end');
    await page.waitForTimeout(1200);
    expect(foreign(shown)).toEqual([]);
    await page.evaluate('window.__end()');
    // One of the family stands in for an ad that takes seconds to come.
    await page.locator('aside[data-ad-state="third-party"]', { hasText: 'Fast hosting' }).waitFor();
    expect(foreign(shown)).not.toEqual([]);
    await shown.close();
  });

  it('asks for nothing again when the reader comes back by the browser', async () => {
    const shown = await ads().open(BOTH);
    await shown.page.waitForSelector('#net-ad');
    await shown.page.waitForFunction(() => document.querySelector<HTMLImageElement>('#net-ad img')?.complete);
    const asked = foreign(shown).length;
    await shown.page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await shown.page.waitForTimeout(1000);
    expect(foreign(shown)).toHaveLength(asked);
    await shown.close();
  });

  it('is absent from the start page, and empty where the page is not there', async () => {
    const shown = await ads().open({ ...BOTH, path: '/' });
    expect(await shown.page.locator('[data-place]').count()).toBe(0);
    await shown.page.goto(`${shown.site.origin}/no/such/page/`);
    expect(await shown.page.locator('[data-place] aside').count()).toBe(0);
    await shown.close();
  });

  it('is a landmark that says what it is, in the language of the reader', async () => {
    const shown = await ads().open({ path: '/zh/core/release-policy/' });
    const slot = shown.page.locator('[data-place] aside');
    expect([await slot.getAttribute('aria-label'), await slot.getAttribute('lang')]).toEqual(['广告', 'zh']);
    await shown.page.waitForSelector('aside a');
    expect(await slot.locator('a').getAttribute('href')).toMatch(/^\/zh\//);
    await shown.close();
  });
});
