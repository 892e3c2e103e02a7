import golden from '../../fixtures/search/golden.json';
import { searchSite } from './searchSite';

/** Minimum share of queries whose first hit is right, or one of the first three. */
const FIRST = 0.8;
const TOP_3 = 0.95;

/** Tests the ranks of the right hits for the queries of the golden list in some languages. */
export function testGolden(languages: readonly string[]): void {
  describe('the right hits of the golden queries', () => {
    it.each(languages)(
      `are the first for ${FIRST * 100} %, and one of three for ${TOP_3 * 100} %, in %s`,
      async (code) => {
        const ranks: { rank: number; query: string }[] = [];
        for (const { query, language, product, targets } of golden) {
          if (language !== code) continue;
          const { hits } = await searchSite(language, query, product);
          const at = hits.findIndex(({ key }) => targets.includes(key));
          ranks.push({ rank: at < 0 ? Infinity : at + 1, query });
        }
        expect(ranks.length).toBeGreaterThan(0);
        const late = ranks.filter(({ rank }) => rank > 3);
        const first = ranks.filter(({ rank }) => rank === 1).length / ranks.length;
        // Lists the queries, so that a change of the ranking shows what it breaks.
        expect({ late, isEnough: 1 - late.length / ranks.length >= TOP_3 }).toEqual({ late, isEnough: true });
        expect(first).toBeGreaterThanOrEqual(FIRST);
      },
    );
  });
}
