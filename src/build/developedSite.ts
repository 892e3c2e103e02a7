import { existsSync } from 'node:fs';
import { checkLinks } from '../checks/links';
import { checkTranslations } from '../checks/checkTranslations';
import { checkPageImages } from '../checks/pages';
import { isLoaded, providerFile, readModules } from '../content/demos/familyModule';
import type { BuiltDemo, PageDemos } from '../content/demos/builtDemo';
import { buildDemos } from '../content/demos/buildDemos';
import { createDemoPool, type DemoSurroundings, startProgram } from '../content/demos/demoPool';
import { readPageSheets } from '../content/demos/pageSheets';
import { listImportedFiles } from '../content/import/importLock';
import { createPageBundler, type BundledPage } from '../content/islands/bundleIslands';
import { readTable } from '../content/islands/readTable';
import { listPageFiles } from '../content/markdown/pageFiles';
import { writeSocial } from '../content/outputs/preparedOutputs';
import type { BuildContext } from '../content/pageData/BuildContext';
import { runTimeFile, writeText } from '../content/pageData/generatedFiles';
import {
  type Catalog,
  type ContentPage,
  isRead,
  listKnownFiles,
  listPlaces,
  listTextProblems,
} from '../content/pageData/catalogPages';
import { buildPage } from '../content/pageData/pageProps';
import type { PageSource } from '../content/pageData/PageSource';
import { buildRunTime } from '../content/pageData/runTime';
import { NO_DEMOS, writeCommon, writeErrorPages } from '../content/pageData/siteFiles';
import type { SiteContent } from '../content/pageData/SiteContent';
import { writePrograms } from '../content/programs';
import { CACHE, DATA } from '../content/workspace';
import { applyContentRules } from '../model/ContentRules';
import type { PageProps } from '../model/page/PageData';
import type { Problem } from '../model/Problem';
import { pathnameToLanguage } from '../model/languages/languagePath';
import { pathnameToHref } from '../model/routes/pathnameToHref';
import { canReload, contentRules, reloadFamily } from '../site';
import { drawNotFound } from './drawNotFound';
import type { DevResult } from './DevRequest';
import { createPagesOnDemand } from './pagesOnDemand';
import { faultProblems, hasErrors } from './report';
import { type PrepareProgress, readSite } from './readSite';

/**
 * The site of `npm run dev`, as its process knows it. What pages say of each other is read at the start. A page is parsed, and
 * its demos and their modules are built, when it is asked for. `prepareBeside` checks the whole.
 */
interface DevelopedSite {
  readonly content: SiteContent;
  readonly sources: readonly PageSource[];
  readonly contexts: readonly BuildContext[];
  readonly readAgain: Catalog['readAgain'];
  /** The problems of edited texts that cannot be shown, by pathname; their pages stay as they were. */
  readonly refused: ReadonlyMap<string, readonly Problem[]>;
}

/** What a page has beyond its text. */
interface PageParts extends Pick<BuildContext, 'demos' | 'demoFiles' | 'sheetsOf' | 'demoTheme'> {
  readonly islands?: BundledPage['islands'];
  /** Pathnames of the pages whose demos it shows, and the files of these. */
  readonly scope: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
  readonly problems: readonly Problem[];
}

let site: DevelopedSite | undefined;
let bundlePage: Awaited<ReturnType<typeof createPageBundler>> | undefined;
/** By pathname. */
const parts = new Map<string, PageParts>();
/** Addresses of the kits of products, by what they are made of. */
const kits = new Map<string, string>();
const pages = createPagesOnDemand(drawPage);

/** A process that draws demos, which has started before it is needed. */
let spare: ReturnType<typeof startProgram> | undefined;

/** Starts it for the demos of a page, unless there is one. It loads while nothing is drawn. */
function startSpare(surroundings: DemoSurroundings): void {
  if (!spare?.connected) spare = startProgram();
  spare.send(surroundings);
}

/** Returns a process that draws demos. */
function takeSpare(): ReturnType<typeof startProgram> {
  const child = spare?.connected ? spare : startProgram();
  spare = undefined;
  return child;
}

/** What any page can have a picture of. */
const STILL = { html: '<p></p><p></p>', styles: {} };

/** Returns what stands for the demos of a page until they are built, in case that another page has a picture of them. */
function standIn(pathname: string): PageDemos {
  const drawn = { ltr: STILL, rtl: STILL };
  const demo = { name: '', registryKey: '', isTryIt: true, playground: { component: pathname }, drawn };
  return new Map([['', { ...demo, picture: drawn } as unknown as BuiltDemo]]);
}

