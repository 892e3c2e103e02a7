import { isExternal, listBadges, type NavPage, type SidebarNode } from '../../model/navigation/NavPage';
import { pageTitle } from '../../model/navigation/pageTitle';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import { type Language, DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import type { SiteContent } from './SiteContent';

/** Returns the sidebar name of a page: translated, from the tree, or derived from the pathname. */
export type NameOf = (page: NavPage) => string;

/**
 * Creates a function that names navigation entries in one language. If the interface texts have no
 * `pages.<pathname>`, the title of the translated page is used.
 */
export function createNameOf(
  texts: Readonly<Record<string, string | undefined>>,
  translatedTitles: ReadonlyMap<string, string>,
): NameOf {
  return (page) => {
    const title = translatedTitles.get(page.pathname);
    return pageTitle(title === undefined ? page : { ...page, title }, texts);
  };
}

/** Builds the sidebar tree of a product in one language. */
export function buildSidebarTree(
  nav: readonly NavPage[],
  userLanguage: string,
  nameOf: NameOf,
): SidebarNode[] {
  return nav.map((page) => ({
    pathname: page.pathname,
    href: pathnameToHref(page.pathname, userLanguage),
    text: nameOf(page),
    badges: listBadges(page),
    ...(page.icon ? { icon: page.icon } : {}),
    ...(isExternal(page) ? { external: true } : {}),
    ...(page.subheader ? { label: true } : {}),
    ...(page.children ? { children: buildSidebarTree(page.children, userLanguage, nameOf) } : {}),
  }));
}

/** Creates the function that names the pages of all trees in a language. */
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
