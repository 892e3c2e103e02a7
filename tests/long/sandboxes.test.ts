import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { serveFolder, type ServedFolder } from '../../src/commands/serveFolder';
import { recordPosts } from '../browser/demos/recordPosts';
import { liveDemos } from '../browser/demos/liveDemos';
import { unpackSandbox } from '../browser/demos/unpackSandbox';
import { launchShell } from '../../src/commands/findBrowser';
import { watchPage } from '../browser/fixtures/faults';
import { waitForRuntime } from '../browser/fixtures/page';
import { OUT } from '../../src/content/workspace';

const INSTALL_MS = 600_000;
let folder: string;
let browser: Browser;
let site: ServedFolder;

beforeAll(async () => {
  browser = await launchShell();
  site = await serveFolder(OUT);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

beforeEach(() => {
  // Outside of the repository, so that the project does not find the repository's packages.
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function npm(...options: string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', options, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${options.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
}

describe('the project that a sandbox gets', () => {
  it.each([
    ['TS', '/material-ui/react-button/'],
    ['JS', '/material-ui/react-autocomplete/'],
    ['TS', '/joy-ui/react-select/'],
    ['TS', '/system/react-grid/'],
    ['TS', '/x/react-data-grid/'],
  ])(
    'in %s, of the first demo of %s, installs, has no type error, builds, and runs without a message',
    async (variant, route) => {
      const { prepare, press } = recordPosts();
      const context = await browser.newContext();
      await prepare(context);
      const page = await context.newPage();
      await page.goto(site.origin + route);
      await waitForRuntime(page);
      await liveDemos(page);
      await page.getByRole('button', { name: variant, exact: true }).first().click();
      for (const [path, text] of Object.entries(unpackSandbox(await press(page, 'Open in CodeSandbox')))) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      npm('install', '--no-audit', '--no-fund', '--strict-peer-deps');
      if (variant === 'TS') npm('run', 'types');
      npm('run', 'build');
      const served = await serveFolder(join(folder, 'dist'));
      try {
        const project = await page.context().newPage();
        const { faults } = watchPage(project);
        await project.goto(served.origin);
        await project.locator('#root > *').first().waitFor();
        await project.waitForLoadState('load');
        expect(faults.filter((fault) => !fault.includes('favicon.ico'))).toEqual([]);
        expect((await project.locator('#root').innerText()).trim()).not.toBe('');
      } finally {
        await served.close();
      }
    },
    INSTALL_MS,
  );
});
