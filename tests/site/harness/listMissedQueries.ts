import type { ApiUnit } from '../../../src/model/api/ApiUnit';
import { extractApi } from '../../../src/content/api/extractApi';
import { listApiSources } from '../../../src/model/products/ProductEntry';
import { productRegistry } from '../../../src/site';
import { searchSite } from './searchSite';

export const apiSources = listApiSources(productRegistry);
export const { units: apiUnits } = extractApi(apiSources);

/** A query with the places of the site to which it should lead. */
export interface AskedQuery {
  readonly unit: ApiUnit;
  readonly query: string;
  readonly keys: readonly string[];
}

/** Lists queries without a right place among their first hits, with their results. */
export async function listMissedQueries(asked: readonly AskedQuery[], most: number): Promise<string[]> {
  const lost: string[] = [];
  for (const { unit, query, keys } of asked) {
    const { hits } = await searchSite('en', query, unit.productId);
    const first = hits.slice(0, most).map(({ key }) => key);
    if (!first.some((key) => keys.includes(key)))
      lost.push(`${unit.productId}: ${query}: ${first.join(' ')}`);
  }
  return lost;
}
