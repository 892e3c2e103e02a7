import { defaultLanguage } from '../languages/defaultLanguage';

/**
 * Returns the prefix of addresses in a language; empty for the default language.
 * @example languagePrefix('zh') // '/zh'
 */
export function languagePrefix(code: string): string {
  return code === defaultLanguage() ? '' : `/${code}`;
}
