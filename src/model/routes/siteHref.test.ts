import { isSiteHref } from './siteHref';

describe('isSiteHref', () => {
  it.each(['/', '/joy-ui/', '/zh/x/?q=1#props', '/按钮/'])('accepts %s', (href) => {
    expect(isSiteHref(href)).toBe(true);
  });

  it.each([
    '',
    'joy-ui/',
    'javascript:alert(1)',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/a b',
    undefined,
    null,
    7,
  ])('refuses %p', (value) => {
    expect(isSiteHref(value)).toBe(false);
  });
});
