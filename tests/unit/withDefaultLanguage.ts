import { defaultLanguage, setDefaultLanguage } from '../../src/model/languages/defaultLanguage';

/** Runs checks with another default language. */
export function withDefaultLanguage(code: string, check: () => void): void {
  const before = defaultLanguage();
  setDefaultLanguage(code);
  try {
    check();
  } finally {
    setDefaultLanguage(before);
  }
}
