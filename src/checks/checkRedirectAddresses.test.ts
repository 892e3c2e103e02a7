import { checkRedirectAddresses } from './checkRedirectAddresses';

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
    [{ from: '/ui/a', fragments: ['#b'] }, 'The redirect of /ui/a has "fragments" that are no map of texts'],
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
