import { DEFAULT_LANGUAGE_CODE } from './defaultLanguageCode';

describe('DEFAULT_LANGUAGE_CODE', () => {
  it('is English, to which the specification falls back', () => {
    expect(DEFAULT_LANGUAGE_CODE).toBe('en');
  });
});
