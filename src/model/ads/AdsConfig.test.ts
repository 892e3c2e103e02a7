import { ads } from '../../../data/ads';
import { type InHouseAd, checkInHouseAds } from './AdsConfig';

const GOOD: InHouseAd = {
  pathname: '/x',
  image: 'x.svg',
  texts: { en: { name: 'X', description: 'What X is.' } },
};
const FIVE = Array.from({ length: 5 }, () => GOOD);

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
  ] as [string, InHouseAd[], string[]][])('reports %s', (_name, list, expected) => {
    expect(codes(list)).toEqual(expected);
  });

  it('reports a missing page', () => {
    expect(codes(FIVE, false)).toEqual(Array(5).fill('ad-target'));
  });

  it('accepts the ads of this family, which have texts in every language', () => {
    expect(codes(ads.inHouse)).toEqual([]);
    for (const { texts } of ads.inHouse) expect(Object.keys(texts)).toEqual(['en', 'zh', 'pt', 'ar']);
  });
});
