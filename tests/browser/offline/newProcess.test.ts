import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium, type BrowserContext } from '@playwright/test';
import type { KeepIndex, KeepList } from '../../../src/model/offline/offlineProduct';
import { site } from '../../../src/site';
import { findShell, SHELL_FLAGS } from '../../../src/commands/findBrowser';
import { followHref, waitForRuntime } from '../fixtures/page';
import { serveDeploys } from '../../servers/deploys';
import { waitForWorker } from './storedPages';
import { expect, FULL, test } from '../fixtures/test';
import { OUT } from '../../../src/content/workspace';

const ORIGIN = `https://${site.productionHost}`;
/** Pages of the product that are opened, evenly spread. */
const SAMPLES = process.env.TEST_TIER === 'full' ? 20 : 4;

/** Starts a browser process that stores its data in a folder. */
async function startProcess(folder: string, host: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: findShell(),
    args: [
      ...SHELL_FLAGS,
      `--host-resolver-rules=MAP ${site.productionHost}:443 ${host}`,
      '--ignore-certificate-errors',
    ],
    viewport: { width: 1440, height: 900 },
  });
}

test('an offline product opens in a new browser process with the server stopped', FULL, async () => {
  test.slow();
  const folder = mkdtempSync(`${tmpdir()}/kept-`);
  const server = await serveDeploys();
  const { host } = new URL(server.origin);
  try {
    const first = await startProcess(folder, host);
    const page = await first.newPage();
    await page.goto(`${ORIGIN}/system/`);
    await waitForRuntime(page);
    await waitForWorker(page);
    await page.locator('footer button').click();
    await page.locator('dialog li', { hasText: 'MUI System' }).getByRole('button').click();
    await page.locator('dialog li', { hasText: 'Saved for offline' }).waitFor({ timeout: 90_000 });
    await first.close();
    await server.close();
    const second = await startProcess(folder, host);
    const tab = await second.newPage();
    const index = JSON.parse(readFileSync(`${OUT}/offline.json`, 'utf8')) as KeepIndex;
    const href = index.products.find(({ id }) => id === 'system')?.offers.en?.href;
    const { files } = JSON.parse(readFileSync(`${OUT}${href}`, 'utf8')) as KeepList;
    const pages = files.flatMap(({ url, title }) => (title === undefined ? [] : { url, title }));
    const some = pages.filter((_, index) => index % Math.ceil(pages.length / SAMPLES) === 0);
    for (const { url } of some) {
      const response = await tab.goto(ORIGIN + url);
      expect(response?.status()).toBe(200);
      await expect(tab.locator('h1')).toHaveCount(1);
    }
    await waitForRuntime(tab);
    for (const { url } of some) await followHref(tab, url);
    await tab.locator('[data-opens="search"]').click();
    await tab.locator('.DocSearch-Input').fill('react box');
    await tab.locator('.DocSearch-Hit a[data-href^="/system/react-box/"]').first().click();
    await tab.waitForURL('**/system/react-box/**');
    const demo = tab.locator('section[aria-label="MessageDraft"]');
    await demo.scrollIntoViewIfNeeded();
    await demo.locator('[data-live]').first().waitFor({ state: 'attached' });
    await demo.locator('textarea').first().fill('hello');
    await demo.getByText('115 characters left').waitFor();
    // Live editing needs the network, and reports it.
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    await demo.getByText('Check your connection and try again.').waitFor({ timeout: 45_000 });
    await second.close();
  } finally {
    await server.close().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
});
