import type { BrowserContext, Page } from '@playwright/test';
import { openMenuEntry } from '../demos/demoMenu';
import { followHref, waitForRuntime } from '../fixtures/page';
import { holdTimers, passTimers, waitForHeldTimer } from '../fixtures/timers';

export type ReportedEvent = readonly [name: string, fields: Readonly<Record<string, unknown>>];

export interface Journey {
  readonly name: string;
  /** One of the many that only the full tier takes. */
  readonly full?: boolean;
  /** The first page; the small system page by default. */
  readonly from?: string;
  /** The reader's earlier answer; if undefined, the page asks. */
  readonly answered?: 'given' | 'refused' | undefined;
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Fixed result of the browser's random source; reports no ad display by default. */
  readonly roll?: number;
  /** Actions before any script of the page has started. */
  readonly early?: (page: Page) => Promise<unknown>;
  readonly steps?: (page: Page) => Promise<unknown>;
  readonly events: readonly ReportedEvent[];
  /** The other host that the reader goes to. */
  readonly leavesFor?: string;
}

const DEMOS = '/system/react-box/';
const DEMO = 'MessageDraft';

const view = (pathname: string, product = 'system'): ReportedEvent => ['page_view', { pathname, product }];
/** Each event has the product of its page. */
const event = (name: string, fields: object): ReportedEvent => [name, { ...fields, product: 'system' }];
const control = (label: string) => event('control', { label });
const copy = (label: string, more = {}) => event('copy', { label, ...more });
const setting = (name: string, value: string) => event('setting', { setting: name, value });

const given = { answered: 'given' } as const;
const onDemos = { ...given, from: DEMOS } as const;
const seen = view('/system/react-box');
const tool = (page: Page, label: string) =>
  page.locator(`section[aria-label="${DEMO}"]`).getByRole('button', { name: label, exact: true });

async function openPanel(page: Page): Promise<void> {
  await page.locator('footer button').click();
  await page.locator('dialog:modal h2').waitFor();
}

async function choose(page: Page, value: string): Promise<void> {
  await openPanel(page);
  await page.locator(`dialog:modal input[value="${value}"]`).check();
}

/** Waits until the page is counted, which happens in idle time. */
async function waitForView(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.some((words) => words[1] === 'page_view');
  });
}

/** Time that an ad has to be visible until it counts as displayed. */
const holdDisplay = (context: BrowserContext) => holdTimers(context, 2500);

async function waitForDisplay(page: Page): Promise<void> {
  await waitForHeldTimer(page);
  await passTimers(page);
}

function withNavigatorValue(key: string, said: unknown): Journey['prepare'] {
  return (context) =>
    context.addInitScript(
      ([name, value]) => Object.defineProperty(Navigator.prototype, name, { get: () => value }),
      [key, said] as [string, unknown],
    );
}

