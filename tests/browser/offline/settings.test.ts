import type { Site } from '../fixtures/site';
import { expect, FULL, full, test } from '../fixtures/test';
import { waitForRuntime } from '../fixtures/page';
import type { BrowserContext, Page } from '@playwright/test';

const INSTALLATION = '/material-ui/getting-started/installation/';
const API = '/system/api/box/';

async function openTabs(site: Site, path: string): Promise<[Page, Page]> {
  const first = await site.open(path);
  const second = await first.context().newPage();
  await second.goto(site.origin + path);
  for (const page of [first, second]) await waitForRuntime(page);
  return [first, second];
}

/** The only switch of the settings: whether `/` opens the search. */
const SWITCH = 'input[role="switch"]';

async function choose(page: Page, value: string): Promise<void> {
  await page.locator('footer button').click();
  await page.locator(`dialog:modal input[value="${value}"]`).check();
  await page.keyboard.press('Escape');
}

async function chooseSlash(page: Page, isOn: boolean): Promise<void> {
  await page.locator('footer button').click();
  await page.locator(`dialog:modal ${SWITCH}`).setChecked(isOn);
  await page.keyboard.press('Escape');
}

/** Changes a choice with its control on the page. */
async function check(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((input) => (input as HTMLElement).click());
}

interface Row {
  readonly name: string;
  /** Only in the full tier. */
  readonly full?: boolean;
  readonly path: string;
  readonly choose: (page: Page) => Promise<void>;
  /** The text in the other tab. */
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
    full: true,
    path: '/system/',
    choose: (page) => chooseSlash(page, false),
    shown: 'html[data-no-slash]',
    back: (page) => chooseSlash(page, true),
    shownBack: 'html:not([data-no-slash])',
  },
  {
    name: 'the wrapping of code',
    full: true,
    path: INSTALLATION,
    choose: (page) => check(page, '[data-wrap-toggle]'),
    shown: 'html[data-code-wrap]',
    back: (page) => check(page, '[data-wrap-toggle]'),
    shownBack: 'html:not([data-code-wrap])',
  },
  {
    name: 'the chosen tab of code',
    full: true,
    path: INSTALLATION,
    choose: (page) => check(page, '.code-tabs input[value="yarn"]'),
    shown: '.code-tabs input[value="yarn"]:checked',
    back: (page) => check(page, '.code-tabs input[value="npm"]'),
    shownBack: '.code-tabs input[value="npm"]:checked',
  },
  {
    name: 'the view of an API section',
    full: true,
    path: API,
    choose: (page) => check(page, '[data-api-view][value="collapsed"]'),
    shown: '[data-api-view][value="collapsed"]:checked',
    back: (page) => check(page, '[data-api-view][value="table"]'),
    shownBack: '[data-api-view][value="table"]:checked',
  },
];

for (const row of ROWS)
  test(
    `${row.name} is in step in all tabs, whichever it was chosen in last`,
    full(row.full ?? false),
    async ({ site }) => {
      const [first, second] = await openTabs(site, row.path);
      await row.choose(first);
      await expect(second.locator(row.shown).first()).toBeAttached();
      await row.back(second);
      await expect(first.locator(row.shownBack).first()).toBeAttached();
    },
  );

for (const [name, value, other] of [
  ['the color mode', 'dark', 'light'],
  ['the direction', 'rtl', 'ltr'],
] as const)
  test(`${name} that is chosen in another tab is shown by settings that are open`, FULL, async ({ site }) => {
    const [first, second] = await openTabs(site, '/system/');
    await second.locator('footer button').click();
    for (const chosen of [value, other]) {
      await choose(first, chosen);
      await expect(second.locator(`dialog:modal input[value="${chosen}"]`)).toBeChecked();
    }
  });

test(
  'whether / opens the search that is chosen in another tab is shown by settings that are open',
  FULL,
  async ({ site }) => {
    const [first, second] = await openTabs(site, '/system/');
    await second.locator('footer button').click();
    for (const chosen of [false, true]) {
      await chooseSlash(first, chosen);
      await expect(second.locator(`dialog:modal ${SWITCH}`)).toBeChecked({ checked: chosen });
    }
  },
);

test('falls back from unknown values, and does not keep them', FULL, async ({ site }) => {
  const prepare = (context: BrowserContext) =>
    context.addInitScript(() => {
      if (window.sessionStorage.getItem('seeded')) return;
      window.sessionStorage.setItem('seeded', '1');
      window.localStorage.setItem('color-mode', 'purple');
      window.localStorage.setItem('direction', '<up>');
      window.localStorage.setItem('code-wrap', 'zigzag');
      window.localStorage.setItem('consent', 'perhaps 12');
      window.localStorage.setItem('apiPage_props', 'cube');
      document.cookie = 'codeVariant=COBOL;path=/';
    });
  const page = await site.openReady('/system/react-box/', { prepare });
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('html')).toHaveAttribute('data-color-choice', 'system');
  await expect(
    page.locator('[role="toolbar"] [aria-pressed="true"]', { hasText: 'TS' }).first(),
  ).toBeVisible();
  // The variant of the code is read by what shows it.
  await page.locator('footer button').click();
  await expect(page.locator('dialog:modal input[value="TS"]')).toBeChecked();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.localStorage) + document.cookie))
    .not.toMatch(/purple|<up>|zigzag|COBOL/);
});
