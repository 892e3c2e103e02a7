import { createHash, type Hash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  COPIES_FOLDER,
  COPY_LIST_FILE,
  OUTPUT_FOLDER,
  PAGE_LIST_FILE,
  REDIRECTS_FILE,
} from '../content/outputs/outputFiles';
import { keyOf } from '../content/keptResults';
import { isTest, listPackagesIn } from '../content/listSources';
import { packageFiles } from '../content/packageFiles';
import { findLock } from '../content/packages';
import { hashOfFile, PAGES_FOLDER, routesFile } from '../content/pageData/generatedFiles';
import type { PageHashes } from '../content/pageData/pageHashes';
import { readSealed, writeSealed } from '../content/sealedFile';
import { CACHE, DATA, NEXT } from '../content/workspace';
import { SHELL_CODE, shellFile } from '../content/shellFiles';

/**
 * What a build keeps of the build before: the bundle, and the pages that Next would render the same again.
 */

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
const ENGINE = shellFile('build');

/** What decides about the bytes of the bundle, and not about the text of pages. */
const SOURCES = [SHELL_CODE, 'pages', 'next.config.js', CACHE.siteTheme, CACHE.siteStyles, DATA.styles];

/**
 * Returns a hash of the shell's code and styles. It names the build and stays the same if only text changes.
 */
export function codeHash(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) hashTree(hash, source, (path) => path === ENGINE || isTest(path));
  const lock = findLock();
  if (lock !== undefined) hash.update(readFileSync(lock));
  return hash.digest('hex').slice(0, 16);
}

/** Returns a hash of files and folders, without those that one page has of its own. */
function hashShared(...paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hashTree(hash, path, isLeftOut);
  return hash.digest('hex');
}

/** Packages that pages are rendered with, although no source may import them. */
const ALWAYS_USED = ['next', 'react', 'react-dom', 'typescript'];

/** Returns a hash of the packages that the shell, the family and the build import. */
export function hashPackages(): string {
  const imported = [SHELL_CODE, 'pages', DATA.folder].flatMap(listPackagesIn);
  return packageFiles.hash(new Set([...ALWAYS_USED, ...imported]), 'code');
}

/**
 * Files of the family and of the content step that belong to one page or that only later steps read. Texts are in
 * the props of their pages.
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
/** Has a file of its own, outside the pattern that most pages share. Next renders it with every bundle. */
const HOME = '/';

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
   * Hash of each page's document, by route. `out/` contains hard links to some of them, and anyone may write
   * to those.
   */
  readonly hashes: Readonly<Record<string, string | undefined>>;
}

/** The pages that Next has to render. */
export interface ExportPlan {
  readonly drawn: readonly string[];
  /** Pages whose files from an earlier build can be reused. */
  readonly kept: readonly string[];
  /** Those of the drawn pages that have files of their own, so that Next renders them every time. */
  readonly alwaysDrawn: readonly string[];
  readonly list: DrawnList;
}

function readList(): KeptList | undefined {
  const list = readSealed(CACHE.exportList, CACHE.exportList);
  return list && (JSON.parse(list.toString()) as KeptList);
}

/** Returns the document of a route, relative to an export. */
const fileOf = (route: string) => `${route}index.html`;

const hashOfPage = (route: string) => hashOfFile(CACHE.export + fileOf(route));

/**
 * Returns which pages have to be rendered: those whose props have changed since the previous build, or all
 * pages if any other source of a document has changed.
 * @param pages every page of the site
 * @param build name of the build, a hash of the shell's code
 * @param family everything that the family's modules export: the environment also contributes settings of it
 * @param packages hash of the packages, see `hashPackages`
 * @param ofFamily routes that files of the family draw
 */
export function planExport(
  pages: PageHashes,
  build: string,
  family: unknown,
  packages: string,
  ofFamily: readonly string[],
): ExportPlan {
  const key = keyOf('bundle', {
    code: build + hashShared(ENGINE),
    family: JSON.stringify(family) + hashShared(DATA.folder),
    site: hashShared(CACHE.site),
    settings: hashShared('package.json', 'tsconfig.json'),
    packages,
  });
  const known = readList();
  const routes = Object.keys(pages);
  const always = new Set([HOME, ...ofFamily]);
  const holds = (route: string) => {
    if (always.has(route) || known?.key !== key || known.pages[route] !== pages[route]) return false;
    const hash = known.hashes[route];
    return hash !== undefined && hash === hashOfPage(route);
  };
  const kept = routes.filter(holds);
  const isKept = new Set(kept);
  return {
    drawn: routes.filter((route) => !isKept.has(route)),
    kept,
    alwaysDrawn: [...always],
    list: { key, pages },
  };
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
export function mergeExport(folder: string, { drawn, kept, alwaysDrawn, list }: ExportPlan): void {
  const before = readList();
  const gone = Object.keys(before?.pages ?? {}).filter((route) => !(route in list.pages));
  const ofKept = Object.fromEntries(kept.map((route) => [route, before?.hashes[route]]));
  // An interrupted merge must leave no list, so that no page counts as kept.
  rmSync(CACHE.exportList, { force: true });
  for (const route of gone) rmSync(CACHE.export + fileOf(route), { force: true });
  if (kept.length === 0) rmSync(CACHE.export, { recursive: true, force: true });
  const always = new Set(alwaysDrawn);
  const linked = drawn.filter((route) => !always.has(route));
  for (const route of kept) link(fileOf(route), CACHE.export, folder);
  for (const route of linked) link(fileOf(route), folder, CACHE.export);
  const hashes = { ...ofKept, ...Object.fromEntries(linked.map((route) => [route, hashOfPage(route)])) };
  writeSealed(CACHE.exportList, CACHE.exportList, JSON.stringify({ ...list, hashes } satisfies KeptList));
}

/** Files of a complete bundle that stay as they are when pages are rendered from it. */
const isStable = (path: string) => path.startsWith(`${NEXT.static}/`) || path.endsWith('.js');

/** Returns a hash of the bundle's files. */
function hashBundle(): string {
  const hash = createHash('sha256');
  for (const folder of [NEXT.server, NEXT.static])
    hashTree(hash, folder, (path) => /\.\w+$/.test(path) && !isStable(path));
  return hash.digest('hex');
}

/**
 * Returns whether the bundle is complete and was made for the same key, so that Next would produce the same
 * again.
 * @param key hash of the sources that several pages share, see `planExport`
 */
export function hasBundle(key: string): boolean {
  const mark = readSealed(NEXT.bundled, key);
  return mark !== undefined && existsSync(NEXT.pages) && mark.toString() === hashBundle();
}

/** Returns whether there is a bundle for any key. */
export function hasAnyBundle(): boolean {
  return existsSync(NEXT.bundled);
}

/** Marks the bundle as complete. */
export function keepBundle(key: string): void {
  writeSealed(NEXT.bundled, key, hashBundle());
}

/** Marks the bundle as missing. Call it before a new bundling, and if rendering from this bundle fails. */
export function forgetBundle(): void {
  rmSync(NEXT.bundled, { force: true });
}

/** Marks all that was rendered as missing. Call it if it may come from sources that were changing. */
export function forgetPages(): void {
  forgetBundle();
  rmSync(CACHE.exportList, { force: true });
}
