import { DEFAULT_LANGUAGE_CODE } from '../languages/Language';

/** What addresses in a language begin with. @example languagePrefix('zh') // '/zh' */
export function languagePrefix(code: string): string {
  return code === DEFAULT_LANGUAGE_CODE ? '' : `/${code}`;
}
