import fc from 'fast-check';
import { cleanText, parseHttpsUrl } from './foreignText';

describe('cleanText', () => {
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
    ])('turns %p into %p', (value, expected) => {
      expect(cleanText(value)).toBe(expected);
    });

    it('cuts at 200 characters, and never within one', () => {
      expect(cleanText('x'.repeat(1_000_000))).toHaveLength(200);
      expect(cleanText(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
    });

    it('leaves no hidden characters in any text', () => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (value) => {
          const text = cleanText(value);
          expect(text.length).toBeLessThanOrEqual(200);
          expect(text).not.toMatch(/\p{C}|^\s|\s$|\s\s|[^\S ]/u);
        }),
      );
    });
  });
});

describe('parseHttpsUrl', () => {
  describe('parseHttpsUrl', () => {
    it.each([
      ['https://a.example/x?y=1#z', 'https://a.example/x?y=1#z'],
      ['HTTPS://A.example', 'https://a.example/'],
      ['//a.example/x', 'https://a.example/x'],
      ['https://a.example:8443/', 'https://a.example:8443/'],
      ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
      ['https://127.0.0.1/', 'https://127.0.0.1/'],
      ['https://[::1]/', 'https://[::1]/'],
      // Not in the path, where Node encodes `^` since version 24: https://github.com/whatwg/url/pull/846
      ["https://a.example/it's|?^", "https://a.example/it's|?^"],
      [`https://a.example/${'x'.repeat(2030)}`, `https://a.example/${'x'.repeat(2030)}`],
    ])('accepts %.60s', (value, expected) => {
      expect(parseHttpsUrl(value)).toBe(expected);
    });

    it.each([
      'http://a.example/',
      'javascript:alert(1)',
      'https:a.example',
      'https:/a.example',
      'https:///a.example',
      '///a.example',
      '/\\a.example',
      'https:\\\\a.example',
      'https://a.example\\@b.example/',
      'https://user@a.example/',
      'https://user:word@a.example/',
      'https://:word@a.example/',
      'https://@a.example/',
      'https://a.example:0/',
      'https://a.example:65536/',
      'https://',
      'https://?x',
      ' https://a.example/',
      'https://a.example/ ',
      'ht\ttps://a.example/',
      'https://a.ex\u200Bample/',
      'https://a.example/\u202Egpj',
      'https://a.example/\0',
      'https://a.example/\uD800',
      'https://a.example/"onload=',
      'https://a.example/<b>',
      `https://a.example/${'x'.repeat(2031)}`,
      '/x',
      '',
      undefined,
      null,
      7,
      {},
      ['https://a.example/'],
      { toString: () => 'https://a.example/' },
    ])('rejects %p', (value) => {
      expect(parseHttpsUrl(value)).toBeUndefined();
    });
  });
});
