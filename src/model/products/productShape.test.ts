import { checkProductShape } from './productShape';

const product = {
  id: 'ui',
  name: 'UI',
  description: 'Parts.',
  prefix: '/ui/',
  packages: [],
  version: '1.0.0',
  olderVersions: [],
};

describe('checkProductShape', () => {
  it('finds nothing in a product', () => {
    expect(checkProductShape(product)).toEqual([]);
  });

  it.each([[{}], [undefined], ['ui'], [null]])('finds every missing field of %j', (value) => {
    expect(checkProductShape(value)).toHaveLength(7);
  });

  it('names the product if it has an id', () => {
    expect(checkProductShape({ ...product, packages: 'ui' })).toEqual([
      expect.objectContaining({ message: 'A product has no list "packages"', productId: 'ui' }),
    ]);
  });

  it.each([['ui'], [[1]], [null]])('finds other ids that are not a list of strings: %j', (productIds) => {
    expect(checkProductShape({ ...product, productIds })).toEqual([
      expect.objectContaining({ message: 'A product has no list of strings "productIds"' }),
    ]);
  });

  const older = {
    text: 'v0',
    landing: 'https://v0.ui.example/',
    origin: 'https://v0.ui.example',
    pathnames: {},
  };

  it.each([
    [older, []],
    [null, ['string "text"', 'string "landing"', 'string "origin"', 'map of strings "pathnames"']],
    ['v0', ['string "text"', 'string "landing"', 'string "origin"', 'map of strings "pathnames"']],
    [{ ...older, pathnames: undefined }, ['map of strings "pathnames"']],
    [{ ...older, pathnames: { '/ui': 1 } }, ['map of strings "pathnames"']],
  ])('finds the missing fields of the older version %j', (version, missing) => {
    expect(checkProductShape({ ...product, olderVersions: [version] }).map(({ message }) => message)).toEqual(
      missing.map((what) => `Older version 1 has no ${what}`),
    );
  });
});
