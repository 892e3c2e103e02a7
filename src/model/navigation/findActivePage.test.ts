import { findActivePage } from './findActivePage';

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
