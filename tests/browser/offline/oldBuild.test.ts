import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { markDocument, waitForRuntime } from '../fixtures/page';
import { NETWORK_FAULTS, type Production } from '../fixtures/production';
import { expect, FULL, test } from '../fixtures/test';
import { LOADER, moduleOf, waitForModule } from './builtModules';

/** The rule for hashed files, see `loadModule`: a page that is open while its build is replaced, or whose files are broken. */

/** Without a demo, which would notice the new build by itself. */
const PAGE = '/privacy/';
/** What browsers say of a module that they cannot read. */
const UNREADABLE = [/^uncaught: (?:SyntaxError|Unexpected)/, /^console error: .*(?:SyntaxError|MIME type)/];

/** Opens a page of a host without a worker, and records its loads. */
async function open(production: Production, path = PAGE): Promise<{ page: Page; loads: string[] }> {
  const reader = await production.newReader(undefined, undefined, [...NETWORK_FAULTS, ...UNREADABLE]);
  const page = await reader.newPage();
  await page.goto(production.server.origin + path);
  await waitForRuntime(page);
  // From now on, only the reader asks for parts.
  await waitForModule(page, 'offer');
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
  return { page, loads };
}

const search = (page: Page) => page.locator('[data-opens="search"]').first();

/** Opens the search without the pointer, whose way to the button asks for its code, before the press. */
const pressSearch = (page: Page) => page.keyboard.press('Control+k');

/** The message that the search could not be loaded, which is above the page. */
const failureOf = (page: Page) => page.locator('body > [role="alert"]');

async function expectSearch(page: Page): Promise<void> {
  await search(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The module of the search. */
const SEARCH = moduleOf('search');

for (const missing of ['404', 'page'] as const)
  test.describe(`a page whose build is gone, on a host that answers ${missing} for missing files`, () => {
    test('follows links, and then has the new build', FULL, async ({ production }) => {
      production.server.missing = missing;
      const { page } = await open(production);
      production.server.deploy = 1;
      await page.locator('#_sidebar a[href="/versions/"]').click();
      await page.waitForURL('**/versions/');
      await waitForRuntime(page);
      await expectSearch(page);
    });
  });

test('a page whose build is gone is loaded once more by the first part that is missing', async ({
  production,
}) => {
  const { page, loads } = await open(production);
  production.server.deploy = 1;
  await pressSearch(page);
  await expect.poll(() => loads).toEqual([PAGE]);
  await waitForRuntime(page);
  await expectSearch(page);
  expect(loads).toEqual([PAGE]);
});

test(
  'a page is not loaded again and again for a part that the new build lacks, too',
  FULL,
  async ({ production }) => {
    const { page, loads } = await open(production);
    let isMissing = true;
    production.server.intercept = ({ url }, response) => {
      if (!isMissing || !url?.startsWith(SEARCH)) return false;
      response.writeHead(404).end();
      return true;
    };
    await pressSearch(page);
    await expect.poll(() => loads).toEqual([PAGE]);
    await waitForRuntime(page);
    await search(page).click();
    const alert = failureOf(page);
    await expect(alert).toContainText('could not be loaded');
    expect(loads).toEqual([PAGE]);
    isMissing = false;
    await alert.getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(loads).toEqual([PAGE]);
  },
);

test('a page whose build is gone is not loaded again while a field has typed text', async ({
  production,
}) => {
  // Its tree is large enough for a filter.
  const { page, loads } = await open(production, '/material-ui/getting-started/installation/');
  await page.locator('[data-nav-filter]').fill('box');
  production.server.deploy = 1;
  await pressSearch(page);
  await expect(failureOf(page)).toContainText('could not be loaded');
  await expect(page.locator('[data-nav-filter]')).toHaveValue('box');
  expect(loads).toEqual([]);
});

test('two tabs of two builds work side by side, and only that of the old one is loaded again', async ({
  production,
}) => {
  const { page, loads } = await open(production);
  production.server.deploy = 1;
  const other = await page.context().newPage();
  await other.goto(production.server.origin + PAGE);
  await waitForRuntime(other);
  const expectSame = await markDocument(other);
  await page.bringToFront();
  await pressSearch(page);
  await expect.poll(() => loads).toEqual([PAGE]);
  await waitForRuntime(page);
  await expectSearch(page);
  await other.bringToFront();
  await expectSearch(other);
  await expectSame();
  expect(loads).toEqual([PAGE]);
});

test('a page does not load itself again if it cannot note that it has', FULL, async ({ production }) => {
  const { page, loads } = await open(production);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  production.server.deploy = 1;
  await search(page).click();
  await expect(failureOf(page)).toContainText('could not be loaded');
  expect(loads).toEqual([]);
});

const script = (text: string) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=9999' }).end(text);

for (const [what, answer] of [
  ['empty', script('')],
  ['cut', script('import{a as')],
  ['a page typed as a script', script('<!doctype html>')],
  [
    'a page',
    (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>'),
  ],
] as const)
  test(`a part that is ${what} once is asked for again, past the cache`, FULL, async ({ production }) => {
    const { page, loads } = await open(production);
    let isWrong = true;
    production.server.intercept = ({ url }, response) => {
      if (!isWrong || url !== SEARCH) return false;
      isWrong = false;
      answer(response);
      return true;
    };
    await expectSearch(page);
    expect([isWrong, loads]).toEqual([false, []]);
  });

test(
  'a page whose part cannot be reached stays whole, and tries again when asked',
  FULL,
  async ({ production }) => {
    const { page, loads } = await open(production);
    production.server.down = true;
    await search(page).click();
    const alert = failureOf(page);
    await expect(alert).toContainText('could not be loaded');
    await expect(page.locator('h1')).toHaveText('Privacy');
    production.server.down = false;
    await alert.getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(loads).toEqual([]);
  },
);

for (const [what, answer, times, expected] of [
  ['missing once', (response: ServerResponse) => response.writeHead(404).end(), 1, []],
  ['gone', (response: ServerResponse) => response.writeHead(404).end(), 2, [PAGE]],
  ['empty once', script(''), 1, []],
  ['cut once', script('import{a as'), 1, []],
] as const)
  test(`a page whose loader is ${what} comes alive`, FULL, async ({ production }) => {
    let asked = 0;
    production.server.intercept = ({ url }, response) => {
      if (url !== LOADER || asked === times) return false;
      asked += 1;
      answer(response);
      return true;
    };
    const reader = await production.newReader(undefined, undefined, [...NETWORK_FAULTS, ...UNREADABLE]);
    const page = await reader.newPage();
    const loads: string[] = [];
    // The first document may be left before it is parsed.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.goto(production.server.origin + PAGE);
    await waitForRuntime(page);
    await expectSearch(page);
    expect([asked, loads]).toEqual([times, [PAGE, ...expected]]);
  });
