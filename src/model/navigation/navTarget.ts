import { isExternal, type NavPage } from './NavPage';
import { type Product, resolveProduct } from '../products/Product';
import { pathnameToHref } from '../routes/pathnameToHref';
import { addTrailingSlash } from '../routes/pathname';
import { buildUrl } from '../routes/url';

/** Returns where an entry of a tree leads, ready for an anchor; undefined if it leads nowhere. */
export type HrefOf = (page: NavPage) => string | undefined;

/**
 * Creates the function that finds the target of entries in one language. An entry without a page leads nowhere if it
 * is `planned`, otherwise to the same pathname on the site that the pathname's product names as `elsewhere`.
 * @param isWritten returns whether the site has a page at a pathname
 * @example createHrefOf(() => false, [{ ...lamp, elsewhere: 'https://b.example' }], 'en')({ pathname: '/lamp/a' })
 * // 'https://b.example/lamp/a/'
 */
export function createHrefOf(
  isWritten: (pathname: string) => boolean,
  products: readonly Product[],
  userLanguage: string,
): HrefOf {
  return (page) => {
    const { pathname, planned } = page;
    if (isExternal(page) || isWritten(pathname)) return pathnameToHref(pathname, userLanguage);
    if (planned) return undefined;
    const { elsewhere } = resolveProduct(pathname, products);
    return elsewhere === undefined ? undefined : buildUrl(addTrailingSlash(pathname), elsewhere);
  };
}

/**
 * Returns whether an entry leads to a page of this site.
 * @example isOnSite('https://b.example/a/') // false
 */
export function isOnSite(href: string | undefined): href is string {
  return href?.startsWith('/') ?? false;
}
