/**
 * `npm run bench -- --demos [demos]`: builds a corpus of demos, ten per page, from scratch and again with the
 * cache of the first build, and reports the cost of a demo. Then drives a page with ten demos in that corpus,
 * and a page of the site in `out/`: what loads before a demo is visible, how long a demo takes to become
 * interactive, and how much the layout shifts meanwhile.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { serveFolder } from '../src/commands/serveFolder';
import { launchBrowser } from '../src/commands/findBrowser';
import { buildDemo, buildGrid } from './corpus/buildDemo';
import { ENGLISH } from './corpus/ENGLISH';
import { writeCorpus } from './corpus/writeCorpus';
import { formatTable } from './formatTable';
import { median } from './median';
import { driveDemos, type DemoCosts } from './measure/driveDemos';
import { measureBuild } from './measure/measureBuild';
import type { BenchRun } from './results/BenchPart';
import { CACHE, OUT } from '../src/content/workspace';

const DEMOS_PER_PAGE = 10;
const MAX_GRIDS = 1000;
/** The page of the site with the most demos. */
const REAL_ROUTE = '/experiments/docs/demos/';
const CORPUS_ROUTE = '/kit-00000/part-00001/';
const VISITS = 5;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

async function benchBuilds(
  folder: string,
  count: number,
  ledger: BenchRun['ledger'],
  kind: 'demos' | 'grids' = 'demos',
): Promise<void> {
  const pages = Math.ceil(count / DEMOS_PER_PAGE);
  const buildOne = kind === 'grids' ? buildGrid : buildDemo;
  writeCorpus(process.cwd(), folder, pages, ENGLISH, () => DEMOS_PER_PAGE, buildOne);
  const rows = [[kind, 'build', 'to recorded', 'of which demos', 'a demo', 'peak memory']];
  for (const build of ['cold', 'again']) {
    const { seconds, peakBytes, steps } = await measureBuild(folder);
    const step = steps.find(({ name }) => name.trim() === 'demos')?.seconds ?? 0;
    rows.push([
      `${count}, ${build}`,
      `${seconds.toFixed(1)} s (n = 1)`,
      ledger.note(`${kind}: ${count}, ${build}: seconds`, seconds),
      `${step.toFixed(1)} s`,
      `${((1000 * step) / count).toFixed(1)} ms`,
      `${(peakBytes / 1e9).toFixed(2)} GB`,
    ]);
  }
  console.log(formatTable(rows));
}

function weigh(out: string, hrefs: readonly string[]): string {
  return kB(
    [...new Set(hrefs)].reduce((sum, href) => sum + gzipSync(readFileSync(join(out, href))).length, 0),
  );
}

function spread(times: readonly number[]): string {
  const range = `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`;
  return `${median(times).toFixed(0)} ms (n = ${times.length}, ${range})`;
}

/** A table row of the figures of one page. Each visit uses a new browser context with empty storage. */
async function pageRow(browser: Browser, out: string, route: string): Promise<string[]> {
  const { origin, close } = await serveFolder(out);
  try {
    const visits: DemoCosts[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) visits.push(await driveDemos(browser, origin + route));
    const [one] = visits;
    if (!one) return [route];
    return [
      `${route} (${one.demos})`,
      weigh(out, one.own),
      weigh(
        out,
        visits.flatMap(({ others }) => others),
      ),
      weigh(out, one.first),
      spread(visits.map(({ firstMs }) => firstMs)),
      spread(visits.flatMap(({ otherMs }) => otherMs)),
      Math.max(...visits.map(({ shift }) => shift)).toFixed(4),
    ];
  } finally {
    await close();
  }
}

/** Builds `count` demos twice, and drives pages with demos. */
export async function benchDemos({ ledger, skip, numbers: [count = 2000] }: BenchRun): Promise<void> {
  const folder = join(process.cwd(), CACHE.bench, `demos-${count}`);
  await benchBuilds(folder, count, ledger);
  const rows = [
    [
      'page (demos)',
      "page's own JS",
      'other JS before a demo is visible',
      'JS loaded by the first one',
      'visible to interactive: first',
      'others, median',
      'layout shift, maximum',
    ],
  ];
  const browser = await launchBrowser();
  try {
    rows.push(await pageRow(browser, join(folder, OUT), CORPUS_ROUTE));
    if (existsSync(`${OUT}${REAL_ROUTE}index.html`)) rows.push(await pageRow(browser, OUT, REAL_ROUTE));
    else skip('a page of the site: there is no out/');
  } finally {
    await browser.close();
  }
  console.log(
    `\n${formatTable(rows)}\n\nJS is gzip. Other JS is that of an ad, and of the document of a demo with a window of its own. Layout shift is the sum from the load until the last demo is interactive.`,
  );
}

/** Builds a corpus of heavy demos, data grids of 100 rows, from scratch and again. */
export async function benchGrids({ ledger, numbers: [count = MAX_GRIDS] }: BenchRun): Promise<void> {
  await benchBuilds(join(process.cwd(), CACHE.bench, 'grids'), count, ledger, 'grids');
}
