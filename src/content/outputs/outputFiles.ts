import { BUILD_FOLDER } from '../pageData/buildFiles';

/** Everything that goes out beside the pages and does not depend on their final bytes, as it will lie in `out/`. */
export const OUTPUT_FOLDER = `${BUILD_FOLDER}/outputs`;
/** What outputs and checks know of each page, see `OutputPage`. */
export const PAGE_LIST_FILE = `${BUILD_FOLDER}/pageList.json`;
/** Redirects of every language, see `ResolvedRedirect`. */
export const REDIRECTS_FILE = `${BUILD_FOLDER}/redirects.json`;
/** Address of the feed of releases. */
export const FEED_PATH = '/releases.xml';
