import { checkLanguageRedirects, type Redirect } from './Redirect';
import { checkRedirects } from './redirectTargets';
import { checkPattern, checkPatterns } from './checkPatterns';
import { formatRedirectsFile } from './hostFiles';
import { followPattern, resolvePatterns, type RedirectPattern } from './RedirectPattern';
import { resolveLanguageRedirects, resolveRedirects } from './ResolvedRedirect';

const SITE = {
  pathnames: new Set(['/', '/ui', '/ui/button', '/ui/checkbox']),
  hasFragment: (pathname: string, fragment: string) => pathname === '/ui/button' && fragment === 'usage',
  languageCodes: ['en', 'zh'],
};
const check = (...redirects: Redirect[]) => checkRedirects(redirects, SITE);
const codes = (...redirects: Redirect[]) => check(...redirects).map(({ code }) => code);

describe('checkRedirects', () => {
  it.each<readonly [string, Redirect]>([
    ['a removed page', { from: '/ui/buttons', to: '/ui/button' }],
    ['a page that became a section of another', { from: '/ui/usage', to: '/ui/button#usage' }],
    ['another host', { from: '/blog/one', to: 'https://blog.example/one/' }],
    ['a heading that was renamed', { from: '/ui/button', fragments: { use: '#usage' } }],
    [
      'a page whose sections moved to two pages',
      { from: '/ui/all', to: '/ui', fragments: { box: '/ui/checkbox' } },
    ],
  ])('accepts %s', (_name, redirect) => {
    expect(check(redirect)).toEqual([]);
  });

  it.each<readonly [string, string, readonly Redirect[]]>([
    ['an invalid address', 'redirect-address', [{ from: 'ui/x', to: '/ui' }]],
    ['a final slash', 'redirect-address', [{ from: '/ui/x/', to: '/ui' }]],
    ['a language in the address', 'redirect-address', [{ from: '/zh/ui/x', to: '/ui' }]],
    ['a reserved address', 'redirect-address', [{ from: '/_next/x', to: '/ui' }]],
    ['an address with `..`', 'redirect-address', [{ from: '/ui/../../x', to: '/ui' }]],
    ['an address with `.`', 'redirect-address', [{ from: '/ui/./x', to: '/ui' }]],
    ['a file', 'redirect-address', [{ from: '/robots.txt', to: '/ui' }]],
    ['another host', 'redirect-address', [{ from: 'https://x.example/', to: '/ui' }]],
    ['a space', 'redirect-address', [{ from: '/ui/x', to: 'https://x.example/a b' }]],
    ['a quotation mark', 'redirect-address', [{ from: '/ui/x', to: 'https://x.example/"' }]],
    ['a variable', 'redirect-address', [{ from: '/ui/x', to: 'https://x.example/$uri' }]],
    ['a host without path', 'redirect-address', [{ from: '/ui/x', to: 'https://x.example' }]],
    ['half an address', 'redirect-address', [{ from: '/ui/x', to: 'https://' }]],
    ['upper case, which hosts treat differently', 'redirect-address', [{ from: '/ui/X', to: '/ui' }]],
    ['a fragment that exists', 'shadowed-place', [{ from: '/ui/button', fragments: { usage: '/ui' } }]],
    ['a fragment that leads to itself', 'redirect-loop', [{ from: '/ui', fragments: { a: '#a' } }]],
    ['the home page', 'redirect-address', [{ from: '/', to: '/ui' }]],
    ['a page that exists', 'shadowed-page', [{ from: '/ui/button', to: '/ui' }]],
    ['a target that is missing', 'redirect-target', [{ from: '/ui/x', to: '/ui/buton' }]],
    ['a target id that is missing', 'redirect-fragment', [{ from: '/ui/x', to: '/ui/button#usages' }]],
    [
      'a fragment whose target id is missing',
      'redirect-fragment',
      [{ from: '/ui/button', fragments: { a: '#b' } }],
    ],
    ['fragments of a removed page', 'redirect-target', [{ from: '/ui/x', fragments: { a: '/ui' } }]],
    ['itself', 'redirect-loop', [{ from: '/ui/x', to: '/ui/x' }]],
  ])('rejects %s', (_name, code, redirects) => {
    expect(codes(...redirects)).toEqual([code]);
  });

  it('rejects duplicate redirects of a page', () => {
    expect(codes({ from: '/ui/x', to: '/ui' }, { from: '/ui/x', to: '/ui/button' })).toEqual([
      'duplicate-redirect',
    ]);
  });

  it('rejects a chain, and names its end', () => {
    const [finding] = check({ from: '/ui/a', to: '/ui/b' }, { from: '/ui/b', to: '/ui/button' });
    expect(finding).toMatchObject({ code: 'redirect-chain', from: '/ui/a', hint: "write to: '/ui/button'" });
  });

  it('rejects a loop of two', () => {
    expect(codes({ from: '/ui/a', to: '/ui/b' }, { from: '/ui/b', to: '/ui/a' })).toEqual([
      'redirect-loop',
      'redirect-loop',
    ]);
  });

  it('rejects two fragments that lead to each other, whether they exist or not', () => {
    const loop = codes(
      { from: '/ui/button', fragments: { usage: '/ui/checkbox#a' } },
      { from: '/ui/checkbox', fragments: { a: '/ui/button#usage' } },
    );
    expect(loop).toEqual(['shadowed-place', 'redirect-loop', 'redirect-loop']);
  });

  it('rejects a chain of fragments, and names its end', () => {
    const [finding] = check(
      { from: '/ui/checkbox', fragments: { a: '/ui#b' } },
      { from: '/ui', fragments: { b: '/ui/button#usage' } },
    );
    expect(finding).toMatchObject({ code: 'redirect-chain', hint: "write 'a': '/ui/button#usage'" });
  });

  it('follows a removed page to the moved fragments of another', () => {
    expect(
      codes({ from: '/ui/x', to: '/ui#b' }, { from: '/ui', fragments: { b: '/ui/button#usage' } }),
    ).toEqual(['redirect-chain']);
  });

  it('suggests the nearest page', () => {
    expect(check({ from: '/ui/x', to: '/ui/buton' })[0]?.hint).toBe('did you mean /ui/button?');
  });
});

