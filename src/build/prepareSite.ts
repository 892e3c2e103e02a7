import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { stop } from 'esbuild';
import { foldApiFollowUps } from '../checks/apiFollowUps';
import { checkContent } from '../checks/checkContent';
import { checkFamily } from '../checks/checkFamily';
import { checkLinks } from '../checks/links';
import { checkPageImages } from '../checks/pages';
import { readFont } from '../checks/settings';
import { checkServed } from '../checks/export/outputFiles';
import type { DemosOutput } from '../content/demos/builtDemo';
import { buildDemos } from '../content/demos/buildDemos';
import { readPageSheets } from '../content/demos/pageSheets';
import { createDemoPool, type DemoPool } from '../content/demos/demoPool';
import { listImportedFiles } from '../content/import/importLock';
import { createPageRecorder, type PageRecorder } from '../content/outputs/pageRecorder';
import { OUTPUT_FOLDER } from '../content/outputs/outputFiles';
import { prepareOutputs, writeSocial } from '../content/outputs/preparedOutputs';
import { bundleIslands } from '../content/islands/bundleIslands';
import { readTable } from '../content/islands/readTable';
import { writePrograms } from '../content/programs';
import { listPageFiles } from '../content/markdown/pageFiles';
import { hashText, runTimeFile, sweepPublicFolder, writeText } from '../content/pageData/generatedFiles';
import { buildPage } from '../content/pageData/pageProps';
import { buildRunTime } from '../content/pageData/runTime';
import { listPageSources, type PageSource } from '../content/pageData/PageSource';
import { type ContentPage, parsePages, readContent, type SiteContent } from '../content/pageData/SiteContent';
import type { BuildContext } from '../content/pageData/BuildContext';
import { writeCommon, writeErrorPages, writeSite } from '../content/pageData/siteFiles';
import { writeSearch } from '../content/search/writeSearch';
import { writeThemeStyles } from '../content/styles/themeStyles';
import { applyContentRules } from '../model/ContentRules';
import { listApiSources } from '../model/products/ProductEntry';
import type { Problem } from '../model/Problem';
import { contentRules, theme } from '../site';
import { pathnameToHref } from '../model/routes/pathnameToHref';
import { drawNotFound } from './drawNotFound';
import { createPagesOnDemand } from './pagesOnDemand';
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
  /** Whether pages that are open in a browser may differ; absent if that is not known. */
  readonly differs?: boolean;
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
  /** Called after each page that is written. */
  readonly onPage?: () => void;
}

/** What this process has prepared last, if nothing has stopped it. */
interface Ready {
  readonly content: SiteContent;
  readonly sources: readonly PageSource[];
  readonly contexts: readonly BuildContext[];
  readonly built: DemosOutput;
}
let last: Ready | undefined;
/** The pages of `npm run dev`. */
const onDemand = createPagesOnDemand();

/** Writes the page at a route as the site is now; returns false if there is none. */
export const writePage = (route: string): boolean => onDemand.write(route);

/**
 * Does all content work before Next renders: reads and checks everything, and writes the sources of the pages.
 * Returns the number of routes written, and all problems. If one of them stops the build, no page is written.
 */
