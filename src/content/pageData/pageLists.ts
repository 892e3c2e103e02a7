import { DEFAULT_LANGUAGE_CODE } from '../../model/languages/Language';
import { isExternal, listBadges, type NavPage } from '../../model/navigation/NavPage';
import type { SectionEntry } from '../../model/page/PageData';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import type { NameOf } from './sidebarTree';
import type { SiteContent } from './SiteContent';
import type { ProductIndex } from '../../components/ProductIndexes';

/** Whether an entry is listed; a subheader without pages only divides the sidebar. */
function isListed(page: NavPage): boolean {
  return page.children !== undefined || page.subheader === undefined;
}

/**
 * Builds the list of a section page: the pages of a group with their descriptions, nested groups with theirs.
 */
export function buildSections(
  pages: SiteContent['pages'],
  children: readonly NavPage[],
  userLanguage: string,
  nameOf: NameOf,
): SectionEntry[] {
  return children.filter(isListed).map((page) => {
    const content = pages.get(page.pathname);
    const translated = content?.texts[userLanguage];
    const text = translated ?? content?.texts[DEFAULT_LANGUAGE_CODE];
    return {
      text: nameOf(page),
      href: isExternal(page) ? page.pathname : pathnameToHref(page.pathname, userLanguage),
      badges: listBadges(page),
      ...(text ? { description: text.description } : {}),
      ...(translated || !text ? {} : { descriptionLanguage: DEFAULT_LANGUAGE_CODE }),
      ...(page.children ? { children: buildSections(pages, page.children, userLanguage, nameOf) } : {}),
    };
  });
}

/** Lists every page of the site below these entries, in the order of the tree. */
function flatten(pages: readonly NavPage[]): NavPage[] {
  return pages.flatMap((page) => [
    ...(isExternal(page) || page.subheader ? [] : [page]),
    ...flatten(page.children ?? []),
  ]);
}

/**
 * Builds the index of each listed product, for browsing without search: the top level, and all pages below
 * each group.
 */
export function buildIndexes(
  { registry }: Pick<SiteContent, 'registry'>,
  userLanguage: string,
  nameOf: NameOf,
): ProductIndex[] {
  const link = (page: NavPage) => ({
    text: nameOf(page),
    href: pathnameToHref(page.pathname, userLanguage),
  });
  return registry
    .filter(({ product }) => !product.noindex)
    .map(({ product, nav }) => ({
      id: product.id,
      text: product.name,
      href: pathnameToHref(product.prefix, userLanguage),
      entries: nav
        .filter((page) => !isExternal(page) && (page.children !== undefined || page.subheader === undefined))
        .map((page) => ({
          ...link(page),
          ...(page.children ? { children: flatten(page.children).map(link) } : {}),
        })),
    }));
}
