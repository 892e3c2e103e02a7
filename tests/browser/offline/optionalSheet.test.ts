import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { waitForRuntime } from '../fixtures/page';
import type { Production } from '../fixtures/production';
import { expect, FULL, test } from '../fixtures/test';
import { holdTimers, passTimers } from '../fixtures/timers';
import { OUT } from '../../../src/content/workspace';

/** Same value as in `loadOptionalSheet`: the maximum wait for an answer. */
const TIMEOUT_MS = 5000;
const HTML = { 'content-type': 'text/html' };

const { styleSheet } = JSON.parse(readFileSync(`${OUT}/search/en.json`, 'utf8')) as { styleSheet: string };
const LINK = `link[href="${styleSheet}"]`;

type Answer = (response: ServerResponse) => unknown;

/** Opens the search on a host that answers like this to the request for its style sheet. */
async function openSearch(production: Production, answer?: Answer): Promise<Page> {
  const { server } = production;
  server.intercept = (request, response) => {
    if (!answer || request.url !== styleSheet) return false;
    answer(response);
    return true;
  };
  const reader = await production.newReader((context) => holdTimers(context, TIMEOUT_MS));
  const page = await reader.newPage();
  await page.goto(`${server.origin}/system/`);
  await waitForRuntime(page);
  await page.locator('[data-opens="search"]').click();
  return page;
}

async function expectHits(page: Page): Promise<void> {
  await page.locator('.DocSearch-Input').fill('box');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
}

/** Expects layers of adopted sheets by their names; `none` means a sheet outside of any layer. */
async function expectAdopted(page: Page, layers: readonly string[]): Promise<void> {
  const read = () =>
    page.evaluate(() =>
      document.adoptedStyleSheets.flatMap((sheet) =>
        [...sheet.cssRules].map((rule) => (rule instanceof CSSLayerBlockRule ? rule.name : 'none')),
      ),
    );
  await expect.poll(read).toEqual(layers);
}

/**
 * Expects the first style element to begin like this; it is not rendered, so it has no text for a locator.
 */
async function expectFirstStatement(page: Page, statement: RegExp): Promise<void> {
  await expect.poll(() => page.locator('style').first().textContent()).toMatch(statement);
}

test.describe('the optional style sheet', () => {
  test('is in its layer, without a link, in the order of the layers', async ({ production }) => {
    const page = await openSearch(production);
    await expectHits(page);
    await expectAdopted(page, ['docsearch']);
    await expect(page.locator(LINK)).toHaveCount(0);
    await expectFirstStatement(page, /^@layer theme, ?docsearch, ?mui, ?utilities/);
    await expect(page.locator('.DocSearch-Modal')).toHaveCSS('display', 'flex');
  });

  const ANSWERS: readonly (readonly [name: string, answer: Answer])[] = [
    ['an error', (response) => response.writeHead(500, { 'content-type': 'text/css' }).end('')],
    ['a page', (response) => response.writeHead(200, HTML).end('<!doctype html><h1>home</h1>')],
    ['another type', (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('a{}')],
    ['a cut', (response) => response.destroy()],
    ['nothing at all', () => undefined],
  ];
  for (const [name, answer] of ANSWERS)
    test(
      `is a plain link if the host answers with ${name}, and search still works`,
      FULL,
      async ({ production }) => {
        const page = await openSearch(production, answer);
        await expect(async () => {
          // The page has waited long enough for a host that does not answer.
          if (name === 'nothing at all') await passTimers(page);
          await expect(page.locator(LINK)).toBeAttached({ timeout: 500 });
        }).toPass();
        await expectHits(page);
        await expectAdopted(page, []);
        await expectFirstStatement(page, /^@layer theme/);
      },
    );
});
