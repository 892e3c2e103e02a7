import type { Page } from '@playwright/test';
import { followHref, waitForRuntime } from '../fixtures/page';
import { expect, FULL, test } from '../fixtures/test';

const PAGE = '/system/react-box/';
/** Refusals in the browser's console are expected; they must have no consequences. */
const SAYS_NO = /^(?:console|request)/;

/** Features that a browser denies, each before any script of the page. */
const DENIALS = {
  localStorage: () => {
    const get = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  },
  sessionStorage: () => {
    const get = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get });
  },
  noStorage: () => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, { get: () => null });
  },
  quota: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  junk: () => {
    // Sandboxed frames have no storage.
    if (window.origin === 'null') return;
    for (const key of ['color-mode', 'direction', 'consent', 'code-wrap', 'language-offer-dismissed'])
      window.localStorage.setItem(key, '<script>{"'.repeat(20_000));
    window.sessionStorage.setItem('ad-shape', 'x'.repeat(200_000));
    document.cookie = 'codeVariant=<img>;path=/';
  },
  cookieReading: () => {
    const get = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
  },
  noCookies: () => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  },
  noCaches: () => {
    Object.defineProperty(window, 'caches', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  },
  noWorkers: () => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  },
  workersThrow: () => {
    const get = () => {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    };
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get });
  },
  noObservers: () => {
    for (const name of ['IntersectionObserver', 'ResizeObserver']) Reflect.deleteProperty(window, name);
  },
  noIdle: () => {
    for (const name of ['requestIdleCallback', 'BroadcastChannel', 'scheduler', 'navigation'])
      Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Navigator.prototype, 'sendBeacon');
  },
  // As on a page that is not loaded over https.
  insecure: () => {
    Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined });
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    Reflect.deleteProperty(window, 'caches');
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  },
  workerRefused: () => {
    // Sandboxed frames have no workers.
    if (window.origin === 'null') return;
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'));
  },
  clipboard: () => {
    const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse, readText: refuse } });
    document.execCommand = () => false;
  },
  noClipboard: () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  },
} satisfies Record<string, () => void>;

interface Variant {
  readonly name: string;
  readonly denials: readonly (keyof typeof DENIALS)[];
  /** The only two allowed differences: a failed copy is reported, and nothing is stored. */
  readonly copies?: boolean;
}

const VARIANTS: readonly Variant[] = [
  { name: 'local storage throws', denials: ['localStorage'] },
  { name: 'session storage throws', denials: ['sessionStorage'] },
  { name: 'both are null', denials: ['noStorage'] },
  { name: 'they are full', denials: ['quota'] },
  { name: 'they contain invalid data', denials: ['junk'] },
  { name: 'cookies throw', denials: ['cookieReading'] },
  { name: 'cookies are dropped', denials: ['noCookies'] },
  { name: 'caches throw', denials: ['noCaches'] },
  { name: 'there are no workers', denials: ['noWorkers'] },
  { name: 'workers are refused', denials: ['workerRefused'] },
  { name: 'reading the workers throws', denials: ['workersThrow'] },
  { name: 'there are no observers', denials: ['noObservers'] },
  { name: 'there are no idle callbacks, channels and beacons', denials: ['noIdle'] },
  { name: 'there is no cryptography, nor what else needs https', denials: ['insecure'] },
  { name: 'the clipboard refuses, its fallback too', denials: ['clipboard'], copies: false },
  { name: 'there is only the fallback of the clipboard', denials: ['noClipboard'] },
  {
    name: 'all of it is denied',
    denials: ['localStorage', 'sessionStorage', 'cookieReading', 'noCaches', 'noWorkers', 'clipboard'],
    copies: false,
  },
];

/** Every action of a reader; each step ends with its visible result. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  sidebar: async (page) => {
    const group = page.locator('#_sidebar li', { has: page.getByLabel('Show pages in Migration') }).last();
    await group.getByRole('button').click();
    await expect(group.locator('ul a').first()).toBeVisible();
  },
  colors: async (page) => {
    await page.locator('[data-action="color-mode"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  },
  demo: async (page) => {
    const demo = page.locator('section[aria-label="MessageDraft"]');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('[data-live]').first()).toBeAttached();
    await demo.locator('textarea').first().fill('hello');
    await expect(demo.getByText('115 characters left')).toBeVisible();
  },
  settings: async (page) => {
    await page.locator('footer button').click();
    await page.locator('dialog:modal input[value="JS"]').check();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    const toolbar = page.locator('[role="toolbar"]').first();
    // The first demo is a playground, which lives once the pointer comes to it.
    await toolbar.hover();
    await expect(toolbar.locator('[aria-pressed="true"]', { hasText: 'JS' })).toBeVisible();
  },
  search: async (page) => {
    await page.locator('[data-opens="search"]').click();
    await page.locator('.DocSearch-Input').fill('box');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    // One press empties the field, another closes the search.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Input')).toHaveCount(0);
  },
  link: async (page) => {
    await followHref(page, '/joy-ui/');
    await expect(page.locator('h1')).toContainText('Joy UI');
  },
};

/** Makes the page record the result of a copy, which is visible only for a moment. */
async function watchCopy(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      const buttons = [...document.querySelectorAll('main [data-copy]')];
      const isCopied = buttons.some(({ textContent }) => textContent?.includes('Copied'));
      if (!isCopied && !document.querySelector('main .code-message')) return;
      observer.disconnect();
      Object.assign(window, { answer: isCopied ? 'copied' : 'reported' });
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

test.describe('a browser in which', () => {
  for (const { name, denials, copies = true } of VARIANTS)
    test(`${name} can be read with`, FULL, async ({ production }) => {
      const permissions = ['clipboard-read', 'clipboard-write'];
      const reader = await production.newReader(undefined, { permissions }, [SAYS_NO]);
      for (const denial of denials) await reader.addInitScript(DENIALS[denial]);
      const page = await reader.newPage();
      await page.goto(production.origin + PAGE);
      await waitForRuntime(page);
      await watchCopy(page);
      await page.locator('main [data-copy]').first().click();
      await expect
        .poll(() => page.evaluate(() => (window as { answer?: string }).answer))
        .toBe(copies ? 'copied' : 'reported');
      for (const [step, take] of Object.entries(STEPS)) await test.step(step, () => take(page));
      await page.reload();
      await expect(page.locator('h1')).toHaveCount(1);
    });
});
