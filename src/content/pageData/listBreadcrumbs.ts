import { findActivePage } from '../../model/navigation/navTree';
import type { NavPage } from '../../model/navigation/NavPage';
import type { PageLink } from '../../model/page/PageData';
import { pathnameToHref } from '../../model/routes/pathnameToHref';
import type { BuildContext } from './BuildContext';
import type { PageSource } from './PageSource';

/** A link to a page of the tree in the reader's language. */
export function linkTo(page: NavPage | undefined, { language, nameOf }: BuildContext): PageLink | undefined {
  return page && { text: nameOf(page), href: pathnameToHref(page.pathname, language.code) };
}

/** Groups above the page, outermost first; the product's landing page leads, except on itself and on the home page. */
export function listBreadcrumbs({ pathname, product }: PageSource, context: BuildContext): PageLink[] {
  const landing = product.product.prefix.replace(/(?<=.)\/$/, '');
  if (pathname === landing || landing === '/') return [];
  const parents = findActivePage(product.nav, pathname).parents.slice(0, -1).reverse();
  return [
    { text: product.product.name, href: pathnameToHref(landing, context.language.code) },
    ...parents.flatMap((parent) => linkTo(parent, context) ?? []),
  ];
}
