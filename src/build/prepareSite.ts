import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stop } from 'esbuild';
import { foldApiFollowUps } from '../checks/apiFollowUps';
import { checkContent } from '../checks/checkContent';
import { checkFamily } from '../checks/checkFamily';
import { readFont } from '../checks/settings';
import { checkServed } from '../checks/export/outputFiles';
import { buildDemos } from '../content/demos/buildDemos';
import { readPageSheets } from '../content/demos/pageSheets';
import { createDemoPool, type DemoPool } from '../content/demos/demoPool';
import { listImportedFiles } from '../content/import/importLock';
import { createPageRecorder } from '../content/outputs/pageRecorder';
import { OUTPUT_FOLDER } from '../content/outputs/outputFiles';
import { prepareOutputs } from '../content/outputs/preparedOutputs';
import { bundleIslands } from '../content/islands/bundleIslands';
import { readTable } from '../content/islands/readTable';
import { writePrograms } from '../content/programs';
import { listPageFiles } from '../content/markdown/pageFiles';
import { runTimeFile, sweepPublicFolder, writeText } from '../content/pageData/generatedFiles';
import { buildRunTime } from '../content/pageData/runTime';
import { listPageSources, type PageSource } from '../content/pageData/PageSource';
import { readContent, type SiteContent } from '../content/pageData/SiteContent';
import { writeSite } from '../content/pageData/siteFiles';
import { writeSearch } from '../content/search/writeSearch';
import { writeThemeStyles } from '../content/styles/themeStyles';
import { applyContentRules } from '../model/ContentRules';
import { listApiSources } from '../model/products/ProductEntry';
import type { Problem } from '../model/Problem';
import { contentRules, theme } from '../site';
import { drawNotFound } from './drawNotFound';
import { faultProblems, hasErrors } from './report';
import { store } from '../content/store';
import { CACHE } from '../content/workspace';

/** The result of the content step. */
export interface Prepared {
  /** Number of routes written; undefined if a problem stops the build. */
  readonly routes: number | undefined;
  readonly problems: readonly Problem[];
  /** Number of comments and unused definitions in the pages, which authors hide on purpose. */
  readonly hiddenNotes?: number;
}

/** Returns the number of notes that are hidden in the texts of all pages. */
function countHiddenNotes({ pages }: SiteContent): number {
  const texts = [...pages.values()].flatMap((page) => Object.values(page.texts));
  return texts.reduce((sum, { hiddenNotes = 0 }) => sum + hiddenNotes, 0);
}

/** Callbacks for the progress of the content step. */
export interface PrepareProgress {
  /** Called as each longer step begins, with the maximum number of routes that it writes, if known. */
  readonly step?: (name: string, routes?: number) => void;
  /** Called before each page is written. */
  readonly onPage?: () => void;
}

/**
 * Does all content work before Next renders: reads and checks everything, and writes the sources of the pages.
 * Returns the number of routes written, and all problems. If one of them stops the build, no page is written.
 * @param changed the files that have changed, if this process has prepared the site before: Markdown, or code of browsers
 */
export async function prepareSite(
  changed?: ReadonlySet<string>,
  progress: PrepareProgress = {},
): Promise<Prepared> {
  // More of them gain little, and each holds the libraries of the demos.
  const most = Math.min(2, availableParallelism());
  const pool = createDemoPool(most);
  // In the first build of a folder, demos are most of the work.
  if (most > 1 && !existsSync(CACHE.store)) pool.drawAhead();
  try {
    return await prepareWith(pool, progress, changed);
  } finally {
    pool.end();
  }
}

/** Addresses of the modules of each registry key. */
type DemoFiles = Awaited<ReturnType<typeof bundleIslands>>;

/** What this process has bundled last. */
let bundled: { readonly modules: string; readonly files: DemoFiles } | undefined;

/** Bundles the islands and demos, unless only text has changed: this takes seconds. */
async function bundle(
  modules: ReadonlyMap<string, string>,
  changed: ReadonlySet<string> | undefined,
): Promise<DemoFiles> {
  const list = JSON.stringify([...modules]);
  const isText = changed !== undefined && [...changed].every((file) => file.endsWith('.md'));
  if (!bundled || !isText || bundled.modules !== list)
    bundled = { modules: list, files: await bundleIslands(await readTable(), modules) };
  return bundled.files;
}

async function prepareWith(
  pool: DemoPool,
  { step = () => {}, onPage = () => {} }: PrepareProgress,
  changed?: ReadonlySet<string>,
): Promise<Prepared> {
  step('content');
  const ofFamily = checkFamily();
  if (hasErrors(ofFamily)) return { routes: undefined, problems: ofFamily };
  const { content, problems } = await readContent();
  const sources = listPageSources(content);
  const { font, problems: ofFont } = changed ? { problems: [] } : await readFont();
  if (!changed) writeThemeStyles(theme, font);
  step('demos');
  const ofPages = foldApiFollowUps(
    [...ofFont, ...problems, ...checkContent(content, sources)],
    listApiSources(content.registry),
  );
  // A fault ends the step; what is known by then must not be lost with it.
  const built = await buildDemos(content, pool, !changed).catch((fault: unknown) => faultProblems(fault));
  const ofDemos = Array.isArray(built) ? built : built.problems;
  const found = [
    ...ofFamily,
    ...applyContentRules([...ofPages, ...ofDemos], contentRules, listImportedFiles()),
  ];
  if (Array.isArray(built) || hasErrors(found)) return { routes: undefined, problems: found };
  const demoFiles = await bundle(built.modules, changed);
  const known = built.sheets.problems.length;
  const sheetsOf = await readPageSheets(demoFiles, built.sheets);
  const ofSheets = built.sheets.problems.slice(known);
  found.push(...ofSheets);
  if (hasErrors(ofSheets)) return { routes: undefined, problems: found };
  const demos = { ...built, demoFiles, sheetsOf };
  if (!changed) {
    writePrograms(content.languages);
    writeText(`${CACHE.site}/${runTimeFile}`, JSON.stringify(buildRunTime(content, font?.family)));
  }
  const isChanged = ({ content: page }: PageSource) =>
    page !== undefined && listPageFiles(page).some((file) => changed?.has(file));
  if (changed)
    return { routes: writeSite(content, sources, demos, drawNotFound, isChanged), problems: found };
  // Stops the bundler of demos, which is no longer needed and holds 50 MB.
  await stop();
  step('pages', sources.length * content.languages.length);
  const recorder = createPageRecorder(content);
  const routes = writeSite(content, sources, demos, drawNotFound, undefined, (source, page, hash) => {
    onPage();
    recorder.add(source, page, hash);
  });
  step('search');
  writeSearch(content, sources);
  step('discovery');
  await prepareOutputs(content, recorder);
  store.sweep();
  sweepPublicFolder();
  // The export is checked for this as well; this reports as much as possible before Next renders.
  const late = checkServed(OUTPUT_FOLDER);
  const hiddenNotes = countHiddenNotes(content);
  return { routes: hasErrors(late) ? undefined : routes, problems: [...found, ...late], hiddenNotes };
}
