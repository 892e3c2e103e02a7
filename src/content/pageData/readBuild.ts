import { existsSync, readFileSync } from 'node:fs';
import type { SidebarNode } from '../../model/navigation/NavPage';
import type { SocialFacts } from '../../model/outputs/socialTags';
import type { PageProps, RunTime } from '../../model/page/PageData';
import {
  BUILD_FOLDER,
  pageFile,
  routesFile,
  headScriptFile,
  notFoundScriptFile,
  frameScriptFile,
  ownAdScriptFile,
  runTimeFile,
  sidebarFile,
  socialFile,
} from './buildFiles';

/** Reads what `prepareSite` wrote. Server side only: pages and the document call it while Next draws them. */

const LOOK_MS = 20;

const sidebars = new Map<string, readonly SidebarNode[]>();
const texts = new Map<string, string>();
let runTime: RunTime | undefined;
let social: SocialFacts | undefined;

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(`${BUILD_FOLDER}/${file}`, 'utf8')) as T;
}

/** A text that is the same for many pages, read once. */
function readShared(file: string): string {
  const text = texts.get(file) ?? readFileSync(`${BUILD_FOLDER}/${file}`, 'utf8');
  texts.set(file, text);
  return text;
}

/** The props of the page at a route, for example `/zh/material-ui/`. */
export function readPage(route: string): PageProps {
  return readJson<PageProps>(pageFile(route));
}

/** Every route of the site, in every language, `/` first. */
export function listRoutes(): string[] {
  return readJson<string[]>(routesFile);
}

/**
 * The routes that Next has to draw: all of them, where the build does not say otherwise. Waits until it has said so:
 * the code may be bundled while the pages are still written.
 * @throws 'The build has ended' where it ends before that
 */
export async function listDrawn(): Promise<string[]> {
  const file = process.env.DOCS_SHELL_ROUTES;
  if (!file) return listRoutes();
  while (!existsSync(`${BUILD_FOLDER}/${file}`)) {
    // Nobody will say it any more.
    if (process.connected === false) throw new Error('The build has ended');
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS);
    });
  }
  return readJson<string[]>(file);
}

/** The whole tree of a product in a language. */
export function readSidebarTree(productId: string, language: string): readonly SidebarNode[] {
  const file = sidebarFile(productId, language);
  const known = process.env.NODE_ENV === 'production' ? sidebars.get(file) : undefined;
  const tree = known ?? readJson<SidebarNode[]>(file);
  sidebars.set(file, tree);
  return tree;
}

/** The inline script of every document. */
export function readHeadScript(): string {
  return readShared(headScriptFile);
}

/** The inline script of the page for unknown addresses. */
export function readNotFoundScript(): string {
  return readShared(notFoundScriptFile);
}

/** Address of the second part of the frame's program, which the boot loads at the first sign of a reader. */
export function readFrameScript(): string {
  return readShared(frameScriptFile);
}

/** Address of the program that shows one of the family's own ads early; empty where a network may have another one. */
export function readOwnAdScript(): string {
  return readShared(ownAdScriptFile);
}

/** The text of a page's style sheet, by its address. */
export function readPageStyles(href: string): string {
  return readFileSync(`public${href}`, 'utf8');
}

/** What the browser has to know of this deployment. */
export function readRunTime(): RunTime {
  runTime ??= readJson<RunTime>(runTimeFile);
  return runTime;
}

/** What the head of every document says for other programs. */
export function readSocial(): SocialFacts {
  social ??= readJson<SocialFacts>(socialFile);
  return social;
}
