import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, FULL, full, test } from '../fixtures/test';
import { liveDemos } from './liveDemos';
import { recordPosts } from './recordPosts';

const BUTTON = '/material-ui/react-button/';
const RED = 'rgb(176, 0, 32)';
const PRIMARY = '#b00020';

/** Opens the theme in the settings. */
async function openTheme(page: Page): Promise<Locator> {
  await page.locator('header [data-opens="settings"]').click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByText('Demo theme', { exact: true }).click();
  await expect(dialog.getByLabel('Primary color')).toBeVisible();
  return dialog;
}

const demo = (page: Page) => page.locator('[data-demo]').first();
const variable = (page: Page, name: string) =>
  demo(page).evaluate((element, key) => getComputedStyle(element).getPropertyValue(key).trim(), name);
const contained = (page: Page) => page.locator('[data-demo] .MuiButton-contained').first();

/** Stores a theme before the first page opens. */
const keep = (theme: string, rules: string) => (context: BrowserContext) =>
  context.addInitScript(
    ([choices, css]) => {
      // The live document has no storage.
      if (window.origin === 'null' || sessionStorage.getItem('kept') !== null) return;
      sessionStorage.setItem('kept', '');
      localStorage.setItem('demo-theme', choices ?? '');
      localStorage.setItem('demo-theme-rules', css ?? '');
    },
    [theme, rules],
  );

