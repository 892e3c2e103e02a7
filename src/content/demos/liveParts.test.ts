import { partName } from './liveParts';

it('names the parts of packages so that no two are the same', () => {
  const names = ['@emotion/cache', 'emotion-cache', 'base', 'shared'].map(partName);
  expect(names).toEqual(['emotion-cache', '_emotion-cache', '_base', '_shared']);
});
