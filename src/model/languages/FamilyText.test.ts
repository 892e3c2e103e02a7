import { findText, findTextFault, resolveText } from './FamilyText';

describe('a text of the family', () => {
  it('is in the default language if it is one text', () => {
    expect(findText('Lamps', 'en')).toBe('Lamps');
    expect(findText('Lamps', 'he')).toBeUndefined();
    expect(resolveText('Lamps', 'he')).toBe('Lamps');
  });

  it('is in the languages that it names, and else in the default one', () => {
    const text = { en: 'Lamps', he: 'מנורות' };
    expect(['en', 'he', 'ar'].map((code) => resolveText(text, code))).toEqual(['Lamps', 'מנורות', 'Lamps']);
    expect(findText(text, 'toString')).toBeUndefined();
  });

  it.each([
    ['Lamps', undefined],
    [{ en: 'Lamps', he: 'מנורות' }, undefined],
    [' ', 'is not a text'],
    [7, 'is not a text'],
    [null, 'is not a text'],
    [['Lamps'], 'is not a text'],
    [{ he: 'מנורות' }, 'has no text in "en"'],
    [{ en: 'Lamps', he: '' }, 'has no text in "he"'],
    [{ en: 'Lamps', fr: 'Lampes' }, 'has a text in "fr", which is not a language of the site'],
  ])('%j: %s', (value, fault) => {
    expect(findTextFault(value, ['en', 'he'])).toBe(fault);
  });
});
