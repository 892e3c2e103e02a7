import { redirectLanguage } from './ResolvedRedirect';

it.each([
  ['the language of its target', '/de/a/', '/zh/a/', 'zh'],
  ['the default language', '/de/a/', '/a/', 'en'],
  ['its own if it leads to another host', '/zh/a/', 'https://a.example/en/', 'zh'],
])('the page of a redirect is in %s', (_what, from, to, expected) => {
  expect(redirectLanguage({ from, to }, ['en', 'zh'])).toBe(expected);
});
