import type { BrowserContext, Page } from 'playwright-core';
import { openReady } from './harness/openReady';
import { useSite } from './harness/useSite';

const site = useSite();
const PAGE = '/material-ui/react-button/';
const BUTTON = '[data-action="colour-mode"]';
const ATTRIBUTE = 'data-mui-color-scheme';

const store = (mode: string) => (context: BrowserContext) =>
  context.addInitScript((value) => {
    if (sessionStorage.getItem('stored') === null) localStorage.setItem('mui-mode', value);
    sessionStorage.setItem('stored', '');
  }, mode);

/** Notes the scheme and the background of every frame that the page draws, from the first one on. */
const recordFrames = (context: BrowserContext) =>
  context.addInitScript((attribute) => {
    const frames: string[] = [];
    Object.assign(window, { frames_: frames });
    const look = () => {
      const root = document.documentElement;
      const background = document.body ? getComputedStyle(document.body).backgroundColor : '';
      if (document.body) frames.push(`${root.getAttribute(attribute)} ${background}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, ATTRIBUTE);

const scheme = (page: Page) => page.getAttribute('html', ATTRIBUTE);
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const storedMode = (page: Page) => page.evaluate(() => localStorage.getItem('mui-mode'));

describe('the colour mode', () => {
  it.each([
    ['light', 'light', 'light'],
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['dark', 'dark', 'dark'],
    ['system', 'light', 'light'],
    ['system', 'dark', 'dark'],
  ] as const)('%s on a %s device is %s, from the first frame on', async (mode, colorScheme, expected) => {
    const prepare = async (context: BrowserContext) => {
      await store(mode)(context);
      await recordFrames(context);
    };
    const page = await openReady(site(), PAGE, { colorScheme, prepare });
    expect(await scheme(page)).toBe(expected);
    await page.waitForFunction(() => (window as unknown as { frames_: string[] }).frames_.length > 1);
    const frames = await page.evaluate(() => (window as unknown as { frames_: string[] }).frames_);
    expect([...new Set(frames)]).toEqual([`${expected} ${await background(page)}`]);
  });

  it('of a later page is that of one that the browser has kept, when the reader comes back', async () => {
    const page = await openReady(site(), PAGE, { colorScheme: 'light' });
    expect(await scheme(page)).toBe('light');
    await page.evaluate(() => {
      localStorage.setItem('mui-mode', 'dark');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await scheme(page)).toBe('dark');
  });

  it('is in force before any of the body has arrived', async () => {
    const whole = await (await fetch(site().origin + PAGE)).text();
    const [head = ''] = whole.split('<body');
    let sendRest = () => {};
    site().intercept = (request, response) => {
      if (request.url !== PAGE) return false;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(`${head}<body>`);
      sendRest = () => response.end(whole.slice(head.length + '<body>'.length));
      return true;
    };
    const context = await site().browser.newContext({ colorScheme: 'light' });
    await store('dark')(context);
    const page = await context.newPage();
    await page.goto(site().origin + PAGE, { waitUntil: 'commit' });
    await page.waitForFunction((name) => document.documentElement.getAttribute(name) === 'dark', ATTRIBUTE);
    expect(await page.locator('h1').count()).toBe(0);
    sendRest();
    await page.locator('h1').waitFor();
    await context.close();
  });

  it('follows the device while it is not chosen', async () => {
    const page = await openReady(site(), PAGE, { colorScheme: 'light' });
    const light = await background(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction((name) => document.documentElement.getAttribute(name) === 'dark', ATTRIBUTE);
    expect(await background(page)).not.toBe(light);
  });

  it('is told to readers who do not see it', async () => {
    const page = await openReady(site(), PAGE, { colorScheme: 'light' });
    for (const text of ['Dark colours', 'Light colours', 'Colours of the device']) {
      await page.click(BUTTON);
      await page.locator('#_announcer', { hasText: text }).waitFor({ state: 'attached' });
    }
  });

  it('is kept over client navigation and document loads, and shared with other tabs', async () => {
    const page = await openReady(site(), PAGE, { colorScheme: 'light' });
    const other = await page.context().newPage();
    await other.goto(`${site().origin}/joy-ui/`);
    await page.click(BUTTON);
    expect(await scheme(page)).toBe('dark');
    await other.waitForFunction((name) => document.documentElement.getAttribute(name) === 'dark', ATTRIBUTE);
    await page.click('#_sidebar a[href="/material-ui/react-checkbox/"]');
    await page.waitForURL('**/react-checkbox/');
    expect(await scheme(page)).toBe('dark');
    await page.reload();
    expect(await scheme(page)).toBe('dark');
  });

  it.each(['<script>', '{"mode":"dark"}', 'DARK', '', 'x'.repeat(1_000_000)])(
    'takes %.20s for nothing, and rewrites it',
    async (junk) => {
      const page = await openReady(site(), PAGE, { colorScheme: 'light', prepare: store(junk) });
      expect(await scheme(page)).toBe('light');
      expect(await storedMode(page)).toBe('system');
    },
  );

  it.each(['throws on every use', 'is not there', 'is full'])(
    'changes for the visit where storage %s',
    async (kind) => {
      const prepare = (context: BrowserContext) =>
        context.addInitScript((how) => {
          const fail = () => {
            throw new DOMException('denied', how === 'is full' ? 'QuotaExceededError' : 'SecurityError');
          };
          if (how === 'is full') Storage.prototype.setItem = fail;
          else {
            for (const area of ['localStorage', 'sessionStorage']) {
              Object.defineProperty(window, area, { get: how === 'is not there' ? () => null : fail });
            }
            Object.defineProperty(document, 'cookie', { get: fail, set: fail });
          }
        }, kind);
      const page = await openReady(site(), PAGE, { colorScheme: 'light', prepare });
      await page.click(BUTTON);
      expect(await scheme(page)).toBe('dark');
      await page.click('[data-group="/material-ui/customization"] > div > button');
      await page.click('#_sidebar a[href="/material-ui/customization/dark-mode/"]');
      await page.waitForURL('**/dark-mode/');
      expect(await scheme(page)).toBe('dark');
    },
  );
});
