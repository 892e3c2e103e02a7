import { EXAMPLE_PRODUCTS } from '../../../tests/unit/exampleFamily';
import type { OlderVersion, Product } from './Product';
import { checkProducts } from './productFindings';

const older: OlderVersion = {
  text: 'v6',
  landing: 'https://v6.docs.example/a/',
  origin: 'https://v6.docs.example',
  pathnames: { '/material-ui/a': '/material-ui/b/' },
};

/** Returns the example family with one product changed. */
function change(id: string, fields: Partial<Product>): Product[] {
  return EXAMPLE_PRODUCTS.map((product) => (product.id === id ? { ...product, ...fields } : product));
}
const withOlder = (...olderVersions: OlderVersion[]) => change('material-ui', { olderVersions });
const codes = (products: readonly Product[]) => checkProducts(products, ['en', 'ar']).map(({ code }) => code);

describe('checkProducts', () => {
  it('reports nothing for a valid family', () => {
    expect(checkProducts(EXAMPLE_PRODUCTS, ['en', 'ar'])).toEqual([]);
    expect(checkProducts(change('core', { productIds: ['old-core', 'older-core'] }))).toEqual([]);
    expect(checkProducts(withOlder(older, { ...older, text: 'v5' }))).toEqual([]);
  });

  it.each<[string, Product[], string[]]>([
    ['two products with one id', change('core', { id: 'system' }), ['duplicate-product-id']],
    ['another id that is a product', change('core', { productIds: ['system'] }), ['duplicate-product-id']],
    ['another id twice', change('core', { productIds: ['a', 'a'] }), ['duplicate-product-id']],
    ['two products with one prefix', change('core', { prefix: '/system/' }), ['duplicate-prefix']],
    ['two home products', change('core', { prefix: '/' }), ['duplicate-prefix']],
    ['no home product', change('docs', { prefix: '/home/' }), ['no-home-product']],
    ['no product at all', [], ['no-home-product']],
    ['an id that is not a slug', change('core', { id: 'The Core' }), ['bad-product-id']],
    ['no name', change('core', { name: ' ' }), ['no-product-name']],
    ['no description', change('core', { description: '' }), ['no-product-description']],
    ['a prefix without leading slash', change('core', { prefix: 'core/' }), ['bad-prefix']],
    ['a prefix without trailing slash', change('core', { prefix: '/core' }), ['bad-prefix']],
    ['a prefix in upper case', change('core', { prefix: '/Core/' }), ['bad-prefix']],
    ['an empty prefix', change('core', { prefix: '' }), ['bad-prefix']],
    ['a reserved prefix', change('core', { prefix: '/api/' }), ['reserved-prefix']],
    ['a prefix that reads as a language', change('core', { prefix: '/ar/' }), ['reserved-prefix']],
    ['no current version', change('core', { version: '' }), ['no-current-version']],
    ['a version with v', change('core', { version: 'v7.0.2' }), ['no-current-version']],
    ['a site elsewhere with a path', change('core', { elsewhere: 'https://a.example/b' }), ['bad-elsewhere']],
    ['a site elsewhere without https', change('core', { elsewhere: 'a.example' }), ['bad-elsewhere']],
    ['no package name', change('core', { packages: ['@mui/core', 'a b'] }), ['bad-package']],
    ['an older version twice', withOlder(older, older), ['duplicate-version']],
    ['the current version again', withOlder({ ...older, text: 'v7.0.2' }), ['duplicate-version']],
    [
      'two current versions',
      withOlder({ ...older, current: true } as OlderVersion),
      ['two-current-versions'],
    ],
    [
      'an origin with trailing slash',
      withOlder({ ...older, origin: 'https://v6.docs.example/' }),
      ['bad-version-origin'],
    ],
    [
      'an origin without https',
      withOlder({ ...older, origin: 'http://v6.docs.example' }),
      ['bad-version-origin'],
    ],
    ['a landing page elsewhere', withOlder({ ...older, landing: '/a/' }), ['bad-version-landing']],
    [
      'an equivalent for a page of another product',
      withOlder({ ...older, pathnames: { '/joy-ui/a': '/a' } }),
      ['bad-equivalence'],
    ],
    [
      'an equivalent for a pathname that is not canonical',
      withOlder({ ...older, pathnames: { '/material-ui/a/': '/a' } }),
      ['bad-equivalence'],
    ],
    [
      'an equivalent on another host',
      withOlder({ ...older, pathnames: { '/material-ui/a': '//evil.example' } }),
      ['bad-equivalence'],
    ],
  ])('reports %s', (_mistake, products, expected) => {
    expect(codes(products)).toEqual(expected);
  });

  it('does not check equivalent pages if no product has the other paths', () => {
    const home = change('docs', { prefix: '/home/' });
    const products = home.map((product) => ({ ...product, olderVersions: [older] }));
    expect(codes(products)).toEqual(['no-home-product']);
  });

  it('reports all problems at once, each with its product and a hint', () => {
    const findings = checkProducts(change('core', { name: '', version: '' }));
    expect(findings.map(({ code, productId }) => [code, productId])).toEqual([
      ['no-product-name', 'core'],
      ['no-current-version', 'core'],
    ]);
    expect(findings.every(({ message, hint }) => message && hint)).toBe(true);
  });
});
