import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { reportFault } from '../src/build/report';
import {
  type Coverage,
  findLack,
  formatLack,
  isComplete,
  type Lack,
  type WrittenPage,
} from '../src/content/coverage';
import { collectDemos } from '../src/content/demos/pageDemos';
import { listHeadingIds } from '../src/content/markdown/ParsedPage';
import { readContent, type SiteContent } from '../src/content/pageData/SiteContent';
import { DATA } from '../src/content/workspace';
import { defaultLanguage } from '../src/model/languages/defaultLanguage';
import { walkNav } from '../src/model/navigation/navTree';
import { resolveProduct } from '../src/model/products/Product';

/**
 * `npm run coverage [-- <word>]`: compares the pages that are to be written (`data/coverage.json`) with those that
 * are, and prints what they lack. Needs no build.
 */

const USAGE = `npm run coverage -- [<word>]

Prints what the planned pages of ${DATA.coverage} lack: the page itself, headings and demos under the names
of the known page, and props of the fact sheet that no demo of the page sets. With a word, only pages with
that word in their address, and all that is planned for those that are not written.`;

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** Returns what the written pages have, by pathname. */
function listWritten(content: SiteContent): Map<string, WrittenPage> {
  // Faults of demos are the matter of a build.
  const demos = collectDemos([...content.pages.values()], content, () => {}).filter(
    ({ source }) => source.playground === undefined,
  );
  return new Map(
    [...content.pages].map(([pathname, { texts }]) => [
      pathname,
      {
        headings: listHeadingIds(texts[defaultLanguage()]?.headings ?? []),
        demos: demos
          .filter(({ page }) => page.pathname === pathname)
          .map(({ source: { name, code, modules } }) => ({
            name,
            code: [code, ...Object.values(modules)].join('\n'),
          })),
      },
    ]),
  );
}

async function listLacks({ pages }: Coverage, word: string): Promise<Lack[]> {
  const { content } = await readContent();
  const written = listWritten(content);
  const inTrees = new Set(
    content.registry.flatMap(({ nav }) => [...walkNav(nav)].map(({ page }) => page.pathname)),
  );
  const products = content.registry.map(({ product }) => product);
  return Object.entries(pages)
    .filter(([pathname]) => pathname.includes(word))
    .map(([pathname, planned]) => {
      const { id } = resolveProduct(pathname, products);
      const units = content.units.filter(({ productId }) => productId === id);
      return findLack(pathname, planned, written.get(pathname), units, inTrees.has(pathname));
    });
}

async function printCoverage(word: string): Promise<void> {
  const coverage = JSON.parse(readFileSync(DATA.coverage, 'utf8')) as Coverage;
  const lacks = await listLacks(coverage, word);
  for (const lack of lacks) console.log(formatLack(lack, word !== ''));
  const count = (isCounted: (lack: Lack) => boolean) => lacks.filter(isCounted).length;
  console.log(
    `\n${lacks.length} pages: ${count(isComplete)} complete, ${count(({ isWritten }) => !isWritten)} not written; ` +
      `the names of ${count(({ isUnread }) => isUnread)} known pages are not listed yet`,
  );
  if (!word)
    for (const [pathname, reason] of Object.entries(coverage.leftOut))
      console.log(`${pathname} is left out: ${reason}`);
  if (lacks.some(({ mistakes }) => mistakes.length > 0)) fail(`\n${DATA.coverage} has mistakes`);
}

async function start(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) console.log(USAGE);
  else if (positionals.length > 1) fail(USAGE);
  else await printCoverage(positionals[0] ?? '');
}

start().catch((error: unknown) => {
  reportFault(error);
  process.exitCode = 1;
});
