import type { PageProps } from '../../model/page/PageData';
import { parsePath } from '../../model/routes/parsedPath';

/** Returns the 404 page with the product that an address is below; undefined if it is below none. */
function withProduct(props: PageProps): PageProps | undefined {
  const { page } = props;
  const { pathname } = window.location;
  // The link to the home page is above every address.
  const own = page.products.find(
    ({ href, id }) => id !== page.product.id && pathname.toLowerCase().startsWith(href),
  );
  return own && { ...props, page: { ...page, product: { id: own.id, name: own.text, href: own.href } } };
}

/**
 * Returns the 404 page in the language of the address and with its product; undefined if both are already
 * shown. The page stays in the language shown if the other one is unavailable.
 */
export async function loadNotFound(shown: PageProps): Promise<PageProps | undefined> {
  const { languages, notFoundHrefs } = shown.page;
  const codes = languages.map(({ code }) => code);
  const { userLanguage } = parsePath(window.location.pathname, codes);
  const href = notFoundHrefs?.[userLanguage];
  if (href === undefined) return withProduct(shown);
  try {
    const response = await fetch(href);
    const props = response.ok ? ((await response.json()) as PageProps) : undefined;
    return props && (withProduct(props) ?? props);
  } catch {
    return undefined;
  }
}
