import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findFreePort } from '../../bench/findFreePort';
import { createFamily } from '../site/harness/createFamily';
import { expect, FULL, test } from './fixtures/test';
import { useFamily } from './fixtures/useFamily';

const PAGE = 'data/products/lumen/pages/guide/wiring.md';
const TEXT = 'Measure each wire before you touch it';
/** The first view of a page compiles the whole code. */
const COMPILE_MS = 400_000;

/** A guide, its translation, demos in both, a page of a group, one of the family's own, a generated one, and the home page. */
const ROUTES = [
  '/lumen/guide/wiring/',
  '/he/lumen/guide/wiring/',
  '/lumen/parts/lamp/',
  '/he/lumen/parts/switch/',
  '/lumen/parts/',
  '/lumen/showcase/',
  '/versions/',
  '/',
];

/**
 * Returns the header, the sidebar and the content of a document, without addresses of generated files and, in demos, generated
 * names of styles.
 */
const readFrame = (page: Page, html: string) =>
  page.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html');
    for (const element of body.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        if (/^\/_(?:docs|next)\//.test(value)) element.setAttribute(name, '');
        if (name === 'class' && element.closest('[data-demo]'))
          element.setAttribute(name, value.replace(/\b(\w+)-[a-z\d]{5,7}(?:-[\w-]+)?/g, '$1'));
      }
    return ['header', '#_sidebar', 'main'].map((part) =>
      body.querySelector(part)?.outerHTML.replaceAll('><', '>\n<'),
    );
  }, html);

const exported = useFamily('second', 'tests/site/secondFamily');

