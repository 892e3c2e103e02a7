import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { scripts } from '../package.json';
import { serveFolder } from '../src/commands/serveFolder';
import { launchBrowser } from '../src/commands/findBrowser';
import { writeBarePages } from './bare/writeBarePages';
import { findFreePort } from './findFreePort';
import { formatTable } from './formatTable';
import { runLighthouse, type LighthouseRun } from './lighthouse/runLighthouse';
import { summarize, type Summary } from './lighthouse/summarize';
import { PAGES } from './pages';
import type { BenchRun } from './results/BenchPart';
import { formatRatio } from './results/formatRatio';
import { CACHE, OUT } from '../src/content/workspace';

const RUNS = 5;
const SCREENSHOTS = `${CACHE.bench}/lighthouse`;

/** Ways to measure a page; the others are compared with the bare one. */
const WAYS = ['bare', 'as delivered', 'runtime at first paint'] as const;
type Way = (typeof WAYS)[number];

const HEAD = [
  'page',
  'perf.',
  'access.',
  'best pr.',
  'SEO',
  'TBT ms',
  'CLS',
  'FCP ms',
  'LCP ms',
  'SI ms',
  'kB',
  'LCP/FCP',
  'LCP/bare',
  'LCP/recorded',
  'TBT/recorded',
  'kB/recorded',
  'ad visible',
  'runtime',
  'n',
];

function toRow(
  { ledger }: BenchRun,
  way: Way,
  name: string,
  { values, adsVisible, runtimesReady, runs }: Summary,
  bareLcp: number | undefined,
): string[] {
  const note = (measure: keyof typeof values) =>
    ledger.note(`lighthouse: ${name}, ${way}: ${measure}`, values[measure]);
  const recorded = Object.fromEntries(
    Object.keys(values).map((measure) => [measure, note(measure as keyof typeof values)]),
  );
  const lcp = values['largest-contentful-paint'];
  return [
    name,
    ...(['performance', 'accessibility', 'best-practices', 'seo'] as const).map((key) => String(values[key])),
    values['total-blocking-time'].toFixed(0),
    values['cumulative-layout-shift'].toFixed(3),
    values['first-contentful-paint'].toFixed(0),
    lcp.toFixed(0),
    values['speed-index'].toFixed(0),
    (values['total-byte-weight'] / 1000).toFixed(1),
    formatRatio(lcp, values['first-contentful-paint']),
    formatRatio(lcp, bareLcp),
    recorded['largest-contentful-paint'] ?? '',
    recorded['total-blocking-time'] ?? '',
    recorded['total-byte-weight'] ?? '',
    adsVisible === undefined ? 'no slot' : `${adsVisible} of ${runs}`,
    `${runtimesReady} of ${runs}`,
    String(runs),
  ];
}

/**
 * `npm run bench -- --lighthouse [runs]`: runs Lighthouse for mobile and takes the median of five runs of
 * each page, as delivered and with the runtime forced to start at the first paint, compared with a bare page
 * of the same text. Stores the last screenshot of every kind of run in `.cache/bench/lighthouse`.
 */
export async function benchLighthouse(run: BenchRun): Promise<void> {
  const pages = PAGES.filter(({ name, route }) => {
    const isThere = existsSync(`${OUT}${route}index.html`);
    if (!isThere) run.skip(`${name}: there is no ${OUT}${route} (${scripts.build})`);
    return isThere;
  });
  const bareFolder = writeBarePages(
    OUT,
    pages.map(({ route }) => route),
  );
  mkdirSync(SCREENSHOTS, { recursive: true });
  const port = await findFreePort();
  const [site, bare] = [await serveFolder(OUT), await serveFolder(bareFolder)];
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const rows = new Map<Way, string[][]>(WAYS.map((way) => [way, []]));
  const losses: string[] = [];
  const measure = async (way: Way, route: string, name: string): Promise<Summary | undefined> => {
    const runs: LighthouseRun[] = [];
    for (let count = run.numbers[0] ?? RUNS; count > 0; count -= 1) {
      try {
        const origin = way === 'bare' ? bare.origin : site.origin;
        runs.push(await runLighthouse(origin + route, port, way === 'runtime at first paint'));
      } catch (error) {
        run.skip(`a run of ${name}, ${way}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    const last = runs.at(-1);
    if (!last) return undefined;
    const file = `${SCREENSHOTS}/${`${name} ${way}`.replaceAll(' ', '-')}.jpg`;
    if (last.screenshot) writeFileSync(file, last.screenshot);
    return summarize(runs);
  };
  try {
    for (const { name, route } of pages) {
      let bareLcp: number | undefined;
      for (const way of WAYS) {
        const summary = await measure(way, route, name);
        if (!summary) continue;
        if (way === 'bare') bareLcp = summary.values['largest-contentful-paint'];
        else losses.push(...summary.lost.map((line) => `${name}, ${way}: ${line}`));
        rows.get(way)?.push(toRow(run, way, name, summary, bareLcp));
      }
    }
  } finally {
    await browser.close();
    await site.close();
    await bare.close();
  }
  for (const way of WAYS) {
    console.log(`\nLighthouse, mobile, ${way}, medians\n${formatTable([HEAD, ...(rows.get(way) ?? [])])}`);
  }
  console.log(`\nAudits that cost points:\n  ${losses.length > 0 ? losses.join('\n  ') : 'nothing'}`);
}
