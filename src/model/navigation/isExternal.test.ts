import { isExternal } from './isExternal';

describe('isExternal', () => {
  it.each([
    ['https://example.com/store/', true],
    ['http://example.com/', true],
    ['/versions', false],
    ['/', false],
    ['', false],
  ])('says of %j: %s', (pathname, expected) => {
    expect(isExternal({ pathname })).toBe(expected);
  });
});
