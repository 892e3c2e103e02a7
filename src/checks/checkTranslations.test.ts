import { writeFileSync } from 'node:fs';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import type { SiteContent } from '../content/pageData/SiteContent';
import { checkTranslations } from './checkTranslations';

useTestFolder();

const TEXT =
  '---\ntitle: 按钮\ndescription: About buttons.\nwaiAria: https://a.example/aria\n---\n\n按钮一按就动。\n';

/** Returns the problem codes of a Chinese page with these bytes. */
function check(bytes: string): string[] {
  writeFileSync('a-zh.md', bytes);
  const text = { blocks: [], snippets: [] };
  const page = { file: 'a.md', translations: { zh: 'a-zh.md' }, texts: { en: text, zh: text }, stale: [] };
  return checkTranslations({
    pages: new Map([['/a', page]]),
    languages: [{ code: 'en' }, { code: 'zh', script: 'Han' }],
  } as unknown as SiteContent).map(({ code }) => code);
}

describe('checkTranslations', () => {
  it.each([
    ['without special bytes', TEXT],
    ['with a byte order mark', `\uFEFF${TEXT}`],
    ['with Windows line ends', TEXT.replaceAll('\n', '\r\n')],
  ])('checks only the script of the prose, in a file %s', (_, bytes) => {
    expect(check(bytes)).toEqual([]);
  });

  it('reports prose in another script', () => {
    expect(check(TEXT.replace('按钮一按就动', 'Buttons'))).toEqual(['translation-script']);
  });

  it('reports prose of which only a part is translated', () => {
    expect(check(TEXT.replace('按钮一按就动', '按钮 Buttons'))).toEqual(['translation-script']);
    expect(check(TEXT.replace('按钮一按就动', '按钮一按就动 App'))).toEqual([]);
  });
});
