import type { NavPage } from './NavPage';
import { walkNav, findActivePage, createPreviousNext } from './navTree';
import { EXAMPLE_PRODUCTS } from '../../../tests/unit/exampleFamily';

describe('walkNav', () => {
  interface MutablePage extends NavPage {
    children: NavPage[];
  }
  const visits = (tree: readonly NavPage[]) =>
    [...walkNav(tree)].map(({ page, depth, repeated, cyclic }) => [page?.pathname, depth, repeated, cyclic]);

  describe('walkNav', () => {
    it('visits entries in reading order, groups before their children', () => {
      const tree = [
        {
          pathname: '/a',
          children: [{ pathname: '/b', children: [{ pathname: '/c' }] }, { pathname: '/d' }],
        },
        { pathname: '/e' },
      ];
      expect(visits(tree)).toEqual([
        ['/a', 1, false, false],
        ['/b', 2, false, false],
        ['/c', 3, false, false],
        ['/d', 2, false, false],
        ['/e', 1, false, false],
      ]);
    });

    it('reports a cycle once and terminates', () => {
      const group: MutablePage = { pathname: '/a', children: [] };
      group.children.push({ pathname: '/b', children: [group] });
      expect(visits([group])).toEqual([
        ['/a', 1, false, false],
        ['/b', 2, false, false],
        ['/a', 3, true, true],
      ]);
    });

    it('visits the children of shared groups only once, so that sharing does not multiply', () => {
      let shared: NavPage = { pathname: '/0' };
      for (let level = 1; level <= 60; level += 1) {
        shared = { pathname: `/${level}`, children: [shared, shared] };
      }
      expect(visits([shared])).toHaveLength(121);
      expect(visits([shared]).at(-1)).toEqual(['/59', 2, true, false]);
    });

    it('does not exceed the call stack for a deep tree', () => {
      let deep: NavPage = { pathname: '/0' };
      for (let level = 1; level <= 100_000; level += 1) deep = { pathname: `/${level}`, children: [deep] };
      expect(visits([deep])).toHaveLength(100_001);
    });

    it.each([[null], [7], ['a'], [{ pathname: '/a', children: 'b' }], [{ pathname: '/a', children: null }]])(
      'treats the malformed entry %j as one without children',
      (entry) => {
        expect(visits([entry as unknown as NavPage])).toHaveLength(1);
      },
    );
  });
});

describe('findActivePage', () => {
  const tree = [
    { pathname: '/a', children: [{ pathname: '/a/b', children: [{ pathname: '/a/b/c' }] }] },
    { pathname: '/d' },
  ];

  describe('findActivePage', () => {
    it.each([
      ['/d', ['/']],
      ['/a', ['/']],
      ['/a/b', ['/a', '/']],
      ['/a/b/c', ['/a/b', '/a', '/']],
    ])('finds %s below %j', (pathname, expected) => {
      const { activePage, parents } = findActivePage(tree, pathname);
      expect(activePage?.pathname).toBe(pathname);
      expect(parents.map((page) => page.pathname)).toEqual(expected);
      expect(parents.at(-1)).toEqual({ pathname: '/', children: tree });
    });

    it.each(['/', '/a/', '/A', '/a/b/c/d', ''])('finds nothing for %j', (pathname) => {
      expect(findActivePage(tree, pathname)).toEqual({ activePage: undefined, parents: [] });
    });
  });
});

describe('createPreviousNext', () => {
  const tree = [
    {
      pathname: '/system/start',
      children: [
        { pathname: '/system/a' },
        { pathname: '/x/react-data-grid' },
        { pathname: '/style', subheader: 'Style', children: [{ pathname: '/system/b' }] },
        { pathname: '/divider', subheader: 'Divider' },
      ],
    },
    { pathname: 'https://example.com/' },
    { pathname: '/elsewhere' },
    { pathname: '/system/c' },
    { pathname: 'https://example.com/store' },
  ];
  const findIn = createPreviousNext(tree, EXAMPLE_PRODUCTS);
  const find = (pathname: string) => {
    const { previous, next } = findIn(pathname);
    return [previous?.pathname, next?.pathname];
  };

  describe('createPreviousNext', () => {
    it.each([
      ['the first page', '/system/a', undefined, '/system/b'],
      ['a page between links', '/system/b', '/system/a', '/system/c'],
      ['the last page', '/system/c', '/system/b', undefined],
      ['a section page', '/system/start', undefined, '/system/a'],
      ['a page outside the tree', '/system/zzz', undefined, undefined],
    ])('returns the neighbors of %s', (_case, pathname, previous, next) => {
      expect(find(pathname)).toEqual([previous, next]);
    });

    it('skips entries without a page', () => {
      const isWritten = (pathname: string) => pathname !== '/system/b';
      expect(createPreviousNext(tree, EXAMPLE_PRODUCTS, isWritten)('/system/a').next?.pathname).toBe(
        '/system/c',
      );
    });

    it('works for the pages of the home product', () => {
      const home = [{ pathname: '/versions' }, { pathname: '/system/a' }, { pathname: '/blog' }];
      expect(createPreviousNext(home, EXAMPLE_PRODUCTS)('/versions').next?.pathname).toBe('/blog');
    });
  });
});
