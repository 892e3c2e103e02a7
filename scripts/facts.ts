import { parseArgs } from 'node:util';
import { reportFault } from '../src/build/report';
import { formatFactSheet } from '../src/content/factSheet';
import { listTryIts } from '../src/content/playground/tryIts';
import { readContent } from '../src/content/pageData/SiteContent';
import { listUnits } from '../src/model/api/ApiUnit';
import { defaultLanguage } from '../src/model/languages/defaultLanguage';
import { nameHint } from '../src/model/routes/editDistance';

/**
 * `npm run facts -- <name>…`: prints the fact sheet of a component, hook, interface or namespace, from which its page
 * is written. Reads the packages and `data/`; needs no build.
 */

const USAGE = `npm run facts -- [--product <id>] <name>…

Prints the fact sheet of each component, hook, interface or namespace of the API reference, as plain text: props with
their effective defaults, slots, classes, root element, theme key, deprecations, playground and pages.

  npm run facts -- Tooltip                     of every product that has one
  npm run facts -- --product joy-ui Tooltip    of one product
  npm run facts -- --help                      this text`;

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

/** Returns the options of the command; undefined, after a message, if one is unknown. */
function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { product: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
    });
  } catch (error) {
    fail(`${(error as Error).message}\n\n${USAGE}`);
    return undefined;
  }
}

async function printSheets(names: readonly string[], productId: string | undefined): Promise<void> {
  const { content } = await readContent();
  const products = content.registry.map(({ product }) => product.id);
  if (productId !== undefined && !products.includes(productId)) {
    fail(`There is no product "${productId}" (${nameHint(productId, products)})`);
    return;
  }
  const units = content.units
    .flatMap(listUnits)
    .filter((unit) => productId === undefined || unit.productId === productId);
  // Faults of playgrounds are the matter of a build.
  const tryIts = listTryIts(content, () => {});
  for (const name of names) {
    const named = units.filter((unit) => unit.name.toLowerCase() === name.toLowerCase());
    if (named.length === 0) {
      const known = units.map((unit) => unit.name);
      fail(`The API reference has no "${name}" (${nameHint(name, known)})`);
    }
    for (const unit of named) {
      const { playground, file } = tryIts.find((tryIt) => tryIt.unit === unit)?.source ?? {};
      const pages = [...content.pages.values()].filter((page) => {
        const { components = [], hooks = [] } = page.texts[defaultLanguage()]?.frontMatter ?? {};
        return page.productId === unit.productId && [...components, ...hooks].includes(unit.name);
      });
      const played = playground?.raw === undefined ? '' : file;
      console.log(formatFactSheet({ unit, pages, ...(playground ? { playground: played } : {}) }));
    }
  }
}

async function start(): Promise<void> {
  const options = readOptions();
  if (!options) return;
  const { values, positionals: names } = options;
  if (values.help) console.log(USAGE);
  else if (names.length === 0) fail(USAGE);
  else await printSheets(names, values.product);
}

start().catch((error: unknown) => {
  reportFault(error);
  process.exitCode = 1;
});
