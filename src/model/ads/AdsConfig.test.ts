import { ads } from '../../../data/ads';
import { products } from '../../../data/products';
import { type InHouseAd, checkInHouseAds, listAdsFor } from './AdsConfig';

const GOOD: InHouseAd = {
  label: 'x',
  pathname: '/x',
  image: 'x.svg',
  texts: { en: { name: 'X', description: 'What X is.' } },
};
const FIVE = Array.from({ length: 5 }, (_, index): InHouseAd => ({ ...GOOD, label: `x-${index}` }));
const { pathname: _pathname, ...BARE } = GOOD;

function codes(list: readonly InHouseAd[], hasPage = true): string[] {
  return checkInHouseAds(list, () => hasPage, ['x']).map(({ code }) => code);
}

describe('checkInHouseAds', () => {
  it('accepts any number of complete ads', () => {
    for (const ads of [[], [GOOD], FIVE]) expect(codes(ads)).toEqual([]);
  });

  it.each([
    ['two ads with one label', [...FIVE.slice(1), { ...GOOD, label: 'x-1' }], ['ad-label']],
    ['a label with spaces', [...FIVE.slice(1), { ...GOOD, label: 'My ad' }], ['ad-label']],
    ['an ad without a label', [...FIVE.slice(1), { ...GOOD, label: undefined }], ['ad-field']],
    ['an ad that leads nowhere', [...FIVE.slice(1), BARE], ['ad-field']],
    ['an ad with two targets', [...FIVE.slice(1), { ...GOOD, href: 'https://a.example/' }], ['ad-field']],
    [
      'an address that is not https',
      [...FIVE.slice(1), { ...BARE, href: 'http://a.example/' }],
      ['ad-target'],
    ],
    ['an address that runs', [...FIVE.slice(1), { ...BARE, href: 'javascript:alert(1)' }], ['ad-target']],
    [
      'an empty name',
      [...FIVE.slice(1), { ...GOOD, texts: { en: { name: '', description: 'x' } } }],
      ['ad-text'],
    ],
    [
      'a translated description that is too long',
      [
        ...FIVE.slice(1),
        { ...GOOD, texts: { ...GOOD.texts, zh: { name: 'x', description: 'x'.repeat(91) } } },
      ],
      ['ad-text'],
    ],
  ] as unknown as [string, InHouseAd[], string[]][])('reports %s', (_name, list, expected) => {
    expect(codes(list)).toEqual(expected);
  });

  it('accepts an ad for another host, for which no page is looked up', () => {
    const store: InHouseAd = { ...BARE, href: 'https://store.example/x?y=1' };
    expect(checkInHouseAds([...FIVE.slice(1), store], (pathname) => pathname === '/x', [])).toEqual([]);
  });

  it('reports a missing page', () => {
    expect(codes(FIVE, false)).toEqual(Array(5).fill('ad-target'));
  });

  it('reports an unknown product where it is written, and names the known ones', () => {
    expect(codes([...FIVE.slice(1), { ...GOOD, product: 'x' }])).toEqual([]);
    expect(
      checkInHouseAds([...FIVE.slice(1), { ...GOOD, product: 'z' }], () => true, ['x', 'y']),
    ).toMatchObject([
      { needle: "product: 'z'", code: 'ad-product', hint: 'write one of x, y, or omit product' },
    ]);
  });

  it('accepts the ads of this family, which have texts in every language', () => {
    const ids = products.map(({ product }) => product.id);
    expect(checkInHouseAds(ads.inHouse, () => true, ids)).toEqual([]);
    for (const { texts } of ads.inHouse) expect(Object.keys(texts)).toEqual(['en', 'zh', 'pt', 'ar']);
  });
});

describe('listAdsFor', () => {
  const lamp = { product: 'lumen' };
  const store = {};

  it('lists the ads that are about another product or none', () => {
    expect(listAdsFor([lamp, store], 'lumen')).toEqual([store]);
    expect(listAdsFor([lamp, store], 'x')).toEqual([lamp, store]);
  });

  it('lists all ads if each is about the product', () => {
    expect(listAdsFor([lamp], 'lumen')).toEqual([lamp]);
  });
});
