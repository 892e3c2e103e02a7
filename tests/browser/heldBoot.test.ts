import type { Page } from 'playwright-core';
import { holdIdleStart, holdTimers, passTimers, waitForHeldTimer } from './harness/holdTimers';
import { holdScripts } from './harness/holdScripts';
import { useSite } from './harness/useSite';
import { waitForHeading } from './harness/waitForHeading';
import { waitForPaint } from './harness/waitForPaint';

const site = useSite();
const PAGE = '/material-ui/react-button/';
const HOLD_MS = 10_000;
/** As `afterFrame` has it, for documents that are not painted. */
const NO_FRAME_MS = 300;

const isReady = (page: Page) => page.evaluate(() => document.documentElement.dataset.ready === '');
const scheme = (page: Page) => page.getAttribute('html', 'data-mui-color-scheme');
const isOpen = (page: Page, id: string) =>
  page.evaluate((wanted) => document.getElementById(wanted)?.matches(':popover-open'), id);

/** A click as a program makes it: no pointer, no focus. */
const press = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const element = document.querySelector<HTMLElement>(wanted);
    if (!element) throw new Error(`nothing is ${wanted}`);
    element.click();
  }, selector);

/** The same control by keyboard. */
const type = async (page: Page, selector: string) => {
  await page.focus(selector);
  await page.keyboard.press('Enter');
};

const WAYS = [
  ['a click without a pointer', press],
  ['the keyboard', type],
] as const;

describe.each(WAYS)('while the scripts are held back, by %s', (_way, activate) => {
  it('every control of the frame answers', async () => {
    const { hold, release } = holdScripts();
    const page = await site().open(PAGE, { colorScheme: 'light', prepare: hold });
    await waitForPaint(page);
    expect(await scheme(page)).toBe('light');
    await activate(page, '[data-action="colour-mode"]');
    expect(await scheme(page)).toBe('dark');
    for (const menu of ['_products', '_versions', '_languages']) {
      await activate(page, `[popovertarget="${menu}"]`);
      expect(await isOpen(page, menu)).toBe(true);
      await activate(page, `[popovertarget="${menu}"]`);
      expect(await isOpen(page, menu)).toBe(false);
    }
    await activate(page, '[data-group="/material-ui/customization"] > div > button');
    await page.locator('#_sidebar a[href="/material-ui/customization/dark-mode/"]').waitFor();
    const hash = await page.evaluate(() => `#${document.querySelectorAll('main h2[id]')[2]?.id}`);
    await activate(page, `#_toc a[href="${hash}"]`);
    await page.waitForFunction((wanted) => window.location.hash === wanted && window.scrollY > 100, hash);
    await activate(page, 'a[href="#main-content"]:not(.skip-link)');
    await page.waitForFunction(() => window.scrollY < 100);
    expect(await isReady(page)).toBe(false);
    await activate(page, '#_sidebar a[href="/material-ui/react-checkbox/"]');
    await waitForHeading(page, 'Checkbox');
    expect(await isReady(page)).toBe(false);
    release();
  });

  it('the drawer of a narrow screen opens and closes', async () => {
    const { hold, release } = holdScripts();
    const page = await site().open(PAGE, { viewport: { width: 360, height: 740 }, prepare: hold });
    await waitForPaint(page);
    await activate(page, '[popovertarget="_sidebar"]');
    expect(await isOpen(page, '_sidebar')).toBe(true);
    await activate(page, '#_sidebar [popovertargetaction="hide"]');
    expect(await isOpen(page, '_sidebar')).toBe(false);
    expect(await isReady(page)).toBe(false);
    release();
  });
});

