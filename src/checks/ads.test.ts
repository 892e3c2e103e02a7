import { readFileSync } from 'node:fs';
import { ads } from '../../data/ads';
import { products } from '../../data/products';
import type { InHouseAd } from '../model/ads/AdsConfig';
import { checkAds, findSelectorFault } from './ads';

it('reports an ad about an unknown product at its line', () => {
  const inHouse: readonly InHouseAd[] = ads.inHouse;
  const sources = inHouse.flatMap(({ pathname }) => (pathname === undefined ? [] : { pathname }));
  const registry = products.flatMap(({ product, nav }) => (product.id === 'joy-ui' ? [] : { product, nav }));
  const [problem, ...others] = checkAds({ ads, registry }, sources);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: 'data/ads.ts', code: 'ad-product' });
  const lines = readFileSync('data/ads.ts', 'utf8').split('\n');
  expect(lines[(problem?.line ?? 0) - 1]).toContain("product: 'joy-ui'");
});

describe('findSelectorFault', () => {
  it.each([
    '#net-ad',
    '.ad, #ad',
    'ins.ads[data-state="filled"] > a:not([href^="#"])',
    'div[id|="ad"]:has(> iframe)',
    'div[title="a{b};c@d::e"]',
    '#carbonads:first-child ~ div + p *',
    'li:nth-child(2n + 1)',
    '#\\31 23',
  ])('accepts %s', (selectors) => {
    expect(findSelectorFault(selectors)).toBeUndefined();
  });

  it.each([
    '#net-ad,',
    ',#ad',
    '#ad,,.ad',
    '..ad',
    '#1ad',
    '#ad >',
    '> #ad',
    'a[href=x',
    'a[href="x]',
    'a:not(',
    'a)',
    'a{}b',
    '#ad{color:red}',
    '@media',
    'a;b',
    'a/*',
    'ns|a',
    ':nosuch',
    '#ad::before',
    '#ad:',
    '$ad',
    '\\',
  ])('rejects %s', (selectors) => {
    expect(findSelectorFault(selectors)).toEqual(expect.any(String));
  });
});
