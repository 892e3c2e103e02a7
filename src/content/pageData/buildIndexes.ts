import type { ProductIndex } from '../../components/ProductIndexes/ProductIndexes';
import { isExternal, type NavPage } from '../../model/navigation/NavPage';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import type { NameOf } from './buildSidebarTree';
import type { SiteContent } from './SiteContent';

/** Every page below these entries that has a place of its own on the site, in the order of the tree. */
function flatten(pages: readonly NavPage[]): NavPage[] {
  return pages.flatMap((page) => [
    ...(isExternal(page) || page.subheader ? [] : [page]),
    ...flatten(page.children ?? []),
  ]);
}

/** The tree of each listed product as it is browsed without search: the top level, and all pages below each group. */
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
