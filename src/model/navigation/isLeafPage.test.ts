import type { NavPage } from './NavPage';
import { isLeafPage } from './isLeafPage';

describe('isLeafPage', () => {
  it.each<[string, NavPage, boolean]>([
    ['a page', { pathname: '/a' }, true],
    ['a group', { pathname: '/a', children: [{ pathname: '/b' }] }, false],
    ['an empty group', { pathname: '/a', children: [] }, false],
    ['a bare label', { pathname: '/a', subheader: 'A' }, false],
    ['another host', { pathname: 'https://example.com/' }, false],
  ])('judges %s', (_kind, page, expected) => {
    expect(isLeafPage(page)).toBe(expected);
  });
});
