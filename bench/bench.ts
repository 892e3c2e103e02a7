/**
 * `npm run bench -- --languages [pages]` builds one corpus (1,000 pages by default) in one language and in
 * all of them, and reports the ratio of the times.
 *
 * `npm run bench -- --demos [demos]` builds a corpus of demos (2,000 by default), and drives pages with ten
 * demos each, see `benchDemos`.
 *
 * `npm run bench -- [pages …]` builds generated corpora and measures them, see `benchBuilds`.
 *
 * `npm run bench -- --grids [demos]` builds heavy demos, data grids of 100 rows, see `benchGrids`.
 *
 * `npm run bench -- --playgrounds [rounds]` times choices in playgrounds, see `benchPlaygrounds`.
 *
 * `npm run bench -- --search` measures only the search of that site, see `benchSearch`.
 *
 * `npm run bench -- --lighthouse [runs]` and `--interaction [tours]` measure that site in a browser, see
 * `benchLighthouse` and `benchInteraction`.
 *
 * `npm run bench -- --peers [pages] [rounds]` compares builds with Starlight, VitePress and bare HTML, see `benchPeers`.
 *
 * `npm run bench -- --dev [pages …]` compares the development server with that of VitePress, see `benchDev`.
 *
 * `npm run bench -- --all` runs all parts but the last two with their default numbers.
 *
 * Several parts run one after the other, because parallel parts would distort each other. `--record` records the figures of a run (`bench/results/last.json`); later runs are compared with them.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languages } from '../data/languages';
import { benchBuilds } from './benchBuilds';
import { benchDemos, benchGrids } from './benchDemos';
import { benchDev } from './benchDev';
import { benchInteraction } from './benchInteraction';
import { benchLighthouse } from './benchLighthouse';
import { benchPeers } from './benchPeers';
import { benchPlaygrounds } from './benchPlaygrounds';
import { benchSearch } from './benchSearch';
import { ENGLISH } from './corpus/ENGLISH';
import { writeCorpus } from './corpus/writeCorpus';
import { formatTable } from './formatTable';
import { measureBuild } from './measure/measureBuild';
import type { BenchRun } from './results/BenchPart';
import { runPart } from './results/runPart';
import { CACHE } from '../src/content/workspace';

/** Builds the same pages in one language and in all languages. */
async function benchLanguages({ ledger, numbers: [size = 1000] }: BenchRun): Promise<void> {
  const rows = [['languages', 'cold build', 'to recorded', 'peak memory', 'steps']];
  const times: number[] = [];
  for (const spoken of [ENGLISH, languages]) {
    const folder = join(process.cwd(), CACHE.bench, `${size}-${spoken.length}`);
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
  builds: benchBuilds,
  languages: benchLanguages,
  demos: benchDemos,
  grids: benchGrids,
  playgrounds: benchPlaygrounds,
  search: benchSearch,
  lighthouse: benchLighthouse,
  interaction: benchInteraction,
};

/** They install programs from npm, so they have to be asked for. */
const ASKED_PARTS: typeof PARTS = { dev: benchDev, peers: benchPeers };

const flag = { type: 'boolean', default: false } as const;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...Object.fromEntries(Object.keys({ ...PARTS, ...ASKED_PARTS }).map((name) => [name, flag])),
    all: flag,
    record: flag,
  },
});

async function bench(): Promise<void> {
  const numbers = positionals.map(Number);
  const strange = positionals.find((_, index) => !Number.isInteger(numbers[index]));
  if (strange !== undefined) throw new Error(`${strange} is not a whole number`);
  const parts = Object.entries(PARTS);
  const named = [...parts, ...Object.entries(ASKED_PARTS)].filter(
    ([name]) => options[name as keyof typeof options],
  );
  const chosen = options.all ? parts : named.length > 0 ? named : parts.slice(0, 1);
  for (const [name, measure] of chosen) {
    if (chosen.length > 1) console.log(`\n=== ${name}`);
    await runPart(name, measure, { numbers: options.all ? [] : numbers, isRecorded: options.record });
  }
}

void bench();
