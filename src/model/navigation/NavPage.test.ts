import { isExternal, type NavPage, isLeafPage, listBadges } from './NavPage';

describe('isExternal', () => {
  describe('isExternal', () => {
    it.each([
      ['https://example.com/store/', true],
      ['http://example.com/', true],
      ['/versions', false],
      ['/', false],
      ['', false],
    ])('returns for %j: %s', (pathname, expected) => {
      expect(isExternal({ pathname })).toBe(expected);
    });
  });
});

describe('isLeafPage', () => {
  describe('isLeafPage', () => {
    it.each<[string, NavPage, boolean]>([
      ['a page', { pathname: '/a' }, true],
      ['a group', { pathname: '/a', children: [{ pathname: '/b' }] }, false],
      ['an empty group', { pathname: '/a', children: [] }, false],
      ['a bare label', { pathname: '/a', subheader: 'A' }, false],
      ['another host', { pathname: 'https://example.com/' }, false],
    ])('returns the right value for %s', (_kind, page, expected) => {
      expect(isLeafPage(page)).toBe(expected);
    });
  });
});

describe('listBadges', () => {
  describe('listBadges', () => {
    it.each<[Omit<NavPage, 'pathname'>, string[]]>([
      [{}, []],
      [{ plan: 'pro' }, ['pro']],
      [{ plan: 'premium' }, ['premium']],
      [{ newFeature: true }, ['new']],
      [{ planned: true }, ['planned']],
      [{ unstable: true }, ['unstable']],
      [{ beta: true }, ['beta']],
      [{ legacy: true }, ['legacy']],
      [{ deprecated: true }, ['deprecated']],
      [{ beta: false, legacy: undefined }, []],
      [{ deprecated: true, newFeature: true, plan: 'pro' }, ['pro', 'new', 'deprecated']],
      [{ plan: 'enterprise' } as unknown as NavPage, []],
    ])('returns for %j the badges %j', (fields, expected) => {
      expect(listBadges({ pathname: '/a', ...fields })).toEqual(expected);
    });
  });
});
