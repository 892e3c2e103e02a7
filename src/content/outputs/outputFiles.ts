import { BUILD_FOLDER } from '../pageData/buildFiles';

/** Everything that goes out beside the pages and does not depend on their final bytes, as it will lie in `out/`. */
export const OUTPUT_FOLDER = `${BUILD_FOLDER}/outputs`;
/** What outputs and checks know of each page, see `OutputPage`. */
export const PAGE_LIST_FILE = `${BUILD_FOLDER}/pageList.json`;
/** Addresses of the pictures of social cards, by `cardKey`. */
export const CARDS_FILE = `${BUILD_FOLDER}/cards.json`;

/** Name of a product's picture in a language. */
export function cardKey(productId: string, languageCode: string): string {
  return `${productId} ${languageCode}`;
}
