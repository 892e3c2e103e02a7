import {
  discardEdit,
  isEdited,
  keepEdit,
  savedEdit,
  openLiveCode,
  retryLiveCode,
  convertLiveCode,
  typeLiveCode,
} from './liveCode';

const original = { TS: 'const a: number = 1;', JS: 'const a = 1;' };
/** Replaces the compiler: removes `: number` and fails on `?`. */
const removeTypes = (code: string) => (code.includes('?') ? undefined : code.replaceAll(': number', ''));
const opened = openLiveCode(original, 'TS');

describe('the code of a demo while it is edited', () => {
  it('is the source at first, and follows the language', () => {
    expect(opened.text).toBe(original.TS);
    expect(isEdited(opened)).toBe(false);
    expect(convertLiveCode(opened, 'JS', removeTypes).text).toBe(original.JS);
  });

  it('continues an earlier edit', () => {
    const code = openLiveCode(original, 'TS', { variant: 'JS', edited: 'mine' });
    expect(code).toEqual({ original, variant: 'JS', text: 'mine' });
    expect(isEdited(code)).toBe(true);
  });

  it('converts an edit to JavaScript and restores the same TypeScript', () => {
    const typed = typeLiveCode(opened, 'const b: number = 2;');
    const js = convertLiveCode(typed, 'JS', removeTypes);
    expect(js).toMatchObject({ variant: 'JS', text: 'const b = 2;' });
    expect(convertLiveCode(js, 'TS', removeTypes)).toMatchObject({
      variant: 'TS',
      text: 'const b: number = 2;',
    });
  });

  it.each([
    ['of the program', 'const b: number = 2;'],
    ['of types only', 'const a = 1;'],
  ])('restores the same TypeScript for an edit %s, even after the editor was closed', (_name, text) => {
    const js = convertLiveCode(typeLiveCode(opened, text), 'JS', removeTypes);
    expect(isEdited(js)).toBe(true);
    expect(convertLiveCode(js, 'TS', removeTypes).text).toBe(text);
    const again = openLiveCode(original, 'JS', savedEdit(js));
    expect(convertLiveCode(again, 'TS', removeTypes).text).toBe(text);
  });

  it('keeps no edit if the code equals the source', () => {
    expect(savedEdit(opened)).toBeUndefined();
    expect(savedEdit(typeLiveCode(typeLiveCode(opened, 'mine'), original.TS))).toBeUndefined();
  });

  it('converts edited JavaScript to TypeScript unchanged', () => {
    const js = typeLiveCode(
      convertLiveCode(typeLiveCode(opened, 'const b: number = 2;'), 'JS', removeTypes),
      'const c = 3;',
    );
    expect(convertLiveCode(js, 'TS', removeTypes)).toMatchObject({ variant: 'TS', text: 'const c = 3;' });
  });

  it('is not converted if it has errors, and asks', () => {
    const broken = convertLiveCode(typeLiveCode(opened, 'const b?'), 'JS', removeTypes);
    expect(broken).toMatchObject({ variant: 'TS', text: 'const b?', refused: 'JS' });
    expect(keepEdit(broken)).toMatchObject({ variant: 'TS', text: 'const b?', refused: undefined });
    expect(discardEdit(broken, 'JS')).toEqual({ original, variant: 'JS', text: original.JS });
    expect(convertLiveCode(broken, 'TS', removeTypes).refused).toBeUndefined();
  });

  it('is converted once its errors are fixed, unless the reader keeps the language', () => {
    const broken = convertLiveCode(typeLiveCode(opened, 'const b?'), 'JS', removeTypes);
    const stillBroken = retryLiveCode(typeLiveCode(broken, 'const b: number?'), removeTypes);
    expect(stillBroken).toMatchObject({ variant: 'TS', text: 'const b: number?', refused: 'JS' });
    const fixed = typeLiveCode(stillBroken, 'const b: number;');
    expect(retryLiveCode(fixed, removeTypes)).toEqual({
      original,
      variant: 'JS',
      text: 'const b;',
      typed: 'const b: number;',
    });
    const kept = typeLiveCode(keepEdit(stillBroken), 'const b: number;');
    expect(retryLiveCode(kept, removeTypes)).toEqual(kept);
  });
});