describe('resolveRedirects', () => {
  it('redirects within each language', () => {
    const resolved = resolveRedirects(
      [
        {
          from: '/ui/old',
          to: '/ui/button#usage',
          fragments: { a: '/ui/checkbox', b: 'https://x.example/' },
        },
      ],
      ['en', 'zh'],
      () => false,
    );
    expect(resolved).toEqual([
      {
        from: '/ui/old/',
        to: '/ui/button/#usage',
        fragments: { a: '/ui/checkbox/', b: 'https://x.example/' },
        pageStays: false,
        byHost: false,
      },
      {
        from: '/zh/ui/old/',
        to: '/zh/ui/button/#usage',
        fragments: { a: '/zh/ui/checkbox/', b: 'https://x.example/' },
        pageStays: false,
        byHost: false,
      },
    ]);
  });

  it('keeps a bare fragment on its page', () => {
    const [resolved] = resolveRedirects(
      [{ from: '/ui/button', fragments: { old: '#new' } }],
      ['zh'],
      () => true,
    );
    expect(resolved).toMatchObject({
      to: '/zh/ui/button/',
      pageStays: true,
      byHost: false,
      fragments: { old: '/zh/ui/button/#new' },
    });
  });
});

describe('checkLanguageRedirects', () => {
  const reported = (language: string, to: string) =>
    checkLanguageRedirects([{ language, to }], ['en', 'zh']).map(({ code }) => code);

  it('accepts a removed language that redirects to an existing one', () => {
    expect(reported('pt', 'en')).toEqual([]);
  });

  it.each([
    ['../x', 'en', 'redirect-address'],
    ['zh', 'en', 'shadowed-language'],
    ['pt', 'fr', 'redirect-target'],
  ])('rejects %s to %s', (language, to, code) => {
    expect(reported(language, to)).toEqual([code]);
  });

  it('rejects duplicate redirects of a language', () => {
    const row = { language: 'pt', to: 'en' };
    expect(checkLanguageRedirects([row, row], ['en']).map(({ code }) => code)).toEqual([
      'duplicate-redirect',
    ]);
  });
});

describe('resolveLanguageRedirects', () => {
  it('redirects every page, and moved pages to their new address', () => {
    const moved: Redirect[] = [{ from: '/ui/old', to: '/ui/button', fragments: { a: '/ui#b' } }];
    const resolved = resolveLanguageRedirects([{ language: 'pt', to: 'zh' }], ['/', '/ui'], moved);
    expect(resolved).toEqual([
      { from: '/pt/', to: '/zh/', fragments: {}, pageStays: false, byHost: false },
      { from: '/pt/ui/', to: '/zh/ui/', fragments: {}, pageStays: false, byHost: false },
      {
        from: '/pt/ui/old/',
        to: '/zh/ui/button/',
        fragments: { a: '/zh/ui/#b' },
        pageStays: false,
        byHost: false,
      },
    ]);
  });
});

describe('the _redirects file', () => {
  const resolved = resolveRedirects([{ from: '/ui/old', to: '/ui/button' }], ['en', 'zh'], () => false);
  const lines = formatRedirectsFile(
    resolved,
    [
      { language: 'en', to: 'en' },
      { language: 'pt', to: 'zh' },
    ],
    ['/ui/'],
  )
    .trim()
    .split('\n');

  it('has a line per language, removes the prefix of the default language, and redirects a removed one', () => {
    expect(lines).toEqual([
      '/ui/old/ /ui/button/ 301',
      '/zh/ui/old/ /zh/ui/button/ 301',
      '/en / 301',
      '/en/ / 301',
      '/en/ui/* /ui/:splat 301',
      '/pt /zh/ 301',
      '/pt/ /zh/ 301',
      '/pt/ui/* /zh/ui/:splat 301',
    ]);
  });

  it('has no target that begins with text from the request', () => {
    expect(lines.filter((line) => /^\S+ \/?:/.test(line))).toEqual([]);
  });
});

