import { addTrailingSlash } from './addTrailingSlash';

describe('addTrailingSlash', () => {
  it.each([
    ['/', '/'],
    ['/a', '/a/'],
    ['/a/', '/a/'],
    ['/a/#b', '/a/#b'],
    ['/a?b', '/a?b'],
  ])('makes of %s %s', (path, expected) => {
    expect(addTrailingSlash(path)).toBe(expected);
  });
});
