import { withDefaultLanguage } from '../../../tests/unit/withDefaultLanguage';
import fc from 'fast-check';
import { EXAMPLE_LANGUAGE_CODES, EXAMPLE_ORIGIN } from '../../../tests/unit/exampleFamily';
import { measureGrowth } from '../../../tests/unit/measureGrowth';
import { readNavPages } from '../../../tests/unit/readNav';
import { buildUrl } from './url';
import { parsePath, parseSegments, normalizeSegment, encodeUnsafe } from './parsedPath';
import { pathnameToHref } from './pathnameToHref';

describe('parsePath', () => {
  it('removes the prefix of any default language, and reads a path without one in it', () => {
    withDefaultLanguage('de', () => {
      expect(parsePath('/a/', ['de', 'en'])).toEqual({ userLanguage: 'de', pathname: '/a' });
      expect(parsePath('/de/a/', ['de', 'en'])).toEqual({ userLanguage: 'de', pathname: '/a' });
      expect(parsePath('/en/de/a/', ['de', 'en'])).toEqual({ userLanguage: 'en', pathname: '/a' });
      expect(parsePath('/en/a/', ['de'])).toEqual({ userLanguage: 'de', pathname: '/en/a' });
    });
  });

  const parse = (path: string) => parsePath(path, EXAMPLE_LANGUAGE_CODES);

  function expectStable(path: string): void {
    const parsed = parse(path);
    const href = pathnameToHref(parsed.pathname, parsed.userLanguage);
    expect(parse(href)).toEqual(parsed);
    expect(parse(parsed.pathname).pathname).toBe(parsed.pathname);
    expect(new URL(href, EXAMPLE_ORIGIN).origin).toBe(EXAMPLE_ORIGIN);
    expect(new URL(parsed.pathname, EXAMPLE_ORIGIN).origin).toBe(EXAMPLE_ORIGIN);
    expect(buildUrl(href, EXAMPLE_ORIGIN)).toBe(new URL(href, EXAMPLE_ORIGIN).href);
    // The result is safe in an attribute or a text without escaping.
    expect(href).not.toMatch(/[<>"\s\\`]/);
  }

  describe('parsePath', () => {
    it('returns language and pathname', () => {
      expect(parse('/zh/material-ui/react-button/?a=b#basic-button')).toEqual({
        userLanguage: 'zh',
        pathname: '/material-ui/react-button',
      });
    });

    // Faults, row U1.
    it.each([
      ['/%E0%A4%A', '/%E0%A4%A'],
      ['/%00', '/%00'],
      ['/%2e%2e%2f', '/..%2F'],
      ['/..%5c', '/..%5C'],
      [`/${'a'.repeat(8192)}`, `/${'a'.repeat(8192)}`],
      ['/a;params', '/a%3Bparams'],
      ['/🧪', '/%F0%9F%A7%AA'],
      ['/\uD800', '/%EF%BF%BD'],
      ['/a?x=<script>', '/a'],
      ['/<script>', '/%3Cscript%3E'],
      ['/a#<script>', '/a'],
      ['/a\u2028b#c\u2029d', '/a%E2%80%A8b'],
    ])('reads the malicious path %.40j without throwing', (path, pathname) => {
      expect(parse(path)).toEqual({ pathname, userLanguage: 'en' });
      expectStable(path);
    });

    // Faults, row U2.
    it.each([
      ['//evil.example/x', '/evil.example/x', 'en'],
      ['///evil.example/x', '/evil.example/x', 'en'],
      ['\\\\evil.example/x', '/evil.example/x', 'en'],
      ['/\\evil.example/x', '/evil.example/x', 'en'],
      ['/\t/evil.example/x', '/evil.example/x', 'en'],
      ['/zh//evil.example/x', '/evil.example/x', 'zh'],
      ['/..//evil.example/x', '/evil.example/x', 'en'],
      ['https://evil.example/x', '/https%3A/evil.example/x', 'en'],
    ])('keeps %j on the own origin', (path, pathname, userLanguage) => {
      expect(parse(path)).toEqual({ pathname, userLanguage });
      expectStable(path);
    });

    // Faults, row U3.
    it.each([
      ['/zz/a', '/zz/a', 'en'],
      ['/fr/a', '/fr/a', 'en'],
      ['/EN/', '/EN', 'en'],
      ['/ZH/a', '/ZH/a', 'en'],
      ['/zh', '/', 'zh'],
      ['/zh/', '/', 'zh'],
      ['/zh#a', '/', 'zh'],
      ['/zh?a', '/', 'zh'],
      ['/zh/zh/a/', '/a', 'zh'],
      ['/pt/zh/a/', '/a', 'pt'],
      ['/en/a/', '/a', 'en'],
      ['/en/zh/a/', '/a', 'en'],
      ['/x/', '/x', 'en'],
      ['/zho/a', '/zho/a', 'en'],
      ['/zh-CN/a', '/zh-CN/a', 'en'],
      ['/material-ui/zh/', '/material-ui/zh', 'en'],
    ])('accepts only configured two-letter prefixes: %s is %s in %s', (path, pathname, userLanguage) => {
      expect(parse(path)).toEqual({ pathname, userLanguage });
      expectStable(path);
    });

    it('accepts zh even if it is not configured', () => {
      expect(parsePath('/zh/a', []).userLanguage).toBe('zh');
      expect(parsePath('/pt/a', []).pathname).toBe('/pt/a');
    });

    // Faults, row U4.
    it.each([
      ['', '/'],
      ['/', '/'],
      ['/index.html', '/'],
      ['/material-ui/index.html', '/material-ui'],
      ['/material-ui', '/material-ui'],
      ['/material-ui//react-button//', '/material-ui/react-button'],
      ['/material-uix/', '/material-uix'],
      ['/Material-UI/react-button/', '/Material-UI/react-button'],
      ['/material%2Dui/', '/material-ui'],
      ['/material-ui/./x/../react-button/', '/material-ui/react-button'],
      ['/api/button/', '/api-docs/button'],
      ['/api-docs/button/', '/api-docs/button'],
      ['/api', '/api-docs'],
      ['/apiary/', '/apiary'],
      ['/material-ui/api/button/', '/material-ui/api/button'],
      ['/material-ui/api-docs/button/', '/material-ui/api/button'],
      ['/experiments/docs/', '/experiments/docs'],
      ['/experiments/', '/experiments'],
    ])('returns one canonical pathname: %s is %s', (path, pathname) => {
      expect(parse(path)).toEqual({ pathname, userLanguage: 'en' });
      expectStable(path);
    });

    it.each(['/zh', '/..', '/%', '//', '#', '?', '/index.html', ' '])(
      'takes linear time for a long run of %j',
      (part) => {
        expect(measureGrowth((size) => parse(part.repeat(size)), 5_000)).toBeLessThan(1.6);
      },
    );

    const piece = fc.oneof(
      fc.constantFrom('/', '//', '\\', '.', '..', '%', '%2e', '%2F', '%5c', '%00', '%E0%A4%A', '#', '?', ' '),
      fc.constantFrom('zh', 'en', 'pt', 'fr', 'EN', 'api', 'api-docs', 'material-ui', 'x', 'index.html'),
      fc.constantFrom(
        '\t',
        '\n',
        '\u0000',
        '\uD800',
        '\uDFFF',
        '🧪',
        '<script>',
        'https:',
        '@',
        ';',
        '"',
        '__proto__',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    const anyPath = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));

    it('never throws, is idempotent and keeps the origin, on random paths', () => {
      fc.assert(fc.property(anyPath, expectStable), { numRuns: 300, seed: 20_240_101 });
    });

    it('returns every known page, in every language, with and without hash', () => {
      const files = ['docs-infra', 'joy-ui', 'material-ui', 'system', 'x'];
      const known = files.flatMap((name) => readNavPages(`nav-${name}.json`));
      expect(known.length).toBeGreaterThan(500);
      for (const { pathname: written } of known) {
        const pathname = written.replace(/\/$/, '');
        for (const userLanguage of EXAMPLE_LANGUAGE_CODES) {
          for (const hash of ['', 'usage']) {
            expect(parse(pathnameToHref(pathname, userLanguage, hash))).toEqual({ pathname, userLanguage });
          }
        }
      }
    });
  });
});

describe('parseSegments', () => {
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
});

describe('normalizeSegment', () => {
  describe('normalizeSegment', () => {
    it.each([
      ['react-button', 'react-button'],
      ['react%2dbutton', 'react-button'],
      ['%2e%2E', '..'],
      ['a%20b', 'a%20b'],
      ['a b', 'a%20b'],
      ['%25', '%25'],
      ['%2520', '%2520'],
      ['%e4%b8%ad', '%E4%B8%AD'],
      ['\uDC00', '%EF%BF%BD'],
      [';params', '%3Bparams'],
      ['%E0%A4%A', '%E0%A4%A'],
      ['%', '%'],
      ['%zz<', '%zz%3C'],
      ['%00', '%00'],
      ['%0a', '%0A'],
      ['a%2fb', 'a%2Fb'],
      ['..%5c', '..%5C'],
    ])('normalizes %j to %s', (raw, segment) => {
      expect(normalizeSegment(raw)).toBe(segment);
      expect(normalizeSegment(segment)).toBe(segment);
    });
  });
});

describe('encodeUnsafe', () => {
  describe('encodeUnsafe', () => {
    it.each([
      ['basic-button', 'basic-button'],
      ['a b%20"%zz', 'a%20b%20%22%zz'],
      ['<script>', '%3Cscript%3E'],
      ['é', '%C3%A9'],
      ['🧪', '%F0%9F%A7%AA'],
      ['\uD800', '%EF%BF%BD'],
      ['a#b', 'a%23b'],
      ['Foo.tsx', 'Foo.tsx'],
    ])('encodes %j as %s, which stays unchanged', (text, expected) => {
      expect(encodeUnsafe(text)).toBe(expected);
      expect(encodeUnsafe(expected)).toBe(expected);
    });
  });
});
