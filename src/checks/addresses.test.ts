import { checkRedirectAddresses, checkPublicFiles } from './addresses';

describe('checkRedirectAddresses', () => {
  const LANGUAGES = [{ code: 'en', name: 'English', direction: 'ltr' }] as const;
  const check = (from: string) => checkRedirectAddresses({ languages: LANGUAGES }, [{ from, to: '/ui' }]);

  describe('checkRedirectAddresses', () => {
    it.each(['/ui/../../x', '/ui/./x', '/robots.txt', '/ui/x/', '/_next/x', '/'])(
      'tells %s, in the file of redirects, before anything is written there',
      (from) => {
        const [problem] = check(from);
        expect(problem).toMatchObject({ code: 'redirect-address', file: 'data/redirects.ts', column: 1 });
        expect(problem?.line).toBeGreaterThan(0);
      },
    );

    it.each([
      [null, 'Redirect 1 has no text "from"'],
      [{ to: '/ui' }, 'Redirect 1 has no text "from"'],
      [{ from: '/ui/a', to: 5 }, 'The redirect of /ui/a has a "to" that is no text'],
      [{ from: '/ui/a' }, 'The redirect of /ui/a leads nowhere'],
      [{ from: '/ui/a', fragments: {} }, 'The redirect of /ui/a leads nowhere'],
      [
        { from: '/ui/a', fragments: ['#b'] },
        'The redirect of /ui/a has "fragments" that are no map of texts',
      ],
      [
        { from: '/ui/a', fragments: { b: null } },
        'The redirect of /ui/a has "fragments" that are no map of texts',
      ],
    ])('tells what is wrong with the row %j', (row, message) => {
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
    ])('tells %s', (path) => {
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
    ])('has nothing against %s', (path) => {
      expect(check(path)).toEqual([]);
    });

    it('tells links, which would publish whatever they lead to', () => {
      expect(checkPublicFiles(['en'], SOURCES, ['host.txt'], ['apt', 'host.txt'])).toEqual(
        ['public/apt', 'public/host.txt'].map((file) =>
          expect.objectContaining({ file, code: 'symbolic-link' }),
        ),
      );
    });
  });
});
