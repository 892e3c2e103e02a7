import { ENGLISH } from './defaultLanguage';

/**
 * Returns the name of a language in another one; its code if it has none there.
 * @example languageName('en', 'pt') // 'inglês'
 */
export function languageName(code: string, language: string): string {
  return new Intl.DisplayNames([language, ENGLISH], { type: 'language' }).of(code) ?? code;
}
