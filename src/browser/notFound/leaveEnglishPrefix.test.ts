import { withoutEnglishPrefix } from './leaveEnglishPrefix';

describe('withoutEnglishPrefix', () => {
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
    expect(withoutEnglishPrefix(pathname, search, hash)).toBe(expected);
  });
});
