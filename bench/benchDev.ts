/**
 * `npm run bench -- --dev [pages]`: starts the development server on a corpus (1,000 pages by default), opens
 * a page, and measures the time from saving its Markdown until the new sentence is painted.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../src/commands/findBrowser';
import { editPage } from './corpus/editPage';
import { ENGLISH } from './corpus/ENGLISH';
import { writeCorpus } from './corpus/writeCorpus';
import { findFreePort } from './findFreePort';
import { formatTable } from './formatTable';
import { median } from './median';
import type { BenchRun } from './results/BenchPart';
import { CACHE } from '../src/content/workspace';

const EDITS = 5;
const ROUTE = '/kit-00000/part-00001/';
const START_MS = 180_000;

/** Opens a page of a server that may still be starting. */
async function openWhenThere(page: Page, address: string): Promise<void> {
  const end = performance.now() + START_MS;
  for (;;) {
    const response = await page.goto(address, { timeout: START_MS }).catch(() => undefined);
    if (response?.ok()) return;
    if (performance.now() > end) throw new Error(`The development server does not show ${address}`);
    await page.waitForTimeout(250);
  }
}

async function timeEdit(page: Page, folder: string): Promise<number> {
  const sentence = editPage(folder, ROUTE);
  const saved = performance.now();
  await page.locator('#main-content').getByText(sentence).waitFor({ timeout: START_MS });
  return performance.now() - saved;
}

/**
 * Measures the start of the development server on a corpus of `size` pages, and how soon it shows an edited
 * text; in ms.
 */
export async function benchDev({ ledger, numbers: [size = 1000] }: BenchRun): Promise<void> {
  const folder = join(process.cwd(), CACHE.bench, `dev-${size}`);
  writeCorpus(process.cwd(), folder, size, ENGLISH);
  const port = await findFreePort();
  const browser = await launchBrowser();
  const started = performance.now();
  const server = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'src/commands/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  try {
    const page = await browser.newPage();
    await openWhenThere(page, `http://127.0.0.1:${port}${ROUTE}`);
    const ready = performance.now() - started;
    await page.waitForFunction(() => document.documentElement.dataset.alive === '', undefined, {
      timeout: START_MS,
    });
    const times: number[] = [];
    for (let count = 0; count < EDITS; count += 1) {
      times.push(await timeEdit(page, folder));
      await page.waitForTimeout(500);
    }
    console.log(
      formatTable([
        ['pages', 'first page after', 'an edited text after, median', 'n', 'range', 'to recorded'],
        [
          String(size),
          `${(ready / 1000).toFixed(1)} s`,
          `${median(times).toFixed(0)} ms`,
          String(times.length),
          `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)} ms`,
          ledger.note(`dev: ${size} pages: ms from saved to painted`, median(times)),
        ],
      ]),
    );
  } finally {
    await browser.close();
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
  }
}