describe('a page whose scripts come after 10 s', () => {
  it('has its runtime then, and keeps all that was done until then', async () => {
    const { hold, release } = holdScripts();
    const page = await site().open(PAGE, { colorScheme: 'light', prepare: hold });
    await waitForPaint(page);
    const started = Date.now();
    await page.mouse.move(30, 300);
    await press(page, '[data-action="colour-mode"]');
    await page.fill('[data-nav-filter]', 'dark');
    await page.locator('#_sidebar a[href="/material-ui/customization/dark-mode/"]').waitFor();
    await page.click('[popovertarget="_products"]');
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.waitForTimeout(HOLD_MS - (Date.now() - started));
    expect(await isReady(page)).toBe(false);
    release();
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
    expect(await scheme(page)).toBe('dark');
    expect(await isOpen(page, '_products')).toBe(true);
    expect(await page.inputValue('[data-nav-filter]')).toBe('dark');
    expect(await page.locator('#_sidebar a[href="/material-ui/customization/dark-mode/"]').isVisible()).toBe(
      true,
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(500);
    await page.click('#_products a[href="/joy-ui/"]');
    await waitForHeading(page, 'Joy UI');
  });
});

describe('the framework, once its scripts are there', () => {
  /** A page whose scripts are asked for and held back, and a list of what happens in it, in its order. */
  async function openNoting() {
    const { hold, release } = holdScripts();
    const page = await site().open(PAGE, {
      prepare: async (context) => {
        await hold(context);
        await holdTimers(context, NO_FRAME_MS);
      },
    });
    await page.evaluate(() => {
      const order: string[] = [];
      const note = (name: string) => {
        if (!order.includes(name)) order.push(name);
      };
      for (const type of ['pointerdown', 'click']) {
        window.addEventListener(type, () => {
          note(type);
          requestAnimationFrame(() => note(`a frame behind ${type}`));
        });
      }
      // React makes one as it is loaded.
      window.MessageChannel = class extends MessageChannel {
        constructor() {
          super();
          note('React');
          requestAnimationFrame(() => note('a frame behind React'));
        }
      };
      Object.defineProperty(window, 'next', {
        set: () => {
          note('Next');
        },
      });
      Object.assign(window, { order });
    });
    await waitForPaint(page);
    await page.hover('[popovertarget="_products"]');
    await page.locator('head script[src^="/_next/"]').first().waitFor({ state: 'attached' });
    return { page, release };
  }

  const readOrder = (page: Page) => page.evaluate(() => (window as unknown as { order: string[] }).order);
  /** The bundler's queue is a list until its runtime is there, which comes behind all of the framework. */
  const waitForScripts = (page: Page) =>
    page.waitForFunction(() => !Array.isArray(Reflect.get(window, 'TURBOPACK')));

  it('is not loaded while a pointer is down, nor before the answer to the click is painted', async () => {
    const { page, release } = await openNoting();
    // A pointer that stays down is waited for as long as a second, which does not pass here.
    await page.evaluate(() => {
      const now = performance.now();
      performance.now = () => now;
    });
    await page.mouse.down();
    release();
    await waitForScripts(page);
    await page.evaluate(() => {
      window.addEventListener('click', () => Reflect.deleteProperty(performance, 'now'));
    });
    await page.mouse.up();
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
    expect(await isOpen(page, '_products')).toBe(true);
    const order = await readOrder(page);
    expect(order.indexOf('React')).toBeGreaterThan(order.indexOf('a frame behind click'));
    expect(order.indexOf('a frame behind click')).toBeGreaterThan(order.indexOf('pointerdown'));
  });

  it('is loaded in parts, with a frame between them', async () => {
    const { page, release } = await openNoting();
    release();
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
    expect(await readOrder(page)).toEqual(['React', 'a frame behind React', 'Next']);
  });

  it('is loaded, too, where a pointer stays down', async () => {
    const { page, release } = await openNoting();
    await page.mouse.down();
    release();
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
    await page.mouse.up();
  });
});

describe('a page that nobody touches', () => {
  it.each(['/material-ui/react-tabs/', '/material-ui/api/button/'])(
    '%s asks for no script of the boot at first, although its sidebar is scrolled to the page',
    async (route) => {
      const page = await site().open('/versions/', {
        viewport: { width: 1280, height: 720 },
        prepare: (context) => holdIdleStart(context),
      });
      const scripts: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // The ad of the family is no sign of a reader and starts nothing.
        if (pathname.endsWith('.js') && !pathname.startsWith('/_docs/boot/ownAd.')) scripts.push(pathname);
      });
      await page.goto(site().origin + route);
      await waitForHeldTimer(page);
      await page.waitForFunction(() => Number(document.querySelector('#_sidebar')?.scrollTop) > 0);
      await page.waitForTimeout(1000);
      expect(scripts).toEqual([]);
      await passTimers(page);
      await page.waitForSelector('html[data-ready]');
    },
  );
});

