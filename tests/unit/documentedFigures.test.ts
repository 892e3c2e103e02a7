import { documents, readText, withoutBlocks } from './documents';
import { RECORDED_ONCE } from './recordedFigures';
import { languages } from '../../data/languages';
import { site } from '../../data/site';
import { listWays, readShape } from '../../scripts/sourceShape';
import { AD_DISPLAY_SAMPLING_RATIO, IN_HOUSE_AD_COUNT, WEB_VITALS_SAMPLING_RATIO } from '../../src/constants';
import { NETWORK_TIMEOUT_MS } from '../../src/browser/serviceWorker/answers';
import { CONSENT_LIFETIME_MS } from '../../src/model/analytics/consent';
import { MAX_BYTES, MAX_PAGES } from '../../src/model/offline/StoredNotes';

/*
 * Every number in README and docs/*.md is part of a phrase below or in `RECORDED_ONCE`. The phrases below are
 * made from the code or the records that the figure comes from.
 */

/** Returns the number that a pattern finds in a file, without underscores. */
function numberIn(file: string, pattern: RegExp): number {
  const [, digits = ''] = pattern.exec(readText(file)) ?? [];
  if (digits === '') throw new Error(`${file} has no ${pattern}`);
  return Number(digits.replaceAll('_', ''));
}

/** Returns the value of a constant in a file. */
const constant = (file: string, name: string) => numberIn(file, new RegExp(`\\b${name} = '?([\\d._]+)`));

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const word = (count: number) => WORDS[count] ?? (count === 20 ? 'twenty' : String(count));
const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const thousands = (number: number) => number.toLocaleString('en');

const { engines } = JSON.parse(readText('package.json')) as { engines: { node: string } };
const majors = [...engines.node.matchAll(/\^(\d+)/g)].map(([, major]) => major).join(', ');
const port = constant('scripts/findPort.ts', 'DEFAULT_PORT');
const gate = numberIn('docs/testing.md', /`npm test` .* under (\d+) minutes/);
const repeats = [...readText('scripts/testRepeat.ts').matchAll(/\bruns: (\d+)/g)].reduce(
  (sum, [, runs]) => sum + Number(runs),
  0,
);

const SEARCH = 'tests/site/search.test.ts';
const first = constant(SEARCH, 'FIRST') * 100;
const top3 = constant(SEARCH, 'TOP_3') * 100;
const queries = (JSON.parse(readText('tests/fixtures/search/golden.json')) as unknown[]).length;

