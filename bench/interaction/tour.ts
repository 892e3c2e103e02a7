import type { Page } from 'playwright-core';
import { waitForHeading } from '../../tests/browser/fixtures/page';

/** One action of a reader. A step waits before or after the interaction, never during it. */
export interface TourStep {
  readonly name: string;
  readonly act: (page: Page) => Promise<unknown>;
}

/** Letters come at the speed of a good typist. */
const TYPING = { delay: 80 };
/** Time that a reader points at something before the press. */
const POINT_MS = 150;
/** Time that a finger stays down. Without it, a synthetic press is one interaction instead of two. */
const HELD = { delay: 80 };
const FIELD = '#_search .DocSearch-Input';

const demo = (page: Page, name: string) => page.locator(`section[aria-label="${name}"]`);

const press =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await page.hover(selector);
    await page.waitForTimeout(POINT_MS);
    await page.click(selector, HELD);
  };

const visit = (href: string, heading: string): TourStep => ({
  name: `go to ${heading}`,
  act: async (page) => {
    await press(`#_sidebar a[href="${href}"]`)(page);
    await waitForHeading(page, heading);
  },
});

/** The first page of the tour. */
export const TOUR_START = '/material-ui/react-button/';

/** The first press on a page before the runtime starts. */
export const COLD_STEP: TourStep = {
  name: 'a menu, while the runtime starts',
  act: async (page) => {
    await page.click('[popovertarget="_products"]', HELD);
    await page.waitForFunction(() => document.documentElement.dataset.ready === '');
    await page.keyboard.press('Escape');
  },
};

/** The actions of a reader on the site, in order, by mouse and keyboard. */
export const TOUR: readonly TourStep[] = [
  { name: 'product menu', act: press('[popovertarget="_products"]') },
  { name: 'close it', act: (page) => page.keyboard.press('Escape') },
  { name: 'language menu', act: press('[popovertarget="_languages"]') },
  { name: 'close it', act: (page) => page.keyboard.press('Escape') },
  { name: 'color mode', act: press('[data-action="color-mode"]') },
  { name: 'color mode again', act: press('[data-action="color-mode"]') },
  {
    name: 'open a group of the sidebar',
    act: press('[data-group="/material-ui/customization"] > div > button'),
  },
  {
    name: 'filter the sidebar',
    act: async (page) => {
      await page.click('[data-nav-filter]', HELD);
      await page.keyboard.type('dark', TYPING);
    },
  },
  {
    name: 'empty the filter',
    act: async (page) => {
      for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press('Backspace', TYPING);
    },
  },
  { name: 'search, the first time', act: press('[data-opens="search"]') },
  {
    name: 'type a query',
    act: async (page) => {
      await page.locator(FIELD).waitFor();
      await page.keyboard.type('button', TYPING);
      await page.locator('#_search .DocSearch-Hit').first().waitFor();
    },
  },
  {
    name: 'move in the results',
    act: async (page) => {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'close the search',
    act: async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    },
  },
  { name: 'search again', act: (page) => page.keyboard.press('Control+k') },
  {
    name: 'close it',
    act: async (page) => {
      await page.locator(FIELD).waitFor();
      await page.keyboard.press('Escape');
    },
  },
  { name: 'settings', act: press('[data-opens="settings"]') },
  { name: 'close them', act: (page) => page.keyboard.press('Escape') },
  {
    name: 'show the code of a demo',
    act: async (page) => {
      await demo(page, 'SaveButton').scrollIntoViewIfNeeded();
      await page.locator('[data-demo="SaveButton"][data-live]').waitFor();
      await demo(page, 'SaveButton').getByRole('button', { name: 'Show code' }).click(HELD);
    },
  },
  {
    name: 'code as JavaScript',
    act: (page) => demo(page, 'SaveButton').getByRole('button', { name: 'JS', exact: true }).click(HELD),
  },
  {
    name: 'code as TypeScript',
    act: (page) => demo(page, 'SaveButton').getByRole('button', { name: 'TS', exact: true }).click(HELD),
  },
  {
    name: 'press a button of the demo',
    act: (page) => demo(page, 'SaveButton').locator('[data-demo] button').first().click(HELD),
  },
  {
    name: 'dark demo',
    act: (page) =>
      demo(page, 'SaveButton').getByRole('button', { name: 'Toggle dark mode for this demo' }).click(HELD),
  },
  { name: 'a heading of the contents', act: press('#_toc a >> nth=1') },
  visit('/material-ui/react-checkbox/', 'Checkbox'),
  {
    name: 'tick a box of a demo',
    act: async (page) => {
      const box = page.locator('[data-demo] input[type="checkbox"]').first();
      await box.scrollIntoViewIfNeeded();
      await page.locator('[data-demo][data-live]').first().waitFor();
      await box.click(HELD);
    },
  },
  visit('/material-ui/react-tabs/', 'Tabs'),
  {
    name: 'a tab of a demo',
    act: async (page) => {
      await page.locator('[data-demo][data-live] [role="tab"]').first().waitFor();
      await page.locator('[data-demo] [role="tab"]').nth(1).click(HELD);
    },
  },
  {
    name: 'back',
    act: async (page) => {
      await page.keyboard.press('Escape');
      await page.evaluate(() => window.history.back());
      await waitForHeading(page, 'Checkbox');
    },
  },
];
