import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import type { LanguageRedirect } from '../model/outputs/Redirect';
import type { Product } from '../model/products/Product';
import { checkRemovedLanguages, checkTextFiles } from './languages';

const PAGES = 'data/products/lumen/pages';
const LEDGER = '# Published\nlanguage en\nlanguage pt\n/lumen\n';
const TO_ENGLISH: LanguageRedirect = { language: 'pt', to: 'en' };

function check(codes: readonly string[], redirects: readonly LanguageRedirect[], files: readonly string[]) {
  for (const [file, text] of [['data/published.txt', LEDGER], ...files.map((name) => [name, ''])] as const) {
    mkdirSync(dirname(String(file)), { recursive: true });
    writeFileSync(String(file), String(text));
  }
  const product = { id: 'lumen', prefix: '/lumen/' } as Product;
  return checkRemovedLanguages(new Set(['en', 'pt']), codes, redirects, [product]).map(
    ({ file, line, code }) => `${file}:${line} ${code}`,
  );
}

describe('checkRemovedLanguages', () => {
  useTestFolder();

  it.each<[string, readonly string[], readonly LanguageRedirect[], readonly string[], readonly string[]]>([
    ['is listed', ['en', 'pt'], [], [`${PAGES}/a.md`, `${PAGES}/a-pt.md`], []],
    ['redirects to another one', ['en'], [TO_ENGLISH], [`${PAGES}/a.md`], []],
    ['has no redirect', ['en'], [], [`${PAGES}/a.md`], ['data/published.txt:3 lost-language']],
    [
      'still has files',
      ['en'],
      [TO_ENGLISH],
      [`${PAGES}/a.md`, `${PAGES}/a-pt.md`, `${PAGES}/b/index.md`, `${PAGES}/b/index-pt.md`],
      [`${PAGES}/a-pt.md:1 removed-language`, `${PAGES}/b/index-pt.md:1 removed-language`],
    ],
    ['has a page that only looks like its own', ['en'], [TO_ENGLISH], [`${PAGES}/to-pt.md`], []],
  ])('a published language that %s', (_what, codes, redirects, files, reported) => {
    expect(check(codes, redirects, files)).toEqual(reported);
  });
});

describe('checkTextFiles', () => {
  it('reports texts of a language that is not listed', () => {
    const [problem, ...others] = checkTextFiles(['en', 'zh'], ['en.json', 'zh.json', 'de.json', 'notes.md']);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: 'data/translations/de.json', code: 'unlisted-language' });
    expect(problem?.hint).toContain('add a row for de');
  });
});
