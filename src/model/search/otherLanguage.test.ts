import { findOtherLanguage, nameLanguage } from './otherLanguage';

const CODES = ['en', 'zh', 'pt', 'ar', 'ja'];

describe('findOtherLanguage', () => {
  it.each([
    ['颜色', 'en', 'zh'],
    ['Button 加载', 'en', 'zh'],
    ['كيف', 'pt', 'ar'],
    ['ボタン ください', 'en', 'ja'],
    ['颜色', 'zh', undefined],
    ['button', 'zh', undefined],
    ['botões', 'en', undefined],
    ['', 'en', undefined],
  ])('finds the language of %j for a reader of %s: %s', (query, reader, code) => {
    expect(findOtherLanguage(query, CODES, reader)).toBe(code);
  });
});

it('names a language as its readers do', () => {
  expect(nameLanguage('pt')).toBe('português');
});