const SHAPE = 'tests/unit/shape.test.ts';
const leastMedian = numberIn(SHAPE, /toBeGreaterThanOrEqual\((\d+)/);
const mostMedian = numberIn(SHAPE, /toBeLessThanOrEqual\((\d+)/);
const shortest = constant('scripts/sourceShape.ts', 'SHORT_LINES') - 1;
const ways = word(Object.keys(listWays()).length);
const most = (way: string) => numberIn(SHAPE, new RegExp(`'${way}', (\\d+)`));

const BUDGETS = 'tests/site/budgets.test.ts';
const budget = (name: string) => numberIn(BUDGETS, new RegExp(`\\b${name}: ([\\d_]+)`));
const WEIGHT = 'tests/browser/weight.test.ts';
const partBudget = (name: string) => numberIn(WEIGHT, new RegExp(`'${name}',\\s+'[^']+',\\s+([\\d_]+)`));

const { figures } = JSON.parse(readText('bench/results/last.json')) as { figures: Record<string, number> };
const figure = (name: string) => {
  if (figures[name] === undefined) throw new Error(`bench/results/last.json has no ${name}`);
  return figures[name];
};
const builds = [1000, 10_000].map((pages) => ({
  pages: thousands(pages),
  first: Math.round(figure(`build: ${pages} pages: seconds`)),
  again: Math.round(figure(`build: ${pages} pages, after an edit: seconds`)),
  memory: (figure(`build: ${pages} pages: peak bytes`) / 1e9).toFixed(2),
}));
/** Rows of Lighthouse's table, with the name of the page in the record. */
const LIGHTHOUSE = {
  home: 'home',
  'component page': 'component',
  'component page in Arabic': 'Arabic',
  'API page': 'API',
  'data grid': 'data grid',
} as const;
const lighthouse = (page: string, measure: string) => figure(`lighthouse: ${page}, as delivered: ${measure}`);
const points = Object.values(LIGHTHOUSE).flatMap((page) =>
  ['performance', 'accessibility', 'best-practices', 'seo'].map((measure) => lighthouse(page, measure)),
);

const floors = [...readText('tests/unit/imports.test.ts').matchAll(/\['([\w/]+?)\/?', ([\d.]+)\]/g)];
const workers = constant('src/build/workers.ts', 'MAX_WORKERS');
const TITLES = 'src/content/markdown/titleAndDescription.ts';
const FUZZ = constant('tests/long/fuzz.test.ts', 'RUNS');
const bench = (part: string, name: string) => constant(`bench/bench${part}.ts`, name);

const DAY_MS = 86_400_000;

/** Phrases with figures, by document. */
const HELD: Readonly<Record<string, readonly string[]>> = {
  'README.md': [
    `Node ${majors.replace(/, (\d+)$/, ' or $1')} `,
    `another port than ${port}.`,
    `serves on port ${port} `,
    `the gate in under ${gate} minutes on 2 cores`,
    `the gate ${word(repeats)} times`,
    `modules of ${ways} features`,
    `at most ${budget('component') / 1000} kB at load`,
    `each kind of page ${Math.min(...points)} points in all four categories on two slow cores`,
    `a list of ${queries} queries`,
    `first for at least ${first} % and among the first three for at least ${top3} %`,
    `**${capital(word(languages.length))} languages,**`,
    `A first build of ${builds[0]?.pages} pages takes ${builds[0]?.first} s, a build after the edit of one page ${builds[0]?.again} s`,
    `for ${builds[1]?.pages} pages, ${builds[1]?.first} s and ${builds[1]?.again} s (2 cores,`,
    `files of about ${Math.round(readShape().median / 10) * 10} lines in the median`,
  ],
  'docs/architecture.md': [
    ...floors
      .filter(([, path]) => path !== 'src/shell/next/exportFormat')
      .map(
        ([, path = '', floor]) => `| ${floor} | \`${path.replace('src/constants', 'src/constants.ts')}\` |`,
      ),
    `median is between ${leastMedian} and ${mostMedian} lines, none has more than ${numberIn(SHAPE, /lines > (\d+)/)}, and no file of ${shortest} lines or less`,
    `| median of the lines of source files | 29 | ${leastMedian} to ${mostMedian} |`,
    `| modules from Markdown to HTML | 114 | ${most('page')} |`,
    `| modules for a search | 87 | ${most('search')} |`,
    `| modules for an ad | 78 | ${most('ad')} |`,
    `| modules for a build, before those of content and checks | – | ${most('build')} |`,
    `The ${ways} ways are listed`,
    `at most ${word(workers)} |`,
  ],
  'docs/configuration.md': [`besides Next, at most ${workers};`],
  'docs/dependencies.md': [
    `At most ${word(numberIn('tests/unit/supplyChain.test.ts', /at most (\d+) direct/))} that the site names`,
    `at most ${Math.ceil(budget('runtime') / 1000)} kB ([budgets]`,
  ],
  'docs/deploying.md': [
    `${thousands(constant('src/checks/export/outputFiles.ts', 'MAX_FILES'))} files (the free plan`,
    `and ${constant('src/checks/export/outputFiles.ts', 'MAX_FILE_BYTES')} MiB in one file`,
  ],
  'docs/guide.md': [
    `a description has at most ${constant(TITLES, 'DESCRIPTION_MAX_CHARACTERS')} characters`,
    `ask for ${site.minimumText.pageWords} words, and on a component page for ${site.minimumText.componentWords} words, ${word(site.minimumText.componentSections)} sections and ${word(site.minimumText.componentSnippets)} complete snippets`,
    `the first ${word(constant('src/content/pageData/pageProps.ts', 'MAX_CARDS'))} components`,
    `more than ${constant('src/content/pageData/renderedBlocks.ts', 'MAX_OPEN_LINES')} lines shows its end`,
    `more than ${shortest} lines, or an importer`,
    `at least ${numberIn('src/checks/checkTranslations.ts', /SHARE\w* = ([\d.]+)/) * 100} % of the letters`,
    `lists, at most ${word(constant('src/content/pageData/pageLists.ts', 'MAX_POPULAR'))};`,
    `first for ${first} % of the queries and among the first three for ${top3} %`,
    `within ${constant('src/browser/search/queryAnswer.ts', 'TIMEOUT_MS') / 1000} s`,
    `at most ${constant('src/model/ads/AdsConfig.ts', 'LONGEST_TEXT')} characters each`,
    `drawn for ${numberIn('src/browser/ads/drawAd.ts', /width: '(\d+)'/)} × ${numberIn('src/browser/ads/drawAd.ts', /height: '(\d+)'/)} pixels`,
    `exactly ${word(IN_HOUSE_AD_COUNT)} (`,
  ],
  'docs/importing.md': [
    `starts ${constant('src/components/Demo/useMountedDemo.ts', 'BLANK_MARGIN')} px before`,
  ],
  'docs/performance.md': [
    `any product and language | ${thousands(budget('component'))} |`,
    `requests at load | ${numberIn(WEIGHT, /media\.length\)\.toBeLessThanOrEqual\((\d+)/)} |`,
    `for an in-house ad | ${thousands(numberIn(WEIGHT, /sum\(late\)\)\.toBeLessThanOrEqual\(([\d_]+)/))} |`,
    `API reference at load | ${thousands(budget('api'))} |`,
    `the size of the site | ${thousands(budget('frame'))} |`,
    `data that it starts with | ${thousands(budget('runtime'))} |`,
    `with its pictures | ${thousands(budget('gallery'))} |`,
    `search dialog | ${thousands(partBudget('the search dialog'))} |`,
    `settings | ${thousands(partBudget('the settings'))} |`,
    `the demo runs on | ${thousands(partBudget('the editor of a demo'))} |`,
    `with the runtime | ${thousands(partBudget('the demos of the data grid'))} |`,
    ...builds.map((row) => `| ${row.pages} pages | ${row.first} s | ${row.again} s | ${row.memory} GB |`),
    ...Object.entries(LIGHTHOUSE).map(
      ([row, page]) =>
        `| ${row} | ${lighthouse(page, 'performance')} | ${['accessibility', 'best-practices', 'seo'].map((measure) => lighthouse(page, measure)).join(', ')} | ${Math.round(lighthouse(page, 'first-contentful-paint'))} ms | ${lighthouse(page, 'cumulative-layout-shift')} |`,
    ),
    `builds n demos (${thousands(numberIn('bench/benchDemos.ts', /count = (\d+)\]/))}), then drives pages with ten: scripts, time to answer, layout shift | ${bench('Demos', 'VISITS')} visits`,
    `loads | ${bench('Playgrounds', 'ROUNDS')} rounds`,
    `the same pages (${thousands(numberIn('bench/bench.ts', /size = (\d+)\]/))}) in one language and in all | 1 |`,
    `first paint | median of ${bench('Lighthouse', 'RUNS')} |`,
    `of a tour at ${word(bench('Interaction', 'SLOWDOWN'))} times slowdown`,
    `hovered link, ${word(bench('Interaction', 'CLICKS'))} times,`,
    `bare pages | ${bench('Interaction', 'TOURS')} tours`,
    `the main thread at ${word(bench('Boot', 'SLOWDOWN'))} times slowdown`,
    `long tasks | median of ${bench('Boot', 'RUNS')} |`,
    `expected result | ${bench('Ads', 'CLICKS')} clicks`,
    `in a site of ${thousands(numberIn('bench/benchDev.ts', /size = (\d+)\]/))} pages | 5 |`,
    `first builds of ${thousands(bench('Peers', 'SIZE'))} pages by this shell`,
    `Starlight from npm | ${bench('Peers', 'ROUNDS')} |`,
  ],
  'docs/privacy.md': [
    `holds for ${word(CONSENT_LIFETIME_MS / DAY_MS / 30.5)} months`,
    `parties | ${word(CONSENT_LIFETIME_MS / DAY_MS / 30.5)} months |`,
    `stayed ${constant('src/shell/ads/openSlot.ts', 'DWELL_MS')} ms`,
    `One ad display in ${word(1 / AD_DISPLAY_SAMPLING_RATIO)} is reported, and web vitals of one full page load in ${1 / WEB_VITALS_SAMPLING_RATIO === 10_000 ? 'ten thousand' : ''}.`,
    `at most ${MAX_PAGES} pages and ${MAX_BYTES / 1e6} MB`,
    `within ${word(NETWORK_TIMEOUT_MS / 1000)} seconds`,
  ],
  'docs/security.md': [
    `${thousands(FUZZ)} pages in \`tests/long/fuzz.test.ts\``,
    `${thousands(constant('tests/unit/hostileInput.test.ts', 'RUNS'))} changed inputs for each reader`,
  ],
  'docs/testing.md': [
    `in ${word(constant('scripts/test.ts', 'SHARDS'))} shards`,
    `the gate ${word(repeats)} times`,
    `at most ${constant('tests/browser/routes.test.ts', 'MAX_ROUTES')} |`,
    `at most ${constant('tests/browser/demos/everyDemo.test.ts', 'MAX_DEMOS')} demos in light`,
    `at most ${numberIn('tests/browser/look.test.ts', /maxDiffPixelRatio: ([\d.]+)/) * 100} % of the pixels`,
  ],
};

const NUMBER =
  /(?<![\w.,/-])\d[\d,.]*(?<=\d)|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|twice)\b/gi;

/**
 * Returns the prose of a document in one line, without what has other numbers: blocks, code, targets of links,
 * links to a decision by its number, dates, versions, and numbers of list items.
 */
function proseOf(text: string): string {
  return withoutBlocks(text)
    .replace(/\[(?:[Dd]ecisions? )?(\d+)\]\((?:decisions\/)?0*\1-[^)]*\)/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^ *\d+\. /gm, '')
    .replace(/\b(?:\d{4}-\d\d-\d\d|\d+(?:\.\d+){2,})\b/g, '')
    .replace(/\s+/g, ' ');
}

const ADVICE = 'make the phrase from the code in HELD, or add it to recordedFigures.ts';

const described = documents.filter((file) => /^(?:README|docs\/[^/]+)\.md$/.test(file));

describe('the figures', () => {
  it.each(described)('of %s are known', (file) => {
    const prose = proseOf(readText(file));
    const phrases = [...(HELD[file] ?? []), ...(RECORDED_ONCE[file] ?? [])];
    expect(phrases.filter((phrase) => !prose.includes(phrase))).toEqual([]);
    // Code is left out last: a phrase may contain it.
    const rest = phrases
      .reduce((text, phrase) => text.replaceAll(phrase, '…'), prose)
      .replace(/`[^`]*`/g, '…');
    const unknown = [...rest.matchAll(NUMBER)].map(
      ({ index, 0: number }) =>
        `"${rest.slice(Math.max(0, index - 40), index + number.length + 30)}": ${ADVICE}`,
    );
    expect(unknown).toEqual([]);
  });
});
