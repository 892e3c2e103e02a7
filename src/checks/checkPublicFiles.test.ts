import { checkPublicFiles } from './checkPublicFiles';

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
