import type { PageData } from '../model/page/PageData';

/** Returns `lang` and `dir` for elements with the page's text, if that is not in the reader's language. */
export function languageOfText(page: PageData): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (page.contentLanguage === page.userLanguage) return {};
  return { lang: page.contentLanguage, dir: page.contentDirection };
}