/** Actions of readers, and every event that may be counted for them. */
export const JOURNEYS: readonly Journey[] = [
  { name: 'a page is opened', full: true, ...given, events: [view('/system')] },
  {
    name: 'with a query and a fragment',
    full: true,
    ...given,
    from: '/system/?secret=typed#start-here',
    events: [view('/system')],
  },
  { name: 'the first page of all', full: true, ...given, from: '/', events: [view('/', 'docs')] },
  {
    name: 'a page that does not exist',
    full: true,
    ...given,
    from: '/no/secret/page/?secret=typed',
    events: [view('/404', 'docs')],
  },
  {
    name: 'a page in another language, by its one pathname',
    full: true,
    ...given,
    from: '/ar/system/',
    events: [view('/system')],
  },
  {
    name: 'a link to another product',
    full: true,
    ...given,
    steps: (page) => followHref(page, '/joy-ui/'),
    events: [view('/system'), view('/joy-ui', 'joy-ui')],
  },
  {
    name: 'two links and back twice',
    full: true,
    ...given,
    steps: async (page) => {
      await followHref(page, '/joy-ui/');
      await waitForView(page);
      await followHref(page, '/core/');
      await waitForView(page);
      await page.goBack();
      // The address changes before the page does.
      await page.waitForSelector('#_sidebar[data-href="/joy-ui/"]', { state: 'attached' });
      await waitForView(page);
      await page.goBack();
      await page.waitForURL('**/system/');
    },
    events: [
      view('/system'),
      view('/joy-ui', 'joy-ui'),
      view('/core', 'core'),
      view('/joy-ui', 'joy-ui'),
      view('/system'),
    ],
  },
  {
    name: 'a link to a heading of the same page',
    full: true,
    ...given,
    steps: (page) => page.locator('main .heading > a').first().click(),
    events: [view('/system')],
  },
  {
    name: 'a reload',
    full: true,
    ...given,
    steps: async (page) => {
      await page.reload();
      await waitForRuntime(page);
    },
    events: [view('/system'), view('/system')],
  },
  {
    name: "a page that comes back from the browser's memory of pages",
    full: true,
    ...given,
    steps: async (page) => {
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
    },
    events: [view('/system'), view('/system')],
  },
  {
    name: 'another language is chosen',
    full: true,
    ...given,
    steps: async (page) => {
      await page.locator('[popovertarget="_languages"]').click();
      await page.locator('#_languages a[lang="pt"]').click();
      await page.waitForURL('**/pt/system/');
      await waitForRuntime(page);
    },
    events: [view('/system'), view('/system')],
  },
  {
    name: 'the button of the color mode',
    full: true,
    ...given,
    steps: (page) => page.locator('[data-action="color-mode"]').click(),
    events: [view('/system'), setting('colorMode', 'dark')],
  },
  {
    name: 'dark, in the settings',
    full: true,
    ...given,
    steps: (page) => choose(page, 'dark'),
    events: [view('/system'), control('settings'), setting('colorMode', 'dark')],
  },
  {
    name: 'another direction',
    full: true,
    ...given,
    steps: (page) => choose(page, 'rtl'),
    events: [view('/system'), control('settings'), setting('direction', 'rtl')],
  },
  {
    name: 'no search by /, in the settings',
    full: true,
    ...given,
    steps: async (page) => {
      await openPanel(page);
      await page.getByRole('switch', { name: 'Press / to search' }).uncheck();
    },
    events: [view('/system'), control('settings'), setting('searchSlash', 'off')],
  },
  {
    name: 'a theme for demos, in the settings',
    full: true,
    ...given,
    steps: async (page) => {
      await openPanel(page);
      await page.locator('dialog').getByText('Demo theme', { exact: true }).click();
      await page.locator('dialog').getByLabel('Spacing').fill('10');
      await page.locator('dialog').getByLabel('Spacing').fill('12');
    },
    events: [view('/system'), control('settings'), setting('demoTheme', 'chosen')],
  },
  {
    name: 'JavaScript, in the settings',
    full: true,
    ...given,
    steps: (page) => choose(page, 'JS'),
    events: [view('/system'), control('settings'), setting('codeVariant', 'JS')],
  },
  {
    name: 'JavaScript, in the first demo, pressed twice',
    full: true,
    ...onDemos,
    steps: async (page) => {
      const button = page.getByRole('toolbar').getByRole('button', { name: 'JS', exact: true });
      await button.click();
      await button.click();
    },
    events: [seen, setting('codeVariant', 'JS')],
  },
  {
    name: "a demo's code",
    full: true,
    ...onDemos,
    steps: (page) => tool(page, 'Show code').click(),
    events: [seen, control('demo-code')],
  },
  {
    name: "a demo's colors",
    full: true,
    ...onDemos,
    steps: async (page) =>
      (
        await openMenuEntry(page.locator(`section[aria-label="${DEMO}"]`), 'Toggle dark mode for this demo')
      ).click(),
    events: [seen, control('demo-colors')],
  },
  {
    name: "a demo's direction",
    full: true,
    ...onDemos,
    steps: async (page) =>
      (
        await openMenuEntry(
          page.locator(`section[aria-label="${DEMO}"]`),
          'Toggle right-to-left for this demo',
        )
      ).click(),
    events: [seen, control('demo-direction')],
  },
  {
    name: "a demo's start",
    full: true,
    ...onDemos,
    steps: (page) => tool(page, 'Reset demo').click(),
    events: [seen, control('demo-reset')],
  },
  {
    name: "a demo's address",
    full: true,
    ...onDemos,
    steps: async (page) => {
      await tool(page, 'More actions').click();
      await page.locator(`section[aria-label="${DEMO}"] [data-track="demo-link"]`).click();
    },
    events: [seen, control('demo-link')],
  },
  {
    name: "a demo's source is copied",
    full: true,
    ...onDemos,
    steps: (page) => tool(page, 'Copy').click(),
    events: [seen, copy('demo', { demo: DEMO })],
  },
  {
    name: "a demo's code is changed, twice",
    full: true,
    ...onDemos,
    steps: async (page) => {
      await tool(page, 'Edit').click();
      await page.locator('.pce-textarea').focus();
      await page.keyboard.type('//');
      await page.locator(`section[aria-label="${DEMO}"][data-edited]`).waitFor();
      await page.keyboard.type('/');
    },
    events: [seen, control('demo-edit'), event('demo_edit', { demo: DEMO })],
  },
  {
    name: 'a demo is opened in a sandbox',
    full: true,
    ...onDemos,
    leavesFor: 'stackblitz.com',
    prepare: (context) =>
      context.route('https://stackblitz.com/**', (route) => route.fulfill({ body: 'opened' })),
    steps: async (page) => {
      const entry = await openMenuEntry(page.locator(`section[aria-label="${DEMO}"]`), 'Open in StackBlitz');
      const [other] = await Promise.all([page.waitForEvent('popup'), entry.click()]);
      await other.close();
      await page.bringToFront();
    },
    events: [seen, control('demo-stackblitz'), event('demo_sandbox', { demo: DEMO, sandbox: 'stackblitz' })],
  },
  {
    name: 'a link to another host, of which only the host is said',
    full: true,
    ...onDemos,
    leavesFor: 'github.com',
    prepare: (context) =>
      context.route('https://github.com/**', (route) => route.fulfill({ body: 'opened' })),
    steps: async (page) => {
      await page.locator('header a[href^="https://github.com/"]').click({ modifiers: ['ControlOrMeta'] });
      await page.bringToFront();
    },
    events: [seen, event('outbound', { host: 'github.com' })],
  },
  {
    name: 'a block of code is copied',
    full: true,
    ...onDemos,
    steps: (page) => page.locator('main [data-copy]').first().click(),
    events: [seen, copy('code')],
  },
  {
    name: 'the page is copied',
    full: true,
    ...onDemos,
    steps: (page) => page.getByRole('button', { name: 'Copy page' }).click(),
    events: [seen, copy('page')],
  },
  {
    name: "the wrapping of code's lines",
    full: true,
    ...onDemos,
    steps: (page) => page.locator('main [data-wrap-toggle]').first().dispatchEvent('click'),
    events: [seen, setting('codeWrap', 'on')],
  },
  {
    name: 'the view of an API section',
    full: true,
    ...given,
    from: '/system/api/box/',
    steps: (page) => page.locator('main [data-api-view][value="collapsed"]').first().dispatchEvent('click'),
    events: [view('/system/api/box'), setting('apiView', 'collapsed')],
  },
  {
    name: 'search, with what is typed and what is found',
    full: true,
    ...given,
    steps: async (page) => {
      await page.locator('[data-opens="search"]').click();
      await page.locator('.DocSearch-Input').fill('react box');
      await page.locator('.DocSearch-Hit').first().waitFor();
      await page.locator('.DocSearch-Hit a[data-href^="/system/react-box/"]').first().click();
      await page.waitForURL('**/system/react-box/**');
    },
    events: [view('/system'), control('search'), seen],
  },
  {
    name: 'a press on the search before any script has come',
    full: true,
    ...given,
    early: (page) => page.locator('[data-opens="search"]').click(),
    steps: (page) => page.locator('.DocSearch-Input').waitFor(),
    events: [view('/system'), control('search')],
  },
  {
    name: 'such a press, without consent',
    full: true,
    answered: 'refused',
    early: (page) => page.locator('[data-opens="search"]').click(),
    steps: (page) => page.locator('.DocSearch-Input').waitFor(),
    events: [],
  },
  {
    name: 'an ad that is visible for 2.5 seconds, one of ten',
    full: true,
    ...onDemos,
    roll: 0.05,
    prepare: holdDisplay,
    steps: waitForDisplay,
    events: [seen, event('ad_display', { label: 'in-house-body-top-inline', ad: 'data-grid' })],
  },
  {
    name: 'an ad, one of the other nine',
    full: true,
    ...onDemos,
    roll: 0.25,
    prepare: holdDisplay,
    steps: waitForDisplay,
    events: [seen],
  },
  {
    name: 'an ad is followed',
    full: true,
    ...onDemos,
    steps: async (page) => {
      const link = page.locator('aside[data-ad-state] a').first();
      await link.waitFor();
      // Its page would be counted, too, as soon as it is alive.
      await page
        .context()
        .route(`**${await link.getAttribute('href')}`, (route) => route.fulfill({ body: 'advertised' }));
      await link.click({ modifiers: [] });
      await page.bringToFront();
    },
    events: [seen, event('ad_click', { label: 'in-house-body-top-image', ad: 'theming' })],
  },
  { name: 'no answer', full: true, steps: (page) => followHref(page, '/joy-ui/'), events: [] },
  { name: 'no', full: true, steps: (page) => page.locator('#_consent button').first().click(), events: [] },
  {
    name: 'yes',
    full: true,
    steps: (page) => page.locator('#_consent button').nth(1).click(),
    events: [view('/system')],
  },
  {
    name: 'yes, revoked, and a link',
    ...given,
    steps: async (page) => {
      await openPanel(page);
      // Pending events are dropped when consent is revoked.
      await page.waitForFunction(() => {
        const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
        return dataLayer.some((words) => words[1] === 'control');
      });
      await page.locator('dialog:modal input[value="refused"]').check();
      await page.keyboard.press('Escape');
      await followHref(page, '/joy-ui/');
    },
    events: [view('/system'), control('settings')],
  },
  { name: 'no, some time ago', full: true, answered: 'refused', events: [] },
  {
    name: 'yes, but Global Privacy Control',
    full: true,
    ...given,
    prepare: withNavigatorValue('globalPrivacyControl', true),
    steps: (page) => followHref(page, '/joy-ui/'),
    events: [],
  },
  {
    name: 'yes, but Do Not Track',
    full: true,
    ...given,
    prepare: withNavigatorValue('doNotTrack', '1'),
    steps: (page) => followHref(page, '/joy-ui/'),
    events: [],
  },
];
