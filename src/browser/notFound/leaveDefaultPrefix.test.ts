import { withDefaultLanguage } from '../../../tests/unit/withDefaultLanguage';
import { withoutDefaultPrefix } from './leaveDefaultPrefix';

describe('withoutDefaultPrefix', () => {
  it.each([
    ['/en', '', '', '/'],
    ['/en/', '?a=b', '#c', '/?a=b#c'],
    ['/en/material-ui/', '', '#usage', '/material-ui/#usage'],
    ['/en//evil.example/x', '', '', '/evil.example/x'],
    ['/en/\\evil.example/', '', '', '/evil.example/'],
    ['/en/en/x/', '', '', '/en/x/'],
    ['/english/', '', '', undefined],
    ['/EN/', '', '', undefined],
    ['/material-ui/en/', '', '', undefined],
  ])('redirects %s%s%s to %s', (pathname, search, hash, expected) => {
    expect(withoutDefaultPrefix(pathname, search, hash)).toBe(expected);
  });

  it('redirects from the prefix of the default language, and from no other', () => {
    withDefaultLanguage('de', () => {
      expect(withoutDefaultPrefix('/de/ui/', '', '')).toBe('/ui/');
      expect(withoutDefaultPrefix('/en/ui/', '', '')).toBeUndefined();
    });
  });
});
