import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEXT_KEYS } from '../model/languages/textKeys';
import { languageCodes } from '../site';
import { readTranslations } from './interfaceTexts';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'texts-'));
const complete = Object.fromEntries(TEXT_KEYS.map((key) => [key, `text of ${key}`]));
const english: Record<string, string> = { ...complete, lastUpdated: 'Updated {{date}}' };

/** Returns the problems of a site whose second language has these texts, each as one line. */
function read(texts: Record<string, unknown> | string): string[] {
  mkdirSync('data/translations', { recursive: true });
  writeFileSync('data/translations/en.json', JSON.stringify(english));
  writeFileSync(
    'data/translations/zh.json',
    typeof texts === 'string' ? texts : JSON.stringify(texts, null, 2),
  );
  const { problems } = readTranslations(['en', 'zh']);
  return problems.map(({ file, line, code, message, warning }) =>
    [
      `${file.slice(-7)}:${line}`,
      code,
      /"([^"]+)"/.exec(message)?.[1] ?? '-',
      warning ? 'warns' : 'stops',
    ].join(' '),
  );
}

beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
  delete process.env.STRICT_TRANSLATIONS;
});

describe('readTranslations', () => {
  it('accepts a language that has every text with its placeholders', () => {
    expect(read(english)).toEqual([]);
  });

  it('warns of a missing text, and fails in strict mode', () => {
    const { dismiss: _missing, ...rest } = english;
    expect(read(rest)).toEqual(['zh.json:1 missing-text dismiss warns']);
    process.env.STRICT_TRANSLATIONS = '1';
    expect(read(rest)).toEqual(['zh.json:1 missing-text dismiss stops']);
    delete process.env.STRICT_TRANSLATIONS;
  });

  it.each([
    ['an unused text', { ...english, noSuchText: 'x' }, 'unused-text noSuchText'],
    [
      'a placeholder that English does not have',
      { ...english, dismiss: '{{name}}' },
      'placeholder-mismatch dismiss',
    ],
    ['a missing placeholder', { ...english, lastUpdated: 'x' }, 'placeholder-mismatch lastUpdated'],
    [
      'a placeholder with another name',
      { ...english, lastUpdated: '{{day}}' },
      'placeholder-mismatch lastUpdated',
    ],
  ])('fails for %s, and reports the line', (_what, texts, problem) => {
    const found = read(texts);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^zh\\.json:\\d+ ${problem} stops$`));
    expect(found[0]).not.toMatch(/^zh\.json:1 /);
  });

  it.each([
    ['a file that is not JSON', '{'],
    ['a file that is a list', '[]'],
  ])('reports %s and continues with English', (_what, text) => {
    expect(read(text)[0]).toBe('zh.json:1 bad-translations - stops');
    expect(readTranslations(['en', 'zh']).translations.get('zh')).toEqual(english);
  });

  it.each([
    ['a comma after the last text', '{\n  "home": "x",\n}', 2, 14],
    ['a text that is missing', '{\n  "home": }', 2, 11],
    ['a file that is cut off', '{\n  "home": "x",', 2, 15],
  ])('reports the position of the error: %s', (_what, text, line, column) => {
    read(text);
    const [problem] = readTranslations(['en', 'zh']).problems;
    expect(problem).toMatchObject({ code: 'bad-translations', line, column });
    expect(problem?.message).toMatch(/^The texts can't be read: [^\n]+$/);
  });

  it('reports a control character that is written as an escape', () => {
    expect(read({ ...english, dismiss: 'a\u001B[31m' })).toEqual([
      expect.stringMatching(/^zh\.json:[2-9]\d* stray-character - stops$/),
    ]);
  });

  it('accepts a byte order mark', () => {
    expect(read(`\uFEFF${JSON.stringify(english)}`)).toEqual([]);
  });

  it('reports a language without a file', () => {
    const [problem] = readTranslations(['en', 'xx']).problems;
    expect(problem).toMatchObject({
      file: 'data/translations/xx.json',
      message: "The texts can't be read: ENOENT",
    });
  });

  it('uses English for a missing text, and keeps names of pages', () => {
    const { dismiss: _missing, ...rest } = english;
    read({ ...rest, 'pages./a': 'Seite' });
    expect(readTranslations(['en', 'zh']).translations.get('zh')).toMatchObject({
      dismiss: english.dismiss,
      'pages./a': 'Seite',
    });
  });
});

describe("the site's own texts", () => {
  it('are complete in every language', () => {
    process.chdir(home);
    const { problems } = readTranslations(languageCodes);
    process.chdir(folder);
    expect(problems).toEqual([]);
  });
});
