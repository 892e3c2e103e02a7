/**
 * `npm run bench -- --languages [pages]` builds one corpus (1,000 pages unless told otherwise) in one language and in
 * all of them, and tells how many times as long the latter takes.
 *
 * `npm run bench -- --demos [demos]` builds a corpus of demos (2,000 unless told otherwise), and drives pages with ten
 * of them, see `benchDemos`.
 *
 * `npm run bench -- [pages …]`: builds generated corpora (100, 1,000 and 10,000 pages unless told otherwise) and
 * measures them, then weighs and drives a component page of the site in `out/`. Each size is built once, cold.
 *
 * `npm run bench -- --search` measures the search of that site alone, see `benchSearch`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { scripts } from '../package.json';
import { languages } from '../data/languages';
import { serveFolder } from '../scripts/serveFolder';
import { launchBrowser } from '../tests/browser/harness/launchBrowser';
import { benchDemos } from './benchDemos';
import { benchSearch } from './benchSearch';
import { writeCorpus } from './corpus/writeCorpus';
import { formatTable } from './formatTable';
import { median } from './median';
import { measureBuild } from './measure/measureBuild';
import { timeNavigation } from './measure/timeNavigation';
import { weighPage } from './measure/weighPage';

const SAMPLES = 20;
const REAL_ROUTES = ['/material-ui/react-button/', '/material-ui/react-checkbox/'] as const;
const CORPUS_ROUTES = ['/kit-00000/part-00001/', '/kit-00000/part-00002/'] as const;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ENGLISH = languages.filter(({ code }) => code === 'en');
const skipped: string[] = [];

function weightCells(out: string, route: string): string[] {
  const { html, css, js } = weighPage(out, route);
  return [kB(html), kB(css), kB(js)];
}

async function navigationCell(out: string, routes: readonly [string, string]): Promise<string> {
  const served = await serveFolder(out);
  const browser = await launchBrowser();
  try {
    const times = await timeNavigation(browser, served.origin, routes, SAMPLES);
    return `${median(times).toFixed(0)} ms (n = ${times.length}, ${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)})`;
  } catch (error) {
    skipped.push(
      `client navigation in ${out}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
    return '–';
  } finally {
    await browser.close();
    await served.close();
  }
}

async function bench(sizes: readonly number[]): Promise<void> {
  const root = process.cwd();
  const rows = [
    ['pages', 'cold build', 'pages/s', 'peak memory', 'HTML', 'CSS', 'JS', 'client navigation, median'],
  ];
  for (const size of sizes) {
    const folder = join(root, '.cache/bench', String(size));
    writeCorpus(root, folder, size, ENGLISH);
    try {
      const { seconds, peakBytes, steps } = await measureBuild(folder);
      const memory = peakBytes > 0 ? `${(peakBytes / 1e9).toFixed(2)} GB` : '–';
      const out = join(folder, 'out');
      const cells = [`${seconds.toFixed(1)} s (n = 1)`, (size / seconds).toFixed(0), memory];
      rows.push([
        String(size),
        ...cells,
        ...weightCells(out, CORPUS_ROUTES[0]),
        await navigationCell(out, CORPUS_ROUTES),
      ]);
      console.log(`${size} pages: ${steps.map((step) => `${step.name} ${step.seconds} s`).join(', ')}`);
    } catch (error) {
      skipped.push(`${size} pages: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(`\n${formatTable(rows)}`);
  if (existsSync(`out${REAL_ROUTES[0]}index.html`)) {
    const real = [
      ['first load of', 'HTML', 'CSS', 'JS, at the first sign of a reader', 'client navigation, median'],
      [REAL_ROUTES[0], ...weightCells('out', REAL_ROUTES[0]), await navigationCell('out', REAL_ROUTES)],
    ];
    console.log(`\n${formatTable(real)}`);
  } else skipped.push(`the real site: there is no out/ (${scripts.build})`);
  console.log(`\nNot measured: ${skipped.length > 0 ? skipped.join('\n  ') : 'nothing was left out'}`);
  if (skipped.length > 0) process.exitCode = 1;
}

/** Builds the same pages in one language and in all. */
async function benchLanguages(size: number): Promise<void> {
  const rows = [['languages', 'cold build', 'peak memory', 'steps']];
  const times: number[] = [];
  for (const spoken of [ENGLISH, languages]) {
    const folder = join(process.cwd(), '.cache/bench', `${size}-${spoken.length}`);
    writeCorpus(process.cwd(), folder, size, spoken);
    const { seconds, peakBytes, steps } = await measureBuild(folder);
    times.push(seconds);
    rows.push([
      String(spoken.length),
      `${seconds.toFixed(1)} s (n = 1)`,
      `${(peakBytes / 1e9).toFixed(2)} GB`,
      steps.map((step) => `${step.name} ${step.seconds} s`).join(', '),
    ]);
  }
  const [one = 0, all = 0] = times;
  console.log(`${formatTable(rows)}\n\n${(all / one).toFixed(2)} times as long, ${size} pages`);
}

const [option] = process.argv.slice(2);
const asked = process.argv.slice(2).map(Number).filter(Number.isInteger);
void (option === '--languages'
  ? benchLanguages(asked[0] ?? 1000)
  : option === '--demos'
    ? benchDemos(asked[0] ?? 2000)
    : option === '--search'
      ? benchSearch()
      : bench(asked.length > 0 ? asked : [100, 1000, 10_000]));
