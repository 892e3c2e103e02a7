import { EXAMPLE_PRODUCTS } from '../../../tests/unit/exampleFamily';
import { resolveProduct } from './resolveProduct';

describe('resolveProduct', () => {
  it.each([
    ['/', 'docs'],
    ['', 'docs'],
    ['/versions', 'docs'],
    ['/zzz/yyy', 'docs'],
    ['/material-ui', 'material-ui'],
    ['/material-ui/', 'material-ui'],
    ['/material-ui#a', 'material-ui'],
    ['/material-ui/?a', 'material-ui'],
    ['/material-ui/react-button', 'material-ui'],
    ['/material-uix/', 'docs'],
    ['/Material-UI/', 'docs'],
    ['/joy-ui/a', 'joy-ui'],
    ['/system/a', 'system'],
    ['/core', 'core'],
    ['/x/react-data-grid', 'x'],
    ['/xx', 'docs'],
    ['/experiments', 'docs'],
    ['/experiments/docs', 'docs-infra'],
    ['/experiments/docs/x/material-ui/', 'docs-infra'],
    ['/docs/material-ui', 'docs'],
    ['/api-docs/button', 'docs'],
    ['/__proto__', 'docs'],
  ])('gives %j to %s, in whatever order the products stand', (pathname, id) => {
    expect(resolveProduct(pathname, EXAMPLE_PRODUCTS).id).toBe(id);
    expect(resolveProduct(pathname, [...EXAMPLE_PRODUCTS].reverse()).id).toBe(id);
  });

  it('takes the longest of nested prefixes', () => {
    const nested = EXAMPLE_PRODUCTS.map((product) =>
      product.id === 'core' ? { ...product, prefix: '/material-ui/core/' } : product,
    );
    expect(resolveProduct('/material-ui/core/a', nested).id).toBe('core');
    expect(resolveProduct('/material-ui/cores', nested).id).toBe('material-ui');
  });

  it('throws where nobody has the other paths', () => {
    expect(() => resolveProduct('/a', EXAMPLE_PRODUCTS.slice(1))).toThrow('No product has the prefix /');
  });
});
