import { pathnameToLanguage } from './pathnameToLanguage';

const codes = ['en', 'zh', 'pt'];

// The known facts are read in tests/unit/vectors.test.ts; here stands what they leave open.
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
  ])('takes %j apart', (pathname, userLanguage, canonicalAs, canonicalAsServer, canonicalPathname) => {
    expect(pathnameToLanguage(pathname, codes)).toEqual({
      userLanguage,
      canonicalAs,
      canonicalAsServer,
      canonicalPathname,
    });
  });

  it('takes a code as a path where it is not configured', () => {
    expect(pathnameToLanguage('/pt/a/', ['en']).canonicalPathname).toBe('/pt/a');
  });
});
