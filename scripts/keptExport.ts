import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { OUTPUT_FOLDER, PAGE_LIST_FILE, REDIRECTS_FILE } from '../src/content/outputs/outputFiles';
import { drawnFile, pageFile, PAGES_FOLDER, routesFile } from '../src/content/pageData/generatedFiles';
import * as family from '../src/site';
import { hashTree } from './hashTree';
import { isTest } from './isTest';
import { isText } from './isText';
import { stampOf } from './stampOf';
import { CACHE, DATA } from '../src/content/workspace';
import { dataFile } from '../src/shell/next/exportFormat';

/** Besides the shell's code: what Next bundles, what it reads for several pages, and what completes them. */
const SHARED = [DATA.folder, CACHE.site, 'scripts', 'package.json', 'tsconfig.json'];
/**
 * Of these, files that belong to one page or that only later steps read. Texts are in the props of their
 * pages.
 */
const OWN: ReadonlySet<string> = new Set([
  `${CACHE.site}/${PAGES_FOLDER}`,
  `${CACHE.site}/${routesFile}`,
  `${CACHE.site}/${drawnFile}`,
  OUTPUT_FOLDER,
  PAGE_LIST_FILE,
  REDIRECTS_FILE,
]);
const isLeftOut = (path: string) => OWN.has(path) || isText(path) || isTest(path);
/** Always rendered: a page of its own, outside the pattern that all other pages share. */
const ALWAYS = '/';

/** The sources that the pages of a build are rendered from. */
interface DrawnList {
  /** Hash of everything that determines the bytes of several pages. */
  readonly key: string;
  /** Hash of each page's props, by route. */
  readonly pages: Readonly<Record<string, string>>;
}

/** The record of an earlier build. */
interface KeptList extends DrawnList {
  /**
   * Stamps of each page's files, by route. `out/` contains hard links to some of them, and anyone may write
   * to those.
   */
  readonly stamps: Readonly<Record<string, string>>;
}

/** The pages that Next has to render. */
export interface ExportPlan {
  readonly drawn: readonly string[];
  /** Pages whose files from an earlier build can be reused. */
  readonly kept: readonly string[];
  readonly list: DrawnList;
}

function readList(): KeptList | undefined {
  try {
    return JSON.parse(readFileSync(CACHE.exportList, 'utf8')) as KeptList;
  } catch {
    return undefined;
  }
}

/** Returns the document and the data file of a route, relative to an export. */
function filesOf(route: string, build: string): readonly string[] {
  if (route === ALWAYS) return [];
  return [`${route}index.html`, dataFile(build, route)];
}

const stampsOf = (route: string, build: string) =>
  filesOf(route, build)
    .map((file) => stampOf(`${CACHE.export}${file}`))
    .join();

/**
 * Returns which pages have to be rendered: those whose props have changed since the previous build, or all
 * pages if any other source of a document has changed.
 * @param build name of the build, a hash of the shell's code
 * /
 */
export function planExport(routes: readonly string[], build: string): ExportPlan {
  // The environment also contributes settings of the family.
  const hash = createHash('sha256').update(build).update(JSON.stringify(family));
  for (const folder of SHARED) hashTree(hash, folder, isLeftOut);
  const key = hash.digest('hex');
  const known = readList();
  const pages = Object.fromEntries(
    routes.map((route) => {
      const props = readFileSync(`${CACHE.site}/${pageFile(route)}`);
      return [route, createHash('sha256').update(props).digest('hex').slice(0, 24)];
    }),
  );
  const holds = (route: string) =>
    route !== ALWAYS &&
    known?.key === key &&
    known.pages[route] === pages[route] &&
    known.stamps?.[route] === stampsOf(route, build);
  const kept = routes.filter(holds);
  const isKept = new Set(kept);
  return { drawn: routes.filter((route) => !isKept.has(route)), kept, list: { key, pages } };
}

function link(file: string, from: string, to: string): void {
  mkdirSync(dirname(`${to}${file}`), { recursive: true });
  rmSync(`${to}${file}`, { force: true });
  linkSync(`${from}${file}`, `${to}${file}`);
}

/**
 * Adds the reusable pages to an export, and keeps the newly rendered ones for the next build. The files are
 * hard links: never write to them, only replace them.
 */
export function mergeExport(folder: string, { drawn, kept, list }: ExportPlan, build: string): void {
  const gone = Object.keys(readList()?.pages ?? {}).filter((route) => !(route in list.pages));
  // An interrupted merge must leave no list, so that no page counts as kept.
  rmSync(CACHE.exportList, { force: true });
  for (const route of gone)
    for (const file of filesOf(route, build)) rmSync(`${CACHE.export}${file}`, { force: true });
  if (kept.length === 0) rmSync(CACHE.export, { recursive: true, force: true });
  for (const route of kept) for (const file of filesOf(route, build)) link(file, CACHE.export, folder);
  for (const route of drawn) for (const file of filesOf(route, build)) link(file, folder, CACHE.export);
  const stamps = Object.fromEntries([...kept, ...drawn].map((route) => [route, stampsOf(route, build)]));
  writeFileSync(CACHE.exportList, JSON.stringify({ ...list, stamps } satisfies KeptList));
}