/** Lists the pages whose demos a page shows that are not built yet: its own, and those of which it has pictures. */
function listMissing(
  source: PageSource,
  context: BuildContext,
  built: ReadonlyMap<string, PageDemos>,
): string[] {
  const missing = new Set<string>();
  const get = (pathname: string) => {
    if (built.has(pathname)) return built.get(pathname);
    missing.add(pathname);
    return pathname === source.pathname ? undefined : standIn(pathname);
  };
  buildPage(source, { ...context, demos: { get } });
  return [...missing];
}

/** Returns the texts of a page that its demos are listed in. */
const demosOf = ({ texts }: ContentPage) =>
  JSON.stringify(
    Object.values(texts).map(({ blocks, frontMatter }) => [
      frontMatter,
      blocks.flatMap((block) => (block.kind === 'demo' ? { ...block, line: 0 } : [])),
    ]),
  );

/** Returns what other pages say of a page. */
const factsOf = ({ texts }: ContentPage) =>
  JSON.stringify(
    Object.values(texts).map(({ title, description, frontMatter }) => [title, description, frontMatter]),
  );

/** Lists the problems of the texts of a page. */
const listOwnProblems = (page: ContentPage): Problem[] =>
  applyContentRules(listTextProblems(page), contentRules, listImportedFiles());

/** Lists the problems of the texts of a page, with those of its links, images and translations. */
function listProblems(page: ContentPage, { content, sources, refused }: DevelopedSite): readonly Problem[] {
  const ofTexts = refused.get(page.pathname) ?? listOwnProblems(page);
  if (hasErrors(ofTexts)) return ofTexts;
  const files = listPageFiles(page);
  const others = [
    ...checkLinks(content, sources, [page]),
    ...checkPageImages([page]),
    ...checkTranslations(content, [page]),
  ].filter(({ file }) => files.includes(file));
  return [...ofTexts, ...applyContentRules(others, contentRules, listImportedFiles())];
}

/** Forgets the parts of pages whose demos are others now; returns their pathnames. */
function forgetParts(
  former: ReadonlyMap<string, ContentPage>,
  pages: ReadonlyMap<string, ContentPage>,
): string[] {
  const isOther = (pathname: string, { problems }: PageParts) => {
    const [before, page] = [former.get(pathname), pages.get(pathname)];
    // Problems of demos name lines of texts.
    const isSame = problems.length === 0 && before && page && demosOf(before) === demosOf(page);
    return before !== page && !isSame;
  };
  const stale = [...parts].flatMap(([pathname, ofPage]) =>
    [...ofPage.scope].some((each) => isOther(each, ofPage)) ? pathname : [],
  );
  for (const pathname of stale) parts.delete(pathname);
  return stale;
}

async function buildParts(source: PageSource, context: BuildContext): Promise<PageParts> {
  const scope = new Set(listMissing(source, context, new Map()));
  let specifiers: readonly string[] = [];
  const build = async () => {
    const pool = createDemoPool(1, takeSpare);
    try {
      const built = await buildDemos(context.content, pool, { pathnames: scope, kits });
      specifiers = built.specifiers;
      return built;
    } finally {
      pool.end();
    }
  };
  try {
    let built = await build();
    // Where some demos are no pictures, others are.
    for (;;) {
      const known = new Map([...scope].map((pathname) => [pathname, built.demos.get(pathname) ?? new Map()]));
      const missing = listMissing(source, context, known);
      if (missing.length === 0) break;
      for (const pathname of missing) scope.add(pathname);
      built = await build();
    }
    const { programs, islands } = (await bundlePage?.(built.modules)) ?? { programs: new Map() };
    return {
      scope,
      files: built.files,
      problems: applyContentRules(built.problems, contentRules, listImportedFiles()),
      demos: built.demos,
      demoFiles: programs,
      sheetsOf: await readPageSheets(programs, built.sheets),
      demoTheme: (productId) => built.themes.get(productId),
      ...(built.modules.size > 0 && islands ? { islands } : {}),
    };
  } catch (error) {
    const { demos, demoFiles, sheetsOf } = NO_DEMOS;
    const problems = faultProblems(error);
    return { scope, files: new Set(), problems, demos, demoFiles, sheetsOf, demoTheme: () => undefined };
  } finally {
    startSpare({ surroundings: source.product.product.id, specifiers });
  }
}

