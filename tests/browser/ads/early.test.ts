import type { Page } from 'playwright-core';
import { waitForHeading } from '../harness/waitForHeading';
import { holdScripts } from '../harness/holdScripts';
import { waitForRuntime } from '../harness/waitForRuntime';
import { measure } from './AdPage';
import { followInPage } from './followInPage';
import { useAds } from './useAds';

const ads = useAds();

const isReady = (page: Page) => page.evaluate(() => document.documentElement.dataset.ready === '');
const waitForClick = (page: Page) =>
  page.waitForFunction(() =>
    (window as unknown as { __events: string[] }).__events.includes('ad_click in-house-body-top-image'),
  );
/** The runtime opens the slot in its own time. */
const OPENED_MS = 1500;

describe('an ad of the family', () => {
  it.each([
    ['image', 1440],
    ['inline', 360],
  ] as const)('is there before the runtime, as %s', async (shape, width) => {
    const shown = await ads().open({ still: true, shape, width });
    const { page } = shown;
    await page.waitForSelector('aside a');
    const early = await measure(page);
    const look = () => page.locator('[data-place] aside > div > a').boundingBox();
    const before = await look();
    expect(await isReady(page)).toBe(false);
    expect(shown.requests.filter((url) => url.includes('/_next/') && url.endsWith('.js'))).toEqual([]);
    expect(early).toMatchObject({ state: 'in-house', links: 1, shifts: [] });
    expect(early.text).toMatch(/ad by MUI/);
    await waitForRuntime(page);
    await page.waitForTimeout(OPENED_MS);
    expect(await measure(page)).toMatchObject({ text: early.text, links: 1, height: early.height });
    expect(await look()).toEqual(before);
    await shown.close();
  });

  it('is asked for once the page has been painted', async () => {
    const shown = await ads().open({ still: true });
    const { page } = shown;
    await page.waitForSelector('aside a');
    const { asked, painted } = await page.evaluate(() => ({
      asked: performance.getEntriesByType('resource').find(({ name }) => name.includes('/ownAd.'))?.startTime,
      painted:
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    }));
    expect(asked).toBeGreaterThanOrEqual(painted);
    await shown.close();
  });

  it('keeps the focus of a reader when the runtime comes, and tells of a click then', async () => {
    const shown = await ads().open({ still: true });
    const { page } = shown;
    await page.focus('aside a');
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
    await Promise.all([shown.context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await page.bringToFront();
    // Whoever tells of it has taken the slot over, sooner or later than the click came.
    await waitForClick(page);
    expect(await page.evaluate(() => document.activeElement?.closest('aside') !== null)).toBe(true);
    await shown.close();
  });

  it.each(['left', 'middle'] as const)('counts a click that came before the runtime, %s', async (button) => {
    const { hold, release } = holdScripts();
    const shown = await ads().open({ still: true, prepare: hold });
    const { page } = shown;
    await page.waitForSelector('aside a');
    await Promise.all([shown.context.waitForEvent('page'), page.click('aside a', { button })]);
    expect(await isReady(page)).toBe(false);
    release();
    await page.bringToFront();
    await waitForClick(page);
    await shown.close();
  });

  it('counts a click that came before the runtime had what it needs to take the ad over', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const shown = await ads().open({ still: true });
    const { page } = shown;
    await page.waitForSelector('aside a');
    await shown.context.route('**/_docs/place/*.json', async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
    await waitForRuntime(page);
    await Promise.all([shown.context.waitForEvent('page'), page.click('aside a')]);
    release();
    await page.bringToFront();
    await waitForClick(page);
    await shown.close();
  });

  it('makes room for another one on the next page', async () => {
    const shown = await ads().open({ still: true });
    const { page } = shown;
    await page.waitForSelector('aside a');
    await page.evaluate(() => document.querySelector('aside a')?.setAttribute('data-first', ''));
    await waitForRuntime(page);
    await followInPage(page, '/core/packages/');
    await waitForHeading(page, 'Packages');
    await page.waitForSelector('aside a:not([data-first])');
    expect((await measure(page)).links).toBe(1);
    await shown.close();
  });

  it('is not shown where a network may have another one', async () => {
    const shown = await ads().open({ still: true, script: 'good' });
    await shown.page.waitForTimeout(OPENED_MS);
    expect(await isReady(shown.page)).toBe(false);
    expect((await measure(shown.page)).links).toBe(0);
    await shown.close();
  });
});
