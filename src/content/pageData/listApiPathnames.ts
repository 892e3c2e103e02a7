import type { ApiUnit } from '../../model/api/ApiUnit';

/** Pathnames of API pages by the name of their unit, by product. */
export function listApiPathnames(units: readonly ApiUnit[]): ReadonlyMap<string, Record<string, string>> {
  const pathnames = new Map<string, Record<string, string>>();
  for (const { productId, name, pathname } of units) {
    const own = pathnames.get(productId) ?? {};
    own[name] = pathname;
    pathnames.set(productId, own);
  }
  return pathnames;
}
