/**
 * `npm run bench -- --playgrounds [rounds]`: how long a choice in a playground takes, from the input event to the
 * paint. The first choice of a page loads the component and the program of the controls (cold), later ones do not
 * (warm). Beside them stands the time of a frame in which nothing changes. All pages and all kinds take turns.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { serveFolder } from '../src/commands/serveFolder';
import { launchBrowser } from '../src/commands/findBrowser';
import { waitForRuntime } from '../tests/browser/fixtures/page';
import { formatTable } from './formatTable';
import { median } from './median';
import type { BenchRun } from './results/BenchPart';
import { OUT } from '../src/content/workspace';

const ROUNDS = 7;
const VIEWPORT = { width: 1440, height: 900 };

/** A value of a control, and a selector of what the stage shows then. */
type Choice = readonly [value: string, shown: string];

/** Two choices of a page. */
interface Case {
  readonly name: string;
  readonly route: string;
  readonly choices: readonly [Choice, Choice];
}

const CASES: readonly Case[] = [
  {
    name: 'Button',
    route: '/material-ui/react-button/',
    choices: [
      ['outlined', '.MuiButton-outlined'],
      ['text', '.MuiButton-text'],
    ],
  },
  {
    name: 'data grid of 1,000 rows',
    route: '/x/react-data-grid/',
    choices: [
      ['compact', '.MuiDataGrid-root--densityCompact'],
      ['comfortable', '.MuiDataGrid-root--densityComfortable'],
    ],
  },
];

/** Makes a choice; returns the milliseconds from its event until the stage has painted it. */
async function timeChoice(page: Page, [choice, shown]: Choice): Promise<number> {
  const painted = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const stage = document.querySelector('[data-playground] [data-stage]')!;
        let started = 0;
        const afterPaint = () =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
        const observer = new MutationObserver(() => {
          if (!stage.querySelector(selector)) return;
          observer.disconnect();
          afterPaint();
        });
        observer.observe(stage, { subtree: true, childList: true, attributes: true });
        document.addEventListener('input', ({ timeStamp }) => (started = timeStamp), {
          capture: true,
          once: true,
        });
      }),
    shown,
  );
  await page.locator('[data-playground]').getByRole('radio', { name: choice, exact: true }).check();
  return painted;
}

/** Returns the milliseconds from an event after which nothing changes until the next paint. */
function timeFrame(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
      }),
  );
}

interface Times {
  readonly cold: number;
  readonly warm: number;
  readonly frame: number;
  /** Paths of the files that the first choice loads. */
  readonly loaded: readonly string[];
}

async function timeCase(browser: Browser, origin: string, { route, choices }: Case): Promise<Times> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    // The transpiler names functions with a helper that is missing in the page.
    await context.addInitScript('globalThis.__name = (value) => value');
    const page = await context.newPage();
    await page.goto(origin + route);
    await waitForRuntime(page);
    await page.waitForLoadState('networkidle');
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
    const [first, second] = choices;
    const cold = await timeChoice(page, first);
    const own = [...loaded];
    const frame = await timeFrame(page);
    return { cold, warm: await timeChoice(page, second), frame, loaded: own };
  } finally {
    await context.close();
  }
}

const spread = (times: readonly number[]) =>
  `${median(times).toFixed(0)} ms (n = ${times.length}, ${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)})`;

function weigh(paths: readonly string[]): string {
  const files = [...new Set(paths)].map((path) => join(OUT, path)).filter((file) => existsSync(file));
  return `${(files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1000).toFixed(1)} kB`;
}

/** Measures the first and a later choice of playgrounds. */
export async function benchPlaygrounds({
  ledger,
  skip,
  numbers: [rounds = ROUNDS],
}: BenchRun): Promise<void> {
  const cases = CASES.filter(({ route }) => existsSync(`${OUT}${route}index.html`));
  if (cases.length < CASES.length) skip(`pages that are not in ${OUT}`);
  const { origin, close } = await serveFolder(OUT);
  const browser = await launchBrowser();
  const times = new Map<string, Times[]>(cases.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const each of cases) times.get(each.name)?.push(await timeCase(browser, origin, each));
  } finally {
    await browser.close();
    await close();
  }
  const rows = [
    [
      'playground',
      'loaded by the touch',
      'cold',
      'to recorded',
      'warm',
      'to recorded',
      'idle frame',
      'warm ÷ idle',
    ],
  ];
  for (const [name, all] of times) {
    const of = (key: 'cold' | 'warm' | 'frame') => all.map((each) => each[key]);
    const note = (key: 'cold' | 'warm') =>
      ledger.note(`playgrounds: ${name}, ${key}: milliseconds`, median(of(key)));
    const ratio = median(of('warm')) / median(of('frame'));
    rows.push([
      name,
      weigh(all[0]?.loaded ?? []),
      spread(of('cold')),
      note('cold'),
      spread(of('warm')),
      note('warm'),
      spread(of('frame')),
      `${ratio.toFixed(1)}×`,
    ]);
  }
  console.log(
    `${formatTable(rows)}\n\nBytes are gzip. Each round has a new browser context with empty storage; the files are on the loopback interface.`,
  );
}
