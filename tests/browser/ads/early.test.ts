import { AD_DISPLAY_DELAY_MS } from '../../../src/constants';
import type { AdPage } from './adPage';
import { expectReady, followHref, holdScripts, waitForHeading, waitForRuntime } from '../fixtures/page';
import { DEFERRED, expect, FULL, test } from '../fixtures/test';
import { holdTimers, waitForHeldTimer } from '../fixtures/timers';

const expectNotReady = ({ page }: AdPage) => expect(page.locator('html')).not.toHaveAttribute('data-ready');
const expectClick = (shown: AdPage) =>
  expect.poll(() => shown.events()).toContain('ad_click in-house-body-top-image');

test.describe('an ad of the family', () => {
  for (const [shape, width] of [
    ['image', 1440],
    ['inline', 360],
  ] as const)
    test(
      `is there before the runtime, as ${shape}`,
      { tag: [DEFERRED, ...(shape === 'image' ? [] : ['@full'])] },
      async ({ ads }) => {
        // The runtime starts this timer as soon as it has taken over the slot.
        const prepare = (page: AdPage['page']) => holdTimers(page, AD_DISPLAY_DELAY_MS);
        const shown = await ads.open({ still: true, shape, width, prepare, fresh: true });
        const { page, slot } = shown;
        await shown.expectState('in-house');
        await expect(slot).toContainText('Ad by MUI');
        await expectNotReady(shown);
        expect(shown.requests.filter((url) => url.includes('/_next/') && url.endsWith('.js'))).toEqual([]);
        await shown.expectNoShift();
        const text = (await slot.textContent()) ?? '';
        const look = async () => [await slot.boundingBox(), await slot.locator('> div > a').boundingBox()];
        const before = await look();
        await page.evaluate(() => document.querySelector('aside a')?.setAttribute('data-first', ''));
        await waitForRuntime(page);
        await waitForHeldTimer(page);
        await expect(slot.locator('a[data-first]')).toHaveCount(1);
        await expect(slot).toHaveText(text);
        await expect(shown.links).toHaveCount(1);
        await expect.poll(look).toEqual(before);
        await shown.expectNoShift();
      },
    );

  test('is requested after the page has been painted', FULL, async ({ ads }) => {
    const { page, links } = await ads.open({ still: true });
    await expect(links).toHaveCount(1);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const asked = performance
            .getEntriesByType('resource')
            .find(({ name }) => name.includes('/inHouseAd.'));
          const [painted] = performance.getEntriesByName('first-contentful-paint');
          return asked && painted && asked.startTime >= painted.startTime;
        }),
      )
      .toBe(true);
  });

  test(
    'keeps the focus of a reader when the runtime comes, and reports a click then',
    FULL,
    async ({ ads }) => {
      const shown = await ads.open({ still: true });
      const { page, links } = shown;
      await links.focus();
      await page.mouse.move(3, 3);
      await page.mouse.move(5, 5);
      await expectReady(page);
      await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
      await page.bringToFront();
      // The slot has been taken over, whether before or after the click.
      await expectClick(shown);
      await expect(links).toBeFocused();
    },
  );

  for (const button of ['left', 'middle'] as const)
    test(
      `counts a click that came before the runtime, ${button}`,
      { tag: [DEFERRED, ...(button === 'left' ? [] : ['@full'])] },
      async ({ ads }) => {
        const { hold, release } = holdScripts();
        const shown = await ads.open({ still: true, prepare: hold });
        const { page, links } = shown;
        await expect(links).toHaveCount(1);
        await Promise.all([shown.context.waitForEvent('page'), links.click({ button })]);
        await expectNotReady(shown);
        release();
        await page.bringToFront();
        await expectClick(shown);
      },
    );

  test('counts a click that came before the runtime could take over the ad', FULL, async ({ ads }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const shown = await ads.open({ still: true });
    const { page, links } = shown;
    await expect(links).toHaveCount(1);
    await shown.context.route('**/_docs/place/*.json', async (route) => {
      await released;
      await route.continue().catch(() => {});
    });
    await waitForRuntime(page);
    await Promise.all([shown.context.waitForEvent('page'), links.click()]);
    release();
    await page.bringToFront();
    await expectClick(shown);
  });

  test('is replaced by another ad on the next page', FULL, async ({ ads }) => {
    const shown = await ads.open({ still: true });
    const { page } = shown;
    await expect(shown.links).toHaveCount(1);
    await page.evaluate(() => document.querySelector('aside a')?.setAttribute('data-first', ''));
    await waitForRuntime(page);
    await followHref(page, '/core/packages/');
    await waitForHeading(page, 'Packages');
    await expect(shown.slot.locator('a:not([data-first])')).toHaveCount(1);
    await shown.expectState('in-house');
  });

  test('is not shown if a network may have another one', { tag: [DEFERRED, '@full'] }, async ({ ads }) => {
    const shown = await ads.open({ still: true, script: 'good' });
    const { page } = shown;
    // The program has read the ad data.
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => /_docs\/place\//.test(name)),
        ),
      )
      .toBe(true);
    await shown.expectNoShift();
    await expect(shown.slot).toBeEmpty();
    await expectNotReady(shown);
  });
});
