import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { scripts } from '../package.json';
import { serveFolder } from '../src/commands/serveFolder';
import { launchBrowser } from '../src/commands/findBrowser';
import { buildBarePage } from './bare/buildBarePage';
import { editPage, fileOfPage } from './corpus/editPage';
import { ENGLISH } from './corpus/ENGLISH';
import { writeCorpus } from './corpus/writeCorpus';
import { formatTable } from './formatTable';
import { median } from './median';
import { measureBuild, type BuildFigures } from './measure/measureBuild';
import { errorSummary } from './errorSummary';
import { timeNavigation } from './measure/timeNavigation';
import { weighPage } from './measure/weighPage';
import type { BenchRun } from './results/BenchPart';
import { formatRatio } from './results/formatRatio';
import { CACHE, OUT } from '../src/content/workspace';

const SAMPLES = 20;
const REAL_ROUTES = ['/material-ui/react-button/', '/material-ui/react-checkbox/'] as const;
const CORPUS_ROUTES = ['/kit-00000/part-00001/', '/kit-00000/part-00002/'] as const;

const SIZES = [100, 1000, 10_000];
const WEIGHT_HEAD = ['HTML', 'CSS', 'JS after the first input', 'HTML + CSS vs. bare', 'to recorded'];

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const formatSteps = (steps: BuildFigures['steps']) =>
  steps.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ');

/**
 * Returns the weight of a page, its ratio to a bare page of the same text, and its ratio to the recorded
 * weight.
 */
function weightCells({ ledger }: BenchRun, out: string, route: string): string[] {
  const { html, css, js } = weighPage(out, route);
  const bare = gzipSync(buildBarePage(readFileSync(`${out}${route}index.html`, 'utf8'))).length;
  const note = (part: string, bytes: number) =>
    ledger.note(`weight: ${relative('', out)}${route}: ${part}`, bytes);
  return [
    kB(html),
    kB(css),
    kB(js),
    formatRatio(html + css, bare),
    [note('html', html), note('css', css), note('js', js)].join(' '),
  ];
}

async function navigationCell(
  { ledger, skip }: BenchRun,
  out: string,
  routes: readonly [string, string],
): Promise<string> {
  const served = await serveFolder(out);
  const browser = await launchBrowser();
  try {
    const times = await timeNavigation(browser, served.origin, routes, SAMPLES);
    const ratio = ledger.note(
      `navigation, to the frame on the screen: ${relative('', out)}${routes[0]}`,
      median(times),
    );
    return `${median(times).toFixed(0)} ms (n = ${times.length}, ${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}), ${ratio}`;
  } catch (error) {
    skip(`client navigation in ${out}: ${errorSummary(error)}`);
    return '–';
  } finally {
    await browser.close();
    await served.close();
  }
}

/**
 * `npm run bench -- [pages …]`: builds generated corpora (100, 1,000 and 10,000 pages by default), each from
 * scratch and again after an edit of one page, then weighs and drives a component page of the site in `out/`.
 */
export async function benchBuilds(run: BenchRun): Promise<void> {
  const { ledger, skip } = run;
  const sizes = run.numbers.length > 0 ? run.numbers : SIZES;
  const root = process.cwd();
  const rows = [
    [
      'pages',
      'cold build',
      'to recorded',
      'after an edit',
      'to cold',
      'pages/s',
      'peak memory',
      'to recorded',
      ...WEIGHT_HEAD,
      'client navigation, median, vs. recorded',
    ],
  ];
  for (const size of sizes) {
    const folder = join(root, CACHE.bench, String(size));
    writeCorpus(root, folder, size, ENGLISH);
    try {
      const { seconds, peakBytes, steps } = await measureBuild(folder);
      const memory = peakBytes > 0 ? `${(peakBytes / 1e9).toFixed(2)} GB` : '–';
      const out = join(folder, OUT);
      editPage(fileOfPage(folder, CORPUS_ROUTES[0]));
      const edited = await measureBuild(folder);
      ledger.note(`build: ${size} pages, after an edit: seconds`, edited.seconds);
      const cells = [
        `${seconds.toFixed(1)} s (n = 1)`,
        ledger.note(`build: ${size} pages: seconds`, seconds),
        `${edited.seconds.toFixed(1)} s`,
        formatRatio(edited.seconds, seconds),
        (size / seconds).toFixed(0),
        memory,
        ledger.note(`build: ${size} pages: peak bytes`, peakBytes),
      ];
      const routes = CORPUS_ROUTES;
      rows.push([
        String(size),
        ...cells,
        ...weightCells(run, out, routes[0]),
        await navigationCell(run, out, routes),
      ]);
      console.log(`${size} pages: ${formatSteps(steps)}\n  after an edit: ${formatSteps(edited.steps)}`);
    } catch (error) {
      skip(`${size} pages: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(`\n${formatTable(rows)}`);
  if (existsSync(`${OUT}${REAL_ROUTES[0]}index.html`)) {
    const real = [
      ['first load of', ...WEIGHT_HEAD, 'client navigation, median, vs. recorded'],
      [REAL_ROUTES[0], ...weightCells(run, OUT, REAL_ROUTES[0]), await navigationCell(run, OUT, REAL_ROUTES)],
    ];
    console.log(`\n${formatTable(real)}`);
  } else skip(`the real site: there is no out/ (${scripts.build})`);
}
