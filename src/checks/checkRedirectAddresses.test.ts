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

  it('accepts an address that a page could have', () => {
    expect(check('/ui/old')).toEqual([]);
  });
});
