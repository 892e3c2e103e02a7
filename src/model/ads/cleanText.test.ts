import fc from 'fast-check';
import { cleanText } from './cleanText';

describe('cleanText', () => {
  it.each([
    ['Fast hosting', 'Fast hosting'],
    [' Fast\u202E  hosting\n', 'Fast hosting'],
    ['a\nb\t\u2028c', 'a b c'],
    ['\u200B\u2066\uFEFF', ''],
    ['<img onerror=alert(1)>', '<img onerror=alert(1)>'],
    ['a\0b', 'ab'],
    ['a\uD800b', 'ab'],
    ['快速托管', '快速托管'],
    ['استضافة', 'استضافة'],
    [{}, ''],
    [{ toString: () => 'x' }, ''],
    [['x'], ''],
    [7, ''],
    [null, ''],
    [undefined, ''],
  ])('makes of %p %p', (value, expected) => {
    expect(cleanText(value)).toBe(expected);
  });

  it('cuts at 200 characters, and never through one', () => {
    expect(cleanText('x'.repeat(1_000_000))).toHaveLength(200);
    expect(cleanText(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
  });

  it('leaves nothing hidden in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 900 }), (value) => {
        const text = cleanText(value);
        expect(text.length).toBeLessThanOrEqual(200);
        expect(text).not.toMatch(/\p{C}|^\s|\s$|\s\s|[^\S ]/u);
      }),
    );
  });
});
