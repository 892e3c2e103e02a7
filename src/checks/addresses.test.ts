import { checkRedirectAddresses, checkPublicFiles } from './addresses';

describe('checkRedirectAddresses', () => {
  const LANGUAGES = [{ code: 'en', name: 'English', direction: 'ltr' }] as const;
  const check = (from: string) => checkRedirectAddresses({ languages: LANGUAGES }, [{ from, to: '/ui' }]);

  describe('checkRedirectAddresses', () => {
    it.each(['/ui/../../x', '/ui/./x', '/robots.txt', '/ui/x/', '/_next/x', '/'])(
      'reports %s in the file of redirects',
      (from) => {
        const [problem] = check(from);
        expect(problem).toMatchObject({ code: 'redirect-address', file: 'data/redirects.ts', column: 1 });
        expect(problem?.line).toBeGreaterThan(0);
      },
    );

    it.each([
      [null, 'Redirect 1 has no string "from"'],
      [{ to: '/ui' }, 'Redirect 1 has no string "from"'],
      [{ from: '/ui/a', to: 5 }, 'The redirect of /ui/a has a "to" that is not a string'],
      [{ from: '/ui/a' }, 'The redirect of /ui/a leads nowhere'],
      [{ from: '/ui/a', fragments: {} }, 'The redirect of /ui/a leads nowhere'],
      [
        { from: '/ui/a', fragments: ['#b'] },
        'The redirect of /ui/a has "fragments" that are not a map of strings',
      ],
      [
        { from: '/ui/a', fragments: { b: null } },
        'The redirect of /ui/a has "fragments" that are not a map of strings',
      ],
    ])('reports the problem of the row %j', (row, message) => {
      const found = checkRedirectAddresses({ languages: LANGUAGES }, [row as never]);
      expect(found).toEqual([expect.objectContaining({ code: 'redirect-field', message })]);
    });

    it('accepts an address that a page could have', () => {
      expect(check('/ui/old')).toEqual([]);
    });
  });
});

describe('checkPublicFiles', () => {
  const SOURCES = [{ pathname: '/' }, { pathname: '/ui/parts/button' }];
  const check = (path: string) => checkPublicFiles(['en', 'zh'], SOURCES, [path], []);

  describe('checkPublicFiles', () => {
    it.each([
      'index.html',
      'zh/index.html',
      'ui/parts/button/index.html',
      'ui/parts/button.md',
      'zh/ui/parts/button.md',
      'ui/parts/button',
      'ui/parts',
      'ui',
      '_next/a.js',
      '_hosting',
      'index.html.gz',
      'zh/ui/parts/button/index.html.br',
      'ui/parts/button.md.gz',
      'ui/parts.gz',
    ])('reports %s', (path) => {
      expect(check(path)).toEqual([expect.objectContaining({ file: `public/${path}`, code: 'public-file' })]);
    });

    it.each([
      'google123.html',
      'ui/logo.svg',
      'ui/parts/button.png',
      '.well-known/security.txt',
      'notes.md',
      'ui/parts.md',
      'ui/index.html',
      'ui/parts/button.tar.gz',
      'notes.md.gz',
    ])('accepts %s', (path) => {
      expect(check(path)).toEqual([]);
    });

    it('reports symbolic links, which would publish their targets', () => {
      expect(checkPublicFiles(['en'], SOURCES, ['host.txt'], ['apt', 'host.txt'])).toEqual(
        ['public/apt', 'public/host.txt'].map((file) =>
          expect.objectContaining({ file, code: 'symbolic-link' }),
        ),
      );
    });
  });
});
