import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { OUTPUT_FOLDER, PAGE_LIST_FILE, REDIRECTS_FILE } from '../src/content/outputs/outputFiles';
import {
  BUILD_FOLDER,
  drawnFile,
  pageFile,
  PAGES_FOLDER,
  routesFile,
} from '../src/content/pageData/buildFiles';
import * as family from '../src/site';
import { hashTree } from './hashTree';
import { isTest } from './isTest';
import { isText } from './isText';
import { stampOf } from './stampOf';

/** What Next has drawn, as it drew it; documents go out sealed. */
const FOLDER = '.cache/export';
const LIST = '.cache/export.json';
/** Besides the shell's code, what Next bundles, what it reads for more pages than one, and what completes them. */
const SHARED = ['data', BUILD_FOLDER, 'scripts', 'package.json', 'tsconfig.json'];
/** Of these, what is the page's own or read by later steps only; texts are in the props of their pages. */
const OWN: ReadonlySet<string> = new Set([
  `${BUILD_FOLDER}/${PAGES_FOLDER}`,
  `${BUILD_FOLDER}/${routesFile}`,
  `${BUILD_FOLDER}/${drawnFile}`,
  OUTPUT_FOLDER,
  PAGE_LIST_FILE,
  REDIRECTS_FILE,
]);
const isLeftOut = (path: string) => OWN.has(path) || isText(path) || isTest(path);
/** Always drawn: pages of their own, not of the pattern that all others share. */
const ALWAYS = '/';

/** What the pages of a build are drawn from. */
interface DrawnList {
  /** Hash of everything that decides about the bytes of more pages than one. */
  readonly key: string;
  /** Hash of each page's props, by route. */
  readonly pages: Readonly<Record<string, string>>;
}

/** What an earlier build has left. */
interface KeptList extends DrawnList {
  /** Stamps of each page's files, by route: `out/` has links to some of them, and anybody may write into those. */
  readonly stamps: Readonly<Record<string, string>>;
}

/** Which pages Next has to draw. */
export interface ExportPlan {
  readonly drawn: readonly string[];
  /** Pages whose files of an earlier build hold. */
  readonly kept: readonly string[];
  readonly list: DrawnList;
}

function readList(): KeptList | undefined {
  try {
    return JSON.parse(readFileSync(LIST, 'utf8')) as KeptList;
  } catch {
    return undefined;
  }
}

/** The document and the data file of a route, below an export. */
function filesOf(route: string, build: string): readonly string[] {
  if (route === ALWAYS) return [];
  return [`${route}index.html`, `/_next/data/${build}${route.slice(0, -1)}.json`];
}

const stampsOf = (route: string, build: string) =>
  filesOf(route, build)
    .map((file) => stampOf(`${FOLDER}${file}`))
    .join();

/**
 * Says which of the pages have to be drawn: those whose props are other ones than in the build before, and all of them
 * where anything else has changed that a document is made from.
 * @param build name of the build, a hash of the shell's code
 */
export function planExport(routes: readonly string[], build: string): ExportPlan {
  // The family's settings come from the environment, too.
  const hash = createHash('sha256').update(build).update(JSON.stringify(family));
  for (const folder of SHARED) hashTree(hash, folder, isLeftOut);
  const key = hash.digest('hex');
  const known = readList();
  const pages = Object.fromEntries(
    routes.map((route) => {
      const props = readFileSync(`${BUILD_FOLDER}/${pageFile(route)}`);
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
 * Puts the pages that still hold into an export, and keeps those that were drawn for the next build. The files are
 * links: nobody may write into them, only put others in their place.
 */
export function mergeExport(folder: string, { drawn, kept, list }: ExportPlan, build: string): void {
  const gone = Object.keys(readList()?.pages ?? {}).filter((route) => !(route in list.pages));
  // Until everything is there again, nothing is.
  rmSync(LIST, { force: true });
  for (const route of gone)
    for (const file of filesOf(route, build)) rmSync(`${FOLDER}${file}`, { force: true });
  if (kept.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  for (const route of kept) for (const file of filesOf(route, build)) link(file, FOLDER, folder);
  for (const route of drawn) for (const file of filesOf(route, build)) link(file, folder, FOLDER);
  const stamps = Object.fromEntries([...kept, ...drawn].map((route) => [route, stampsOf(route, build)]));
  writeFileSync(LIST, JSON.stringify({ ...list, stamps } satisfies KeptList));
}
