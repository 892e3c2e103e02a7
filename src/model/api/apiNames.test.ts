import { listApiNames, listApiRedirects } from './apiNames';

const UNITS = [
  { name: 'Tabs', pathname: '/ui/api/tabs', productId: 'ui', packageName: '@test/ui' },
  { name: 'Box', pathname: '/ui/api/box', productId: 'ui', packageName: '@test/ui' },
  { name: 'Box', pathname: '/system/api/box', productId: 'system', packageName: '@test/system' },
];

describe('the addresses /api/<name>/', () => {
  const names = listApiNames(UNITS);

  it('lead to the only page of a name, or to the choice between several', () => {
    expect(listApiRedirects(names, '/names')).toEqual([
      { from: '/api-docs', to: '/names' },
      { from: '/api-docs/box', to: '/names#box' },
      { from: '/api-docs/tabs', to: '/ui/api/tabs' },
    ]);
  });

  it('lead to the first page of a name in a family without a list of names', () => {
    expect(listApiRedirects(names, undefined)).toEqual([
      { from: '/api-docs/box', to: '/ui/api/box' },
      { from: '/api-docs/tabs', to: '/ui/api/tabs' },
    ]);
  });
});
