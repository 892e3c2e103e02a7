import type { Locator, Page } from '@playwright/test';
import { expect, FULL, full, test } from './fixtures/test';

/** React reports what it could not change, and begins that part again. */
const CHANGED = { expected: [/removeChild|insertBefore|NotFoundError/], fresh: true } as const;

const PAGE = '/material-ui/react-button/';
const DEMOS = '/experiments/docs/demos/';
const NAME = 'SeatCounter';
const FIELD = '#_search .DocSearch-Input';
const HIT = '#_search .DocSearch-Hit a';

/** Does what translators of pages do: puts each text into elements. Returns how many it has changed. */
const translatePage = (part: Locator): Promise<number> =>
  part.evaluate((holder) => {
    const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('[translate="no"], script, style, textarea, font'))
        texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      outer.append(Object.assign(document.createElement('font'), { textContent: `«${text.data}»` }));
      text.replaceWith(outer);
    }
    return texts.length;
  });

/** Does what some extensions do: takes elements out of a part, and puts others beside its fields. */
const changeElements = (part: Locator, selector: string): Promise<number> =>
  part.evaluate((holder, removed) => {
    const elements = holder.querySelectorAll(removed);
    for (const element of elements) element.remove();
    for (const field of holder.querySelectorAll('input, textarea')) {
      field.setAttribute('data-extension', 'true');
      field.after(document.createElement('extension-button'));
    }
    return elements.length;
  }, selector);

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.locator(FIELD).waitFor();
}

test.describe('while another program changes the page', () => {
  for (const [what, change] of [
    ['a translator', (page: Page) => translatePage(page.locator('#_search'))],
    [
      'an extension',
      (page: Page) => changeElements(page.locator('#_search'), '.DocSearch-Hit, .DocSearch-Hit-source'),
    ],
  ] as const)
    test(
      `the search keeps the query and shows its hits: ${what}`,
      full(what === 'an extension'),
      async ({ site }) => {
        const page = await site.openReady(PAGE, CHANGED);
        await search(page);
        await page.keyboard.type('butt');
        await page.locator(HIT).first().waitFor();
        let query = 'butt';
        for (const letter of 'on gr') {
          await change(page);
          await page.keyboard.type(letter);
          query += letter;
          await expect(page.locator(FIELD)).toHaveValue(query);
          await expect(page.locator(FIELD)).toBeFocused();
        }
        await expect(page.locator(HIT).first()).toContainText(/button.?group/i);
        await expect(page.locator(HIT).first().locator('.search-dialog-name')).not.toContainText('«');
        await page.keyboard.press('Enter');
        await page.waitForURL(/button-group/);
      },
    );

  test('the page of the search goes on', FULL, async ({ site }) => {
    const page = await site.openReady('/search/?q=butt', CHANGED);
    const results = page.locator('[data-island="results"]');
    const field = results.getByRole('searchbox');
    await field.press('Enter');
    const hit = results.locator('a.search-dialog-hit').first();
    await hit.waitFor();
    await translatePage(results);
    await field.fill('button group');
    await expect(hit).toContainText(/button.?group/i);
    await expect(hit.locator('.search-dialog-name')).not.toContainText('«');
    await translatePage(results);
    await field.fill('qqxxyyzz');
    await expect(results.getByRole('status').first()).toContainText('qqxxyyzz');
    await expect(results.getByRole('link', { name: 'Something missing?' })).toHaveAttribute(
      'href',
      /\/issues\/new\?title=.*qqxxyyzz/,
    );
  });

  test('the settings can be changed', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, CHANGED);
    await page.locator('header [data-island="settings"]').click();
    const dialog = page.locator('dialog:modal');
    await dialog.locator('input[value="dark"]').waitFor();
    for (const mode of ['dark', 'light', 'dark']) {
      await translatePage(dialog);
      await dialog
        .locator(`input[name="setting-color-mode"][value="${mode}"], input[value="${mode}"]`)
        .first()
        .check();
      await expect(page.locator('html')).toHaveAttribute('data-color-mode', mode);
      await expect(dialog.locator(`input[value="${mode}"]`).first()).toBeChecked();
    }
  });

  test('a demo, its code and its editor go on with what was typed', FULL, async ({ site }) => {
    const page = await site.openReady(DEMOS, CHANGED);
    const demo = page.locator(`section[aria-label="${NAME}"]`);
    const edit = demo.getByRole('button', { name: /^«?Edit»?$/ });
    const code = demo.locator('[data-track="demo-code"]');
    await code.click();
    await expect(code).toHaveText('Hide code');
    await translatePage(demo);
    await code.click();
    await expect(code).toHaveText('Show code');
    await edit.click();
    const field = demo.locator('.pce-textarea');
    await field.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('export default function Mine() {\n  return <p>Mine alone</p>;\n}\n');
    const result = page.frameLocator('iframe[sandbox]').locator('#demo');
    await expect(result).toContainText('Mine alone');
    await translatePage(demo);
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('const broken: = 1');
    await expect(demo.locator('.live-demo-fault')).toContainText('Unexpected');
    await translatePage(demo);
    await changeElements(demo, '.live-demo-hint');
    for (let key = 0; key < 'const broken: = 1'.length; key += 1) await page.keyboard.press('Backspace');
    await expect(demo.locator('.live-demo-fault')).toHaveText('');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(/Mine alone/);
    await edit.click();
    await edit.click();
    await expect(field).toHaveValue(/Mine alone/);
  });

  test('the demo itself goes on with what was typed', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/react-text-field/', CHANGED);
    const demo = page.locator('[data-demo]:has(input[type="text"], input:not([type]))').first();
    const field = demo.locator('input').first();
    await field.scrollIntoViewIfNeeded();
    await field.fill('one');
    await expect(demo).toHaveAttribute('data-live', '');
    await translatePage(demo);
    await field.fill('two');
    await expect(field).toHaveValue('two');
    await expect(page.locator('.demo-error')).toHaveCount(0);
  });

  test(
    'a playground that has been changed before it lives takes the first choice',
    FULL,
    async ({ site }) => {
      const page = await site.openReady(PAGE, {
        ...CHANGED,
        expected: [...CHANGED.expected, /[Hh]ydrat|#418/],
      });
      const part = page.locator('[data-island="playground"]').first();
      await translatePage(part);
      await changeElements(part, '.tip');
      await part.locator('input[type="radio"][value="outlined"]').first().check();
      await expect(part.locator('[data-demo] .MuiButton-outlined')).toBeVisible();
      await expect(part.locator('input[type="radio"][value="outlined"]').first()).toBeChecked();
    },
  );

  test('the playground follows its controls', FULL, async ({ site }) => {
    const page = await site.openReady(PAGE, CHANGED);
    const part = page.locator('[data-island="playground"]').first();
    await part.getByRole('radio', { name: 'outlined', exact: true }).check();
    await expect(part.locator('[data-demo] .MuiButton-outlined')).toBeVisible();
    await translatePage(part);
    await part.locator('input[type="radio"][value="contained"]').first().check();
    await expect(part.locator('[data-demo] .MuiButton-contained')).toBeVisible();
    await expect(part.locator('[data-code-block]:visible').last()).toContainText('contained');
  });
});
