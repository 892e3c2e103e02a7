import heldOut from '../fixtures/search/heldOut.json';
import { searchSite } from './harness/searchSite';

jest.setTimeout(300_000);

/** Minimum share of queries with a right answer among the first three hits. */
const TOP_3 = 0.88;

/**
 * Two people wrote 100 queries each, and saw neither the search nor the golden queries. To judge the search, it must not be
 * tuned on them: the test says how many are found, and not which.
 */
it('answers queries that it was not tuned on', async () => {
  let found = 0;
  for (const { query, language, product, targets } of heldOut) {
    const { hits } = await searchSite(language, query, product);
    if (hits.slice(0, 3).some(({ key }) => targets.includes(key))) found += 1;
  }
  expect(found / heldOut.length).toBeGreaterThanOrEqual(TOP_3);
});
