import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';

/**
 * Whether a text that a language lacks is only warned of, since another one stands in for it: never in the default
 * language, and in none with `STRICT_TRANSLATIONS` in the environment.
 */
export function mayLackTexts(languageCode: string): boolean {
  return languageCode !== DEFAULT_LANGUAGE_CODE && !process.env.STRICT_TRANSLATIONS;
}
