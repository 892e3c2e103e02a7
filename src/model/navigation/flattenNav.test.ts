import { flattenNav } from './flattenNav';

describe('flattenNav', () => {
  it('keeps the written pages in reading order', () => {
    const tree = [
      {
        pathname: '/group',
        children: [
          { pathname: '/a' },
          { pathname: '/label', subheader: 'Label', children: [{ pathname: '/b' }] },
          { pathname: '/divider', subheader: 'Divider' },
        ],
      },
      { pathname: 'https://example.com/' },
      { pathname: '/c', title: 'C' },
    ];
    expect(flattenNav(tree).map(({ pathname }) => pathname)).toEqual(['/a', '/b', '/c']);
  });

  it('gives nothing for nothing', () => {
    expect(flattenNav([])).toEqual([]);
  });
});
