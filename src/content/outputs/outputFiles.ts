import { readFileSync } from 'node:fs';
import { type OutputPage, routeToMarkdownPath } from '../../model/outputs/OutputPage';
import type { ResolvedRedirect } from '../../model/outputs/ResolvedRedirect';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { CACHE } from '../workspace';

/** Folder of outputs that do not depend on the final bytes of the pages, with the same layout as `out/`. */
export const OUTPUT_FOLDER = `${CACHE.site}/outputs`;
/** Markdown copies of pages, kept from build to build, with the layout of `out/`. */
export const COPIES_FOLDER = `${CACHE.site}/copies`;
/** What each copy was made from, see `pageRecorder.ts`. */
export const COPY_LIST_FILE = `${CACHE.site}/copies.json`;
/** Facts of each page for outputs and checks, see `OutputPage`. */
export const PAGE_LIST_FILE = `${CACHE.site}/pageList.json`;
/** Redirects for every language, see `ResolvedRedirect`. */
export const REDIRECTS_FILE = `${CACHE.site}/redirects.json`;
/** Address of the release feed. */
export const FEED_PATH = '/releases.xml';

/** Reads the pages of the last content step. */
export function readOutputPages(): OutputPage[] {
  return JSON.parse(readFileSync(PAGE_LIST_FILE, 'utf8')) as OutputPage[];
}

/** Reads the redirects of the last content step. */
export function readResolvedRedirects(): ResolvedRedirect[] {
  return JSON.parse(readFileSync(REDIRECTS_FILE, 'utf8')) as ResolvedRedirect[];
}

/** Returns the Markdown copy of a page with its own text in a language. */
export function copyFile(pathname: string, language: string): string {
  return COPIES_FOLDER + routeToMarkdownPath(pathnameToHref(pathname, language));
}
