import { readFileSync } from 'node:fs';
import { languages } from '../../data/languages';
import { site } from '../../data/site';
import { IN_HOUSE_AD_COUNT } from '../../src/constants';

const read = (file: string) => readFileSync(file, 'utf8');

/** Returns the number that a pattern finds in a file, without underscores. */
function numberIn(file: string, pattern: RegExp): number {
  return Number(pattern.exec(read(file))?.[1]?.replaceAll('_', ''));
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const wordFor = (count: number) => WORDS[count] ?? String(count);

const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
const majors = [...engines.node.matchAll(/\^(\d+)/g)].map(([, major]) => major).join(', ');
const SEARCH = 'tests/site/search.test.ts';
const first = numberIn(SEARCH, /FIRST = ([\d.]+)/) * 100;
const top3 = numberIn(SEARCH, /TOP_3 = ([\d.]+)/) * 100;
const TITLES = 'src/content/markdown/titleAndDescription.ts';
const SHAPE = 'tests/unit/shape.test.ts';
const WAYS = {
  'from Markdown to HTML': 'page',
  'for a search': 'search',
  'for an ad': 'ad',
  'for a build': 'build',
};

/** Document, where it states a figure, and the figure of the code. */
const FIGURES: readonly (readonly [string, RegExp, string | number])[] = [
  ['README.md', /Node (\d+, \d+ or \d+)/, majors.replace(/, (\d+)$/, ' or $1')],
  ['README.md', /\*\*(\w+) languages,/, wordFor(languages.length)],
  [
    'README.md',
    /at most (\d+) kB at load/,
    numberIn('tests/site/budgets.test.ts', /component: ([\d_]+)/) / 1000,
  ],
  ['README.md', /first for at least (\d+) %/, first],
  ['README.md', /first three for at least (\d+) %/, top3],
  [
    'README.md',
    /gate in under (\d+) minutes/,
    numberIn('docs/testing.md', /`npm test` .* under (\d+) minutes/),
  ],
  ['README.md', /those of the last (\w+) deploys/, 'ten'],
  ['docs/deploying.md', /those of the last (\w+) deploys/, 'ten'],
  ['docs/guide.md', /first for (\d+) %/, first],
  ['docs/guide.md', /first three for (\d+) %/, top3],
  ['docs/guide.md', /also ask for (\d+) words/, site.minimumText.pageWords],
  ['docs/guide.md', /on a component page for (\d+) words/, site.minimumText.componentWords],
  ['docs/guide.md', /words, (\w+) sections and/, wordFor(site.minimumText.componentSections)],
  ['docs/guide.md', /sections and (\w+) complete/, wordFor(site.minimumText.componentSnippets)],
  ['docs/guide.md', /description has at most (\d+)/, numberIn(TITLES, /DESCRIPTION_MAX_CHARACTERS = (\d+)/)],
  [
    'docs/guide.md',
    /at least (\d+) % of the letters/,
    numberIn('src/checks/checkTranslations.ts', /SHARE = ([\d.]+)/) * 100,
  ],
  ['docs/guide.md', /are exactly (\w+) \(`IN_HOUSE_AD_COUNT`\)/, wordFor(IN_HOUSE_AD_COUNT)],
  [
    'docs/guide.md',
    /`popular` .* at most (\w+);/,
    wordFor(numberIn('src/content/pageData/pageLists.ts', /MAX_POPULAR = (\d+)/)),
  ],
  [
    'docs/guide.md',
    /answer within ([\d.]+) s/,
    numberIn('src/browser/search/queryAnswer.ts', /TIMEOUT_MS = (\d+)/) / 1000,
  ],
  [
    'docs/configuration.md',
    /processes of a build .* at most (\d+);/,
    numberIn('src/build/workers.ts', /MAX_WORKERS = (\d+)/),
  ],
  ['docs/architecture.md', /none has more than (\d+)/, numberIn(SHAPE, /lines > (\d+)/)],
  [
    'docs/architecture.md',
    /median of the lines .* (\d+) to /,
    numberIn(SHAPE, /toBeGreaterThanOrEqual\((\d+)/),
  ],
  ['docs/architecture.md', /median of the lines .* to (\d+) /, numberIn(SHAPE, /toBeLessThanOrEqual\((\d+)/)],
  ...Object.entries(WAYS).map(([title, way]): [string, RegExp, number] => [
    'docs/architecture.md',
    new RegExp(`modules ${title}.* (\\d+) +\\|$`, 'm'),
    numberIn(SHAPE, new RegExp(`'${way}', (\\d+)`)),
  ]),
];

describe('the figures of the documents', () => {
  it.each(FIGURES)('%s: %s', (file, pattern, figure) => {
    const [, stated] = pattern.exec(read(file)) ?? [];
    expect(stated?.toLowerCase()).toBe(String(figure));
  });
});
