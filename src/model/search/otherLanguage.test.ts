import { findOtherLanguage, listSigns, nameLanguage } from './otherLanguage';
import type { SearchWords } from './SearchWords';

const CODES = ['en', 'zh', 'pt', 'ar', 'ja'];
const WORDS: Readonly<Record<string, SearchWords>> = {
  en: { ignored: ['how', 'the', 'as', 'do'], equal: [['color', 'colour']], leads: {} },
  zh: { ignored: ['的'], equal: [], leads: {} },
  pt: { ignored: ['como', 'as', 'do', 'no', 'o'], vague: ['novo'], equal: [], leads: { botões: ['button'] } },
};

describe('findOtherLanguage', () => {
  it.each([
    ['颜色', 'en', 'zh'],
    ['Button 加载', 'en', 'zh'],
    ['كيف', 'pt', 'ar'],
    ['ボタン ください', 'en', 'ja'],
    ['颜色', 'zh', undefined],
    ['button', 'zh', undefined],
    ['botões', 'en', 'pt'],
    // Composed of a letter and its mark.
    ['boto\u0303es', 'en', 'pt'],
    ['Como abrir', 'en', 'pt'],
    ['how to open', 'pt', 'en'],
    ['do as button', 'en', undefined],
    ['no rows', 'en', undefined],
    ['how', 'zh', undefined],
    ['', 'en', undefined],
  ])('finds the language of %j for a reader of %s: %s', (query, reader, code) => {
    expect(findOtherLanguage(query, CODES, listSigns(WORDS, reader), reader)).toBe(code);
  });
});

it('names a language as its readers do', () => {
  expect(nameLanguage('pt')).toBe('português');
});
