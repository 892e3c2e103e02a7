import { readFileSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import type { AdsConfig } from '../model/ads/AdsConfig';
import type { AdsData } from '../model/ads/AdsData';
import { writeAds } from './adFiles';
import { PUBLIC } from './workspace';

useTestFolder();

const ad = (product: string) => ({
  label: product,
  pathname: `/${product}`,
  image: 'ad.svg',
  product,
  texts: { en: { name: product, description: 'What it is.' } },
});
const config: AdsConfig = { poweredby: 'Harbor', network: {}, inHouse: [ad('lumen'), ad('shade')] };

it('writes a file for each product that an ad is about, and one for all others', () => {
  writeFileSync('ad.svg', '<svg/>');
  const write = (productId: string) => writeAds(config, productId, 'en', {});
  const labelsOf = (href: string) => {
    const { inHouse } = JSON.parse(readFileSync(`${PUBLIC.folder}${href}`, 'utf8')) as AdsData;
    return inHouse.map(({ label }) => label);
  };
  expect(labelsOf(write('lumen'))).toEqual(['shade']);
  expect(labelsOf(write('shade'))).toEqual(['lumen']);
  expect(labelsOf(write('docs'))).toEqual(['lumen', 'shade']);
  expect(write('other')).toBe(write('docs'));
});
