import { mkdirSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import type { SiteContent } from '../content/pageData/SiteContent';
import type { PageSource } from '../content/pageData/PageSource';
import { checkLinks } from './links';

/** Returns the hints for a link from a page with the headings #colors and #sizes. */
function check(href: string, linked?: object): string[] {
  const headings = ['colors', 'sizes'].map((hash) => ({ hash, children: [] }));
  const texts = { en: { headings, blocks: [], links: [{ href, line: 3, column: 1 }] } };
  const page = { pathname: '/a', file: 'a.md', translations: {}, texts, linked };
  const site = { editBase: 'https://git.example/edit/' };
  return checkLinks(
    { pages: new Map([['/a', page]]), languages: [{ code: 'en' }], site } as unknown as SiteContent,
    [{ pathname: '/a', content: page } as unknown as PageSource],
  ).map(({ code, hint }) => `${code}: ${hint}`);
}

describe('checkLinks', () => {
  useTestFolder();

  it.each([
    ['/a/#colors', []],
    ['#sizes', []],
    ['/a/#colours', ['broken-anchor: did you mean colors?']],
    ['#nothing-like-it', ['broken-anchor: known: main-content, colors, sizes']],
    ['/b/', ['broken-link: link to an existing page']],
  ])('of %s reports %j', (href, reported) => {
    expect(check(href)).toEqual(reported);
  });

  it('finds files of the project whose names have spaces', () => {
    mkdirSync('src');
    writeFileSync('src/my code.ts', '');
    expect(check('https://git.example/edit/src/my%20code.ts', {})).toEqual([]);
    expect(check('https://git.example/edit/src/no%20code.ts', {})).toEqual([
      'broken-link: link to an existing file',
    ]);
  });
});