/** Builds the props of a page. */
async function drawPage(source: PageSource, context: BuildContext): Promise<PageProps> {
  const { pathname } = source;
  const known = parts.get(pathname) ?? (await buildParts(source, context));
  parts.set(pathname, known);
  const { islands, demos, demoFiles, sheetsOf, demoTheme } = known;
  const props = buildPage(source, { ...context, demos, demoFiles, sheetsOf, demoTheme });
  const files = source.content && listPageFiles(source.content);
  return { ...props, ...(islands && { islands }), ...(files && { files }) };
}

const NOT_DONE: DevResult = { isDone: false, problems: [] };

/** The last request, because each changes what the next one starts from. */
let working: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = working.then(work);
  working = result.catch(() => undefined);
  return result;
}

/** Reads the content, and writes what all pages have in common. Pages are written when they are asked for again. */
async function readAll(progress: PrepareProgress): Promise<DevResult> {
  const { read, problems } = await readSite(progress, false);
  if (!read) return { isDone: false, problems };
  const { content, sources, family, readAgain } = read;
  const found = applyContentRules(problems, contentRules, listImportedFiles());
  try {
    writeText(`${CACHE.site}/${runTimeFile}`, JSON.stringify(buildRunTime(content, family)));
    if (!bundlePage) {
      progress.step?.('islands');
      writePrograms(content.languages);
      bundlePage = await createPageBundler(await readTable());
    }
    const contexts = writeCommon(content, sources, NO_DEMOS);
    if (site) forgetParts(site.content.pages, content.pages);
    site = { content, sources, contexts, readAgain, refused: new Map() };
    pages.forget();
    await pages.take(contexts, sources);
    // Files of the family read theirs without asking.
    for (const { pathname } of content.familyPages)
      for (const { code } of content.languages) await pages.write(pathnameToHref(pathname, code));
    // The check writes those of all products.
    writeErrorPages(contexts, drawNotFound, false);
    writeSocial(content, {});
    return { isDone: true, problems: found };
  } catch (error) {
    // Content with errors may have caused it.
    return { isDone: false, problems: hasErrors(found) ? found : [...found, ...faultProblems(error)] };
  }
}

/**
 * Reads the content, and writes what all pages have in common. Pages are written by `writePage`; without texts that can be
 * read, they stay as they were.
 */
export const openSite = (progress: PrepareProgress = {}): Promise<DevResult> =>
  inTurn(() => readAll(progress));

/** Writes the page at a route as the site is now; the problems are those of the page. */
export const writePage = (route: string): Promise<DevResult> =>
  inTurn(async () => {
    const source = await pages.write(route);
    if (!source || !site) return NOT_DONE;
    const ofText = source.content ? listProblems(source.content, site) : [];
    const ofPage = parts.get(source.pathname);
    return {
      isDone: true,
      problems: [...ofText, ...(ofPage?.problems ?? [])],
      files: [...(source.content ? listPageFiles(source.content) : []), ...(ofPage?.files ?? [])],
    };
  });

/** Lists the pages that links of edited pages lead to now, or no longer: a heading has an id if a link needs it. */
function listOtherTargets(
  edited: readonly ContentPage[],
  { pages, languages }: SiteContent,
): readonly ContentPage[] {
  const codes = languages.map(({ code }) => code);
  const hrefs = edited.flatMap((page) => {
    const before = new Set(listPlaces(pages.get(page.pathname) ?? page));
    const now = new Set(listPlaces(page));
    return [...before, ...now].filter((href) => !before.has(href) || !now.has(href));
  });
  const pathnames = hrefs.map((href) => pathnameToLanguage(href, codes).canonicalPathname);
  return [...new Set(pathnames)].flatMap((pathname) => {
    const page = pages.get(pathname);
    return page && isRead(page) && edited.every((each) => each.pathname !== pathname) ? page : [];
  });
}

