import { pickOffer, checkLanguages, readDefaultLanguage } from './Language';

describe('readDefaultLanguage', () => {
  it.each([
    ["export const languages = [\n  { code: 'de', name: 'Deutsch' },\n  { code: 'en' },\n];", 'de'],
    ['[{"code":"zh","name":"中文"}]', 'zh'],
    ['export const languages = others;', 'en'],
    ['', 'en'],
  ])('reads it from %j: %s', (text, code) => {
    expect(readDefaultLanguage(text)).toBe(code);
  });
});

describe('pickOffer', () => {
  describe('pickOffer', () => {
    it.each([
      [['zh-CN', 'en'], 'en', 'zh'],
      [['en-GB', 'zh'], 'en', undefined],
      [['fr', 'pt-BR'], 'en', 'pt'],
      [['fr'], 'en', undefined],
      [[], 'en', undefined],
      [['en'], 'zh', 'en'],
      [['AR'], 'en', 'ar'],
      [undefined, 'en', undefined],
      ['zh-CN', 'en', 'zh'],
      [[null, 5, {}, '', '-', '*', 'pt'], 'en', 'pt'],
      [7, 'en', undefined],
    ])('offers a reader of %j on a page in %s: %s', (preferred, userLanguage, offered) => {
      expect(pickOffer(preferred, ['en', 'zh', 'pt', 'ar'], userLanguage)).toBe(offered);
    });

    it('does not offer a language that the page does not have', () => {
      expect(pickOffer(['zh', 'pt'], ['en', 'pt'], 'en')).toBe('pt');
    });
  });
});

describe('checkLanguages', () => {
  const en = { code: 'en', name: 'English', direction: 'ltr' } as const;
  const ar = { code: 'ar', name: 'العربية', direction: 'rtl', script: 'Arabic' } as const;

  describe('checkLanguages', () => {
    it('finds nothing in a valid list', () => {
      expect(checkLanguages([en, ar], ['/', '/ui/'])).toEqual([]);
    });

    it.each([
      [{ code: 'fil' }, 'Language "fil" has no two-letter lowercase code'],
      [{ code: 'AR' }, 'Language "AR" has no two-letter lowercase code'],
      [{ code: undefined }, 'Language 2 has no two-letter lowercase code'],
      [{ code: 'en' }, 'Language "en" is listed twice'],
      [{ code: 'ui' }, 'Language "ui" uses the prefix of a product as its code'],
      [{ name: ' ' }, 'Language "ar" has no name'],
      [{ direction: undefined }, 'Language "ar" has the invalid direction undefined'],
      [{ direction: 'right' }, 'Language "ar" has the invalid direction "right"'],
      [{ script: 'Arabik' }, 'Language "ar" has the script "Arabik", which is not a Unicode script'],
      [
        { script: 'Han}|\\p{L' },
        'Language "ar" has the script "Han}|\\\\p{L", which is not a Unicode script',
      ],
    ])('reports %j', (fields, message) => {
      const found = checkLanguages([en, { ...ar, ...fields } as never], ['/', '/ui/']);
      expect(found.map((finding) => finding.message)).toEqual([message]);
    });

    it('reports every missing field, and an invalid row', () => {
      expect(checkLanguages([en, {}])).toHaveLength(3);
      expect(checkLanguages([en, null as never])).toHaveLength(3);
    });

    it('accepts any default language, and reports that there is none', () => {
      expect(checkLanguages([ar, en])).toEqual([]);
      expect(checkLanguages([ar])).toEqual([]);
      expect(checkLanguages([]).map(({ message }) => message)).toEqual(['The list has no language']);
    });
  });
});
