import type { OutputPage } from './OutputPage';

/** Whether search engines are told of a page: it may be listed, and has a text in its own language. */
export function isListed({ noindex, userLanguage, contentLanguage }: OutputPage): boolean {
  return !noindex && userLanguage === contentLanguage;
}
