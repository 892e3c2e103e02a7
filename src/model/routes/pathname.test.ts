import {
  pathnameToPublic,
  pathnameToInternal,
  addTrailingSlash,
  collapseSlashes,
  trimHref,
} from './pathname';
import { EXAMPLE_ORIGIN } from '../../../tests/unit/exampleFamily';
import { measureGrowth } from '../../../tests/unit/measureGrowth';

describe('pathnameToPublic', () => {
  describe('pathnameToPublic', () => {
    it.each([
      ['/api-docs', '/api'],
      ['/api-docs/button', '/api/button'],
      ['/material-ui/api-docs/button', '/material-ui/api/button'],
      ['/api-docs/api-docs', '/api/api'],
      ['/api-docsx', '/api-docsx'],
      ['/my-api-docs', '/my-api-docs'],
      ['/', '/'],
    ])('shows %s as %s', (pathname, expected) => {
      expect(pathnameToPublic(pathname)).toBe(expected);
    });
  });
});

describe('pathnameToInternal', () => {
  describe('pathnameToInternal', () => {
    it.each([
      ['/api', '/api-docs'],
      ['/api/button', '/api-docs/button'],
      ['/apiary', '/apiary'],
      ['/api-docs/button', '/api-docs/button'],
      ['/material-ui/api/button', '/material-ui/api/button'],
      ['/', '/'],
    ])('maps %s to %s', (pathname, expected) => {
      expect(pathnameToInternal(pathname)).toBe(expected);
    });
  });
});

describe('addTrailingSlash', () => {
  describe('addTrailingSlash', () => {
    it.each([
      ['/', '/'],
      ['/a', '/a/'],
      ['/a/', '/a/'],
      ['/a/#b', '/a/#b'],
      ['/a?b', '/a?b'],
    ])('turns %s into %s', (path, expected) => {
      expect(addTrailingSlash(path)).toBe(expected);
    });
  });
});

describe('collapseSlashes', () => {
  describe('collapseSlashes', () => {
    it.each([
      ['//evil.example/x', '/evil.example/x'],
      ['/\\evil.example', '/evil.example'],
      ['\\\\evil.example', '/evil.example'],
      ['/\t/evil.example', '/evil.example'],
      ['\u0001//evil.example', '/evil.example'],
      ['///\\/a//b/', '/a//b/'],
      ['a', '/a'],
      ['', '/'],
      ['/', '/'],
      ['javascript:alert(1)', '/javascript:alert(1)'],
    ])('turns %j into the path %j', (path, expected) => {
      expect(collapseSlashes(path)).toBe(expected);
      expect(collapseSlashes(expected)).toBe(expected);
      expect(new URL(expected, EXAMPLE_ORIGIN).origin).toBe(EXAMPLE_ORIGIN);
    });
  });
});

describe('trimHref', () => {
  describe('trimHref', () => {
    it.each([
      [' /a ', '/a'],
      ['/a\n/b', '/a/b'],
      ['/\t/evil.example', '//evil.example'],
      ['\u0000\u001F //a', '//a'],
      ['/a b', '/a b'],
      ['', ''],
      [' \n ', ''],
    ])('reads %j as %j, as a browser does', (href, expected) => {
      expect(trimHref(href)).toBe(expected);
    });

    it('takes linear time', () => {
      expect(measureGrowth((size) => trimHref(`a${' '.repeat(size)}b`), 50_000)).toBeLessThan(1.6);
    });
  });
});
