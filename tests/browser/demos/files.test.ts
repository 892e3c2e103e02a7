import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, FULL, test } from '../fixtures/test';
import { openMenuEntry } from './demoMenu';
import { recordPosts } from './recordPosts';

const PAGE = '/material-ui/react-transfer-list/';
const NAME = 'FilterTransferList';
const BESIDE = 'TransferList.tsx';
/** Enough to fetch, compile and run code on a busy machine. */
const TIMEOUT_MS = 40_000;

const demo = (page: Page) => page.locator(`section[aria-label="${NAME}"]`);
const tool = (page: Page, name: string) => demo(page).getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => demo(page).getByRole('tab', { name, exact: true });
const panel = (page: Page) => demo(page).getByRole('tabpanel');
const field = (page: Page) => demo(page).locator('.pce-textarea');
const result = (page: Page) => page.frameLocator('iframe[sandbox]').locator('#demo');

/** Records what the page copies. */
const withClipboard = (context: BrowserContext) =>
  context.addInitScript(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
  });
const lastCopy = (page: Page) =>
  page.evaluate(() => (window as unknown as { written: string[] }).written.at(-1));

/** Replaces a text in the editor. */
async function replace(editor: Locator, text: string, by: string): Promise<void> {
  await expect.poll(() => editor.inputValue()).toContain(text);
  // A text of many lines would be as many inputs in Chromium, one in the other: more than React accepts.
  await editor.evaluate((field: HTMLTextAreaElement, part) => {
    const at = field.value.indexOf(part);
    field.focus();
    field.setSelectionRange(at, at + part.length);
  }, text);
  await editor.page().keyboard.insertText(by);
}

test.describe('the files of a demo', () => {
  test('are tabs, which arrow keys choose, and the shown one is copied', async ({ site }) => {
    const page = await site.openReady(PAGE, { prepare: withClipboard });
    await expect(demo(page).getByRole('tab')).toHaveCount(0);
    await tool(page, 'Show code').click();
    await expect(demo(page).getByRole('tablist', { name: `Files of ${NAME}` })).toBeVisible();
    await expect(panel(page)).toContainText('Find a country');
    await tab(page, `${NAME}.tsx`).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, BESIDE)).toBeFocused();
    await expect(tab(page, BESIDE)).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toContainText('interface CheckListProps');
    await tool(page, 'Copy').click();
    await expect.poll(() => lastCopy(page)).toContain('interface CheckListProps');
    await page.keyboard.press('Tab');
    await tab(page, BESIDE).focus();
    await page.keyboard.press('Home');
    await expect(panel(page)).toContainText('Find a country');
    await expect(panel(page)).not.toContainText('interface CheckListProps');
  });

  test('are edited, each with the line of its faults, and put back', async ({ site }) => {
    const page = await site.openReady(PAGE, { prepare: withClipboard });
    await demo(page).scrollIntoViewIfNeeded();
    await tool(page, 'Edit').click();
    await field(page).waitFor({ state: 'attached' });
    await tab(page, BESIDE).click();
    await expect(field(page)).toHaveAttribute('aria-label', `${BESIDE} code editor`);
    await replace(
      field(page),
      '<ListItemText primary={item} />',
      '<ListItemText primary={`Go to ${item}`} />',
    );
    await expect(result(page)).toContainText('Go to Austria', { timeout: TIMEOUT_MS });
    await tab(page, `${NAME}.tsx`).click();
    await replace(field(page), 'Find a country', 'Find it');
    await expect(result(page)).toContainText('Find it', { timeout: TIMEOUT_MS });
    await expect(result(page)).toContainText('Go to Austria');

    await tab(page, BESIDE).click();
    await replace(field(page), 'interface CheckListProps {', 'const = 1;\ninterface CheckListProps {');
    const status = demo(page).locator('.live-demo-fault');
    await expect(status).toContainText(/^TransferList\.tsx, line 12: /, { timeout: TIMEOUT_MS });
    await expect(demo(page).locator('.fault-line')).toHaveCount(1);
    await tab(page, `${NAME}.tsx`).click();
    await expect(demo(page).locator('.fault-line')).toHaveCount(0);
    await expect(status).toContainText('TransferList.tsx');

    await tool(page, 'Reset demo').click();
    await expect(result(page)).toContainText('Find a country', { timeout: TIMEOUT_MS });
    await expect(result(page)).not.toContainText('Go to');
    await tab(page, BESIDE).click();
    await expect(field(page)).toHaveValue(/primary=\{item\}/);
  });

  test('follow the language of code', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, { prepare: withClipboard });
    await tool(page, 'Show code').click();
    await tab(page, BESIDE).click();
    await (await openMenuEntry(demo(page), 'Show JavaScript')).click();
    await expect(tab(page, 'TransferList.js')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page)).toContainText('export function CheckList');
    await expect(panel(page)).not.toContainText('interface CheckListProps');
  });

  test('are part of a sandbox as they were edited', FULL, async ({ site }) => {
    const { prepare, press } = recordPosts();
    const page = await site.openReady(PAGE, { prepare });
    await demo(page).scrollIntoViewIfNeeded();
    await tool(page, 'Edit').click();
    await field(page).waitFor({ state: 'attached' });
    await tab(page, BESIDE).click();
    await replace(field(page), 'primary={item}', 'primary="Mine"');
    await expect(result(page)).toContainText('Mine', { timeout: TIMEOUT_MS });
    const { body } = await press(page, 'Open in StackBlitz', demo(page));
    const fields = new URLSearchParams(body);
    expect(fields.get('project[files][src/TransferList.tsx]')).toContain('primary="Mine"');
  });

  test('are links without a script', async ({ site }) => {
    const page = await site.openBare(PAGE);
    const link = demo(page).getByRole('link', { name: BESIDE, exact: true });
    await expect(link).toBeVisible();
    await expect(demo(page).getByRole('tab')).toHaveCount(0);
    await link.click();
    await expect(page.locator('body')).toContainText('interface CheckListProps');
  });

  test('are tabs from right to left in Arabic, and their names are not', FULL, async ({ site }) => {
    const page = await site.openReady(`/ar${PAGE}`);
    await demo(page).locator('.demo-toolbar button').first().click();
    await tab(page, `${NAME}.tsx`).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, BESIDE)).toBeFocused();
    await expect(tab(page, BESIDE)).toHaveCSS('direction', 'ltr');
  });

  test('are neither tabs nor links where a demo has one file', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/react-button/');
    await expect(page.locator('.demo-files')).toHaveCount(0);
  });
});
