import { existsSync } from 'node:fs';
import { scripts } from '../package.json';
import { serveFolder } from '../scripts/serveFolder';
import { launchBrowser } from '../scripts/findBrowser';
import { KIND_NAMES, sumSelfTimes } from './boot/sumSelfTimes';
import { traceBoot, type BootTrace } from './boot/traceBoot';
import { formatTable } from './formatTable';
import { median } from './median';
import { PAGES } from './pages';
import type { BenchRun } from './results/BenchPart';
import { OUT } from '../src/content/workspace';

const RUNS = 5;
const SLOWDOWN = 4;
/** Phases of the boot: each begins with a mark and ends with the next one. */
const PHASES = [
  ['sign', 'fetch; run scripts'],
  ['hydrate', 'hydrate, layout effects'],
  ['commit', 'effects'],
  ['effects', 'work started by effects'],
] as const;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Milliseconds of each kind of work in each phase of one boot, in the order of `PHASES` and `KIND_NAMES`. */
function readPhases({ events, marks }: BootTrace): number[][] {
  return PHASES.map(([mark], index) => {
    const next = PHASES[index + 1]?.[0];
    const from = marks[mark] ?? Number.NaN;
    const to = next === undefined ? Number.POSITIVE_INFINITY : (marks[next] ?? Number.NaN);
    const sums = sumSelfTimes(events, from, to);
    return KIND_NAMES.map((kind) => sums.get(kind) ?? 0);
  });
}

/**
 * `npm run bench -- --boot [runs]`: measures the main thread from the reader's first input on, with four
 * times CPU slowdown: by phase of the boot and kind of work, and the sum of its long tasks.
 */
export async function benchBoot(run: BenchRun): Promise<void> {
  const { ledger } = run;
  const served = await serveFolder(OUT);
  const browser = await launchBrowser();
  const totals: string[][] = [];
  try {
    for (const { name, route } of PAGES) {
      if (!existsSync(`${OUT}${route}index.html`)) {
        run.skip(`${name}: there is no ${OUT}${route} (${scripts.build})`);
        continue;
      }
      const traces: BootTrace[] = [];
      for (let count = run.numbers[0] ?? RUNS; count > 0; count -= 1) {
        traces.push(await traceBoot(browser, served.origin + route, SLOWDOWN));
      }
      const phases = traces.map(readPhases);
      const rows = PHASES.map(([, phase], row) => {
        const cells = KIND_NAMES.map((_, column) => median(phases.map((one) => one[row]?.[column] ?? 0)));
        const total = sum(cells);
        return [
          phase,
          ...cells.map((cell) => cell.toFixed(0)),
          total.toFixed(0),
          ledger.note(`boot: ${name}: ${phase}`, total),
        ];
      });
      console.log(`\nBoot of ${name} at ${SLOWDOWN}x, ms of the main thread, medians, n = ${traces.length}`);
      console.log(formatTable([['part', ...KIND_NAMES, 'sum', 'to recorded'], ...rows]));
      const long = median(traces.map(({ longTasks }) => sum(longTasks)));
      const blocking = median(traces.map(({ longTasks }) => sum(longTasks.map((time) => time - 50))));
      const longest = median(traces.map(({ longTasks }) => Math.max(0, ...longTasks)));
      totals.push([
        name,
        long.toFixed(0),
        blocking.toFixed(0),
        longest.toFixed(0),
        ledger.note(`boot: ${name}: long tasks`, long),
        ledger.note(`boot: ${name}: longest task`, longest),
        String(traces.length),
      ]);
    }
  } finally {
    await browser.close();
    await served.close();
  }
  console.log(`\nTasks longer than 50 ms on boot at ${SLOWDOWN}x, ms; a bare page has no boot`);
  console.log(
    formatTable([
      ['page', 'sum', 'beyond 50 ms each', 'longest', 'sum vs. recorded', 'longest vs. recorded', 'n'],
      ...totals,
    ]),
  );
}
