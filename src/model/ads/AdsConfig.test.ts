import { ads } from '../../../data/ads';
import { type InHouseAd, checkInHouseAds } from './AdsConfig';

const GOOD: InHouseAd = {
  label: 'x',
  pathname: '/x',
  image: 'x.svg',
  texts: { en: { name: 'X', description: 'What X is.' } },
};
const FIVE = Array.from({ length: 5 }, (_, index): InHouseAd => ({ ...GOOD, label: `x-${index}` }));
const { pathname: _pathname, ...BARE } = GOOD;

function codes(list: readonly InHouseAd[], hasPage = true): string[] {
  return checkInHouseAds(list, () => hasPage).map(({ code }) => code);
}

describe('checkInHouseAds', () => {
  it('accepts five complete ads', () => {
    expect(codes(FIVE)).toEqual([]);
  });

  it.each([
    ['four ads', FIVE.slice(1), ['ad-count']],
    ['six ads', [...FIVE, GOOD], ['ad-count']],
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
    expect(checkInHouseAds([...FIVE.slice(1), store], (pathname) => pathname === '/x')).toEqual([]);
  });

  it('reports a missing page', () => {
    expect(codes(FIVE, false)).toEqual(Array(5).fill('ad-target'));
  });

  it('accepts the ads of this family, which have texts in every language', () => {
    expect(codes(ads.inHouse)).toEqual([]);
    for (const { texts } of ads.inHouse) expect(Object.keys(texts)).toEqual(['en', 'zh', 'pt', 'ar']);
  });
});
