import { isReservedPathname } from './isReservedPathname';

describe('isReservedPathname', () => {
  it.each([
    ['/_next', true],
    ['/_next/static', true],
    ['/sw.js', true],
    ['/api', true],
    ['/api-docs/button', true],
    ['/404', true],
    ['/zh', true],
    ['/en/material-ui', true],
    ['/pt/material-ui', true],
    ['/fr/material-ui', false],
    ['/x/react-data-grid', false],
    ['/apiary', false],
    ['/material-ui/api/button', false],
    ['/', false],
    ['', false],
  ])('returns for %j: %s', (pathname, expected) => {
    expect(isReservedPathname(pathname, ['en', 'pt'])).toBe(expected);
  });
});
