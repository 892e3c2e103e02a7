import { posix } from 'node:path';
import { type ApiSource, findApiSource } from '../../model/api/ApiSource';
import type { ApiUnit } from '../../model/api/ApiUnit';
import type { NavPage, PageStatus } from '../../model/navigation/NavPage';
import type { ApiGroup, ProductEntry } from '../../model/products/ProductEntry';

function byName(a: ApiUnit, b: ApiUnit): number {
  return a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1;
}

/** Returns the entry of a unit in a tree, with the badges that its package and the family give it. */
export function unitToPage(unit: ApiUnit, sources: readonly ApiSource[]): NavPage {
  const { pathname, name, deprecated } = unit;
  const { plan, badges = {} } = findApiSource(sources, unit) ?? {};
  return {
    pathname,
    title: name,
    ...(plan ? { plan } : {}),
    ...(/^unstable_/i.test(name) ? { unstable: true } : {}),
    ...(deprecated ? { deprecated: true } : {}),
    ...(Object.hasOwn(badges, name) ? badges[name] : {}),
  };
}

/**
 * Returns what the page of a unit says besides its entry in the tree: whether its version comes before a release. The tree
 * would repeat that for every unit of the package.
 * @example stageOf({ version: '5.0.0-beta.49' }) // { beta: true }
 */
export function stageOf({ version }: Pick<ApiUnit, 'version'>): PageStatus {
  const [, stage] = /^[\d.]+-(.+)$/.exec(version) ?? [];
  if (stage === undefined) return {};
  return /^(?:beta|rc)\b/.test(stage) ? { beta: true } : { unstable: true };
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
      ...groupUnits.filter(({ kind }) => kind !== 'interface').map((unit) => unitToPage(unit, sources)),
      ...(interfaces.length > 0
        ? [
            {
              pathname: `${pathname}/interfaces`,
              subheader: interfacesText,
              children: interfaces.map((unit) => unitToPage(unit, sources)),
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
