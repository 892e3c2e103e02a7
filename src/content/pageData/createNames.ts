import { type Language, DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { createNameOf, type NameOf } from './buildSidebarTree';
import type { SiteContent } from './SiteContent';

/** What the pages of the trees are called in a language. */
export function createNames(
  { translations, pages }: Pick<SiteContent, 'translations' | 'pages'>,
  language: Language,
): NameOf {
  const titles = new Map<string, string>();
  if (language.code !== DEFAULT_LANGUAGE_CODE) {
    for (const [pathname, page] of pages) {
      const own = page.texts[language.code];
      if (own) titles.set(pathname, own.title);
    }
  }
  return createNameOf(translations.get(language.code) ?? {}, titles);
}
