import type { Page } from '@playwright/test';
import { waitForPaint } from './fixtures/page';
import type { Site } from './fixtures/site';
import { expect, FULL, test } from './fixtures/test';
import { passUntil } from './fixtures/timers';

const PAGE = '/material-ui/react-button/';
const FIELD = '#_search .DocSearch-Input';
const HIT = '#_search .DocSearch-Hit a';
/** Longer than `SearchParts` lets the other parts wait for a slow one. */
const SOON_MS = 2100;
/** The workers have 5 and 15 seconds, each of the tries for the texts longer. */
const LONG_MS = 5000;
const NOTICE = '#_search [data-panels] [role="status"]';

interface Hanging {
  readonly page: Page;
  /** Waits until the file was requested. */
  readonly asked: Promise<void>;
  /** Answers the request from now on. */
  readonly answer: () => void;
}

/**
 * Opens a page with a requested search and a file that is not answered; the test advances the page's time.
 */
async function openHanging(site: Site, path: string, file: RegExp): Promise<Hanging> {
  let isHanging = true;
  let report = () => {};
  const asked = new Promise<void>((resolve) => {
    report = resolve;
  });
  const page = await site.open(path, {
    prepare: (context) =>
      context.route(file, (route) => {
        report();
        return isHanging ? new Promise(() => {}) : route.continue();
      }),
  });
  await waitForPaint(page);
  await page.clock.install();
  await page.keyboard.press('/');
  return {
    page,
    asked,
    answer: () => {
      isHanging = false;
    },
  };
}

test.describe('a part of the search that never loads', () => {
  test('its worker: is reported, and tried again', FULL, async ({ site }) => {
    const { page, asked, answer } = await openHanging(site, PAGE, /\/_docs\/search\/worker\..*\.js/);
    await page.fill(FIELD, 'button');
    await asked;
    // The document itself names some pages.
    await expect(
      page.locator('#_search [data-panels] a[href="/material-ui/react-button-group/"]'),
    ).toBeVisible();
    const retry = page.locator(NOTICE, { hasText: 'Search is unavailable right now' }).locator('button');
    // A second worker gets its time, too.
    await passUntil(page, retry, LONG_MS);
    answer();
    await retry.click();
    await page.locator(HIT).first().waitFor();
    await retry.waitFor({ state: 'detached' });
  });

  test(
    'the names of the reader’s product: the other products return results, and it is reported and retried',
    FULL,
    async ({ site }) => {
      const { page, asked, answer } = await openHanging(site, PAGE, /\/_docs\/search\/material-ui-en-1\./);
      await page.fill(FIELD, 'button');
      await asked;
      await page.clock.runFor(SOON_MS);
      await page.locator(`${HIT}[data-href^="/joy-ui/"]`).first().waitFor();
      const notice = page.locator(NOTICE, { hasText: 'Material UI' });
      await passUntil(page, notice);
      answer();
      await notice.locator('button').click();
      await page.locator(`${HIT}[data-href^="/material-ui/"]`).first().waitFor();
      await notice.waitFor({ state: 'detached' });
    },
  );

  test('the names in the default language: the reader’s language returns results', FULL, async ({ site }) => {
    const { page, asked } = await openHanging(site, `/zh${PAGE}`, /\/_docs\/search\/material-ui-en-1\./);
    await page.fill(FIELD, '安装');
    await asked;
    await page.clock.runFor(SOON_MS);
    await page.locator(`${HIT}[data-href^="/zh/material-ui/"]`).first().waitFor();
  });

  test('its texts: is reported, and tried again', FULL, async ({ site }) => {
    const { page, asked, answer } = await openHanging(site, PAGE, /\/_docs\/texts\/en\..*\.json/);
    await asked;
    const alert = page.locator('#_search [role="alert"]');
    await passUntil(page, alert.locator('button'), LONG_MS);
    await expect(alert).toContainText('could not be loaded');
    answer();
    await alert.locator('button').click();
    await page.locator(FIELD).waitFor();
  });
});
