import { pathnameToLanguage, localizeHref, isAsset } from './languagePath';
import { withDefaultLanguage } from '../../../tests/unit/withDefaultLanguage';
import { EXAMPLE_ORIGIN } from '../../../tests/unit/exampleFamily';

describe('pathnameToLanguage', () => {
  const codes = ['en', 'zh', 'pt'];

  // tests/unit/vectors.test.ts covers the known facts; these tests cover the rest.
  describe('pathnameToLanguage', () => {
    it.each([
      ['', 'en', '/', '/', '/'],
      ['/zh', 'zh', '/', '/', '/'],
      ['/zh#a', 'zh', '/#a', '/', '/'],
      ['/zh?a', 'zh', '/?a', '/?a', '/'],
      ['/en/a/', 'en', '/a/', '/a/', '/a'],
      ['/en', 'en', '/', '/', '/'],
      ['/EN/a/', 'en', '/EN/a/', '/EN/a/', '/EN/a'],
      ['/x/', 'en', '/x/', '/x/', '/x'],
      ['/zh/zh/a/', 'zh', '/zh/a/', '/zh/a/', '/zh/a'],
      ['/a/?b#c', 'en', '/a/?b#c', '/a/?b', '/a'],
      ['/a#b/', 'en', '/a#b/', '/a', '/a'],
      ['/apiary/', 'en', '/apiary/', '/apiary/', '/apiary'],
      ['/api-docs/a/', 'en', '/api-docs/a/', '/api-docs/a/', '/api-docs/a'],
      ['//evil.example/a/', 'en', '/evil.example/a/', '/evil.example/a/', '/evil.example/a'],
      ['/zh//evil.example/', 'zh', '/evil.example/', '/evil.example/', '/evil.example'],
      ['/zh/\t/evil.example/', 'zh', '/evil.example/', '/evil.example/', '/evil.example'],
      ['/zh\\\\evil.example/', 'zh', '/evil.example/', '/evil.example/', '/evil.example'],
      ['/a//', 'en', '/a//', '/a//', '/a'],
      ['/%E0%A4%A', 'en', '/%E0%A4%A', '/%E0%A4%A', '/%E0%A4%A'],
    ])('splits %j', (pathname, userLanguage, canonicalAs, canonicalAsServer, canonicalPathname) => {
      expect(pathnameToLanguage(pathname, codes)).toEqual({
        userLanguage,
        canonicalAs,
        canonicalAsServer,
        canonicalPathname,
      });
    });

    it('gives a path without prefix the default language, whose own prefix is removed', () => {
      withDefaultLanguage('de', () => {
        expect(pathnameToLanguage('/a/', ['de', 'en'])).toMatchObject({
          userLanguage: 'de',
          canonicalAs: '/a/',
        });
        expect(pathnameToLanguage('/de/a/', ['de', 'en'])).toMatchObject({
          userLanguage: 'de',
          canonicalAs: '/a/',
        });
        expect(pathnameToLanguage('/en/a/', ['de', 'en'])).toMatchObject({
          userLanguage: 'en',
          canonicalAs: '/a/',
        });
        expect(pathnameToLanguage('/en/a/', ['de']).canonicalPathname).toBe('/en/a');
      });
    });

    it('treats a code that is not configured as a path', () => {
      expect(pathnameToLanguage('/pt/a/', ['en']).canonicalPathname).toBe('/pt/a');
    });
  });
});

describe('localizeHref', () => {
  it('gives no prefix to the default language', () => {
    withDefaultLanguage('de', () => {
      expect(localizeHref('/a/', 'de')).toBe('/a/');
      expect(localizeHref('/a/', 'en')).toBe('/en/a/');
    });
  });

  describe('localizeHref', () => {
    it.each([
      ['/', '/zh/'],
      ['/material-ui/#usage', '/zh/material-ui/#usage'],
      ['/material-ui/?a=b', '/zh/material-ui/?a=b'],
      ['/zhx/', '/zh/zhx/'],
      ['/zh/material-ui/', '/zh/material-ui/'],
      ['/zh', '/zh'],
      ['/zh#a', '/zh#a'],
      ['//evil.example/x', '/zh/evil.example/x'],
      ['/\\evil.example/x', '/zh/evil.example/x'],
      ['\t//evil.example/x', '/zh/evil.example/x'],
    ])('adds the prefix to the internal link %j: %s', (href, expected) => {
      expect(localizeHref(href, 'zh')).toBe(expected);
      expect(localizeHref(expected, 'zh')).toBe(expected);
      expect(new URL(expected, EXAMPLE_ORIGIN).origin).toBe(EXAMPLE_ORIGIN);
    });

    it.each([
      'https://example.com/',
      'mailto:a@example.com',
      '#usage',
      '?a=b',
      '',
      'relative/',
      '/favicon.ico',
      '/_next/static/a.js',
      '/material-ui/react-button.md',
    ])('leaves %j unchanged', (href) => {
      expect(localizeHref(href, 'zh')).toBe(href);
      expect(localizeHref(href, 'en')).toBe(href);
    });

    it.each([
      ['/material-ui/', '/material-ui/'],
      ['//evil.example/x', '/evil.example/x'],
    ])('adds no prefix to %s in English: %s', (href, expected) => {
      expect(localizeHref(href, 'en')).toBe(expected);
    });
  });
});

describe('isAsset', () => {
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
    ])('returns for %s: %s', (path, expected) => {
      expect(isAsset(path)).toBe(expected);
    });
  });
});
