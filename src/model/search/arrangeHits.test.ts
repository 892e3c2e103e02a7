import { arrangeHits, type ScoredEntry } from './arrangeHits';
import type { SearchEntry } from './SearchEntry';

/** Hits of a product that differ in name and owner only, best first. */
function hitsOf(product: string, count: number): ScoredEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    entry: {
      product,
      kind: 'page',
      name: `${product} ${index}`,
      owner: `${product} ${index}`,
    } as SearchEntry,
    score: 100 - index,
    words: 100 - index,
  }));
}

describe('arrangeHits', () => {
  it('shows more hits of the reader’s product than of others, and shows them first', () => {
    const scored = [...hitsOf('other', 10), ...hitsOf('own', 10)];
    const shown = arrangeHits(scored, { product: 'own', mostOwn: 5, mostOther: 2, most: 24 });
    expect(shown.map(({ entry }) => entry.name)).toEqual([
      'own 0',
      'own 1',
      'own 2',
      'own 3',
      'own 4',
      'other 0',
      'other 1',
    ]);
  });

  it('shows another product first if only there a name has all words of the query', () => {
    const order = (own: Partial<ScoredEntry>) => {
      const [first, second] = [...hitsOf('own', 1), ...hitsOf('other', 1)];
      if (!first || !second) throw new Error('there are no hits');
      const scored = [
        { ...first, ...own },
        { ...second, score: 50, words: 50, isWhole: true },
      ];
      const shown = arrangeHits(scored, { product: 'own', mostOwn: 5, mostOther: 5, most: 24 });
      return shown.map(({ entry }) => entry.product);
    };
    expect(order({})).toEqual(['other', 'own']);
    expect(order({ isTold: true })).toEqual(['own', 'other']);
    expect(order({ isAnswer: true })).toEqual(['own', 'other']);
  });

  it('shows no more hits than wanted', () => {
    const scored = [...hitsOf('own', 10), ...hitsOf('other', 10)];
    expect(arrangeHits(scored, { product: 'own', mostOwn: 5, mostOther: 2, most: 6 })).toHaveLength(6);
  });
});
