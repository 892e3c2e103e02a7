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
 *
 * `npm run bench -- --lighthouse [runs]`, `--interaction [tours]` and `--boot [runs]` measure that site in a browser, see
 * `benchLighthouse`, `benchInteraction` and `benchBoot`.
 *
 * `npm run bench -- --all` does all of it, one part after the other.
 *
 * `--record` makes the figures of a run those that later runs are compared with (`bench/results/last.json`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { scripts } from '../package.json';
import { languages } from '../data/languages';
import { serveFolder } from '../scripts/serveFolder';
import { launchBrowser } from '../tests/browser/harness/launchBrowser';
import { buildBarePage } from './bare/buildBarePage';
import { benchBoot } from './benchBoot';
import { benchDemos } from './benchDemos';
import { benchInteraction } from './benchInteraction';
import { benchLighthouse } from './benchLighthouse';
import { benchSearch } from './benchSearch';
import { writeCorpus } from './corpus/writeCorpus';
import { formatTable } from './formatTable';
import { median } from './median';
import { measureBuild } from './measure/measureBuild';
import { timeNavigation } from './measure/timeNavigation';
import { weighPage } from './measure/weighPage';
import type { BenchRun } from './results/BenchPart';
import { formatRatio } from './results/formatRatio';
import { runPart } from './results/runPart';

const SAMPLES = 20;
const REAL_ROUTES = ['/material-ui/react-button/', '/material-ui/react-checkbox/'] as const;
const CORPUS_ROUTES = ['/kit-00000/part-00001/', '/kit-00000/part-00002/'] as const;

const SIZES = [100, 1000, 10_000];
const WEIGHT_HEAD = ['HTML', 'CSS', 'JS after a sign of a reader', 'HTML + CSS to bare', 'to recorded'];

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ENGLISH = languages.filter(({ code }) => code === 'en');

/** The weight of a page, what it is to that of a bare page of the same text, and to the recorded one. */
function weightCells({ ledger }: BenchRun, out: string, route: string): string[] {
  const { html, css, js } = weighPage(out, route);
  const bare = gzipSync(buildBarePage(readFileSync(`${out}${route}index.html`, 'utf8'))).length;
  const note = (part: string, bytes: number) => ledger.note(`weight: ${out}${route}: ${part}`, bytes);
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
    const ratio = ledger.note(`navigation: ${out}${routes[0]}`, median(times));
    return `${median(times).toFixed(0)} ms (n = ${times.length}, ${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}), ${ratio}`;
  } catch (error) {
    skip(
      `client navigation in ${out}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    );
    return '–';
  } finally {
    await browser.close();
    await served.close();
  }
}

async function benchBuilds(run: BenchRun): Promise<void> {
  const { ledger, skip } = run;
  const sizes = run.numbers.length > 0 ? run.numbers : SIZES;
  const root = process.cwd();
  const rows = [
    [
      'pages',
      'cold build',
      'to recorded',
      'pages/s',
      'peak memory',
      'to recorded',
      ...WEIGHT_HEAD,
      'client navigation, median, to recorded',
    ],
  ];
  for (const size of sizes) {
    const folder = join(root, '.cache/bench', String(size));
    writeCorpus(root, folder, size, ENGLISH);
    try {
      const { seconds, peakBytes, steps } = await measureBuild(folder);
      const memory = peakBytes > 0 ? `${(peakBytes / 1e9).toFixed(2)} GB` : '–';
      const out = join(folder, 'out');
      const cells = [
        `${seconds.toFixed(1)} s (n = 1)`,
        ledger.note(`build: ${size} pages: seconds`, seconds),
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
      console.log(`${size} pages: ${steps.map((step) => `${step.name} ${step.seconds} s`).join(', ')}`);
    } catch (error) {
      skip(`${size} pages: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(`\n${formatTable(rows)}`);
  if (existsSync(`out${REAL_ROUTES[0]}index.html`)) {
    const real = [
      ['first load of', ...WEIGHT_HEAD, 'client navigation, median, to recorded'],
      [
        REAL_ROUTES[0],
        ...weightCells(run, 'out', REAL_ROUTES[0]),
        await navigationCell(run, 'out', REAL_ROUTES),
      ],
    ];
    console.log(`\n${formatTable(real)}`);
  } else skip(`the real site: there is no out/ (${scripts.build})`);
}

/** Builds the same pages in one language and in all. */
async function benchLanguages({ ledger, numbers: [size = 1000] }: BenchRun): Promise<void> {
  const rows = [['languages', 'cold build', 'to recorded', 'peak memory', 'steps']];
  const times: number[] = [];
  for (const spoken of [ENGLISH, languages]) {
    const folder = join(process.cwd(), '.cache/bench', `${size}-${spoken.length}`);
    writeCorpus(process.cwd(), folder, size, spoken);
    const { seconds, peakBytes, steps } = await measureBuild(folder);
    times.push(seconds);
    rows.push([
      String(spoken.length),
      `${seconds.toFixed(1)} s (n = 1)`,
      ledger.note(`languages: ${size} pages in ${spoken.length}: seconds`, seconds),
      `${(peakBytes / 1e9).toFixed(2)} GB`,
      steps.map((step) => `${step.name} ${step.seconds} s`).join(', '),
    ]);
  }
  const [one = 0, all = 0] = times;
  console.log(`${formatTable(rows)}\n\n${(all / one).toFixed(2)} times as long, ${size} pages`);
}

const PARTS: Readonly<Record<string, (run: BenchRun) => Promise<void>>> = {
  '--languages': benchLanguages,
  '--demos': benchDemos,
  '--search': benchSearch,
  '--lighthouse': benchLighthouse,
  '--interaction': benchInteraction,
  '--boot': benchBoot,
};

const argv = process.argv.slice(2);
const name = argv.find((word) => word in PARTS);

/** Every part with its own numbers, one after the other: two at a time would measure each other. */
async function benchAll(): Promise<void> {
  const options = argv.filter((word) => word === '--record');
  await runPart('builds', benchBuilds, options);
  for (const [option, measure] of Object.entries(PARTS)) {
    console.log(`\n=== ${option.slice(2)}`);
    await runPart(option.slice(2), measure, options);
  }
}

void (argv.includes('--all')
  ? benchAll()
  : runPart(name?.slice(2) ?? 'builds', (name === undefined ? undefined : PARTS[name]) ?? benchBuilds, argv));
