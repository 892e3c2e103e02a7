import type { BrowserContext, Page } from 'playwright-core';
import { waitForRuntime } from '../harness/waitForRuntime';
import { useSite } from '../harness/useSite';

const site = useSite();
const INSTALLATION = '/material-ui/getting-started/installation/';
const API = '/system/api/box/';

async function openTabs(path: string): Promise<[Page, Page]> {
  const first = await site().open(path);
  const second = await first.context().newPage();
  await second.goto(site().origin + path);
  for (const page of [first, second]) await waitForRuntime(page);
  return [first, second];
}

async function choose(page: Page, value: string): Promise<void> {
  await page.locator('footer button').click();
  await page.locator(`dialog:modal input[value="${value}"]`).check();
  await page.keyboard.press('Escape');
}

/** Changes a choice by what stands for it on the page. */
async function check(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((input) => (input as HTMLElement).click());
}

interface Row {
  readonly name: string;
  readonly path: string;
  readonly choose: (page: Page) => Promise<void>;
  /** What stands in the other tab. */
  readonly shown: string;
  readonly back: (page: Page) => Promise<void>;
  readonly shownBack: string;
}

const ROWS: readonly Row[] = [
  {
    name: 'the direction',
    path: '/system/',
    choose: (page) => choose(page, 'rtl'),
    shown: 'html[dir="rtl"]',
    back: (page) => choose(page, 'ltr'),
    shownBack: 'html[dir="ltr"]',
  },
  {
    name: 'whether / opens the search',
    path: '/system/',
    choose: (page) => choose(page, 'off'),
    shown: 'html[data-no-slash]',
    back: (page) => choose(page, 'on'),
    shownBack: 'html:not([data-no-slash])',
  },
  {
    name: 'the wrapping of code',
    path: INSTALLATION,
    choose: (page) => check(page, '[data-wrap-toggle]'),
    shown: 'html[data-code-wrap]',
    back: (page) => check(page, '[data-wrap-toggle]'),
    shownBack: 'html:not([data-code-wrap])',
  },
  {
    name: 'the chosen tab of code',
    path: INSTALLATION,
    choose: (page) => check(page, '.code-tabs input[value="yarn"]'),
    shown: '.code-tabs input[value="yarn"]:checked',
    back: (page) => check(page, '.code-tabs input[value="npm"]'),
    shownBack: '.code-tabs input[value="npm"]:checked',
  },
  {
    name: 'the view of an API section',
    path: API,
    choose: (page) => check(page, '[data-api-view][value="collapsed"]'),
    shown: '[data-api-view][value="collapsed"]:checked',
    back: (page) => check(page, '[data-api-view][value="table"]'),
    shownBack: '[data-api-view][value="table"]:checked',
  },
];

it.each(ROWS.map((row) => [row.name, row] as const))(
  '%s is in step in all tabs, whichever it was chosen in last',
  async (_name, row) => {
    const [first, second] = await openTabs(row.path);
    await row.choose(first);
    await second.locator(row.shown).first().waitFor({ state: 'attached' });
    await row.back(second);
    await first.locator(row.shownBack).first().waitFor({ state: 'attached' });
  },
);

it.each([
  ['the colour mode', 'dark', 'light'],
  ['the direction', 'rtl', 'ltr'],
  ['whether / opens the search', 'off', 'on'],
])('%s that is chosen in another tab is shown by settings that are open', async (_name, value, other) => {
  const [first, second] = await openTabs('/system/');
  await second.locator('footer button').click();
  for (const chosen of [value, other]) {
    await choose(first, chosen);
    await second.locator(`dialog:modal input[value="${chosen}"]:checked`).waitFor();
  }
});

it('falls back from values that nothing knows, and does not keep them', async () => {
  const prepare = (context: BrowserContext) =>
    context.addInitScript(() => {
      if (window.sessionStorage.getItem('seeded')) return;
      window.sessionStorage.setItem('seeded', '1');
      window.localStorage.setItem('mui-mode', 'purple');
      window.localStorage.setItem('direction', '<up>');
      window.localStorage.setItem('code-wrap', 'zigzag');
      window.localStorage.setItem('consent', 'perhaps 12');
      window.localStorage.setItem('apiPage_props', 'cube');
      document.cookie = 'codeVariant=COBOL;path=/';
    });
  const page = await site().open('/system/react-box/', { prepare });
  await waitForRuntime(page);
  await page.locator('html[dir="ltr"][data-colour-mode="system"]').waitFor({ state: 'attached' });
  await page.locator('[role="toolbar"] [aria-pressed="true"]', { hasText: 'TS' }).first().waitFor();
  await page.waitForFunction(
    () => !/purple|<up>|zigzag|COBOL/.test([JSON.stringify(window.localStorage), document.cookie].join(' ')),
  );
});
