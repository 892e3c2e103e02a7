import type { Translations } from '../../model/languages/textKeys';
import { fetchOnce } from '../fetching/fetchOnce';

/**
 * The texts that are fetched when first needed (`PageData.textsHref`), once per document.
 * @throws when the file can't be had
 */
export function loadTexts(href: string): Promise<Translations> {
  return fetchOnce(href);
}
