import { statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { reportFault, reportProblems } from '../build/report';
import { listBrokenSources } from '../checks/apiFollowUps';
import { checkFamily } from '../checks/checkFamily';
import { checkSources } from '../checks/familySources';
import { listChanges, writeImport, type ImportChanges } from '../content/import/applyImport';
import { forgetPages, type ReplacedPages } from '../content/import/forgetPages';
import { listEdited, readImportLock } from '../content/import/importLock';
import { planImport, type ImportPlan } from '../content/import/importPlan';
import type { ImportNote } from '../content/import/ImportPlanner';
import { printNav } from '../content/import/navFile';
import { readSourceDocs, type SourceDocs } from '../content/import/sourceDocs';
import { listInstalls } from '../content/import/sourceVersions';
import type { ContentPage } from '../content/pageData/catalogPages';
import { readContent } from '../content/pageData/SiteContent';
import { DATA } from '../content/workspace';
import { walkNav } from '../model/navigation/navTree';
import { pageNameKey } from '../model/navigation/pageTitle';
import { listApiSources, type ProductEntry } from '../model/products/ProductEntry';
import { productRegistry } from '../site';

/**
 * `npm run import -- <folder> --product <id> [--into <path>] [--replace] [--overwrite] [--dry-run]` brings existing
 * documentation into a product, and says what it left out and why. Run again, it brings the changes.
 */

const USAGE =
  'use npm run import -- <folder> --product <id> [--into <path>] [--replace] [--overwrite] [--dry-run]';
const OUTCOME = 'nothing was written';

class Refusal extends Error {}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      product: { type: 'string' },
      into: { type: 'string' },
      replace: { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [folder, ...more] = positionals;
  const { product } = values;
  if (folder === undefined || product === undefined || more.length > 0) throw new Refusal(USAGE);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Refusal(`${folder} is not a folder; ${USAGE}`);
  return { ...values, product, folder: resolve(folder).replaceAll('\\', '/') };
}

const HEADINGS: Readonly<Record<ImportNote['kind'], string>> = {
  page: 'pages without a place',
  demo: 'demos that the site cannot show',
  component: "components of the source's own site",
  key: 'lines of front matter about unknown products',
  title: 'titles for search engines, of pages with a heading of their own',
  link: 'links to pages that are not on this site',
  fragment: 'links to headings that do not exist',
  asset: 'missing files',
  file: 'files that nothing names',
};

/** Links and unnamed files are counted only, unless the user asks for more. */
const COUNTED: ReadonlySet<string> = new Set(['link', 'file', 'key', 'title']);

function printNotes(notes: readonly ImportNote[], folder: string): void {
  for (const [kind, heading] of Object.entries(HEADINGS)) {
    const ofKind = notes.filter((note) => note.kind === kind);
    if (ofKind.length === 0) continue;
    console.log(`${ofKind.length} ${heading}`);
    if (COUNTED.has(kind) && !process.env.DEBUG) continue;
    for (const { file, line, text } of ofKind) console.log(`  ${relative(folder, file)}:${line} ${text}`);
  }
}

function printSummary(
  plan: ImportPlan,
  changes: ImportChanges,
  docs: SourceDocs,
  elsewhere: string | undefined,
): void {
  const { pages, demos, twins } = plan.counts;
  console.log(`${pages} pages, ${demos} demos, ${plan.files.size} files in ${plan.into}`);
  for (const [what, files] of Object.entries(changes)) {
    console.log(`${files.length} ${what}`);
    if (files.length > 0 && files.length <= 20) for (const file of files) console.log(`  ${file}`);
  }
  if (twins > 0) console.log(`${twins} files of JavaScript left out: they are written from TypeScript`);
  printNotes(plan.notes, docs.folder);
  if (elsewhere === undefined && plan.notes.some(({ kind }) => kind === 'link'))
    console.log('Set "elsewhere" in the file of the product to point these links to another site.');
  const installs = listInstalls(plan.missing, docs.root);
  if (installs.length > 0)
    console.log(`To bring their demos, too: npm install --save-exact ${installs.join(' ')}`);
}

/** Returns what a plan replaces, besides the files. */
function describeReplaced(
  replaced: readonly Pick<ContentPage, 'pathname'>[],
  { nav, product, api = [] }: ProductEntry,
  plan: ImportPlan,
): ReplacedPages {
  const now = [...walkNav(plan.nav)].map(({ page }) => page);
  const left = new Set(now.map(({ pathname }) => pathname));
  const keys = new Set(now.map(pageNameKey));
  const before = [...walkNav(nav)].map(({ page }) => page);
  const pathnames = replaced.map(({ pathname }) => pathname);
  const folder = product.prefix + plan.into;
  return {
    pathnames: new Set(pathnames),
    gone: new Set(
      [...pathnames, ...before.map(({ pathname }) => pathname)].filter((pathname) => !left.has(pathname)),
    ),
    names: new Set(before.flatMap((page) => pageNameKey(page) ?? []).filter((key) => !keys.has(key))),
    api: api.flatMap(({ sources }) => sources.map((source) => `${source.pathname}/`)),
    instead: left.has(folder) ? folder : product.prefix.replace(/\/$/, ''),
  };
}

async function start(): Promise<void> {
  const options = readOptions();
  if (reportProblems([...(await checkSources()), ...checkFamily()], OUTCOME)) throw new Refusal('');
  const { content, problems } = await readContent();
  const broken = new Set(
    listBrokenSources(problems, listApiSources(productRegistry)).map(({ file }) => file),
  );
  // Links to its pages would be taken for links to other sites.
  if (
    reportProblems(
      problems.filter(({ file }) => broken.has(file)),
      OUTCOME,
    )
  )
    throw new Refusal('');
  const entry = productRegistry.find(({ product }) => product.id === options.product);
  if (!entry) throw new Refusal(`There is no product "${options.product}"; ${USAGE}`);
  const { product } = entry;
  const lock = readImportLock(product.id);
  const docs = await readSourceDocs(options.folder);
  const { into, replace } = options;
  const plan = planImport({ docs, product, content, lock, replace, ...(into === undefined ? {} : { into }) });
  const written = { ...lock.imports[plan.into], ...(lock.nav ? { [DATA.nav(product.id)]: lock.nav } : {}) };
  const edited = options.overwrite ? [] : listEdited(written);
  if (reportProblems([...plan.blocking, ...edited], OUTCOME)) throw new Refusal('');
  const config = await resolveConfig(DATA.nav(product.id));
  const nav = await format(printNav(plan.nav), { ...config, parser: 'typescript' });
  const changes = listChanges(plan, lock);
  const replaced = [...content.pages.values()].filter(
    ({ file }) => plan.replaced.has(file) && !(file in written),
  );
  if (options['dry-run']) console.log('Nothing is written: this is what an import would do.');
  else writeImport(product.id, plan, lock, nav);
  if (replace && !options['dry-run']) {
    for (const file of forgetPages(product.id, describeReplaced(replaced, entry, plan)))
      console.log(`${file}: what it said about the replaced pages is changed`);
  }
  printSummary(plan, changes, docs, product.elsewhere);
  if (reportProblems(plan.faults, 'the pages named above were not imported')) process.exitCode = 1;
}

start().catch((error: unknown) => {
  process.exitCode = 1;
  if (!(error instanceof Refusal)) reportFault(error);
  else if (error.message) console.error(error.message);
});
