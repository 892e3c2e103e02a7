import { arrangeHits, type ScoredEntry } from './arrangeHits';
import type { SearchEntry } from './SearchEntry';

/** Hits of a product that differ in name and owner only, best first. */
function hitsOf(product: string, count: number): ScoredEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    entry: {
      product,
      kind: 'page',
      key: `/${product}/${index}`,
      name: `${product} ${index}`,
      owner: `${product} ${index}`,
    } as SearchEntry,
    score: 100 - index,
    named: 0,
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
        { ...second, score: 50, isWhole: true },
      ];
      const shown = arrangeHits(scored, { product: 'own', mostOwn: 5, mostOther: 5, most: 24 });
      return shown.map(({ entry }) => entry.product);
    };
    expect(order({})).toEqual(['other', 'own']);
    expect(order({ isTold: true })).toEqual(['own', 'other']);
    expect(order({ mention: 1, isMentioned: true })).toEqual(['own', 'other']);
    expect(order({ named: 2 })).toEqual(['own', 'other']);
  });

  it('shows a page on another host after one here that a word of the query means', () => {
    const order = (key: string) => {
      const [own, other] = [...hitsOf('own', 1), ...hitsOf('other', 1)];
      if (!own || !other) throw new Error('there are no hits');
      const scored = [
        { ...own, mention: 1 },
        { ...other, entry: { ...other.entry, key }, isWhole: true },
      ];
      const shown = arrangeHits(scored, { product: 'own', mostOwn: 5, mostOther: 5, most: 24 });
      return shown.map(({ entry }) => entry.product);
    };
    expect(order('https://lamps.example/a/')).toEqual(['own', 'other']);
    expect(order('/other/a')).toEqual(['other', 'own']);
  });

  it.each([
    ['a title', 'page', { named: 2 }, ['other', 'own']],
    ['words of a class', 'class', { isWhole: true, isTold: true }, ['own', 'other']],
  ] as const)('shows another product first for %s, and not for parts of it', (_, kind, hit, order) => {
    const [own, other] = [...hitsOf('own', 1), ...hitsOf('other', 1)];
    if (!own || !other) throw new Error('there are no hits');
    const scored = [own, { ...other, entry: { ...other.entry, kind }, ...hit }];
    const shown = arrangeHits(scored, { product: 'own', mostOwn: 5, mostOther: 5, most: 24 });
    expect(shown.map(({ entry }) => entry.product)).toEqual(order);
  });

  it('shows its pages first then, and its classes and slots behind the own hits', () => {
    const [own] = hitsOf('own', 1);
    const [page, part] = hitsOf('other', 2);
    if (!own || !page || !part) throw new Error('there are no hits');
    const slot = { ...part, entry: { ...part.entry, kind: 'slot' } } as const;
    const scored = [own, { ...page, named: 2 }, slot];
    const shown = arrangeHits(scored, { product: 'own', mostOwn: 5, mostOther: 5, most: 24 });
    expect(shown.map(({ entry }) => entry.name)).toEqual(['other 0', 'own 0', 'other 1']);
  });

  it('raises the page that the query names, before one that it has another word for', () => {
    const [first, meant, other, named, ...rest] = hitsOf('own', 8);
    if (!first || !meant || !other || !named) throw new Error('there are no hits');
    const scored = [
      first,
      { ...meant, mention: 1 },
      other,
      ...rest,
      { ...named, score: 50, mention: 1, isMentioned: true },
    ];
    const shown = arrangeHits(scored, { product: 'own', mostOwn: 8, mostOther: 5, most: 24 });
    expect(shown.slice(0, 3).map(({ entry }) => entry.name)).toEqual(['own 0', 'own 1', 'own 3']);
  });

  it('shows only two hits of another product before what has the same name in the own one', () => {
    const [own, ...others] = [...hitsOf('own', 1), ...hitsOf('other', 4)];
    if (!own) throw new Error('there are no hits');
    const scored = [{ ...own, named: 0.3 }, ...others.map((other) => ({ ...other, named: 3 }))];
    const shown = arrangeHits(scored, { product: 'own', mostOwn: 5, mostOther: 4, most: 24 });
    expect(shown.map(({ entry }) => entry.product)).toEqual(['other', 'other', 'own']);
  });

  it('shows a page whose title is in the query among the first three, however weak it is', () => {
    const weak = { ...hitsOf('own', 9).at(-1), score: 0.1, mention: 1 } as ScoredEntry;
    const shown = arrangeHits([...hitsOf('own', 8), weak], {
      product: 'own',
      mostOwn: 8,
      mostOther: 5,
      most: 24,
    });
    expect(shown.indexOf(weak)).toBe(2);
  });

  it('shows another product first if the query has a longer title of it', () => {
    const order = (ownMention: number) => {
      const [own, other] = [...hitsOf('own', 1), ...hitsOf('other', 1)];
      if (!own || !other) throw new Error('there are no hits');
      const scored = [
        { ...own, mention: ownMention },
        { ...other, score: 50, mention: 2 },
      ];
      const shown = arrangeHits(scored, { product: 'own', mostOwn: 5, mostOther: 5, most: 24 });
      return shown.map(({ entry }) => entry.product);
    };
    expect(order(1)).toEqual(['other', 'own']);
    expect(order(2)).toEqual(['own', 'other']);
  });

  it('shows no more hits than wanted', () => {
    const scored = [...hitsOf('own', 10), ...hitsOf('other', 10)];
    expect(arrangeHits(scored, { product: 'own', mostOwn: 5, mostOther: 2, most: 6 })).toHaveLength(6);
  });
});
