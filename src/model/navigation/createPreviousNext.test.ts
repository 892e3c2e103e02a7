import { EXAMPLE_PRODUCTS } from '../../../tests/unit/exampleFamily';
import { createPreviousNext } from './createPreviousNext';

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
  ])('gives the neighbours of %s', (_case, pathname, previous, next) => {
    expect(find(pathname)).toEqual([previous, next]);
  });

  it('works for the pages of the home product', () => {
    const home = [{ pathname: '/versions' }, { pathname: '/system/a' }, { pathname: '/blog' }];
    expect(createPreviousNext(home, EXAMPLE_PRODUCTS)('/versions').next?.pathname).toBe('/blog');
  });
});
