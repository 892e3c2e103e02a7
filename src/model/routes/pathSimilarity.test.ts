import { pathSimilarity } from './pathSimilarity';

const same = (left: string, right: string): number => (left === right ? 1 : 0);
const compare = (left: string, right: string): number =>
  pathSimilarity(left.split('/').filter(Boolean), right.split('/').filter(Boolean), same);

describe('pathSimilarity', () => {
  it.each([
    ['/', '/', 1],
    ['/a/b', '/a/b', 1],
    ['/a', '/b', 0],
    ['/', '/a', 0],
  ])('between %s and %s is %d', (left, right, expected) => {
    expect(compare(left, right)).toBe(expected);
  });

  it.each([
    ['a missing parent matters less than a wrong page', '/ui/button', '/button', '/ui/slider'],
    ['the page above is nearer than another page of the same group', '/ui/zzz', '/ui', '/ui/slider'],
    ['an extra segment in the page leaves the rest alike', '/ui', '/ui/button', '/button'],
    ['order counts', '/a/b/c', '/a/b/c', '/b/a/c'],
  ])('%s', (_rule, wanted, nearer, farther) => {
    expect(compare(wanted, nearer)).toBeGreaterThan(compare(wanted, farther));
  });
});
