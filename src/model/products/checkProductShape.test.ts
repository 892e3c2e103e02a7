import { checkProductShape } from './checkProductShape';

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

  it.each([[{}], [undefined], ['ui'], [null]])('finds every field that %j lacks', (value) => {
    expect(checkProductShape(value)).toHaveLength(7);
  });

  it('names the product where it can', () => {
    expect(checkProductShape({ ...product, packages: 'ui' })).toEqual([
      expect.objectContaining({ message: 'A product has no list "packages"', productId: 'ui' }),
    ]);
  });
});
