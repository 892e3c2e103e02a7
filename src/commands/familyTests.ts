import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { readPage } from '../content/pageData/readBuild';
import { readOutputPages } from '../content/outputs/outputFiles';
import { defaultLanguage } from '../model/languages/defaultLanguage';

/** A test of a family: what it proves, and what throws if it does not hold. */
export interface FamilyTest {
  readonly name: string;
  readonly run: (browser: Browser, origin: string) => Promise<void>;
}

/** Bytes of scripts that a page may load before its reader has done anything, compressed as the host sends them. */
const MOST_SCRIPT = 40_000;
/** Milliseconds within which a part has to come to life on a busy machine. */
const ALIVE_MS = 60_000;
/** Milliseconds for a part that is said to be missing, but comes. */
const LATE_MS = 30_000;
const STAGES = '[data-stage]:not([inert])';

const PHONE = { viewport: { width: 390, height: 844 } } as const;

/** Opens a page, lets a test use it, and throws what the page has said meanwhile. */
async function withPage(
  browser: Browser,
  address: string,
  use: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const said: string[] = [];
  try {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', ({ message }) => said.push(message));
    page.on('response', (response) => {
      if (response.status() >= 400) said.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(address);
    await use(page);
  } finally {
    await context.close();
  }
  if (said.length > 0) throw new Error(said.join('\n'));
}

/** Waits until the frame is alive, and gives a sign of a reader, after which parts in view come to life. */
async function wake(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: ALIVE_MS });
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
}

/** What is run in the page, as text: its types are those of a document. */
const RUN_AXE = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target.join(' '))))`;

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(axe.source);
    const violations = await page.evaluate<string[]>(RUN_AXE);
    if (violations.length > 0) throw new Error(`${colorScheme}: ${violations.join('\n')}`);
  }
}

async function expectKeyboard(page: Page): Promise<void> {
  await wake(page);
  await page.keyboard.press('Tab');
  await page.locator('.skip-link:focus').waitFor({ timeout: ALIVE_MS });
  await page.keyboard.press('Enter');
  await page.locator('#main-content:focus, #main-content:target').waitFor({ timeout: ALIVE_MS });
}

async function expectLight(page: Page): Promise<void> {
  await page.locator('html[data-alive]').waitFor({ state: 'attached', timeout: ALIVE_MS });
  const bytes = await page.evaluate<number>(
    `performance.getEntriesByType('resource').filter(({ name }) => name.split('?')[0].endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
  );
  if (bytes > MOST_SCRIPT) throw new Error(`It loads ${bytes} bytes of scripts; ${MOST_SCRIPT} are allowed`);
}

async function expectNarrow(page: Page): Promise<void> {
  const [wide = 0, window = 0] = await page.evaluate<number[]>(
    '[document.documentElement.scrollWidth, innerWidth]',
  );
  if (wide > window) throw new Error(`It scrolls sideways: ${wide} px in a window of ${window} px`);
}

async function expectText(page: Page): Promise<void> {
  const text = await page.locator('main').innerText();
  if (!(await page.locator('main h1').first().isVisible()) || text.trim() === '')
    throw new Error('It shows no heading and no text');
}

/** Brings every demo and every playground of a page to life. */
async function expectDemos(page: Page): Promise<void> {
  await wake(page);
  const stages = page.locator(STAGES);
  for (let index = 0; index < (await stages.count()); index += 1) {
    const stage = stages.nth(index);
    const name = await stage.locator('xpath=ancestor::section[1]').getAttribute('aria-label');
    await stage.scrollIntoViewIfNeeded();
    const holder = stage.locator('[data-demo], iframe').first();
    await holder.dispatchEvent('pointerdown');
    await stage
      .locator(':is([data-demo], iframe)[data-live]')
      .first()
      .waitFor({ state: 'attached', timeout: ALIVE_MS })
      .catch(() => {
        throw new Error(`The demo ${name} does not come to life`);
      });
  }
  await expectPlaygrounds(page);
}

/** Opens the playgrounds of an API page, of which one is open at a time; the editor says why one fails. */
async function expectPlaygrounds(page: Page): Promise<void> {
  const parts = page.locator('details.api-try');
  for (let index = 0; index < (await parts.count()); index += 1) {
    const part = parts.nth(index);
    const name = await part.getAttribute('data-of');
    await part.locator('summary').click();
    await part
      .locator('[data-stage]:not([aria-busy])')
      .waitFor({ timeout: ALIVE_MS })
      .catch(() => {
        throw new Error(`The playground of ${name} does not come to life`);
      });
    // A busy machine takes longer than readers wait without a word; then the word goes away.
    const fault = part.locator('.live-demo-fault').filter({ hasText: /\w/ });
    await fault.waitFor({ state: 'detached', timeout: LATE_MS }).catch(async () => {
      throw new Error(`The playground of ${name}: ${(await fault.allTextContents()).join('').trim()}`);
    });
  }
}

/** Lists the first page of each kind of each product, and one in each other language. */
function pickRoutes(): readonly (readonly [kind: string, route: string])[] {
  const picked = new Map<string, readonly [string, string]>();
  for (const { route, productId, userLanguage } of readOutputPages()) {
    const isDefault = userLanguage === defaultLanguage();
    const { kind } = readPage(route).page;
    const key = isDefault ? `${kind} ${productId}` : `${kind} ${userLanguage}`;
    if (!picked.has(key) && (isDefault || kind === 'docs' || kind === 'landing'))
      picked.set(key, [kind, route]);
  }
  return [...picked.values()];
}

/** Lists the pages with demos or playgrounds, in the default language: those of others have the same ones. */
function listDemoRoutes(): string[] {
  return readOutputPages().flatMap(({ route, userLanguage }) => {
    if (userLanguage !== defaultLanguage()) return [];
    return readPage(route).page.blocks.some(({ kind }) => kind === 'demo') ? [route] : [];
  });
}

/** Lists the tests of the export of a family, whose pages are those of the last build. */
export function listFamilyTests(): FamilyTest[] {
  const test = (
    name: string,
    route: string,
    use: (page: Page) => Promise<void>,
    options?: BrowserContextOptions,
  ): FamilyTest => ({
    name: `${route} ${name}`,
    run: (browser, origin) => withPage(browser, origin + route, use, options),
  });
  const ofKinds = pickRoutes().flatMap(([kind, route]) => [
    test(`(${kind}) can be used by everybody (axe), in light and in dark`, route, expectAccessible),
    test(`(${kind}) can be reached by keyboard`, route, expectKeyboard),
    test(`(${kind}) is read without a script`, route, expectText, { javaScriptEnabled: false }),
    test(`(${kind}) is light`, route, expectLight),
    test(`(${kind}) fits on a phone`, route, expectNarrow, PHONE),
  ]);
  return [
    ...ofKinds,
    ...listDemoRoutes().map((route) => test('has demos that come to life', route, expectDemos)),
  ];
}
