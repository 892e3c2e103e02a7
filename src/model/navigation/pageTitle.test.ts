import type { NavPage } from './NavPage';
import { pageTitle, pageNameKey, pathnameToTitle } from './pageTitle';

describe('pageTitle', () => {
  // tests/unit/vectors.test.ts covers the known facts; these tests cover the rest.
  describe('pageTitle', () => {
    it.each<[Omit<NavPage, 'pathname'>, string]>([
      [{ title: 'Title', subheader: 'Subheader' }, 'Title'],
      [{ subheader: 'Subheader divider' }, 'Subheader divider'],
      [{ subheader: 'MUI X' }, 'MUI X'],
      [{ subheader: 'inputs' }, 'Inputs'],
      [{ subheader: 'data-display' }, 'Data display'],
      [{ subheader: '/material-ui/customization/theme' }, 'Theme'],
      [{ title: 'styled' }, 'styled'],
      [{ title: '', subheader: '' }, 'Page name'],
      [{}, 'Page name'],
    ])('reads %j as %s', (fields, title) => {
      expect(pageTitle({ pathname: '/a/page-name', ...fields })).toBe(title);
    });

    it.each<[string, NavPage, string]>([
      ['a translation takes precedence over the title', { pathname: '/a', title: 'A' }, 'Ah'],
      ['the subheader is the key if there is one', { pathname: '/a', subheader: 'b' }, 'Beh'],
      ['an empty translation counts as none', { pathname: '/empty' }, 'Empty'],
      ['a page with query is not translated', { pathname: '/q?x' }, 'Q'],
      ['an inherited name does not count as a translation', { pathname: '/c', title: 'C' }, 'C'],
    ])('%s', (_rule, page, title) => {
      const translations = { 'pages./a': 'Ah', 'pages.b': 'Beh', 'pages./empty': '', 'pages./q?x': 'Kuh' };
      expect(pageTitle(page, translations)).toBe(title);
    });
  });
});

describe('pageNameKey', () => {
  describe('pageNameKey', () => {
    it.each([
      [{ pathname: '/a/react-foo' }, 'pages./a/react-foo'],
      [{ pathname: '/components', subheader: 'Inputs' }, 'pages.Inputs'],
      [{ pathname: '/components', subheader: '' }, 'pages./components'],
      [{ pathname: '/a/react-foo?b=1' }, undefined],
    ])('of %j is %s', (page, key) => {
      expect(pageNameKey(page)).toBe(key);
    });
  });
});

describe('pathnameToTitle', () => {
  describe('pathnameToTitle', () => {
    it.each([
      ['/', ''],
      ['', ''],
      ['/material-ui/react-app-bar', 'App bar'],
      ['/material-ui/react-app-bar/', 'App bar'],
      ['/material-ui/react-app-bar/?a#b-c', 'App bar'],
      ['/x/react-', 'React'],
      ['/guides/use-react-now', 'Use react now'],
      ['/api-docs/button', 'Button'],
      ['/material-ui/api/use-media-query', 'useMediaQuery'],
      ['/material-ui/react-use-media-query', 'useMediaQuery'],
      ['/material-ui/api/use', 'Use'],
      ['/material-ui/react-user', 'User'],
      ['/api', 'Api'],
      ['/apiary/bee-hive', 'Bee hive'],
      ['/my-api/bee-hive', 'Bee hive'],
      ['https://example.com/store/?utm=a', 'Store'],
      ['/--', ''],
      ['/élan-vital', 'Élan vital'],
    ])('turns %s into the title %j', (pathname, title) => {
      expect(pathnameToTitle(pathname)).toBe(title);
    });
  });
});
