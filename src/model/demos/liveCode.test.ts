import { MAIN_FILE } from './demoFiles';
import {
  discardEdit,
  keepEdit,
  savedEdit,
  openLiveCode,
  retryLiveCode,
  convertLiveCode,
  typeLiveCode,
  type LiveCode,
} from './liveCode';

const main = { TS: 'const a: number = 1;', JS: 'const a = 1;' };
const rows = { TS: 'export const rows: number = 1;', JS: 'export const rows = 1;' };
const data = { TS: '{ "a": 1 }', JS: '{ "a": 1 }' };
const sources = { [MAIN_FILE]: main, 'rows.ts': rows, 'data.json': data };
/** Replaces the compiler: removes `: number` and fails on `?`. */
const removeTypes = (code: string) => (code.includes('?') ? undefined : code.replaceAll(': number', ''));
const opened = openLiveCode(sources, 'TS');
const typed = (text: string, path = MAIN_FILE, code = opened) => typeLiveCode(code, path, text);
const textOf = ({ files }: LiveCode, path = MAIN_FILE) => files[path]?.text;

describe('the code of a demo while it is edited', () => {
  it('is the source at first, and follows the language', () => {
    expect(textOf(opened)).toBe(main.TS);
    expect(savedEdit(opened)).toBeUndefined();
    const js = convertLiveCode(opened, 'JS', removeTypes);
    expect([textOf(js), textOf(js, 'rows.ts')]).toEqual([main.JS, rows.JS]);
  });

  it('continues an earlier edit, with the sources of other files in its language', () => {
    const edit = { variant: 'JS', files: { [MAIN_FILE]: { text: 'mine' } } } as const;
    const code = openLiveCode(sources, 'TS', edit);
    expect([code.variant, textOf(code), textOf(code, 'rows.ts')]).toEqual(['JS', 'mine', rows.JS]);
    expect(savedEdit(code)).toEqual(edit);
  });

  it('converts an edit to JavaScript and restores the same TypeScript', () => {
    const js = convertLiveCode(typed('const b: number = 2;'), 'JS', removeTypes);
    expect([js.variant, textOf(js)]).toEqual(['JS', 'const b = 2;']);
    expect(textOf(convertLiveCode(js, 'TS', removeTypes))).toBe('const b: number = 2;');
  });

  it('converts edits of all files, except for those that are no code', () => {
    const edited = typed(
      '{ "a": "a: number" }',
      'data.json',
      typed('export const rows: number = 2;', 'rows.ts'),
    );
    const js = convertLiveCode(edited, 'JS', removeTypes);
    expect(savedEdit(js)).toEqual({
      variant: 'JS',
      files: {
        'rows.ts': { text: 'export const rows = 2;', typed: 'export const rows: number = 2;' },
        'data.json': { text: '{ "a": "a: number" }' },
      },
    });
  });

  it.each([
    ['of the program', 'const b: number = 2;'],
    ['of types only', 'const a = 1;'],
  ])('restores the same TypeScript for an edit %s, even after the editor was closed', (_name, text) => {
    const js = convertLiveCode(typed(text), 'JS', removeTypes);
    expect(textOf(convertLiveCode(js, 'TS', removeTypes))).toBe(text);
    const again = openLiveCode(sources, 'JS', savedEdit(js));
    expect(textOf(convertLiveCode(again, 'TS', removeTypes))).toBe(text);
  });

  it('keeps no edit of a file that equals its source', () => {
    const edited = typed('mine', 'rows.ts', typed('mine'));
    expect(savedEdit(typed(main.TS, MAIN_FILE, edited))?.files).toEqual({ 'rows.ts': { text: 'mine' } });
    expect(savedEdit(typed(main.TS, MAIN_FILE, typed('mine')))).toBeUndefined();
  });

  it('converts edited JavaScript to TypeScript unchanged', () => {
    const js = typed(
      'const c = 3;',
      MAIN_FILE,
      convertLiveCode(typed('const b: number = 2;'), 'JS', removeTypes),
    );
    expect(textOf(convertLiveCode(js, 'TS', removeTypes))).toBe('const c = 3;');
  });

  it('is not converted if a file has errors, and asks', () => {
    const broken = convertLiveCode(
      typed('const c: number = 3;', MAIN_FILE, typed('const b?', 'rows.ts')),
      'JS',
      removeTypes,
    );
    expect([broken.variant, broken.refused, textOf(broken, 'rows.ts')]).toEqual(['TS', 'JS', 'const b?']);
    expect(keepEdit(broken)).toEqual({ files: broken.files, variant: 'TS' });
    const discarded = discardEdit(broken, removeTypes);
    expect([discarded.variant, textOf(discarded), textOf(discarded, 'rows.ts')]).toEqual([
      'JS',
      'const c = 3;',
      rows.JS,
    ]);
    expect(convertLiveCode(broken, 'TS', removeTypes).refused).toBeUndefined();
  });

  it('is converted once its errors are fixed, unless the reader keeps the language', () => {
    const broken = convertLiveCode(typed('const b?'), 'JS', removeTypes);
    const stillBroken = retryLiveCode(typed('const b: number?', MAIN_FILE, broken), removeTypes);
    expect([stillBroken.variant, stillBroken.refused]).toEqual(['TS', 'JS']);
    const fixed = retryLiveCode(typed('const b: number;', MAIN_FILE, stillBroken), removeTypes);
    expect([fixed.variant, textOf(fixed)]).toEqual(['JS', 'const b;']);
    const kept = typed('const b: number;', MAIN_FILE, keepEdit(stillBroken));
    expect(retryLiveCode(kept, removeTypes)).toEqual(kept);
  });
});
