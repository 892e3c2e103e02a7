import { checkNavFields, checkPagePathname, checkNavPathname } from './navEntry';

describe('checkNavFields', () => {
  const codes = (fields: object) =>
    checkNavFields({ pathname: '/a', ...fields }, '/a', ['en', 'pt']).map(({ code }) => code);

  describe('checkNavFields', () => {
    it('reports nothing if every field is valid', () => {
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
      expect(codes({ description: 'All.' })).toEqual([]);
      expect(codes({ description: { en: 'All.', pt: 'Tudo.' } })).toEqual([]);
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
      [{ description: 7 }, 'bad-nav-value'],
      [{ description: { pt: 'Tudo.' } }, 'bad-nav-value'],
      [{ description: { en: 'All.', xx: 'Alles.' } }, 'bad-nav-value'],
      [{ pathname: ['/a'] }, 'bad-nav-value'],
    ])('reports %o as %s', (fields, code) => {
      expect(codes(fields)).toEqual([code]);
    });

    it('suggests the field that was meant', () => {
      const [finding] = checkNavFields({ newFeture: true }, '/a', ['en']);
      expect(finding).toEqual({
        code: 'unknown-nav-field',
        message: 'Unknown field "newFeture" of /a',
        hint: 'did you mean newFeature?',
        pathname: '/a',
      });
      expect(checkNavFields({ zzzzzzzzzz: 1 }, '/a', ['en'])[0]?.hint).toMatch(
        /^known fields: pathname, title/,
      );
    });
  });
});

describe('checkPagePathname', () => {
  describe('checkPagePathname', () => {
    it.each(['/', '/ui', '/ui/index', '/indexes'])('accepts %s', (pathname) => {
      expect(checkPagePathname(pathname, false, ['en'])).toEqual([]);
    });

    it.each(['/index', '/index/a', '/A', '/zh/a'])('rejects %s', (pathname) => {
      expect(checkPagePathname(pathname, false, ['en'])).toHaveLength(1);
    });
  });
});

describe('checkNavPathname', () => {
  const report = (pathname: string, isGroup = false) =>
    checkNavPathname(pathname, isGroup, ['en', 'ar']).map(({ code, message }) => `${code}: ${message}`);

  describe('checkNavPathname', () => {
    it.each([
      '/',
      '/versions',
      '/material-ui/react-button',
      '/x/api/data-grid/v2',
      '/fr/a',
      'https://example.com/store/?utm_source=docs',
    ])('accepts %s', (pathname) => {
      expect(report(pathname)).toEqual([]);
    });

    it.each([
      ['', 'is empty'],
      ['a', 'has no leading slash'],
      ['/a b', 'contains a space'],
      ['/a\\b', 'contains a backslash'],
      ['//a', 'contains a double slash'],
      ['/a?b', 'contains a query'],
      ['/a#b', 'contains a fragment'],
      ['/a/', 'ends in a slash'],
      ['/a.b', 'contains a dot'],
      ['/../a', 'contains a dot'],
      ['/A', 'contains uppercase letters'],
      ['/a/react-', 'has a hyphen without a word on both sides'],
      ['/-a', 'has a hyphen without a word on both sides'],
      ['/a--b', 'has a hyphen without a word on both sides'],
      ['/a_b', 'contains a character other than a–z, 0–9 and hyphen'],
      ['/%61', 'contains a character other than a–z, 0–9 and hyphen'],
      ['/é', 'contains a character other than a–z, 0–9 and hyphen'],
      ['http://example.com/', 'is not an https address'],
      ['javascript:alert(1)', 'is not an https address'],
      ['https://', 'is not an https address'],
    ])('rejects %j: it %s', (pathname, defect) => {
      expect(report(pathname)).toEqual([`bad-pathname: Pathname "${pathname}" ${defect}`]);
    });

    it.each(['/_next', '/_next/a', '/sw.js', '/api-docs', '/api/button', '/404', '/zh/a', '/ar'])(
      'rejects the reserved %s',
      (pathname) => {
        expect(report(pathname)).toEqual([
          `reserved-pathname: Pathname "${pathname}" is reserved by the site`,
        ]);
      },
    );

    it('rejects a group on another host', () => {
      expect(report('https://example.com/', true)).toEqual([
        'bad-pathname: Pathname "https://example.com/" is on another host, but has children',
      ]);
    });
  });
});
