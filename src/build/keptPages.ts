import { createHash, type Hash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import {
  COPIES_FOLDER,
  COPY_LIST_FILE,
  OUTPUT_FOLDER,
  PAGE_LIST_FILE,
  REDIRECTS_FILE,
} from '../content/outputs/outputFiles';
import { PAGES_FOLDER, routesFile, stampOf } from '../content/pageData/generatedFiles';
import type { PageHashes } from '../content/pageData/pageHashes';
import { CACHE, DATA, NEXT } from '../content/workspace';

/**
 * What a build keeps of the build before: the bundle, and the pages that Next would render the same again.
 */

/**
 * Returns whether a path, relative to the root of the repository, is a test or test data. No build output
 * depends on these files.
 * @example isTest('src/model/page/htmlToText.test.ts') // true
 * @example isTest('src/content/api/golden') // true
 */
function isTest(path: string): boolean {
  return /\.test\.tsx?$|^src\/(?:.+\/)?golden(?:\/|$)/.test(path);
}

/**
 * Returns whether a file holds only text. Text reaches a page in its props: it is not bundled, and other
 * pages do not read it.
 */
export function isText(path: string): boolean {
  return /\.(?:md|txt)$/.test(path);
}

/**
 * Adds a file, or all files of a folder in a fixed order, to a hash, each with its path. Missing files add
 * nothing.
 * @param isLeftOut called for every path, including folders
 */
export function hashTree(hash: Hash, path: string, isLeftOut: (path: string) => boolean): void {
  if (isLeftOut(path) || !existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) hashTree(hash, `${path}/${name}`, isLeftOut);
  } else hash.update(path).update('\0').update(readFileSync(path)).update('\0');
}

/** The code of the build. It decides about documents, but not about what Next bundles, and so does not name the build. */
const ENGINE = 'src/build';

/** What decides about the bytes of the bundle, and not about the text of pages. */
const SOURCES = ['src', 'pages', 'next.config.js', 'package-lock.json', CACHE.siteTheme];

/**
 * Returns a hash of the shell's code and styles. It names the build and stays the same if only text changes.
 */
export function codeHash(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) hashTree(hash, source, (path) => path === ENGINE || isTest(path));
  return hash.digest('hex').slice(0, 16);
}

/** Files of the family that the bundler reads too. */
const FAMILY = [DATA.folder, 'package.json', 'tsconfig.json'];

/** Returns a hash of everything that is bundled. */
export function bundledHash(): string {
  const hash = createHash('sha256').update(codeHash());
  for (const source of FAMILY) hashTree(hash, source, (path) => isText(path) || isTest(path));
  return hash.digest('hex');
}

/** Besides the shell's code: what Next bundles, what it reads for several pages, and what completes them. */
const SHARED = [DATA.folder, CACHE.site, ENGINE, 'package.json', 'tsconfig.json'];
/**
 * Of these, files that belong to one page or that only later steps read. Texts are in the props of their
 * pages.
 */
const OWN: ReadonlySet<string> = new Set([
  `${CACHE.site}/${PAGES_FOLDER}`,
  `${CACHE.site}/${routesFile}`,
  OUTPUT_FOLDER,
  COPIES_FOLDER,
  COPY_LIST_FILE,
  PAGE_LIST_FILE,
  REDIRECTS_FILE,
]);
const isOfFamily = (path: string) => path.startsWith(`${DATA.folder}/`);
const isLeftOut = (path: string) => OWN.has(path) || (isOfFamily(path) && isText(path)) || isTest(path);
/** Always rendered: a page of its own, outside the pattern that all other pages share. */
const ALWAYS = '/';

/** The sources that the pages of a build are rendered from. */
interface DrawnList {
  /** Hash of everything that determines the bytes of several pages. */
  readonly key: string;
  /** Hash of each page's props, by route. */
  readonly pages: PageHashes;
}

/** The record of an earlier build. */
interface KeptList extends DrawnList {
  /**
   * Stamp of each page's document, by route. `out/` contains hard links to some of them, and anyone may write
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

/** Returns the document of a route, relative to an export. */
const fileOf = (route: string) => `${route}index.html`;

const stampOfPage = (route: string) => (route === ALWAYS ? '' : stampOf(CACHE.export + fileOf(route)));

/**
 * Returns which pages have to be rendered: those whose props have changed since the previous build, or all
 * pages if any other source of a document has changed.
 * @param pages every page of the site
 * @param build name of the build, a hash of the shell's code
 * @param family everything that the family's modules export
 */
export function planExport(pages: PageHashes, build: string, family: unknown): ExportPlan {
  // The environment also contributes settings of the family.
  const hash = createHash('sha256').update(build).update(JSON.stringify(family));
  for (const folder of SHARED) hashTree(hash, folder, isLeftOut);
  const key = hash.digest('hex');
  const known = readList();
  const routes = Object.keys(pages);
  const holds = (route: string) =>
    route !== ALWAYS &&
    known?.key === key &&
    known.pages[route] === pages[route] &&
    known.stamps?.[route] === stampOfPage(route);
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
export function mergeExport(folder: string, { drawn, kept, list }: ExportPlan): void {
  const gone = Object.keys(readList()?.pages ?? {}).filter((route) => !(route in list.pages));
  // An interrupted merge must leave no list, so that no page counts as kept.
  rmSync(CACHE.exportList, { force: true });
  for (const route of gone) rmSync(CACHE.export + fileOf(route), { force: true });
  if (kept.length === 0) rmSync(CACHE.export, { recursive: true, force: true });
  const isLinked = (route: string) => route !== ALWAYS;
  for (const route of kept.filter(isLinked)) link(fileOf(route), CACHE.export, folder);
  for (const route of drawn.filter(isLinked)) link(fileOf(route), folder, CACHE.export);
  const stamps = Object.fromEntries([...kept, ...drawn].map((route) => [route, stampOfPage(route)]));
  writeFileSync(CACHE.exportList, JSON.stringify({ ...list, stamps } satisfies KeptList));
}

/** Parts of a complete bundle. If someone has deleted one of them, the mark is invalid. */
const PARTS = [NEXT.pages, NEXT.static];

/**
 * Returns whether the bundle is complete and was made for the same key, so that Next would produce the same
 * again.
 * @param key hash of the sources that several pages share, see `planExport`
 */
export function hasBundle(key: string): boolean {
  try {
    return readFileSync(NEXT.bundled, 'utf8') === key && PARTS.every((part) => existsSync(part));
  } catch {
    return false;
  }
}

/** Returns whether there is a bundle for any key. */
export function hasAnyBundle(): boolean {
  return existsSync(NEXT.bundled);
}

/** Marks the bundle as complete. */
export function keepBundle(key: string): void {
  writeFileSync(NEXT.bundled, key);
}

/** Marks the bundle as missing. Call it before a new bundling, and if rendering from this bundle fails. */
export function forgetBundle(): void {
  rmSync(NEXT.bundled, { force: true });
}