export function prepareSite(progress: PrepareProgress = {}): Promise<Prepared> {
  return withPool(async (pool) => {
    const { ready, problems } = await checkSite(pool, progress);
    if (!ready) return { routes: undefined, problems };
    const { content, sources, contexts } = ready;
    progress.step?.('pages', sources.length * content.languages.length);
    const recorder = createPageRecorder(content);
    const routes = writeSite(contexts, sources, drawNotFound, (source, page, hash) => {
      progress.onPage?.();
      recorder.add(source, page, hash);
    });
    const late = await writeOthers(ready, recorder, progress);
    store.sweep();
    sweepPublicFolder();
    return {
      routes: hasErrors(late) ? undefined : routes,
      problems: [...problems, ...late],
      hiddenNotes: countHiddenNotes(content),
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

/**
 * Does the content work for `npm run dev`: reads and checks everything. Pages are written when they are asked for, by
 * `writePage`, and all that is not in them by `writeRest`.
 * @param changed the files that have changed, if this process has prepared the site before: Markdown, or code of browsers
 */
export function prepareOnDemand(
  changed?: ReadonlySet<string>,
  progress: PrepareProgress = {},
): Promise<Prepared> {
  return withPool(async (pool) => {
    const { ready, problems } = await checkSite(pool, progress, changed);
    if (!ready) return { routes: undefined, problems };
    const { content, sources, contexts } = ready;
    const differs = onDemand.take(contexts, sources);
    // Files of the family read theirs without asking.
    for (const { pathname } of content.familyPages)
      for (const { code } of content.languages) writePage(pathnameToHref(pathname, code));
    writeErrorPages(contexts, drawNotFound);
    if (!changed) writeSocial(content, {});
    return {
      routes: sources.length * content.languages.length,
      problems,
      ...(isText(changed) ? { differs } : {}),
    };
  });
}

/** Lets this process answer before it goes on. */
const takeTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Writes what `npm run dev` serves besides pages, such as the index of the search, while pages are asked for. Returns the
 * problems of that.
 */
export async function writeRest(progress: PrepareProgress = {}): Promise<Prepared> {
  if (!last) return { routes: undefined, problems: [] };
  const { content, sources, contexts } = last;
  progress.step?.('pages');
  const recorder = createPageRecorder(content);
  for (const context of contexts)
    for (const source of sources) {
      const props = buildPage(source, context);
      recorder.add(source, props.page, hashText(JSON.stringify(props)));
      await takeTurn();
    }
  const problems = await writeOthers({ content, sources }, recorder, progress);
  return { routes: hasErrors(problems) ? undefined : recorder.pages.length, problems };
}

/** Whether only texts have changed, and not everything is new. */
const isText = (changed: ReadonlySet<string> | undefined): boolean =>
  changed !== undefined && [...changed].every((file) => file.endsWith('.md'));

/**
 * Gives edited texts to the pages, before the site is checked as a whole. Returns what has stopped that, and whether a page
 * that is open differs; undefined if the whole site is needed to tell.
 * @param files Markdown files that have changed
 */
export function draftTexts(files: ReadonlySet<string>): Prepared | undefined {
  if (!last) return undefined;
  const { content, sources, contexts, built } = last;
  const affected = [...content.pages.values()].filter((page) =>
    listPageFiles(page).some((file) => files.has(file)),
  );
  const isKnown = [...files].every((file) => affected.some((page) => listPageFiles(page).includes(file)));
  // Links of a repository's files lead to headings of others, which are parsed together.
  if (!isKnown || affected.some(({ linked, fragments }) => linked ?? fragments)) return undefined;
  const { pages: parsed, problems: found } = parsePages(affected, content);
  const problems = applyContentRules(found, contentRules, listImportedFiles());
  if (hasErrors(problems)) return { routes: undefined, problems };
  const edited = { ...content, pages: new Map([...content.pages, ...parsed]) };
  if (!hasSameDemos(content, edited, built)) return undefined;
  const next = sources.map((source) => {
    const page = parsed.get(source.pathname);
    return page ? { ...source, content: page } : source;
  });
  const ready = {
    content: edited,
    sources: next,
    contexts: contexts.map((context) => ({ ...context, content: edited })),
    built,
  };
  const differs = onDemand.take(ready.contexts, next, ({ pathname }) => parsed.has(pathname));
  last = ready;
  const written = new Set(affected.flatMap(listPageFiles));
  const ofPages = [...checkLinks(edited, next), ...checkPageImages({ pages: parsed })];
  return {
    routes: next.length * content.languages.length,
    problems: applyContentRules(
      ofPages.filter(({ file }) => written.has(file)),
      contentRules,
      listImportedFiles(),
    ),
    differs,
  };
}

/** Returns what decides which demos a page has, and how they are drawn. */
const demosOf = ({ texts }: ContentPage) =>
  JSON.stringify(
    Object.values(texts).map(({ blocks, frontMatter }) => [
      frontMatter,
      blocks.flatMap((block) => (block.kind === 'demo' ? { ...block, line: 0 } : [])),
    ]),
  );

/** Returns whether an edit of texts has left the demos as they were built, and no problem of them is in those texts. */
function hasSameDemos(before: SiteContent, after: SiteContent, { problems }: DemosOutput): boolean {
  if (before.pages.size !== after.pages.size) return false;
  return [...after.pages].every(([pathname, page]) => {
    const former = before.pages.get(pathname);
    if (former === page) return true;
    if (!former || demosOf(former) !== demosOf(page)) return false;
    return !problems.some(({ file }) => listPageFiles(page).includes(file));
  });
}

/** Addresses of the modules of each registry key. */
type DemoFiles = Awaited<ReturnType<typeof bundleIslands>>;

/** What this process has bundled last. */
let bundled: { readonly modules: string; readonly files: DemoFiles } | undefined;

/** Bundles the islands and demos, unless only text has changed: this takes seconds. */
async function bundle(modules: ReadonlyMap<string, string>, canKeep: boolean): Promise<DemoFiles> {
  const list = JSON.stringify([...modules]);
  if (!bundled || !canKeep || bundled.modules !== list)
    bundled = { modules: list, files: await bundleIslands(await readTable(), modules) };
  return bundled.files;
}

/** Reads and checks everything, and writes what all pages have in common; without it, a problem stops the build. */
async function checkSite(
  pool: DemoPool,
  { step = () => {} }: PrepareProgress,
  changed?: ReadonlySet<string>,
): Promise<{ readonly problems: readonly Problem[]; readonly ready?: Ready }> {
  step('content');
  const ofFamily = checkFamily();
  if (hasErrors(ofFamily)) return { problems: ofFamily };
  const { content, problems } = await readContent();
  const sources = listPageSources(content);
  const { font, problems: ofFont } = changed ? { problems: [] } : await readFont();
  if (!changed) writeThemeStyles(theme, font);
  step('demos');
  const ofPages = foldApiFollowUps(
    [...ofFont, ...problems, ...checkContent(content, sources)],
    listApiSources(content.registry),
  );
  const former =
    isText(changed) && last && hasSameDemos(last.content, content, last.built) ? last.built : undefined;
  // A fault ends the step; what is known by then must not be lost with it.
  const built =
    former ?? (await buildDemos(content, pool, !changed).catch((fault: unknown) => faultProblems(fault)));
  const ofDemos = Array.isArray(built) ? built : built.problems;
  const found = [
    ...ofFamily,
    ...applyContentRules([...ofPages, ...ofDemos], contentRules, listImportedFiles()),
  ];
  if (Array.isArray(built) || hasErrors(found)) return { problems: found };
  const demoFiles = await bundle(built.modules, isText(changed));
  const known = built.sheets.problems.length;
  const sheetsOf = await readPageSheets(demoFiles, built.sheets);
  const ofSheets = built.sheets.problems.slice(known);
  found.push(...ofSheets);
  if (hasErrors(ofSheets)) return { problems: found };
  if (!changed) {
    writePrograms(content.languages);
    writeText(`${CACHE.site}/${runTimeFile}`, JSON.stringify(buildRunTime(content, font?.family)));
    // Stops the bundler of demos, which is no longer needed and holds 50 MB.
    await stop();
  }
  const contexts = writeCommon(content, sources, { ...built, demoFiles, sheetsOf });
  last = { content, sources, contexts, built };
  return { problems: found, ready: last };
}

/** Writes what is made from the pages; returns the problems of that. */
async function writeOthers(
  { content, sources }: Pick<Ready, 'content' | 'sources'>,
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
