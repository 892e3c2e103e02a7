import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { CACHE } from '../../src/content/workspace';
import {
  HOSTED_HIT,
  ICON_FONT,
  openThirdParties,
  TEXT_FONT,
  type ThirdParties,
} from '../servers/thirdParties';
import { followHref, waitForFrames } from './fixtures/page';
import { expect, FULL, test } from './fixtures/test';
import type { Site } from './fixtures/site';
import { useFamily } from './fixtures/useFamily';
import { READER } from './offline/configureAnalytics';

useFamily('configured', 'tests/site/configured.full (with TEST_TIER=full)');

const PAGE = '/core/release-policy/';
const WIDE_TEXT = '/material-ui/react-button/';
const SLOT = '[data-ad-holder] aside';

/** Waits until the files of the text font have loaded. */
async function waitForTextFont(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (family) =>
          [...document.fonts].filter(
            (face) => face.family.replaceAll('"', '') === family && face.status === 'loaded',
          ).length,
        TEXT_FONT,
      ),
    )
    .toBe(2);
}

test.describe('a site with every third party', FULL, () => {
  let parties: ThirdParties;
  /** Where the third parties were when the site was built. */
  let builtOrigin: string;

  test.beforeEach(async () => {
    builtOrigin = readFileSync(`${CACHE.families}/configured/origin.txt`, 'utf8');
    parties = await openThirdParties(builtOrigin);
  });
  test.afterEach(() => parties.close());

  /** Opens a page whose requests to third parties reach their stand-ins. */
  async function open(
    site: Site,
    shape: 'image' | 'inline' = 'image',
    path = PAGE,
  ): Promise<{ page: Page; foreign: string[] }> {
    const foreign: string[] = [];
    const prepare = async (context: BrowserContext) => {
      context.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        if (/^https?:$/.test(new URL(request.url()).protocol) && origin !== site.origin)
          foreign.push(pathname);
      });
      await context.route(
        (url) => url.origin === builtOrigin || /\.algolia(?:net)?\.(?:net|com)$/.test(url.hostname),
        (route) => {
          const { pathname, search } = new URL(route.request().url());
          return route.continue({ url: parties.origin + pathname + search });
        },
      );
      await context.addInitScript((chosen) => {
        try {
          sessionStorage.setItem('ad-shape', chosen);
        } catch {
          // Storage is forbidden in a frame.
        }
      }, shape);
    };
    const page = await site.openReady(path, { prepare, userAgent: READER, ignoreHTTPSErrors: true });
    await expect(page.locator('#_consent')).toBeVisible();
    return { page, foreign };
  }

  const answer = (page: Page, name: 'Accept' | 'Refuse') =>
    page
      .locator('#_consent')
      .getByRole('button')
      .nth(name === 'Accept' ? 1 : 0)
      .click();
  const fontOf = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]?.replaceAll('"', ''));

  test('asks none of them before consent, nor after a refusal', async ({ site }) => {
    const { page, foreign } = await open(site);
    await answer(page, 'Refuse');
    await expect(page.locator('#_consent')).toBeHidden();
    await expect(page.locator(SLOT)).toHaveAttribute('data-ad-state', 'in-house');
    await followHref(page, '/core/packages/');
    await expect.poll(() => foreign).toEqual([]);
    await expect.poll(() => fontOf(page)).toBe(`${TEXT_FONT} Arial`);
  });

  test('counts, sets its text and shows the ad of the network with consent', async ({ site }) => {
    const { page } = await open(site);
    await answer(page, 'Accept');
    await expect(page.locator(SLOT)).toHaveAttribute('data-ad-state', 'third-party');
    await expect(page.locator('#net-ad')).toBeVisible();
    await waitForTextFont(page);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')} ${status}`),
        ),
      )
      .toEqual(expect.arrayContaining([`${TEXT_FONT} loaded`, `${ICON_FONT} unloaded`]));
    const sent = () => parties.asked.map((path) => decodeURIComponent(path)).join('\n');
    await expect.poll(sent).toContain('"page_view"');
    await expect.poll(sent).toContain('"user_properties"');
  });

  test('moves nothing that is seen when the text font arrives, and uses it while nobody looks', async ({
    site,
  }) => {
    const { page } = await open(site, 'image', WIDE_TEXT);
    // The lines of this page break at other words in the text font.
    const findPlaces = () =>
      page
        .locator('main :is(h1, h2, p):not(aside *)')
        .evaluateAll((all) =>
          all
            .map((element) => Math.round(element.getBoundingClientRect().top))
            .filter((top) => top < window.innerHeight),
        );
    const places = await findPlaces();
    expect(places.length).toBeGreaterThan(3);
    await answer(page, 'Accept');
    await waitForTextFont(page);
    await waitForFrames(page);
    await expect.poll(findPlaces).toEqual(places);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => fontOf(page)).toBe(TEXT_FONT);
  });

  test('has fallbacks in the size of the text font', async ({ site }) => {
    const { page } = await open(site);
    await answer(page, 'Accept');
    await waitForTextFont(page);
    const differences = () =>
      page.evaluate((family) => {
        const text = 'The quick brown fox jumps over the lazy dog while nobody watches the fence behind it.';
        const measure = (font: string, weight: number) => {
          const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
          context.font = `${weight} 16px ${font}`;
          return context.measureText(text).width;
        };
        const fallbacks = ['Arial', 'Roboto', 'DejaVu Sans'].map((name) => `"${family} ${name}"`).join();
        return [400, 700].map((weight) =>
          Math.abs(measure(fallbacks, weight) / measure(`"${family}"`, weight) - 1),
        );
      }, TEXT_FONT);
    // Without the adjustment, the widths differ by 15 %.
    await expect(async () => {
      for (const difference of await differences()) expect(difference).toBeLessThan(0.04);
    }).toPass();
  });

  test('shows the ad of the feed in sessions with the inline shape', async ({ site }) => {
    const { page } = await open(site, 'inline');
    await answer(page, 'Accept');
    await expect(page.locator(SLOT)).toHaveAttribute('data-ad-state', 'third-party');
    await expect(page.locator(SLOT)).toContainText('Fast hosting');
    await expect.poll(() => parties.asked.filter((path) => path.startsWith('/pixel/')).length).toBe(3);
  });

  test('answers from the hosted index, in the dialog of the site', async ({ site }) => {
    const { page } = await open(site);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('button');
    const hit = page.locator('.DocSearch-Hit a', { hasText: HOSTED_HIT.text });
    await expect(hit).toHaveAttribute('data-href', HOSTED_HIT.path);
  });
});
