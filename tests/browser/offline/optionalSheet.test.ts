import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { waitForRuntime } from '../harness/waitForRuntime';
import { useProduction } from './useProduction';

const production = useProduction();
const { styleSheet } = JSON.parse(readFileSync('out/search/en.json', 'utf8')) as { styleSheet: string };

type Answer = (response: ServerResponse) => void;

/** Opens the search on a host that answers for its style sheet like this. */
async function openSearch(answer?: Answer): Promise<Page> {
  const { server, newReader } = production();
  server.intercept = (request: IncomingMessage, response) => {
    if (!answer || request.url !== styleSheet) return false;
    answer(response);
    return true;
  };
  const page = await (await newReader()).newPage();
  await page.goto(`${server.origin}/system/`);
  await waitForRuntime(page);
  await page.locator('[data-opens="search"]').click();
  await page.locator('.DocSearch-Input').fill('box');
  await page.locator('.DocSearch-Hit').first().waitFor();
  return page;
}

const isLinked = (page: Page) =>
  page
    .locator(`link[data-optional-sheet][href="${styleSheet}"]`)
    .waitFor({ state: 'attached' })
    .then(() => true);

/** Names of the layers of adopted sheets; `none` for a sheet that stands in no layer. */
const adopted = (page: Page) =>
  page.evaluate(() =>
    document.adoptedStyleSheets.flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => (rule instanceof CSSLayerBlockRule ? rule.name : 'none')),
    ),
  );

const firstStatement = (page: Page) =>
  page.evaluate(() => document.querySelector('style')?.textContent ?? '');

describe('the optional style sheet', () => {
  it('stands in its layer, without a link, in the order of the layers', async () => {
    const page = await openSearch();
    expect(await adopted(page)).toEqual(['docsearch']);
    expect(await page.locator('link[data-optional-sheet]').count()).toBe(0);
    expect(await firstStatement(page)).toMatch(/^@layer theme, ?docsearch, ?mui, ?utilities/);
    expect(await page.locator('.DocSearch-Modal').evaluate((modal) => getComputedStyle(modal).display)).toBe(
      'flex',
    );
  });

  const html = { 'content-type': 'text/html' };
  it.each<[string, Answer]>([
    ['an error', (response) => response.writeHead(500, { 'content-type': 'text/css' }).end('')],
    ['a page', (response) => response.writeHead(200, html).end('<!doctype html><h1>home</h1>')],
    ['another type', (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('a{}')],
    ['a cut', (response) => response.destroy()],
    ['nothing at all', () => undefined],
  ])(
    'is a plain link where the host answers with %s, and search works all the same',
    async (_name, answer) => {
      const page = await openSearch(answer);
      expect(await isLinked(page)).toBe(true);
      expect(await adopted(page)).toEqual([]);
      expect(await firstStatement(page)).toMatch(/^@layer theme/);
    },
  );
});
