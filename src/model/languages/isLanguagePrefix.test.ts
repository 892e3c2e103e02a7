import { withDefaultLanguage } from '../../../tests/unit/withDefaultLanguage';
import { isLanguagePrefix } from './isLanguagePrefix';

describe('isLanguagePrefix', () => {
  it.each([
    ['pt', true],
    ['en', true],
    ['zh', true],
    ['fr', false],
    ['PT', false],
    ['pt-br', false],
    ['', false],
  ])('returns for %j: %s', (segment, expected) => {
    expect(isLanguagePrefix(segment, ['pt', 'pt-br'])).toBe(expected);
  });

  it('accepts en and zh in every configuration', () => {
    expect(isLanguagePrefix('en', [])).toBe(true);
    expect(isLanguagePrefix('zh', [])).toBe(true);
    expect(isLanguagePrefix('pt', [])).toBe(false);
  });

  it('accepts the default language in every configuration, and English only if it is configured', () => {
    withDefaultLanguage('de', () => {
      expect(isLanguagePrefix('de', [])).toBe(true);
      expect(isLanguagePrefix('zh', ['de'])).toBe(true);
      expect(isLanguagePrefix('en', ['de'])).toBe(false);
      expect(isLanguagePrefix('en', ['de', 'en'])).toBe(true);
    });
  });
});