test.describe('npm run dev', () => {
  test.setTimeout(2 * COMPILE_MS);
  let dev: ChildProcess | undefined;
  let output = '';

  test.afterEach(() => {
    dev?.kill();
  });

  /** Starts the server of a new family; resolves once it says where it will be. */
  const startDev = async (name: string) => {
    const family = createFamily(name);
    const port = await findFreePort();
    output = '';
    dev = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/commands/dev.ts'], {
      cwd: family.folder,
      env: { ...process.env, PORT: String(port) },
    });
    for (const stream of [dev.stdout, dev.stderr])
      stream?.on('data', (part: Buffer) => {
        output += part.toString();
      });
    const origin = `http://127.0.0.1:${port}`;
    const started = new RegExp(`^The site will be at ${origin.replaceAll('.', '\\.')}/`);
    await expect.poll(() => output, { timeout: COMPILE_MS }).toMatch(started);
    return { family, origin };
  };

  test('serves the pages that a build exports', FULL, async ({ browser }) => {
    const { origin } = await startDev('dev-pages');
    const page = await browser.newPage();
    await page.goto(`${origin}/lumen/`);
    await page.locator('html[data-alive]').waitFor({ timeout: COMPILE_MS });
    for (const route of ROUTES) {
      const response = await page.request.get(`${origin}${route}`, { timeout: COMPILE_MS });
      const served = await response.text();
      const built = await readFrame(page, readFileSync(`${exported}${route}index.html`, 'utf8'));
      await expect.poll(() => readFrame(page, served), { message: route }).toEqual(built);
    }
    await page.close();
  });

  test(
    'shows problems in the page until they are mended, however an editor saves, and every edit',
    FULL,
    async ({ browser }) => {
      const { family, origin } = await startDev('dev');

      // The tab says what it waits for, and shows the page by itself.
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(`${origin}/lumen/guide/wiring/`);
      await expect(page.getByRole('heading', { name: 'The site is starting' })).toBeVisible();
      await page.locator('html[data-alive]').waitFor({ timeout: COMPILE_MS });
      const box = page.getByRole('alert', { name: 'Problems of the content' });
      await expect(box).toHaveCount(0);

      const source = readFileSync(`${family.folder}/${PAGE}`, 'utf8');
      const line = source.split('\n').length + 1;
      // Two saves by rename: a watcher of the file itself would lose the second one.
      const save = (to: string) => {
        family.write(`${PAGE}.tmp`, `${source}\n${to}`);
        renameSync(`${family.folder}/${PAGE}.tmp`, `${family.folder}/${PAGE}`);
      };
      save(`${TEXT}, see [the bulb](/lumen/parts/bulb/).\n`);
      await expect(box).toContainText(`${PAGE}:${line}:`, { timeout: COMPILE_MS });
      await expect(box).toContainText('/lumen/parts/bulb/');
      await page.keyboard.press('Escape');
      await expect(box).toHaveCount(0);
      save(`${TEXT}, see [the bulbs](/lumen/parts/bulbs/).\n`);
      await expect(box).toContainText('/lumen/parts/bulbs/', { timeout: COMPILE_MS });

      // What cannot be shown is still a problem after the page was loaded again, and costs the edits of others nothing.
      save('```js\n1;\n');
      const other = 'data/products/lumen/pages/guide/first-light.md';
      const before = readFileSync(`${family.folder}/${other}`, 'utf8');
      family.write(other, `${before}\n${TEXT} elsewhere.\n`);
      await expect(box).toContainText(`${PAGE}:${line}:`, { timeout: COMPILE_MS });
      await page.reload();
      await page.locator('html[data-alive]').waitFor();
      await expect(box).toContainText(`${PAGE}:${line}:`);
      await page.goto(`${origin}/lumen/guide/first-light/`, { timeout: COMPILE_MS });
      await expect(page.getByText(`${TEXT} elsewhere.`)).toBeVisible();
      await page.goto(`${origin}/lumen/guide/wiring/`, { timeout: COMPILE_MS });
      await page.locator('html[data-alive]').waitFor();

      // An open page takes the text over, and is not loaded again.
      const mark = () => page.evaluate(() => document.body.setAttribute('data-same', ''));
      const same = page.locator('body[data-same]');
      await mark();
      save(`${TEXT} again.\n`);
      await expect(page.getByText(`${TEXT} again.`)).toBeVisible({ timeout: COMPILE_MS });
      await expect(box).toHaveCount(0);
      await expect(same).toHaveCount(1);
      await expect.poll(() => output).toContain('Mended');

      // What is on all pages loads them again, once: they take over what follows.
      const light = "'/lumen/guide/first-light'";
      family.replace('data/products/lumen/nav.ts', light, `${light}, title: 'Second light'`);
      const tree = page.getByRole('navigation', { name: 'Documentation' });
      await expect(tree).toContainText('Second light', { timeout: COMPILE_MS });
      await page.reload();
      await page.locator('html[data-alive]').waitFor();
      await mark();
      save(`${TEXT} at last.\n`);
      await expect(page.getByText(`${TEXT} at last.`)).toBeVisible({ timeout: COMPILE_MS });
      await expect(same).toHaveCount(1);

      // The theme and pages that are added are read without a new process, a broken tree with one.
      family.replace('data/theme.ts', 'theme = {', "theme = { colors: { light: { primary: '#00507a' } },");
      const brand = page.locator('body');
      await expect(brand).toHaveCSS('--site-palette-primary-main', '#00507a', { timeout: COMPILE_MS });
      family.write(
        'data/products/lumen/pages/guide/last.md',
        `---\ntitle: Last light\ndescription: ${TEXT}.\n---\n`,
      );
      family.replace('data/products/lumen/nav.ts', light, `'/lumen/guide/last' }, { pathname: ${light}`);
      await expect(tree.locator('a[href="/lumen/guide/last/"]')).toHaveCount(1, { timeout: COMPILE_MS });
      family.replace('data/products/lumen/nav.ts', "'Second light'", "'Third light");
      await expect.poll(() => output, { timeout: COMPILE_MS }).toContain('fix the syntax of the file');
      family.replace('data/products/lumen/nav.ts', "'Third light", "'Third light'");
      await expect(tree).toContainText('Third light', { timeout: COMPILE_MS });

      // A demo is drawn in the document, and lives from the same code.
      await page.goto(`${origin}/lumen/parts/switch/`, { timeout: COMPILE_MS });
      const demo = page.locator('[data-demo]').first();
      await expect(demo).toContainText('40 watts');
      await page.locator('html[data-alive]').waitFor();
      await demo.hover();
      await expect(demo).toHaveAttribute('data-live');
      await mark();
      family.replace('data/products/lumen/pages/parts/WattSwitch.tsx', '40 watts', '60 watts');
      await expect(demo).toContainText('60 watts', { timeout: COMPILE_MS });
      await demo.hover();
      await expect(demo).toHaveAttribute('data-live');
      await expect(demo).toContainText('60 watts');
      await expect(same).toHaveCount(1);

      // Code that only browsers run, which Next does not see.
      const start = 'export function start(): void {';
      family.replace('src/islands/frame.ts', start, `${start} document.body.dataset.edited = '';`);
      await page.locator('body[data-edited]').waitFor({ timeout: COMPILE_MS });
      expect(errors).toEqual([]);
      await page.close();
    },
  );
});
