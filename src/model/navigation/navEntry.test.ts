import { checkNavFields, checkPagePathname, checkNavPathname } from './navEntry';

describe('checkNavFields', () => {
  const codes = (fields: object) =>
    checkNavFields({ pathname: '/a', ...fields }, '/a').map(({ code }) => code);

  describe('checkNavFields', () => {
    it('has nothing to say about every field used as it should be', () => {
      const flags = {
        newFeature: true,
        planned: false,
        unstable: true,
        beta: true,
        legacy: true,
        deprecated: true,
      };
      const texts = { title: 'A', subheader: 'a', icon: 'a', plan: 'premium' };
      expect(codes({ ...flags, ...texts, children: [], title: undefined })).toEqual([]);
    });

    it.each([
      [{ newFeture: true }, 'unknown-nav-field'],
      [{ productId: 'x' }, 'unknown-nav-field'],
      [{ toString: true }, 'unknown-nav-field'],
      [{ plan: 'enterprise' }, 'unknown-badge'],
      [{ plan: true }, 'unknown-badge'],
      [{ beta: 'yes' }, 'unknown-badge'],
      [{ legacy: 1 }, 'unknown-badge'],
      [{ deprecated: null }, 'unknown-badge'],
      [{ title: 7 }, 'bad-nav-value'],
      [{ icon: Symbol('a') }, 'bad-nav-value'],
      [{ children: {} }, 'bad-nav-value'],
      [{ pathname: ['/a'] }, 'bad-nav-value'],
    ])('tells %o as %s', (fields, code) => {
      expect(codes(fields)).toEqual([code]);
    });

    it('suggests the field that was meant', () => {
      const [finding] = checkNavFields({ newFeture: true }, '/a');
      expect(finding).toEqual({
        code: 'unknown-nav-field',
        message: 'Unknown field "newFeture" of /a',
        hint: 'did you mean newFeature?',
        pathname: '/a',
      });
      expect(checkNavFields({ zzzzzzzzzz: 1 }, '/a')[0]?.hint).toMatch(/^known fields: pathname, title/);
    });
  });
});

describe('checkPagePathname', () => {
  describe('checkPagePathname', () => {
    it.each(['/', '/ui', '/ui/index', '/indexes'])('has nothing to say about %s', (pathname) => {
      expect(checkPagePathname(pathname, false, ['en'])).toEqual([]);
    });

    it.each(['/index', '/index/a', '/A', '/zh/a'])('refuses %s', (pathname) => {
      expect(checkPagePathname(pathname, false, ['en'])).toHaveLength(1);
    });
  });
});

describe('checkNavPathname', () => {
  const tell = (pathname: string, isGroup = false) =>
    checkNavPathname(pathname, isGroup, ['en', 'ar']).map(({ code, message }) => `${code}: ${message}`);

  describe('checkNavPathname', () => {
    it.each([
      '/',
      '/versions',
      '/material-ui/react-button',
      '/x/api/data-grid/v2',
      '/fr/a',
      'https://example.com/store/?utm_source=docs',
    ])('has nothing to say about %s', (pathname) => {
      expect(tell(pathname)).toEqual([]);
    });

    it.each([
      ['', 'is empty'],
      ['a', 'has no leading slash'],
      ['/a b', 'holds a space'],
      ['/a\\b', 'holds a backslash'],
      ['//a', 'holds a doubled slash'],
      ['/a?b', 'holds a query'],
      ['/a#b', 'holds a fragment'],
      ['/a/', 'ends in a slash'],
      ['/a.b', 'holds a dot'],
      ['/../a', 'holds a dot'],
      ['/A', 'holds upper case'],
      ['/a/react-', 'has a hyphen without a word on both sides'],
      ['/-a', 'has a hyphen without a word on both sides'],
      ['/a--b', 'has a hyphen without a word on both sides'],
      ['/a_b', 'holds a character that is no a–z, 0–9 or hyphen'],
      ['/%61', 'holds a character that is no a–z, 0–9 or hyphen'],
      ['/é', 'holds a character that is no a–z, 0–9 or hyphen'],
      ['http://example.com/', 'is no https address'],
      ['javascript:alert(1)', 'is no https address'],
      ['https://', 'is no https address'],
    ])('refuses %j: it %s', (pathname, defect) => {
      expect(tell(pathname)).toEqual([`bad-pathname: Pathname "${pathname}" ${defect}`]);
    });

    it.each(['/_next', '/_next/a', '/sw.js', '/api-docs', '/api/button', '/404', '/zh/a', '/ar'])(
      'refuses the reserved %s',
      (pathname) => {
        expect(tell(pathname)).toEqual([
          `reserved-pathname: Pathname "${pathname}" is taken by the site itself`,
        ]);
      },
    );

    it('refuses a group on another host', () => {
      expect(tell('https://example.com/', true)).toEqual([
        'bad-pathname: Pathname "https://example.com/" is on another host, but has children',
      ]);
    });
  });
});
