import { existsSync, readFileSync } from 'node:fs';
import { setDefaultLanguage } from '../../model/languages/defaultLanguage';
import type { SidebarNode } from '../../model/navigation/NavPage';
import type { SocialFacts } from '../../model/outputs/socialTags';
import type { PageProps, RunTime } from '../../model/page/PageData';
import {
  familyRoutesFile,
  pageFile,
  headScriptFile,
  notFoundScriptFile,
  runTimeFile,
  sidebarFile,
  socialFile,
} from './generatedFiles';
import { ISLANDS_FILE, type BuiltIslands } from '../islands/builtIslands';
import { readPageHashes } from './pageHashes';
import { CACHE, PUBLIC } from '../workspace';

/**
 * Reads the files that `prepareSite` wrote. Server side only: pages and the document use it during rendering.
 */

const sidebars = new Map<string, readonly SidebarNode[]>();
const texts = new Map<string, string>();
let runTime: RunTime | undefined;
let islands: BuiltIslands | undefined;
let social: SocialFacts | undefined;

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(`${CACHE.site}/${file}`, 'utf8')) as T;
}

/** Reads a text that many pages share; each file is read once. */
function readShared(file: string): string {
  const text = texts.get(file) ?? readFileSync(`${CACHE.site}/${file}`, 'utf8');
  texts.set(file, text);
  return text;
}

/**
 * Reads the props of the page at a route, for example `/zh/material-ui/`, and sets the default language, without which
 * it cannot be rendered.
 */
export function readPage(route: string): PageProps {
  const props = readJson<PageProps>(pageFile(route));
  const [first] = props.page.languages;
  if (first) setDefaultLanguage(first.code);
  return props;
}

/**
 * Returns what Next draws at a route. In development, what prepares the site writes the page first; without an answer, the page
 * is as it was.
 */
export async function loadPage(route: string): Promise<{ props: PageProps } | { notFound: true }> {
  const address = process.env.DOCS_SHELL_PAGES;
  if (!address) return { props: readPage(route) };
  const answer = await fetch(address + route).catch(() => undefined);
  const isGone = answer?.status === 404 || !existsSync(`${CACHE.site}/${pageFile(route)}`);
  return isGone ? { notFound: true } : { props: readPage(route) };
}

/** Lists every route of the site in every language, `/` first. */
export function listRoutes(): string[] {
  return Object.keys(readPageHashes());
}

/** Lists the routes that files of the family draw, in every language. */
export function listFamilyRoutes(): string[] {
  return readJson<string[]>(familyRoutesFile);
}

/**
 * Lists the routes of a page in the other languages, for `getStaticPaths` of the file in `pages/[language]` that draws
 * them.
 * @example listTranslations('/showcase/') // ['/zh/showcase/']
 */
export function listTranslations(route: string): string[] {
  const { languages } = readPage(route).page;
  return languages.map(({ href }) => href).filter((href) => href !== route);
}

/**
 * Lists the routes that `pages/[...path].tsx` draws: all but those of files of the family. If the build names an address,
 * it answers with those that have to be drawn. The answer may come late, because Next bundles the code while the pages are
 * still being written.
 * @throws 'The build has ended' if the build ends before it answers
 */
async function listDrawn(): Promise<string[]> {
  const address = process.env.DOCS_SHELL_ROUTES;
  const routes = address ? await askBuild(address) : listRoutes();
  // Read after the answer: until then the build may be writing it.
  const ofFamily = new Set(listFamilyRoutes());
  return routes.filter((route) => !ofFamily.has(route));
}

/** Returns the paths that `pages/[...path].tsx` draws; in development all, because Next would keep a list of them. */
export async function listPaths(): Promise<{ paths: string[]; fallback: false | 'blocking' }> {
  if (process.env.DOCS_SHELL_PAGES) return { paths: [], fallback: 'blocking' };
  const routes = await listDrawn();
  return { paths: routes.filter((route) => route !== '/'), fallback: false };
}

async function askBuild(address: string): Promise<string[]> {
  try {
    return (await (await fetch(address)).json()) as string[];
  } catch {
    throw new Error('The build has ended');
  }
}

/** Reads the whole sidebar tree of a product in a language. */
export function readSidebarTree(productId: string, language: string): readonly SidebarNode[] {
  const file = sidebarFile(productId, language);
  const known = process.env.NODE_ENV === 'production' ? sidebars.get(file) : undefined;
  const tree = known ?? readJson<SidebarNode[]>(file);
  sidebars.set(file, tree);
  return tree;
}

/** Reads the inline script of every document. */
export function readHeadScript(): string {
  return readShared(headScriptFile);
}

/** Reads the inline script of the 404 page. */
export function readNotFoundScript(): string {
  return readShared(notFoundScriptFile);
}

/** Reads the addresses of the loader and of the islands. */
export function readIslands(): BuiltIslands {
  if (process.env.NODE_ENV !== 'production') islands = undefined;
  islands ??= readJson<BuiltIslands>(ISLANDS_FILE);
  return islands;
}

/** Reads the text of a page's style sheet by its URL. */
export function readPageStyles(href: string): string {
  return readFileSync(`${PUBLIC.folder}${href}`, 'utf8');
}

/** Reads the facts about this deployment for the browser. */
export function loadRunTime(): RunTime {
  runTime ??= readJson<RunTime>(runTimeFile);
  return runTime;
}

/** Reads the facts for the social tags in the head of every document. */
export function readSocial(): SocialFacts {
  social ??= readJson<SocialFacts>(socialFile);
  return social;
}
