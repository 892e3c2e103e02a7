import type { Page } from '@playwright/test';
import { waitForRuntime } from './fixtures/page';
import { expect, FULL, test } from './fixtures/test';

const CODE = '/experiments/docs/codeblock/';
const MARKDOWN = '/experiments/docs/markdown/';
const CLOSED = '#a-closed-heading';

test.describe('the name of a heading', () => {
  for (const [path, name, details] of [
    ['/material-ui/react-button/', 'Variants, colors and sizes', {}],
    ['/material-ui/api/button/', 'Props', {}],
    ['/ar/experiments/docs/headers/', 'Code, tags & signs', FULL],
  ] as const)
    test(`is its text alone on ${path}`, details, async ({ site }) => {
      const page = await site.openReady(path);
      const heading = page.getByRole('heading', { name, exact: true });
      await expect(heading).toBeVisible();
      const link = page.locator('.heading', { has: heading }).getByRole('link');
      await expect(link).toHaveCSS('opacity', '0');
      await heading.hover();
      await expect(link).toHaveCSS('opacity', '1');
      await page.mouse.move(0, 0);
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(link).toHaveCSS('opacity', '1');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`));
    });
});

test.describe('a fragment in closed details', () => {
  const heading = (page: Page) => page.locator(CLOSED);
  const close = (page: Page) =>
    page.locator('details', { has: heading(page) }).evaluate((details: HTMLDetailsElement) => {
      details.open = false;
    });

  for (const [way, go, details] of [
    ['a link of the page', (page: Page) => page.locator(`main p a[href="${CLOSED}"]`).click(), {}],
    ['an entry of the contents', (page: Page) => page.locator(`#_toc a[href="${CLOSED}"]`).click(), {}],
    [
      'a fragment that is typed',
      (page: Page) =>
        page.evaluate((hash) => {
          window.location.hash = hash;
        }, CLOSED),
      FULL,
    ],
  ] as const)
    test(`is shown by ${way}, and again after it was closed`, details, async ({ site }) => {
      const page = await site.openReady(MARKDOWN);
      await expect(heading(page)).toBeHidden();
      await go(page);
      await expect(heading(page)).toBeInViewport();
      await close(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator(`main p a[href="${CLOSED}"]`).click();
      await expect(heading(page)).toBeInViewport();
    });

  test('is shown when the page is opened at it, and for going back', async ({ site }) => {
    const page = await site.openReady(MARKDOWN + CLOSED);
    await expect(heading(page)).toBeInViewport();
    await page.locator('#_toc a[href="#front-matter"]').click();
    await close(page);
    await page.goBack();
    await expect(heading(page)).toBeVisible();
  });

  test('is shown by a hit of the search', FULL, async ({ site }) => {
    const page = await site.openReady(CODE);
    await page.keyboard.press('/');
    await page.locator('#_search .DocSearch-Input').fill('closed heading');
    await page.locator('#_search .DocSearch-Hit a', { hasText: 'A closed heading' }).click();
    await expect(page).toHaveURL(new RegExp(`${MARKDOWN}.*${CLOSED}$`));
    await waitForRuntime(page);
    await expect(heading(page)).toBeInViewport();
  });
});

test.describe('a block of code', () => {
  const block = (page: Page, text: string) => page.locator('.code', { hasText: text });
  const selectionOf = (page: Page, text: string) =>
    block(page, text)
      .locator('pre')
      .evaluate((pre) => {
        getSelection()?.selectAllChildren(pre);
        return getSelection()?.toString();
      });

  test('shows prompts that are neither copied nor selected, and copies no output', async ({ site }) => {
    const page = await site.openReady(CODE, {
      prepare: (context) =>
        context.addInitScript(() => {
          const writeText = async (text: string) => document.body.setAttribute('data-copied', text);
          Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
        }),
    });
    const commands = block(page, 'PASS src/Button');
    const prompt = () =>
      commands
        .locator('.prompt')
        .first()
        .evaluate((element) => getComputedStyle(element, '::before').content);
    await expect.poll(prompt).toContain('$ ');
    await commands.locator('[data-copy]').click();
    await expect(page.locator('body')).toHaveAttribute(
      'data-copied',
      'npm test -- Button\ngit commit --all \\\n    --message "Add a button"',
    );
    await expect
      .poll(() => selectionOf(page, 'PASS src/Button'))
      .toMatch(/^npm test -- Button\nPASS src\/Button.test.tsx\ngit commit[^$]*$/);
  });

  test('has numbers that are not selected, beside lines that wrap', FULL, async ({ site }) => {
    const page = await site.openReady(CODE);
    await expect
      .poll(() => selectionOf(page, 'values.reduce'))
      .toMatch(/^export function sum[^\n]*\{\n  return values[^\n]*;\n\}$/);
  });

  test('shows the lines out of focus whole while it has the pointer or the focus', async ({ site }) => {
    const page = await site.openReady(CODE);
    const code = block(page, '<Button loading>');
    const dimmed = code.locator('.dimmed .hljs-keyword').first();
    const color = () => dimmed.evaluate((element) => getComputedStyle(element).color);
    const gray = await color();
    await code.locator('pre').focus();
    await expect.poll(color).not.toBe(gray);
    await code.locator('pre').blur();
    await expect.poll(color).toBe(gray);
    await code.hover();
    await expect.poll(color).not.toBe(gray);
  });

  test('shows a region of a file without its marks', async ({ site }) => {
    const page = await site.openReady(CODE);
    const shown = page.locator('.code pre', { hasText: 'within two bounds' });
    await expect(shown).toHaveText(/^\/\*\* Keeps a value[^#]*\}$/);
  });
});
