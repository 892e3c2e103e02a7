import { isAsset } from './isAsset';

describe('isAsset', () => {
  it.each([
    ['/favicon.ico', true],
    ['/_next/data/x', true],
    ['/images/a.PNG?v=1', true],
    ['/sitemap.xml#a', true],
    ['/material-ui/', false],
    ['/material-ui/react-button', false],
    ['/a.b/c', false],
    ['/a/#Foo.tsx', false],
    ['/', false],
  ])('says of %s: %s', (path, expected) => {
    expect(isAsset(path)).toBe(expected);
  });
});
