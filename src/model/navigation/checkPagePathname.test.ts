import { checkPagePathname } from './checkPagePathname';

describe('checkPagePathname', () => {
  it.each(['/', '/ui', '/ui/index', '/indexes'])('has nothing to say about %s', (pathname) => {
    expect(checkPagePathname(pathname, false, ['en'])).toEqual([]);
  });

  it.each(['/index', '/index/a', '/A', '/zh/a'])('refuses %s', (pathname) => {
    expect(checkPagePathname(pathname, false, ['en'])).toHaveLength(1);
  });
});