describe('a pattern', () => {
  const codesOf = (...patterns: RedirectPattern[]) =>
    checkPatterns(patterns, SITE, ['/files/a.png']).map(({ code }) => code);

  it.each<readonly [string, RedirectPattern]>([
    ['pages with the same names', { from: '/parts/*', to: '/ui/*' }],
    ['pages whose names begin in another way', { from: '/parts/*', to: '/ui/b*' }],
    ['one page', { from: '/parts/*', to: '/ui/button#usage' }],
    ['another host', { from: '/blog/*', to: 'https://blog.example/*' }],
    ['one page of another host', { from: '/blog/*', to: 'https://blog.example/?from=docs' }],
  ])('may lead to %s', (_what, pattern) => {
    expect(codesOf(pattern)).toEqual([]);
  });

  it.each<readonly [string, string, RedirectPattern]>([
    ['two stars', 'redirect-address', { from: '/a/*/*', to: '/ui/*' }],
    ['a star within the address', 'redirect-address', { from: '/a/*/b', to: '/ui/*' }],
    ['a star in a name', 'redirect-address', { from: '/a-*', to: '/ui/*' }],
    ['every address', 'redirect-address', { from: '/*', to: '/ui' }],
    ['a language', 'redirect-address', { from: '/zh/a/*', to: '/ui/*' }],
    ['a folder of the build', 'redirect-address', { from: '/_docs/*', to: '/ui/*' }],
    ['a star within the target', 'redirect-address', { from: '/a/*', to: '/ui/*/button' }],
    ['a target that begins with the rest', 'redirect-address', { from: '/a/*', to: '/*' }],
    ['a host that begins with the rest', 'redirect-address', { from: '/a/*', to: 'https://*' }],
    ['a host that continues with the rest', 'redirect-address', { from: '/a/*', to: 'https://x.example*' }],
    ['pages that exist', 'shadowed-page', { from: '/ui/*', to: '/' }],
    ['files that exist', 'shadowed-page', { from: '/files/*', to: '/ui' }],
    ['a target that no page has', 'redirect-target', { from: '/a/*', to: '/uj/*' }],
    ['a page that does not exist', 'redirect-target', { from: '/a/*', to: '/ui/buton' }],
    ['an id that does not exist', 'redirect-fragment', { from: '/a/*', to: '/ui/button#usages' }],
    ['itself', 'redirect-loop', { from: '/a/*', to: '/a/b-*' }],
  ])('is refused for %s', (_what, code, pattern) => {
    expect(codesOf(pattern)).toEqual([code]);
  });

  it('is refused with fragments, which belong to single pages', () => {
    const found = checkPattern({ from: '/a/*', to: '/ui', fragments: { b: '#c' } }, ['en']);
    expect(found.map(({ code }) => code)).toEqual(['redirect-field']);
  });

  it('is refused if it leads to another one, or if there are two of it', () => {
    const [one, other] = [
      { from: '/a/*', to: '/b/*' },
      { from: '/b/*', to: '/ui/*' },
    ];
    expect(codesOf(one, other)).toEqual(['redirect-chain']);
    expect(codesOf(other, { ...other, to: '/ui' })).toEqual(['duplicate-redirect']);
  });

  const resolved = resolvePatterns(
    [
      { from: '/a/*', to: '/ui' },
      { from: '/a/b/*', to: '/ui/react-*' },
      { from: '/blog/*', to: 'https://blog.example/*' },
    ],
    ['en', 'zh'],
    [{ language: 'pt', to: 'zh' }],
  );

  it.each([
    ['/a/x/', '/ui/'],
    ['/a/b/x/', '/ui/react-x/'],
    ['/zh/a/b/x/', '/zh/ui/react-x/'],
    ['/pt/a/b/x/', '/zh/ui/react-x/'],
    ['/blog/2020/x/', 'https://blog.example/2020/x/'],
    ['/zh/blog/x/', 'https://blog.example/x/'],
    ['/a/', undefined],
    ['/ab/x/', undefined],
    ['/ui/a/x/', undefined],
  ])('leads from %s to %s', (path, target) => {
    expect(followPattern(path, resolved)).toBe(target);
  });

  it('is one line for hosts, after single redirects and before wider patterns', () => {
    const single = resolveRedirects([{ from: '/a/b/old', to: '/ui/button' }], ['en'], () => false);
    const english = resolved.filter(({ from }) => !/^\/(?:zh|pt)\//.test(from));
    expect(formatRedirectsFile(single, [], [], english).trim().split('\n')).toEqual([
      '/a/b/old/ /ui/button/ 301',
      '/blog/* https://blog.example/:splat 301',
      '/a/b/* /ui/react-:splat 301',
      '/a/* /ui/ 301',
    ]);
  });
});
