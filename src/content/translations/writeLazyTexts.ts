import { LAZY_TEXT_KEYS } from '../../model/languages/lazyTextKeys';
import type { Translations } from '../../model/languages/textKeys';
import { writeHashed } from '../pageData/writeHashed';

/** Writes the texts of a language that are fetched when first needed; returns their address. */
export function writeLazyTexts(texts: Translations, languageCode: string): string {
  const own = Object.fromEntries(LAZY_TEXT_KEYS.map((key) => [key, texts[key] ?? key]));
  return writeHashed(`texts/${languageCode}.json`, JSON.stringify(own));
}
