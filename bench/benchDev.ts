import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../src/commands/findBrowser';
import { CACHE } from '../src/content/workspace';
import { editPage, fileOfPage } from './corpus/editPage';
import { ENGLISH } from './corpus/ENGLISH';
import { writeCorpus } from './corpus/writeCorpus';
import { findFreePort } from './findFreePort';
import { formatTable } from './formatTable';
import { median } from './median';
import { createVitePress } from './peers/peers';
import type { BenchRun } from './results/BenchPart';
import { formatRatio } from './results/formatRatio';

const ROUTE = '/kit-00000/part-00001/';
const SIZES = [500, 10_000];
const EDITS = 10;
/** Between two edits, as if somebody wrote. */
const PAUSE_MS = 1000;
const LOOK_MS = 100;
const START_MS = 600_000;
/** A server is used for so long before it is started again: what it keeps is written when it has nothing else to do. */
const USE_MS = 20_000;

/** A development server, and the page of it that is edited. */
interface DevServer {
  readonly name: string;
  readonly folder: string;
  /** The command that serves on a port. */
  readonly commandFor: (port: number) => readonly string[];
  readonly route: string;
  /** The file of the page. */
  readonly file: string;
  /** What its page has when a reader can use it. */
  readonly ready: string;
}

/** A server with its page open in a browser. */
interface OpenServer {
  readonly server: DevServer;
  readonly page: Page;
  /** Milliseconds from the start to the page. */
  readonly firstPage: number;
  readonly close: () => Promise<void>;
}

function createShell(size: number): DevServer {
  const folder = join(process.cwd(), CACHE.bench, `dev-${size}`);
  writeCorpus(process.cwd(), folder, size, ENGLISH);
  return {
    name: 'this shell',
    folder,
    commandFor: (port) => [
      process.execPath,
      'node_modules/tsx/dist/cli.mjs',
      'src/commands/dev.ts',
      '--port',
      String(port),
    ],
    route: ROUTE,
    file: fileOfPage(folder, ROUTE),
    ready: 'html[data-alive]',
  };
}

/** @throws why it could not be installed */
function createPeer(size: number): DevServer {
  const { name, folder, prepare, command } = createVitePress();
  prepare(size);
  const [program = '', script = ''] = command;
  return {
    name,
    folder,
    commandFor: (port) => [program, script, 'dev', 'docs', '--port', String(port), '--host', '127.0.0.1'],
    route: '/part-00001',
    file: join(folder, 'docs/part-00001.md'),
    ready: 'main h1',
  };
}

const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  });

/** Starts a server and opens its page, as soon as it answers. */
async function open(server: DevServer, browser: Browser): Promise<OpenServer> {
  const port = await findFreePort();
  const [program = '', ...args] = server.commandFor(port);
  const started = performance.now();
  const child = spawn(program, args, { cwd: server.folder, stdio: 'ignore', detached: true });
  const page = await browser.newPage();
  const close = async () => {
    await page.close();
    await end(child);
  };
  try {
    // Without a browser: one that loads a page that is not there yet takes the processor from the server.
    const address = `http://127.0.0.1:${port}${server.route}`;
    for (;;) {
      const isReady = await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) break;
      if (performance.now() - started > START_MS)
        throw new Error(`${server.name} does not show ${server.route}`);
      await page.waitForTimeout(LOOK_MS);
    }
    await page.goto(address, { timeout: START_MS });
    await page.locator('main h1, #main-content h1').first().waitFor({ timeout: START_MS });
    const firstPage = performance.now() - started;
    await page.locator(server.ready).first().waitFor({ state: 'attached', timeout: START_MS });
    return { server, page, firstPage, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Adds a sentence to the page; returns the milliseconds until it is there. */
async function timeEdit({ server, page }: OpenServer): Promise<number> {
  const sentence = editPage(server.file);
  const saved = performance.now();
  // A locator looks only every half second after a while.
  await page.waitForFunction((text) => document.body.textContent.includes(text), sentence, {
    timeout: START_MS,
    polling: 'raf',
  });
  return performance.now() - saved;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Measures the development server on corpora of some sizes (500 and 10,000 pages), beside that of VitePress with the same
 * pages: the time from its start to the first page, without and with what an earlier start kept, and how soon an edited text
 * is seen. Edits alternate between the two, ten each.
 */
export async function benchDev({ ledger, numbers, skip }: BenchRun): Promise<void> {
  const rows = [
    ['pages', 'server', 'first page', 'later start', 'an edited text after', 'n', 'range', 'to recorded'],
  ];
  const browser = await launchBrowser();
  try {
    for (const size of numbers.length > 0 ? numbers : SIZES) {
      const servers = [createShell(size)];
      try {
        servers.push(createPeer(size));
      } catch (error) {
        skip(error instanceof Error ? error.message : String(error));
      }
      const opened: (OpenServer & { readonly cold: number })[] = [];
      for (const server of servers) {
        const first = await open(server, browser);
        await first.page.waitForTimeout(USE_MS);
        await first.close();
        opened.push({ ...(await open(server, browser)), cold: first.firstPage });
      }
      const times = opened.map((): number[] => []);
      for (let number = 0; number < EDITS; number += 1)
        for (const [index, each] of opened.entries()) {
          times[index]?.push(await timeEdit(each));
          await each.page.waitForTimeout(PAUSE_MS);
        }
      const medians = times.map(median);
      for (const [index, { server, firstPage, cold, close }] of opened.entries()) {
        const [ms = 0, own = 0] = [medians[index], medians[0]];
        const range = times[index] ?? [];
        rows.push([
          String(size),
          server.name,
          seconds(cold),
          seconds(firstPage),
          `${ms.toFixed(0)} ms${index > 0 ? ` (${formatRatio(own, ms)})` : ''}`,
          String(range.length),
          `${Math.min(...range).toFixed(0)}–${Math.max(...range).toFixed(0)} ms`,
          index > 0 ? '' : ledger.note(`dev: ${size} pages: ms from saved to painted`, ms),
        ]);
        await close();
      }
    }
    console.log(`${formatTable(rows)}\n\nIn parentheses: this shell in relation to the row.`);
  } finally {
    await browser.close();
  }
}
