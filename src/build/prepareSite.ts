import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stop } from 'esbuild';
import { checkServed } from '../checks/export/outputFiles';
import type { DemosOutput } from '../content/demos/builtDemo';
import { buildDemos } from '../content/demos/buildDemos';
import { readPageSheets } from '../content/demos/pageSheets';
import { createDemoPool, type DemoPool } from '../content/demos/demoPool';
import { listImportedFiles } from '../content/import/importLock';
import { createPageRecorder, type PageRecorder } from '../content/outputs/pageRecorder';
import { OUTPUT_FOLDER } from '../content/outputs/outputFiles';
import { prepareOutputs } from '../content/outputs/preparedOutputs';
import { bundleIslands } from '../content/islands/bundleIslands';
import { readTable } from '../content/islands/readTable';
import { writePrograms } from '../content/programs';
import { hashText, runTimeFile, sweepPublicFolder, writeText } from '../content/pageData/generatedFiles';
import { buildPage } from '../content/pageData/pageProps';
import { buildRunTime } from '../content/pageData/runTime';
import type { SiteContent } from '../content/pageData/SiteContent';
import { NO_DEMOS, writeCommon, writeErrorPages, writeSite } from '../content/pageData/siteFiles';
import { writeSearch } from '../content/search/writeSearch';
import { applyContentRules } from '../model/ContentRules';
import type { Problem } from '../model/Problem';
import { contentRules } from '../site';
import { drawNotFound } from './drawNotFound';
import { type PrepareProgress, readSite, type ReadSite } from './readSite';
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

/**
 * Does all content work before Next renders: reads and checks everything, and writes the sources of the pages.
 * Returns the number of routes written, and all problems. If one of them stops the build, no page is written.
 */
export function prepareSite(progress: PrepareProgress = {}): Promise<Prepared> {
  return withPool(async (pool) => {
    const { checked, problems } = await checkSite(pool, progress);
    if (!checked) return { routes: undefined, problems };
    const { content, sources, built, family } = checked;
    const demoFiles = await bundleIslands(await readTable(), built.modules);
    const known = built.sheets.problems.length;
    const sheetsOf = await readPageSheets(demoFiles, built.sheets);
    const ofSheets = built.sheets.problems.slice(known);
    if (hasErrors(ofSheets)) return { routes: undefined, problems: [...problems, ...ofSheets] };
    writePrograms(content.languages);
    writeText(`${CACHE.site}/${runTimeFile}`, JSON.stringify(buildRunTime(content, family)));
    // Stops the bundler of demos, which is no longer needed and holds 50 MB.
    await stop();
    const contexts = writeCommon(content, sources, { ...built, demoFiles, sheetsOf });
    progress.step?.('pages', sources.length * content.languages.length);
    const recorder = createPageRecorder(content);
    const routes = writeSite(contexts, sources, drawNotFound, (source, page, hash) => {
      progress.onPage?.();
      recorder.add(source, page, hash);
    });
    const late = await writeOthers(checked, recorder, progress);
    store.sweep();
    sweepPublicFolder();
    return {
      routes: hasErrors(late) ? undefined : routes,
      problems: [...problems, ...ofSheets, ...late],
      hiddenNotes: countHiddenNotes(content),
    };
  });
}

/**
 * Checks the whole site, and writes what `npm run dev` serves besides pages, such as the index of the search.
 * `developedSite.ts` writes the pages.
 */
export function prepareBeside(progress: PrepareProgress = {}): Promise<Prepared> {
  return withPool(async (pool) => {
    const { checked, problems } = await checkSite(pool, progress);
    if (!checked) return { routes: undefined, problems };
    const { content, sources, built } = checked;
    progress.step?.('pages');
    const recorder = createPageRecorder(content);
    const contexts = writeCommon(content, sources, { ...NO_DEMOS, ...built });
    writeErrorPages(contexts, drawNotFound);
    for (const context of contexts)
      for (const source of sources) {
        const props = buildPage(source, context);
        recorder.add(source, props.page, hashText(JSON.stringify(props)));
      }
    const late = await writeOthers(checked, recorder, progress);
    return {
      routes: hasErrors(late) ? undefined : recorder.pages.length,
      problems: [...problems, ...late],
    };
  });
}

async function withPool<Result>(work: (pool: DemoPool) => Promise<Result>): Promise<Result> {
  // More of them gain little, and each holds the libraries of the demos.
  const most = Math.min(2, availableParallelism());
  const pool = createDemoPool(most);
  // In the first build of a folder, demos are most of the work.
  if (most > 1 && !existsSync(CACHE.store)) pool.drawAhead();
  try {
    return await work(pool);
  } finally {
    pool.end();
  }
}

/** The content of a site without errors. */
interface CheckedSite extends ReadSite {
  readonly built: DemosOutput;
}

/** Reads and checks everything, and builds the demos. */
async function checkSite(
  pool: DemoPool,
  progress: PrepareProgress,
): Promise<{ readonly problems: readonly Problem[]; readonly checked?: CheckedSite }> {
  const { read, problems: ofPages } = await readSite(progress);
  if (!read) return { problems: ofPages };
  progress.step?.('demos');
  // A fault ends the step; what is known by then must not be lost with it.
  const built = await buildDemos(read.content, pool).catch((fault: unknown) => faultProblems(fault));
  const ofDemos = Array.isArray(built) ? built : built.problems;
  const problems = applyContentRules([...ofPages, ...ofDemos], contentRules, listImportedFiles());
  if (Array.isArray(built) || hasErrors(problems)) return { problems };
  return { problems, checked: { ...read, built } };
}

/** Writes what is made from the pages; returns the problems of that. */
async function writeOthers(
  { content, sources }: CheckedSite,
  recorder: PageRecorder,
  { step = () => {} }: PrepareProgress,
): Promise<Problem[]> {
  step('search');
  writeSearch(content, sources);
  step('discovery');
  await prepareOutputs(content, recorder);
  // The export is checked for this as well; this reports as much as possible before Next renders.
  return checkServed(OUTPUT_FOLDER);
}