describe('a document that comes slowly', () => {
  it('has its runtime in the end, although the reader moved before its end was there', async () => {
    const whole = await (await fetch(site().origin + PAGE)).text();
    const cut = whole.indexOf('<footer');
    let sendRest = () => {};
    site().intercept = (request, response) => {
      if (request.url !== PAGE) return false;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(whole.slice(0, cut));
      sendRest = () => response.end(whole.slice(cut));
      return true;
    };
    const page = await site().open('/versions/');
    await page.goto(site().origin + PAGE, { waitUntil: 'commit' });
    await page.locator('h1', { hasText: 'Button' }).waitFor();
    await waitForPaint(page);
    await page.mouse.move(30, 300);
    await page.mouse.move(60, 300);
    sendRest();
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
  });
});

describe('a page one of whose scripts never comes', () => {
  it('stays readable and leads on, whichever it is', async () => {
    const page = await site().open(PAGE, {
      expected: [/\/_next\//, /\/_docs\/boot\//, /Failed to load/, /uncaught/, /ChunkLoad/],
    });
    const scripts = await page.evaluate(() => {
      const list = document.getElementById('_boot')?.textContent ?? '';
      const chunks = [...list.matchAll(/static\/[^"]+\.js/g)].map(([path]) => `/_next/${path}`);
      return [...new Set([...chunks, ...(list.match(/\/_docs\/boot\/[^"]+\.js/g) ?? [])])];
    });
    expect(scripts.length).toBeGreaterThan(8);
    for (const script of scripts) {
      site().intercept = (request, response) => {
        if (request.url !== script) return false;
        response.writeHead(404).end();
        return true;
      };
      await page.goto(site().origin + PAGE);
      await waitForPaint(page);
      await page.mouse.move(30, 30);
      await page.mouse.move(60, 60);
      await page.waitForTimeout(400);
      expect(await page.locator('main h1').innerText()).toContain('Button');
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(2000);
      await page.click('#_sidebar a[href="/material-ui/react-checkbox/"]');
      await waitForHeading(page, 'Checkbox');
    }
  }, 180_000);
});

describe('a start whose data does not arrive', () => {
  it('leaves the page as it is and is tried again, and a wish is kept until then', async () => {
    const page = await site().open(PAGE, { expected: [/\/_docs\/shared\//, /Failed to load/] });
    let refused = 0;
    let refuse = () => {};
    const isSeen = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    site().intercept = (request, response) => {
      if (!request.url?.startsWith('/_docs/shared/') || refused === 2) return false;
      refused += 1;
      // Hosts of one-page applications answer so.
      if (refused === 1) {
        void isSeen.then(() => {
          response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
        });
      } else response.writeHead(404).end();
      return true;
    };
    await page.goto(site().origin + PAGE);
    await waitForPaint(page);
    await page.click('[data-opens="search"]');
    expect(await isReady(page)).toBe(false);
    refuse();
    // The document may be loaded once more meanwhile, to see whether the server has another build.
    await page.waitForSelector('html[data-ready]');
    expect(refused).toBe(2);
    await page.getByRole('dialog').waitFor();
  });
});
