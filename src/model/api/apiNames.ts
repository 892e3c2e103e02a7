import type { Redirect } from '../outputs/Redirect';
import type { ApiUnit } from './ApiUnit';

type NamedPage = Pick<ApiUnit, 'pathname' | 'productId' | 'packageName'>;

/** A name of the API reference, with all pages that document something of that name. */
export interface ApiName {
  readonly name: string;
  /** Last segment of its addresses; the anchor in the list of names. */
  readonly id: string;
  /** Pathnames, products and packages of the pages, in the order of the units. */
  readonly pages: readonly NamedPage[];
}

/** Groups units by the last segment of their pathnames, sorted by name. */
export function listApiNames(units: readonly (NamedPage & Pick<ApiUnit, 'name'>)[]): ApiName[] {
  const names = new Map<string, ApiName>();
  for (const { name, pathname, productId, packageName } of units) {
    const id = pathname.slice(pathname.lastIndexOf('/') + 1);
    const known = names.get(id) ?? { name, id, pages: [] };
    names.set(id, { ...known, pages: [...known.pages, { pathname, productId, packageName }] });
  }
  return [...names.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * Returns a redirect from `/api/<name>/` for each name: to its page, or to its place in the list of names if
 * several pages have it. `/api/` leads to the list.
 * @param list pathname of the page with the list; without it, the first page of a name is the target
 * @example listApiRedirects([{ name: 'Box', id: 'box', pages: [{ pathname: '/ui/api/box', productId: 'ui', packageName: '@ui/ui' }] }], '/names')
 * // [{ from: '/api-docs', to: '/names' }, { from: '/api-docs/box', to: '/ui/api/box' }]
 */
export function listApiRedirects(names: readonly ApiName[], list: string | undefined): Redirect[] {
  const redirects = names.flatMap(({ id, pages: [first, ...others] }) => {
    const to = list !== undefined && others.length > 0 ? `${list}#${id}` : first?.pathname;
    return to === undefined ? [] : [{ from: `/api-docs/${id}`, to }];
  });
  return list === undefined ? redirects : [{ from: '/api-docs', to: list }, ...redirects];
}
