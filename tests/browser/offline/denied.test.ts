import type { BrowserContext, Page } from 'playwright-core';
import { followHref } from '../harness/followHref';
import { inParallel } from '../harness/inParallel';
import { markDocument } from '../harness/markDocument';
import { waitForRuntime } from '../harness/waitForRuntime';
import { watchFaults } from '../harness/watchFaults';
import { useProduction } from './useProduction';

const production = useProduction();
const PAGE = '/system/react-box/';
const AT_ONCE = 4;

/** What a browser denies; each is done before any script of the page. */
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
    for (const key of ['mui-mode', 'direction', 'consent', 'code-wrap', 'language-offer-dismissed'])
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
  workerRefused: () => {
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
  /** The only two things that may be otherwise: a copy that says that it failed, and nothing stored. */
  readonly copies?: boolean;
}

const VARIANTS: readonly Variant[] = [
  { name: 'local storage throws', denials: ['localStorage'] },
  { name: 'session storage throws', denials: ['sessionStorage'] },
  { name: 'both are null', denials: ['noStorage'] },
  { name: 'there is no room in them', denials: ['quota'] },
  { name: 'they hold junk', denials: ['junk'] },
  { name: 'cookies throw', denials: ['cookieReading'] },
  { name: 'cookies are dropped', denials: ['noCookies'] },
  { name: 'caches throw', denials: ['noCaches'] },
  { name: 'there are no workers', denials: ['noWorkers'] },
  { name: 'workers are refused', denials: ['workerRefused'] },
  { name: 'the clipboard refuses, its fallback too', denials: ['clipboard'], copies: false },
  { name: 'there is no clipboard, but its fallback', denials: ['noClipboard'] },
  {
    name: 'all of it is denied',
    denials: ['localStorage', 'sessionStorage', 'cookieReading', 'noCaches', 'noWorkers', 'clipboard'],
    copies: false,
  },
];

/** Everything that a reader does; each step ends with what the reader sees of it. */
const STEPS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  sidebar: async (page) => {
    const group = page.locator('#_sidebar li', { has: page.getByLabel('Pages in Migration') }).last();
    await group.getByRole('button').click();
    await group.locator('ul a').first().waitFor();
  },
  colours: async (page) => {
    await page.locator('[data-action="colour-mode"]').click();
    await page.locator('html[data-mui-color-scheme="dark"]').waitFor({ state: 'attached' });
  },
  demo: async (page) => {
    const demo = page.locator('section[aria-label="MessageDraft"]');
    await demo.scrollIntoViewIfNeeded();
    await demo.locator('[data-live]').first().waitFor({ state: 'attached' });
    await demo.locator('textarea').first().fill('hello');
    await demo.getByText('115 characters left').waitFor();
  },
  settings: async (page) => {
    await page.locator('footer button').click();
    await page.locator('dialog:modal input[value="JS"]').check();
    await page.keyboard.press('Escape');
    await page.locator('dialog:modal').waitFor({ state: 'detached' });
    await page.locator('[role="toolbar"] [aria-pressed="true"]', { hasText: 'JS' }).first().waitFor();
  },
  search: async (page) => {
    await page.locator('[data-opens="search"]').click();
    await page.locator('.DocSearch-Input').fill('box');
    await page.locator('.DocSearch-Hit').first().waitFor();
    // Once empties the field, once more closes the search.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('.DocSearch-Input').waitFor({ state: 'detached' });
  },
  link: async (page) => {
    const isSame = await markDocument(page);
    await followHref(page, '/joy-ui/');
    await page.locator('h1', { hasText: 'Joy UI' }).waitFor();
    if (!(await isSame())) throw new Error('the document was loaded');
    // The choice holds as long as the document does.
    await page.locator('html[data-mui-color-scheme="dark"]').waitFor({ state: 'attached' });
  },
};

async function copy(page: Page): Promise<'copied' | 'told' | 'nothing'> {
  // What confirms is there for a moment only.
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      const buttons = [...document.querySelectorAll('main [data-copy]')];
      const isCopied = buttons.some(({ textContent }) => textContent?.includes('Copied'));
      if (!isCopied && !document.querySelector('main .code-message')) return;
      observer.disconnect();
      Object.assign(window, { answer: isCopied ? 'copied' : 'told' });
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.locator('main [data-copy]').first().click();
  return page
    .waitForFunction(() => (window as { answer?: 'copied' | 'told' }).answer)
    .then(async (answer) => (await answer.jsonValue()) ?? 'nothing')
    .catch(() => 'nothing' as const);
}

async function use({ denials }: Variant): Promise<{ wrong: string[]; copied: string }> {
  const { origin, newReader } = production();
  const prepare = async (reader: BrowserContext) => {
    await reader.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const name of denials) await reader.addInitScript(DENIALS[name]);
  };
  const reader = await newReader(prepare);
  const page = await reader.newPage();
  const wrong: string[] = [];
  const faults = watchFaults(page);
  await page.goto(origin + PAGE);
  await waitForRuntime(page);
  const copied = await copy(page);
  for (const [name, step] of Object.entries(STEPS)) {
    await step(page).catch((error: Error) => wrong.push(`${name}: ${error.message.split('\n')[0]}`));
  }
  await page.reload();
  if ((await page.locator('h1').count()) !== 1) wrong.push('reload');
  // That a browser says no in its console is what it is asked for; nothing may come of it.
  const thrown = faults.filter((fault) => /^(?:uncaught|crashed|dialog)/.test(fault));
  return { wrong: [...wrong, ...thrown], copied };
}

describe('a browser in which', () => {
  let used: readonly ({ wrong: string[]; copied: string } | Error)[] = [];

  beforeAll(async () => {
    used = await inParallel(
      VARIANTS,
      AT_ONCE,
      async () => (variant) => use(variant).catch((error: unknown) => error as Error),
    );
  }, 300_000);

  it.each(VARIANTS.map(({ name, copies = true }, index) => [name, copies, index] as const))(
    '%s can be read with',
    (_name, copies, index) => {
      expect(used[index]).toEqual({ wrong: [], copied: copies ? 'copied' : 'told' });
    },
  );
});
