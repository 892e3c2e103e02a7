import { readFileSync } from 'node:fs';
import { BUILD_FOLDER } from '../pageData/buildFiles';
import type { OutputPage } from '../../model/outputs/OutputPage';
import type { ResolvedRedirect } from '../../model/outputs/ResolvedRedirect';

/** Everything that goes out beside the pages and does not depend on their final bytes, as it will lie in `out/`. */
export const OUTPUT_FOLDER = `${BUILD_FOLDER}/outputs`;
/** What outputs and checks know of each page, see `OutputPage`. */
export const PAGE_LIST_FILE = `${BUILD_FOLDER}/pageList.json`;
/** Redirects of every language, see `ResolvedRedirect`. */
export const REDIRECTS_FILE = `${BUILD_FOLDER}/redirects.json`;
/** Address of the feed of releases. */
export const FEED_PATH = '/releases.xml';

/** The pages of the last content step. */
export function readOutputPages(): OutputPage[] {
  return JSON.parse(readFileSync(PAGE_LIST_FILE, 'utf8')) as OutputPage[];
}

/** The redirects of the last content step. */
export function readResolvedRedirects(): ResolvedRedirect[] {
  return JSON.parse(readFileSync(REDIRECTS_FILE, 'utf8')) as ResolvedRedirect[];
}
