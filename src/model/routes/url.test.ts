import fc from 'fast-check';
import { EXAMPLE_ORIGIN } from '../../../tests/unit/exampleFamily';
import { buildUrl, parseUrl, hasScheme, isSecureAddress, isSecureHost } from './url';

describe('buildUrl', () => {
  describe('buildUrl', () => {
    it.each([
      ['/zh/material-ui/', '/zh/material-ui/'],
      ['/a/?b=1#c', '/a/?b=1#c'],
      ['', '/'],
      ['#a', '/#a'],
      ['https://docs.example/a/', '/a/'],
      ['//evil.example/x', '/evil.example/x'],
      ['/\\evil.example/x', '/evil.example/x'],
      ['\t//evil.example', '/evil.example'],
      ['/%2e%2e//evil.example', '//evil.example'],
      ['https://evil.example/', '/'],
      ['https:evil.example', '/evil.example'],
      ['https://docs.example@evil.example/', '/'],
      ['https://user@docs.example/a', '/'],
      ['https://docs.example.evil.example/', '/'],
      ['https://docs.example:444/', '/'],
      ['http://docs.example/', '/'],
      ['blob:https://docs.example/1', '/'],
      ['javascript:alert(1)', '/'],
      ['data:text/html,x', '/'],
      ['https://[', '/'],
    ])('builds from %j the address of %j on the own origin', (href, path) => {
      expect(buildUrl(href, EXAMPLE_ORIGIN)).toBe(EXAMPLE_ORIGIN + path);
    });

    it('accepts an origin with a trailing slash', () => {
      expect(buildUrl('/a/', 'https://docs.example/')).toBe('https://docs.example/a/');
    });

    it('keeps the origin for any input', () => {
      fc.assert(
        fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl()), (href) => {
          expect(new URL(buildUrl(href, EXAMPLE_ORIGIN)).origin).toBe(EXAMPLE_ORIGIN);
        }),
        { numRuns: 100 },
      );
    });

    it.each(['', 'docs.example', 'mailto:a@docs.example', 'javascript:1'])(
      'rejects the origin %j',
      (origin) => {
        expect(() => buildUrl('/', origin)).toThrow(`Invalid origin ${origin}`);
      },
    );
  });
});

describe('parseUrl', () => {
  describe('parseUrl', () => {
    it('parses an address, with a base if given', () => {
      expect(parseUrl('https://docs.example/a')?.pathname).toBe('/a');
      expect(parseUrl('/b', 'https://docs.example')?.href).toBe('https://docs.example/b');
    });

    it.each(['', '/a', 'https://', 'https://a b/'])('returns undefined for %j', (href) => {
      expect(parseUrl(href)).toBeUndefined();
    });
  });
});

describe('isSecureAddress, called often', () => {
  it('still accepts a host with letters beyond ASCII', () => {
    const answers = Array.from({ length: 20_000 }, () => isSecureAddress('https://büro.example/'));
    expect(answers.filter((isSecure) => !isSecure)).toHaveLength(0);
  });
});

describe('hasScheme', () => {
  describe('hasScheme', () => {
    it.each([
      ['https://example.com/', true],
      ['MAILTO:a@example.com', true],
      ['javascript:alert(1)', true],
      ['/a:b/', false],
      ['//example.com/', false],
      ['#a:b', false],
      ['?a:b', false],
      ['a/b:c', false],
      ['', false],
    ])('returns for %j: %s', (href, expected) => {
      expect(hasScheme(href)).toBe(expected);
    });
  });
});

describe('isSecureAddress', () => {
  describe('isSecureAddress', () => {
    it.each([
      ['https://ads.example', true],
      ['https://ads.example:8443/a;b?c,d', true],
      ['https://büro.example/', true],
      ['https://[2001:db8::1]/', true],
      ['http://127.0.0.1:9/x', true],
      ['http://localhost/', true],
      ['http://ads.example/', false],
      ['//ads.example/', false],
      ['ads.example', false],
      ['javascript:alert(1)', false],
      ['https://user@ads.example/', false],
      ['https://ads.example;script-src', false],
      ["https://ads.example'", false],
      ['https://ads.example,x.example', false],
      ['https://*.ads.example', false],
      ['', false],
    ])('returns for %j: %s', (address, expected) => {
      expect(isSecureAddress(address)).toBe(expected);
    });
  });

  describe('isSecureHost', () => {
    it.each([
      ['https://ads.example', true],
      ['https://*.ads.example', true],
      ['https://*', false],
      ['https://a.*.example', false],
      ['https://*.ads.example;script-src', false],
    ])('returns for %j: %s', (address, expected) => {
      expect(isSecureHost(address)).toBe(expected);
    });
  });
});