test.describe('the theme of the demos', () => {
  test('is chosen in the settings, at once on a live demo, and kept on pages without their scripts', async ({
    site,
  }) => {
    const page = await site.openReady(BUTTON);
    await demo(page).dispatchEvent('pointerdown');
    await expect(demo(page)).toHaveAttribute('data-live', '');
    const dialog = await openTheme(page);
    await dialog.getByLabel('Primary color').fill(PRIMARY);
    await dialog.getByLabel('Corner radius').fill('20');
    await dialog.getByRole('radio', { name: 'Compact' }).check();
    await expect(contained(page)).toHaveCSS('background-color', RED);
    await expect(contained(page)).toHaveCSS('border-radius', '20px');
    await expect(contained(page)).toHaveClass(/MuiButton-sizeSmall/);
    await page.keyboard.press('Escape');
    // Held scripts never run, so only the head script can have applied it.
    await page.route('**/_docs/islands/**', () => {});
    await page.goto(site.origin + BUTTON, { waitUntil: 'commit' });
    await expect(contained(page)).toHaveCSS('background-color', RED);
    await page.goto(`${site.origin}/joy-ui/react-button/`, { waitUntil: 'commit' });
    await expect.poll(() => variable(page, '--joy-palette-primary-500')).toBe(PRIMARY);
    await expect.poll(() => variable(page, '--joy-radius-sm')).toBe('20px');
  });

  for (const [path, name] of [
    ['/joy-ui/react-button/', '--joy-palette-primary-500'],
    ['/x/react-data-grid/', '--mui-palette-primary-main'],
    ['/zh/material-ui/react-button/', '--mui-palette-primary-main'],
  ] as const)
    test(`of an address is applied on ${path}, and leaves the address`, FULL, async ({ site }) => {
      const page = await site.open(`${path}?theme=primary-b00020.fontSize-120.density-compact`, {
        fresh: true,
      });
      await expect(page).toHaveURL(site.origin + path);
      await expect.poll(() => variable(page, name)).toBe(PRIMARY);
      await expect(page.locator('[data-stage]').first()).toBeVisible();
      await liveDemos(page);
      await page.reload();
      await expect.poll(() => variable(page, name)).toBe(PRIMARY);
    });

  test('of an address hides demos until it is applied', FULL, async ({ site }) => {
    const { page, release } = await site.openHeld(`${BUTTON}?theme=primary-b00020`, { fresh: true });
    await expect(page.locator('[data-stage]').first()).toHaveCSS('visibility', 'hidden');
    release();
    await expect(contained(page)).toHaveCSS('background-color', RED);
    await expect(page.locator('[data-stage]').first()).toHaveCSS('visibility', 'visible');
  });

  for (const [what, query] of [
    ['markup', 'primary-<img src=x onerror=alert(1)>'],
    ['style rules', 'primary-red;}body{display:none'],
    ['10 kB', `radius-8.${'x'.repeat(10_000)}`],
    ['names of objects', '__proto__-1.constructor-2'],
    ['nothing', ''],
  ] as const)
    test(`of an address with ${what} changes nothing`, FULL, async ({ site }) => {
      const page = await site.open(`${BUTTON}?theme=${encodeURIComponent(query)}`, { fresh: true });
      await expect(page).toHaveURL(site.origin + BUTTON);
      await expect(page.locator('[data-stage]').first()).toBeVisible();
      await expect.poll(() => variable(page, '--mui-palette-primary-main')).toBe('#1976d2');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('demo-theme'))).toBe(null);
      const said = page.getByText('Ignored from the address: theme');
      await expect(said).toHaveCount(query ? 2 : 0);
    });

  test('that was stored with other styles is not applied', FULL, async ({ site }) => {
    const rules = ':root{--mui-palette-primary-main:red;}}body{display:none}';
    const page = await site.open(BUTTON, { prepare: keep('primary-b00020', rules) });
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(() => variable(page, '--mui-palette-primary-main')).toBe('#1976d2');
  });

  test(
    'that is stored is not covered by pictures, and starts what only a browser renders',
    FULL,
    async ({ site }) => {
      const page = await site.open('/x/react-data-grid/', {
        prepare: keep('radius-20', ':root{--mui-shape-borderRadius:20px;}'),
      });
      await expect(page.locator('[data-scheme]:visible')).toHaveCount(0);
      await expect(page.locator('[data-playground] [data-live] .MuiDataGrid-root')).toHaveCSS(
        'border-radius',
        '20px',
      );
    },
  );

  test('is shared with the color mode, if that is chosen', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON, {
      fresh: true,
      prepare: (context) => context.grantPermissions(['clipboard-read', 'clipboard-write']),
    });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const dialog = await openTheme(page);
    const link = dialog.getByRole('button', { name: 'Copy link with theme' });
    await expect(link).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Dark' }).check();
    await link.click();
    await expect.poll(copied).toBe(`${site.origin}${BUTTON}?theme=mode-dark`);
    await dialog.getByRole('button', { name: 'Copy theme code' }).click();
    await expect.poll(copied).toContain("palette: { mode: 'dark' }");
  });

  test('is in the editor’s frame and in a sandbox project', FULL, async ({ site }) => {
    const { prepare, press } = recordPosts();
    const page = await site.openReady(BUTTON, {
      prepare: async (context) => {
        await prepare(context);
        await keep(
          'primary-b00020.density-compact',
          ':root, [data-mui-color-scheme="light"]{--mui-palette-primary-main:#b00020;}',
        )(context);
      },
    });
    await liveDemos(page);
    const section = page.locator('section[aria-label="SaveButton"]');
    await section.getByRole('button', { name: 'Edit', exact: true }).click();
    const framed = section.frameLocator('iframe').locator('.MuiButton-contained').first();
    await expect(framed).toHaveCSS('background-color', RED);
    await expect(framed).toHaveClass(/MuiButton-sizeSmall/);
    const { body } = await press(page, 'Open in StackBlitz');
    const fields = new URLSearchParams(body);
    expect(fields.get('project[files][src/readerTheme.ts]')).toContain("primary: { main: '#b00020' }");
    expect(fields.get('project[files][src/main.tsx]')).toContain('<Provider theme={theme}>');
  });

  test('is a color mode alone in a sandbox project of Joy', FULL, async ({ site }) => {
    const { prepare, press } = recordPosts();
    const page = await site.openReady('/joy-ui/react-button/?theme=mode-dark', { fresh: true, prepare });
    await liveDemos(page);
    const fields = new URLSearchParams((await press(page, 'Open in StackBlitz')).body);
    expect(fields.get('project[files][src/readerTheme.ts]')).toContain("defaultMode = 'dark'");
    const main = fields.get('project[files][src/main.tsx]');
    expect(main).toContain("import { theme, defaultMode } from './readerTheme';");
    expect(main).toContain('<Provider theme={theme} defaultMode={defaultMode}>');
  });

  test(
    'reaches a demo in a frame of its own, before its scripts and with each choice',
    FULL,
    async ({ site }) => {
      const page = await site.openReady('/experiments/docs/demos/', {
        fresh: true,
        prepare: keep('primary-b00020', ':root{--mui-palette-primary-main:#b00020;}'),
      });
      const framed = page.frameLocator('section[aria-label="FramedBottomBar"] iframe').locator('#demo');
      const primary = () =>
        framed.evaluate((element) =>
          getComputedStyle(element).getPropertyValue('--mui-palette-primary-main').trim(),
        );
      await page.locator('section[aria-label="FramedBottomBar"]').scrollIntoViewIfNeeded();
      await expect.poll(primary).toBe(PRIMARY);
      const dialog = await openTheme(page);
      await dialog.getByLabel('Primary color').fill('#00695c');
      await expect.poll(primary).toBe('#00695c');
    },
  );

  test('is reset, in every tab', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON, { fresh: true });
    await liveDemos(page);
    const dialog = await openTheme(page);
    await dialog.getByLabel('Primary color').fill(PRIMARY);
    const other = await page.context().newPage();
    await other.goto(site.origin + BUTTON);
    await expect(contained(other)).toHaveCSS('background-color', RED);
    await dialog.getByRole('button', { name: 'Reset theme' }).click();
    await expect(contained(page)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
    await expect(contained(other)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  });

  for (const scheme of ['light', 'dark'] as const)
    test(`of a data grid changes its density and its font, ${scheme}`, full(true), async ({ site }) => {
      const page = await site.openReady('/x/react-data-grid/', { fresh: true, colorScheme: scheme });
      await liveDemos(page);
      const dialog = await openTheme(page);
      const row = page.locator('.MuiDataGrid-row').first();
      await dialog.getByRole('radio', { name: 'Compact' }).check();
      await expect(row).toHaveCSS('height', '36px');
      await dialog.getByLabel('Font size').fill('150');
      await expect(page.locator('.MuiDataGrid-cell').first()).toHaveCSS('font-size', '21px');
    });
});

