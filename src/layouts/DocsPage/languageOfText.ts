import type { PageData } from '../../model/page/PageData';

/** Attributes of elements that hold the page's own text, where it is not in the reader's language. */
export function languageOfText(page: PageData): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (page.contentLanguage === page.userLanguage) return {};
  return { lang: page.contentLanguage, dir: page.contentDirection };
}
