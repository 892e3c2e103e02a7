import { defaultLanguage } from './defaultLanguage';

/** Supported in every configuration (specification, section 9: "a configured list plus zh"). */
const ALWAYS_SUPPORTED = 'zh';

/**
 * Returns whether the first segment of a path is a language: one of the configured two-letter codes, the default
 * language or `zh`. Case matters: `/EN/` is an ordinary path.
 * @example isLanguagePrefix('pt', ['en', 'pt']) // true
 * @example isLanguagePrefix('fr', ['en', 'pt']) // false
 */
export function isLanguagePrefix(segment: string, languageCodes: readonly string[]): boolean {
  return (
    segment.length === 2 &&
    (languageCodes.includes(segment) || segment === ALWAYS_SUPPORTED || segment === defaultLanguage())
  );
}