test.describe('the switch of the theme', () => {
  const card = (page: Page) => page.locator('[data-demo] .MuiCard-root');
  const code = (page: Page) => page.locator('.theme-switch-code code:visible');
  const saved = (page: Page) => page.locator('[data-demo] .MuiButton-contained').first();

  test('changes the composition of the home page and its code with the first press, and playgrounds have it, too', async ({
    site,
  }) => {
    const page = await site.open('/', { fresh: true });
    await expect(code(page)).toContainText('createTheme');
    await page.getByRole('button', { name: 'Green' }).click();
    await page.getByRole('button', { name: 'Rounded' }).click();
    await expect(saved(page)).toHaveCSS('background-color', 'rgb(0, 137, 123)');
    await expect(card(page)).toHaveCSS('border-radius', '16px');
    await expect(page.getByRole('button', { name: 'Rounded' })).toHaveAttribute('aria-pressed', 'true');
    await expect(code(page)).toContainText("primary: { main: '#00897b' }");
    await expect(code(page)).toContainText('borderRadius: 16');
    // The code of the demo takes its place.
    await page.getByRole('button', { name: 'Show code' }).click();
    await expect(page.locator('.demo-root code:visible')).toContainText(
      'export default function HomeShowcase',
    );
    await expect(code(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Hide code' }).click();
    await expect(code(page)).toContainText('borderRadius: 16');
    await page.goto(site.origin + BUTTON);
    const playground = page.locator('[data-playground]');
    await playground.getByRole('button', { name: 'Demo theme' }).click();
    await expect(saved(page)).toHaveCSS('background-color', 'rgb(0, 137, 123)');
    await playground.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
    await playground.getByRole('button', { name: 'Blue' }).click();
    // The library's own color in dark.
    await expect(saved(page)).toHaveCSS('background-color', 'rgb(144, 202, 249)');
  });

  test('works by keyboard, and keeps what the settings have chosen', FULL, async ({ site }) => {
    const page = await site.open('/ar/', {
      prepare: keep('primary-b00020.fontSize-120', ':root{--mui-palette-primary-main:#b00020;}'),
    });
    const compact = page.getByRole('button', { name: 'متراصة' });
    await compact.focus();
    await page.keyboard.press('Enter');
    await expect(card(page)).toHaveCSS('border-radius', '0px');
    await expect(code(page)).toContainText("main: '#b00020'");
    await expect(code(page)).toContainText('fontSize: 16.8');
    await expect(compact).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('group', { name: 'لون العلامة' }).getByRole('button').first().press('Space');
    await expect(code(page)).not.toContainText('#b00020');
    await expect(code(page)).toContainText('fontSize: 16.8');
  });

  test('moves nothing below it, on a phone and on a wide window', FULL, async ({ site }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      const page = await site.openReady('/', { fresh: true, viewport });
      const places = () =>
        Promise.all(['.theme-switch', '.demo-toolbar'].map((part) => page.locator(part).boundingBox()));
      await page.locator('.theme-switch').scrollIntoViewIfNeeded();
      const before = await places();
      for (const name of ['Rounded', 'Compact']) {
        await page.getByRole('button', { name }).click();
        await expect(code(page)).toContainText('components:');
        await expect(page.locator('[data-demo] .MuiSwitch-root')).toHaveClass(
          name === 'Compact' ? /sizeSmall/ : /sizeMedium/,
        );
        await expect.poll(places).toEqual(before);
      }
    }
  });

  test('is not shown without scripts, where the code is linked', FULL, async ({ site }) => {
    const page = await site.open('/', { javaScriptEnabled: false });
    await expect(page.getByRole('button', { name: 'Rounded' })).toBeHidden();
    await expect(code(page)).toContainText('createTheme');
    await page.getByRole('link', { name: 'Show code' }).click();
    await expect(page.locator('body')).toContainText('export default function HomeShowcase');
  });
});
