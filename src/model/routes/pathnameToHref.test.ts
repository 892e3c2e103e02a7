import { withDefaultLanguage } from '../../../tests/unit/withDefaultLanguage';
import { pathnameToHref } from './pathnameToHref';

describe('pathnameToHref', () => {
  it.each([
    ['/', 'en', undefined, '/'],
    ['/', 'zh', undefined, '/zh/'],
    ['/material-ui', 'en', undefined, '/material-ui/'],
    ['/material-ui/react-button', 'zh', 'basic', '/zh/material-ui/react-button/#basic'],
    ['/material-ui/react-button', 'en', '#basic', '/material-ui/react-button/#basic'],
    ['/material-ui/react-button', 'en', '', '/material-ui/react-button/'],
    ['/api-docs/button', 'ar', undefined, '/ar/api/button/'],
    ['/api-docs', 'en', undefined, '/api/'],
    ['//evil.example', 'en', undefined, '/evil.example/'],
    ['/\\evil.example', 'zh', undefined, '/zh/evil.example/'],
    ['javascript:alert(1)', 'en', undefined, '/javascript:alert(1)/'],
    ['https://example.com/store?a=b', 'zh', undefined, 'https://example.com/store?a=b'],
  ])('turns %s in %s with hash %j into %s', (pathname, userLanguage, hash, expected) => {
    expect(pathnameToHref(pathname, userLanguage, hash)).toBe(expected);
  });

  it('gives no prefix to the default language', () => {
    withDefaultLanguage('de', () => {
      expect(pathnameToHref('/ui', 'de')).toBe('/ui/');
      expect(pathnameToHref('/ui', 'en')).toBe('/en/ui/');
    });
  });
});
