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
  ])('says of %j: %s', (segment, expected) => {
    expect(isLanguagePrefix(segment, ['pt', 'pt-br'])).toBe(expected);
  });

  it('knows en and zh whatever is configured', () => {
    expect(isLanguagePrefix('en', [])).toBe(true);
    expect(isLanguagePrefix('zh', [])).toBe(true);
    expect(isLanguagePrefix('pt', [])).toBe(false);
  });
});
