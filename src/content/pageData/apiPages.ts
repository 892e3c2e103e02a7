import { posix } from 'node:path';
import type { ApiUnit } from '../../model/api/ApiUnit';
import type { NavPage } from '../../model/navigation/NavPage';
import type { ApiGroup, ProductEntry } from '../../model/products/ProductEntry';

function byName(a: ApiUnit, b: ApiUnit): number {
  return a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1;
}

/** Returns the entry of a unit in a tree. */
export function unitToPage({ pathname, name, deprecated }: ApiUnit): NavPage {
  return { pathname, title: name, ...(deprecated ? { deprecated: true } : {}) };
}

/**
 * Returns a product with the groups of its API pages added to its navigation tree: components and hooks sorted
 * by name, then interfaces under a label.
 * @param interfacesText text of that label
 */
export function withApiNav(
  entry: ProductEntry,
  units: readonly ApiUnit[],
  interfacesText: string,
): ProductEntry {
  const { api = [], product } = entry;
  const productUnits = units.filter(({ productId }) => productId === product.id).toSorted(byName);
  const nav = api.reduce((tree, group) => insertGroup(tree, group, productUnits, interfacesText), entry.nav);
  return { ...entry, nav };
}

function insertGroup(
  nav: readonly NavPage[],
  { sources, title, after }: ApiGroup,
  units: readonly ApiUnit[],
  interfacesText: string,
): readonly NavPage[] {
  const pathname = sources[0]?.pathname ?? '';
  const groupUnits = units.filter((unit) => posix.dirname(unit.pathname) === pathname);
  if (groupUnits.length === 0) return nav;
  const interfaces = groupUnits.filter(({ kind }) => kind === 'interface');
  const group: NavPage = {
    pathname,
    title,
    icon: 'api',
    children: [
      ...groupUnits.filter(({ kind }) => kind !== 'interface').map(unitToPage),
      ...(interfaces.length > 0
        ? [
            {
              pathname: `${pathname}/interfaces`,
              subheader: interfacesText,
              children: interfaces.map(unitToPage),
            },
          ]
        : []),
    ],
  };
  const index = nav.findIndex((page) => page.pathname === after);
  const insertAt = index < 0 ? nav.length : index + 1;
  return [...nav.slice(0, insertAt), group, ...nav.slice(insertAt)];
}

/** Lists the pathnames of API pages by product id, then by unit name; the first one of a name counts. */
export function listApiPathnames(units: readonly ApiUnit[]): ReadonlyMap<string, Record<string, string>> {
  const pathnames = new Map<string, Record<string, string>>();
  for (const { productId, name, pathname } of units) {
    const ofProduct = pathnames.get(productId) ?? {};
    ofProduct[name] ??= pathname;
    pathnames.set(productId, ofProduct);
  }
  return pathnames;
}
