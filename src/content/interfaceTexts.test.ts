import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setDefaultLanguage } from '../model/languages/defaultLanguage';
import { TEXT_KEYS } from '../model/languages/textKeys';
import { languageCodes } from '../site';
import { readTranslations } from './interfaceTexts';

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'texts-'));
const complete = Object.fromEntries(TEXT_KEYS.map((key) => [key, `text of ${key}`]));
const english: Record<string, string> = { ...complete, lastUpdated: 'Updated {{date}}' };
const chinese = Object.fromEntries(Object.entries(english).map(([key, text]) => [key, `中 ${text}`]));

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
    expect(read(chinese)).toEqual([]);
  });

  it('warns of a missing text, and fails in strict mode', () => {
    const { dismiss: _missing, ...rest } = chinese;
    expect(read(rest)).toEqual(['zh.json:1 missing-text dismiss warns']);
    process.env.STRICT_TRANSLATIONS = '1';
    expect(read(rest)).toEqual(['zh.json:1 missing-text dismiss stops']);
    delete process.env.STRICT_TRANSLATIONS;
  });

  it('names all missing texts of a new language in one line', () => {
    const [first = '', ...others] = TEXT_KEYS as readonly string[];
    expect(read({ [first]: '中' })).toHaveLength(1);
    const [problem] = readTranslations(['en', 'zh']).problems;
    expect(problem?.message).toContain(
      `"${others[0]}", "${others[1]}", "${others[2]}" and ${others.length - 3} more are`,
    );
  });

  it('warns of a copy of the English texts, but not of single words that are the same', () => {
    const few = Object.keys(english).slice(0, Math.floor(TEXT_KEYS.length / 10));
    const words = Object.fromEntries(few.map((key) => [key, english[key]]));
    expect(read({ ...chinese, ...words })).toEqual([]);
    expect(read({ ...english, dismiss: '中' })).toEqual([
      expect.stringMatching(/^zh\.json:1 english-text \S+ warns$/),
    ]);
    const [problem] = readTranslations(['en', 'zh']).problems;
    expect(problem?.message).toMatch(`${TEXT_KEYS.length - 1} of ${TEXT_KEYS.length} texts equal`);
  });

  it('suggests the key that an unknown one resembles', () => {
    read({ ...chinese, dismis: 'x' });
    expect(readTranslations(['en', 'zh']).problems).toEqual([
      expect.objectContaining({ code: 'unused-text', hint: 'did you mean "dismiss"?' }),
    ]);
  });

  it('finds the place of a key in a file on one line', () => {
    const text = JSON.stringify({ ...chinese, noSuchText: 'x' });
    read(text);
    expect(readTranslations(['en', 'zh']).problems).toEqual([
      expect.objectContaining({ line: 1, column: text.indexOf('"noSuchText"') + 1 }),
    ]);
  });

  it.each([
    ['an unused text', { ...chinese, noSuchText: 'x' }, 'unused-text noSuchText'],
    [
      'a placeholder that English does not have',
      { ...chinese, dismiss: '{{name}}' },
      'placeholder-mismatch dismiss',
    ],
    ['a missing placeholder', { ...chinese, lastUpdated: 'x' }, 'placeholder-mismatch lastUpdated'],
    [
      'a placeholder with another name',
      { ...chinese, lastUpdated: '{{day}}' },
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
    const { translations } = readTranslations(['en', 'zh']);
    expect(translations.get('zh')).toEqual(english);
    expect(translations.get('zh')).toBe(translations.get('en'));
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
    expect(read({ ...chinese, dismiss: 'a\u001B[31m' })).toEqual([
      expect.stringMatching(/^zh\.json:[2-9]\d* stray-character - stops$/),
    ]);
  });

  it('accepts a byte order mark', () => {
    expect(read(`\uFEFF${JSON.stringify(chinese)}`)).toEqual([]);
  });

  it('warns once of a language without a file', () => {
    expect(readTranslations(['en', 'xx']).problems).toMatchObject([
      { file: 'data/translations/xx.json', code: 'missing-text', warning: true },
    ]);
  });

  it('uses the texts of the default language, and in that language those of English', () => {
    process.chdir(home);
    setDefaultLanguage('de');
    const shown = readTranslations(['de', 'zh']);
    const withoutTexts = shown.translations.get('de');
    process.chdir(folder);
    expect(shown.problems).toMatchObject([{ file: 'data/translations/de.json', warning: true }]);
    expect(withoutTexts).toEqual(shown.translations.get('en'));
    writeFileSync('data/translations/de.json', JSON.stringify({ dismiss: 'Zu', 'pages./a': 'Seite' }));
    const { translations } = readTranslations(['de', 'fr']);
    setDefaultLanguage('en');
    rmSync('data/translations/de.json');
    expect(translations.get('fr')).toMatchObject({ dismiss: 'Zu', 'pages./a': 'Seite' });
    expect(translations.get('en')).not.toHaveProperty('dismiss', 'Zu');
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
