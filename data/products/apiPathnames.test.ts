import { apiPathnames } from './apiPathnames';
import { product as materialUi } from './material-ui/product';
import { product as system } from './system/product';
import { product as x } from './x/product';

/** Pathnames of an API page in the older versions of a product; undefined if a version does not have it. */
function placesOf(pathname: string): Record<string, string | undefined> {
  const { olderVersions } = [materialUi, system, x].find(({ prefix }) => pathname.startsWith(prefix)) ?? x;
  return Object.fromEntries(
    olderVersions.map(({ text, pathnames }) => [text, (pathnames as Record<string, string>)[pathname]]),
  );
}

describe('apiPathnames', () => {
  it('keeps the last part of a pathname, not its folder', () => {
    expect(apiPathnames(['button', 'card'], '/a/api', '/api')).toEqual({
      '/a/api/button': '/api/button',
      '/a/api/card': '/api/card',
    });
  });
});

describe('an API page in older versions', () => {
  const button = '/material-ui/api/button';
  const stack = '/material-ui/api/stack';
  const grid = '/x/api/data-grid/data-grid';
  const column = '/x/api/data-grid/grid-actions-col-def';
  const box = '/system/api/box';
  it.each([
    ['is kept', button, { v6: button, v5: button, v4: '/api/button' }],
    ['did not exist before its component', stack, { v6: stack, v5: stack }],
    [
      'did not exist before its component',
      '/material-ui/api/pigment-grid',
      { v6: '/material-ui/api/pigment-grid' },
    ],
    ['is found under its old name', '/material-ui/api/grid', { v6: '/material-ui/api/grid-2' }],
    [
      'is found under its old name',
      '/material-ui/api/grid-legacy',
      { v6: '/material-ui/api/grid', v5: '/material-ui/api/grid', v4: '/api/grid' },
    ],
    ['is kept', box, { v6: box, v5: box }],
    ['did not exist before its component', '/system/api/rtl-provider', {}],
    ['is kept', grid, { v7: grid, v6: grid, v5: grid }],
    ['did not exist before its interface', column, { v7: column, v6: column }],
    ['did not exist before its component', '/x/api/data-grid/toolbar', {}],
  ])('%s: %s', (_rule, pathname, places) => {
    expect(placesOf(pathname)).toEqual(places);
  });
});
