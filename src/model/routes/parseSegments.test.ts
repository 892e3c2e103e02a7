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
  ])('reads %j as %j', (path, segments) => {
    expect(parseSegments(path)).toEqual({ segments, malformed: false });
  });

  it('tells a malformed segment, unless `..` takes it back', () => {
    expect(parseSegments('/a/%')).toEqual({ segments: ['a', '%'], malformed: true });
    expect(parseSegments('/%/../a')).toEqual({ segments: ['a'], malformed: false });
  });
});
