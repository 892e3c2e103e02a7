import { redirectLanguage } from './ResolvedRedirect';

it.each([
  ['the language of its target', '/de/a/', '/zh/a/', 'zh'],
  ['the default language', '/de/a/', '/a/', 'en'],
  [
    'the language of its own address if its target is on another host',
    '/zh/a/',
    'https://a.example/en/',
    'zh',
  ],
])('the page of a redirect has %s', (_what, from, to, expected) => {
  expect(redirectLanguage({ from, to }, ['en', 'zh'])).toBe(expected);
});
