import { DEFAULT_LANGUAGE_CODE } from '../languages/Language';

/**
 * Returns the prefix of addresses in a language; empty for the default language.
 * @example languagePrefix('zh') // '/zh'
 */
export function languagePrefix(code: string): string {
  return code === DEFAULT_LANGUAGE_CODE ? '' : `/${code}`;
}
