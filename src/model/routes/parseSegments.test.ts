import { parseSegments } from './parseSegments';

describe('parseSegments', () => {
  it.each([
    ['', []],
    ['/', []],
    ['/a/b/', ['a', 'b']],
    ['//a///b', ['a', 'b']],
    ['\\a\\b', ['a', 'b']],
    ['/a/./b/../c', ['a', 'c']],
    ['/../../a', ['a']],
    ['/a/%2e%2e/b', ['b']],
    ['/a/index.html', ['a']],
    ['/index.html/index.html', []],
    ['/index.html/a', ['index.html', 'a']],
    ['/a/%', ['a', '%']],
    ['/%/../a', ['a']],
  ])('reads %j as %j', (path, segments) => {
    expect(parseSegments(path)).toEqual(segments);
  });
});