/** Gives edited files to the pages that were asked for; not done if other pages, or settings, may differ. */
async function editPages(files: ReadonlySet<string>): Promise<DevResult> {
  if (!site) return NOT_DONE;
  const { content, contexts, sources } = site;
  const affected = [...content.pages.values()].filter(
    (page) => site?.refused.has(page.pathname) || listKnownFiles(page).some((file) => files.has(file)),
  );
  const texts = new Set(affected.flatMap(listKnownFiles));
  const stale = new Set(
    [...parts].flatMap(([pathname, { files: ofPage }]) =>
      [...files].some((file) => ofPage.has(file)) ? pathname : [],
    ),
  );
  const isKnown = (file: string) =>
    !isLoaded(file) && (texts.has(file) || [...parts.values()].some((each) => each.files.has(file)));
  if (![...files].every(isKnown)) return NOT_DONE;
  const read = site.readAgain(affected);
  const found = new Map([...read].map(([pathname, page]) => [pathname, listOwnProblems(page)]));
  const refused = new Map([...found].filter(([, problems]) => hasErrors(problems)));
  const parsed = new Map([...read].filter(([pathname]) => !refused.has(pathname)));
  if (affected.some((page) => factsOf(page) !== factsOf(parsed.get(page.pathname) ?? page))) return NOT_DONE;
  for (const [pathname, page] of site.readAgain(listOtherTargets([...parsed.values()], content)))
    parsed.set(pathname, page);
  for (const pathname of stale) parts.delete(pathname);
  for (const pathname of forgetParts(content.pages, new Map([...content.pages, ...parsed])))
    stale.add(pathname);
  const edited = { ...content, pages: new Map([...content.pages, ...parsed]) };
  const next = sources.map((source) => {
    const page = parsed.get(source.pathname);
    return page ? { ...source, content: page } : source;
  });
  const now: DevelopedSite = {
    ...site,
    content: edited,
    sources: next,
    contexts: contexts.map((context) => ({ ...context, content: edited })),
    refused,
  };
  site = now;
  const shown = await pages.take(
    now.contexts,
    next,
    ({ pathname }) => parsed.has(pathname) || stale.has(pathname),
  );
  return {
    isDone: true,
    problems: [
      ...affected.flatMap((page) => listProblems(edited.pages.get(page.pathname) ?? page, now)),
      ...[...stale].flatMap((pathname) => parts.get(pathname)?.problems ?? []),
    ],
    files: [...files, ...texts],
    pages: shown,
  };
}

/**
 * Files of the family that say nothing of all demos: trees, texts, and what is beside pages, whose demos are compared, and
 * name the files that they are made of.
 */
const isOfPages = (file: string): boolean =>
  file.includes('/pages/') || file.endsWith('/nav.ts') || file.startsWith(`${DATA.translations}/`);

/** Whether a file is the theme of the site, and no provider of demos has it. */
function isOfLook(file: string): boolean {
  const providers = site?.content.registry.map(({ product }) => providerFile(product.id)) ?? [];
  return (
    file === DATA.theme &&
    providers.filter(existsSync).every((provider) => readModules(provider).modules[file] === undefined)
  );
}

/** Reads the site again, with the demos that cannot differ. */
async function reread(files: ReadonlySet<string>, areEdited: boolean): Promise<DevResult> {
  if (![...files].every(isOfPages)) {
    spare?.kill();
    spare = undefined;
  }
  if (![...files].every((file) => isOfPages(file) || isOfLook(file))) {
    parts.clear();
    kits.clear();
  }
  for (const [pathname, { files: ofPage, problems }] of parts) {
    // What was missing may be there now.
    const mayBeMended = !areEdited && problems.length > 0;
    if (mayBeMended || [...files].some((file) => ofPage.has(file))) parts.delete(pathname);
  }
  try {
    reloadFamily();
  } catch {
    // A new process says what is wrong.
    return NOT_DONE;
  }
  return readAll({});
}

/**
 * Gives changed files to the pages that were asked for: texts and demos to the pages that have them, and other files of
 * products, texts of the shell and the theme by reading the site again. The problems are those of these pages, or of the site.
 * It is not done if a new process has to read the site.
 * @param files paths from the project folder
 * @param areEdited none was added or removed
 */
export const takeEdits = (files: ReadonlySet<string>, areEdited: boolean): Promise<DevResult> =>
  inTurn(async () => {
    if (!site) return NOT_DONE;
    const edited = areEdited ? await editPages(files) : NOT_DONE;
    const isOfProducts = (file: string) =>
      file === DATA.theme ||
      [DATA.products, DATA.translations].some((folder) => file.startsWith(`${folder}/`));
    const isSetting = (file: string) => file.endsWith('/tsconfig.json');
    const isKnown = [...files].every((file) => isOfProducts(file) && !isSetting(file)) && canReload(files);
    return edited.isDone || !isKnown ? edited : reread(files, areEdited);
  });
