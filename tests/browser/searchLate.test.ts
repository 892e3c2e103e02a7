import type { Site } from './fixtures/site';
import { expect, test } from './fixtures/test';
import { waitForPaint } from './fixtures/page';
import type { Page } from '@playwright/test';

const PAGE = '/material-ui/react-button/';
const FIELD = '#_search .DocSearch-Input';
const HIT = '#_search .DocSearch-Hit a';
/** More than the longest that anything here is waited for before it is told. */
const PATIENT_MS = 45_000;
const NOTICE = '#_search [data-panels] [role="status"]';

/** A page whose search has been asked for, and where a file is not answered until it is told to be. */
async function openHanging(
  site: Site,
  path: string,
  file: RegExp,
): Promise<{ page: Page; answer: () => void }> {
  let isHanging = true;
  const page = await site.open(path, {
    prepare: (context) =>
      context.route(file, (route) => (isHanging ? new Promise(() => {}) : route.continue())),
  });
  await waitForPaint(page);
  await page.keyboard.press('/');
  return {
    page,
    answer: () => {
      isHanging = false;
    },
  };
}

test.describe('a part of the search that never comes', () => {
  test('its worker: is told, and tried again', { tag: '@full' }, async ({ site }) => {
    test.setTimeout(2 * PATIENT_MS);
    const { page, answer } = await openHanging(site, PAGE, /\/_docs\/search\/worker\..*\.js/);
    await page.fill(FIELD, 'button');
    const retry = page.locator(NOTICE, { hasText: 'The search index could not be loaded' }).locator('button');
    // A second one is given its time, too.
    await retry.waitFor({ timeout: PATIENT_MS });
    answer();
    await retry.click();
    await page.locator(HIT).first().waitFor();
    await retry.waitFor({ state: 'detached' });
  });

  test('the names of the reader’s product: the others answer, and it is told and tried again', async ({
    site,
  }) => {
    const { page, answer } = await openHanging(site, PAGE, /\/_docs\/search\/material-ui-en-1\./);
    await page.fill(FIELD, 'button');
    await page.locator(`${HIT}[href^="/joy-ui/"]`).first().waitFor();
    const notice = page.locator(NOTICE, { hasText: 'Material UI' });
    await notice.waitFor();
    answer();
    await notice.locator('button').click();
    await page.locator(`${HIT}[href^="/material-ui/"]`).first().waitFor();
    await notice.waitFor({ state: 'detached' });
  });

  test('those in the default language: the reader’s language answers', async ({ site }) => {
    const { page } = await openHanging(site, `/zh${PAGE}`, /\/_docs\/search\/material-ui-en-1\./);
    await page.fill(FIELD, '安装');
    await page.locator(`${HIT}[href^="/zh/material-ui/"]`).first().waitFor();
  });

  test('its texts: is told, with a way to load the page anew', { tag: '@full' }, async ({ site }) => {
    test.setTimeout(2 * PATIENT_MS);
    const { page } = await openHanging(site, PAGE, /\/_docs\/texts\/en\..*\.json/);
    await page.locator('#_search [role="alert"] button').waitFor({ timeout: PATIENT_MS });
    await expect
      .poll(() => page.locator('#_search [role="alert"]').innerText())
      .toContain('could not be loaded');
  });
});
