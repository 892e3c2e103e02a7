import { EXAMPLE_PRODUCTS } from '../../../tests/unit/exampleFamily';
import {
  resolveProduct,
  type OlderVersion,
  type Product,
  listDocumentedVersions,
  listProductIds,
  listVersions,
} from './Product';

describe('resolveProduct', () => {
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
    ])('assigns %j to %s, in any order of the products', (pathname, id) => {
      expect(resolveProduct(pathname, EXAMPLE_PRODUCTS).id).toBe(id);
      expect(resolveProduct(pathname, [...EXAMPLE_PRODUCTS].reverse()).id).toBe(id);
    });

    it('uses the longest of nested prefixes', () => {
      const nested = EXAMPLE_PRODUCTS.map((product) =>
        product.id === 'core' ? { ...product, prefix: '/material-ui/core/' } : product,
      );
      expect(resolveProduct('/material-ui/core/a', nested).id).toBe('core');
      expect(resolveProduct('/material-ui/cores', nested).id).toBe('material-ui');
    });

    it('throws if no product has the other paths', () => {
      expect(() => resolveProduct('/a', EXAMPLE_PRODUCTS.slice(1))).toThrow('No product has the prefix /');
    });
  });
});

describe('listProductIds', () => {
  it('lists what each id means, an own id ahead of another one', () => {
    const products = [{ id: 'x', productIds: ['x-charts', 'core'] }, { id: 'core' }];
    expect(listProductIds(products)).toEqual({ x: 'x', 'x-charts': 'x', core: 'core' });
  });
});

describe('listVersions', () => {
  const v6: OlderVersion = {
    text: 'v6',
    landing: 'https://v6.docs.example/material-ui/',
    origin: 'https://v6.docs.example',
    pathnames: {
      '/material-ui/react-button': '/material-ui/react-button',
      '/material-ui/react-grid': '/material-ui/react-grid2/',
      '/material-ui/react-stack': '//evil.example/',
    },
  };
  const v5: OlderVersion = { ...v6, text: 'v5', landing: 'https://v5.docs.example/', pathnames: {} };
  const product: Product = { ...resolveProduct('/material-ui', EXAMPLE_PRODUCTS), olderVersions: [v6, v5] };
  const list = (pathname: string) => listVersions(product, pathname);

  describe('listVersions', () => {
    it('lists the current version first, older ones next, then the page of all versions', () => {
      expect(list('/material-ui/react-button')).toEqual([
        { text: 'v7.0.2', href: '/material-ui/react-button/', current: true },
        { text: 'v6', href: 'https://v6.docs.example/material-ui/react-button/' },
        { text: 'v5', href: 'https://v5.docs.example/' },
        { text: 'View all versions', href: '/versions/' },
      ]);
    });

    it.each([
      [
        'keeps a page under its old name',
        '/material-ui/react-grid',
        'https://v6.docs.example/material-ui/react-grid2/',
      ],
      [
        'links to the landing page without an equivalent',
        '/material-ui/api/button',
        'https://v6.docs.example/material-ui/',
      ],
      ['ignores inherited names', 'constructor', 'https://v6.docs.example/material-ui/'],
      [
        "stays on the older version's host",
        '/material-ui/react-stack',
        'https://v6.docs.example/evil.example/',
      ],
    ])('%s', (_rule, pathname, href) => {
      expect(list(pathname)[1]).toEqual({ text: 'v6', href });
    });

    it('marks exactly one entry as current', () => {
      expect(list('/material-ui').filter(({ current }) => current)).toHaveLength(1);
    });

    it('lists the current version and all versions if there is no older one', () => {
      const joy = resolveProduct('/joy-ui', EXAMPLE_PRODUCTS);
      expect(listVersions(joy, '/joy-ui').map(({ text }) => text)).toEqual([
        'v5.0.0-beta.49',
        'View all versions',
      ]);
    });

    it.each([
      ['/versions', '/versions/'],
      ['/experiments/docs/headers', '/experiments/docs/headers/'],
    ])('lists the single entry v0.0.0 for %s', (pathname, href) => {
      const unversioned = resolveProduct(pathname, EXAMPLE_PRODUCTS);
      expect(listVersions(unversioned, pathname)).toEqual([{ text: 'v0.0.0', href, current: true }]);
    });
  });
});

describe('listDocumentedVersions', () => {
  it('lists what is documented of each product with releases, then all versions', () => {
    const joy = EXAMPLE_PRODUCTS.find(({ id }) => id === 'joy-ui');
    const hidden = joy && { ...joy, noindex: true };
    const unversioned = joy && { ...joy, version: '0.0.0' };
    expect(
      listDocumentedVersions(
        [joy, hidden, unversioned].flatMap((product) => product ?? []),
        'All',
      ),
    ).toEqual([
      { text: 'Joy UI v5.0.0-beta.49', href: '/joy-ui/' },
      { text: 'All', href: '/versions/' },
    ]);
  });
});
