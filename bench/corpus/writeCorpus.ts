import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyShell } from '../../tests/site/harness/copyShell';
import type { Language } from '../../src/model/languages/Language';
import { buildDemo } from './buildDemo';
import { buildPage } from './buildPage';
import { DATA } from '../../src/content/workspace';

const PAGES_PER_PRODUCT = 250;
const PAGES_PER_GROUP = 20;
/** Every fifth page has a demo. */
const someDemos = (number: number) => (number % 5 === 0 ? 1 : 0);
const FAMILY = 'tests/fixtures/family/data';

const pad = (number: number) => String(number).padStart(5, '0');
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function productFile(id: string): string {
  return `export const product = {
  id: '${id}',
  name: 'Kit ${id.slice(4)}',
  description: 'Parts of kit ${id.slice(4)}.',
  prefix: '/${id}/',
  packages: [],
  colorMode: false,
  version: '1.0.0',
  olderVersions: [],
};
`;
}

/**
 * Writes a family of `count` English pages and a copy of the shell into a folder: products of 250 pages in
 * groups of 20. Landing pages, section pages and the start page are added. Further languages have no
 * translated pages.
 */
export function writeCorpus(
  root: string,
  folder: string,
  count: number,
  languages: readonly Language[],
  demosOf: (number: number) => number = someDemos,
  buildOne: typeof buildDemo = buildDemo,
): void {
  copyShell(root, folder);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, DATA.folder, file)), { recursive: true });
    writeFileSync(join(folder, DATA.folder, file), text);
  };
  const copy = (part: string) =>
    cpSync(join(root, FAMILY, part), join(folder, DATA.folder, part), { recursive: true });
  for (const part of [
    'site.ts',
    'analytics.ts',
    'search.ts',
    'synonyms.ts',
    'rules.ts',
    'redirects.ts',
    'ads',
    'products/home',
  ])
    copy(part);
  for (const { code } of languages) {
    const file = join(root, DATA.texts(code));
    if (!existsSync(file)) continue;
    const texts = JSON.parse(readFileSync(file, 'utf8')) as object;
    // Leaves out the page names of the original family.
    const own = Object.entries(texts).filter(([key]) => !key.startsWith('pages.'));
    write(`translations/${code}.json`, JSON.stringify(Object.fromEntries(own)));
  }
  write('languages.ts', `export const languages = ${JSON.stringify(languages)} as const;\n`);
  write('products/home/pages/index.md', buildPage(count, 'A corpus of pages'));

  const ids = range(Math.ceil(count / PAGES_PER_PRODUCT)).map((index) => `kit-${pad(index)}`);
  for (const [index, id] of ids.entries()) {
    const first = index * PAGES_PER_PRODUCT;
    const numbers = range(Math.min(PAGES_PER_PRODUCT, count - first)).map((offset) => first + offset);
    const groups = range(Math.ceil(numbers.length / PAGES_PER_GROUP)).map((group) => ({
      pathname: `/${id}/group-${group}`,
      children: numbers
        .slice(group * PAGES_PER_GROUP, (group + 1) * PAGES_PER_GROUP)
        .map((number) => ({ pathname: `/${id}/part-${pad(number)}` })),
    }));
    write(`products/${id}/product.ts`, productFile(id));
    write(`products/${id}/nav.ts`, `export const nav = ${JSON.stringify(groups)};\n`);
    for (const provider of ['demoProvider.tsx', 'sandboxProvider.tsx']) {
      cpSync(join(root, FAMILY, 'products/lumen', provider), join(folder, DATA.products, id, provider));
    }
    write(`products/${id}/pages/index.md`, buildPage(2 * count + index, `Kit ${pad(index)}`));
    for (const number of numbers) {
      const page = `products/${id}/pages/part-${pad(number)}`;
      const demos = range(demosOf(number)).map((index) => 1000 * number + index);
      const names = demos.map((demo) => `Counter${demo}`);
      write(`${page}/part-${pad(number)}.md`, buildPage(number, `Part ${pad(number)}`, names));
      for (const demo of demos) write(`${page}/Counter${demo}.tsx`, buildOne(`Counter${demo}`, demo));
    }
  }

  const imports = ids.flatMap((id, index) => [
    `import { nav as nav${index} } from './${id}/nav';`,
    `import { product as product${index} } from './${id}/product';`,
  ]);
  const entries = ids.map((_, index) => `  { product: product${index}, nav: nav${index} },`);
  write(
    'products/index.ts',
    [
      "import { nav } from './home/nav';",
      "import { product } from './home/product';",
      ...imports,
      'export const products = [',
      ...entries,
      '  { product, nav },',
      '];',
      '',
    ].join('\n'),
  );
  const ads = range(5).map((number) => ({
    label: `part-${number}`,
    pathname: `/kit-00000/part-${pad(number)}`,
    image: `${DATA.folder}/ads/beam.svg`,
    texts: { en: { name: `Part ${number}`, description: `The part with the number ${number}.` } },
  }));
  write(
    'ads.ts',
    `export const ads = { poweredby: 'Bench', network: {}, inHouse: ${JSON.stringify(ads)} };\n`,
  );
}
