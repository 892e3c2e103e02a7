import { isExternal, listBadges, type NavPage, type SidebarNode } from '../../model/navigation/NavPage';
import { pageTitle } from '../../model/navigation/pageTitle';
import { pathnameToHref } from '../../model/routes/pathnameToHref';

/** What the sidebar calls a page: translated, or as the tree says, or derived from the pathname. */
export type NameOf = (page: NavPage) => string;

/**
 * The name of navigation entries in one language. A translated page's own title stands in where the interface texts
 * have no `pages.<pathname>` of their own.
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

/** A product's tree as the sidebar draws it in one language. */
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
