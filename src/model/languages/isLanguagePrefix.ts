import { DEFAULT_LANGUAGE_CODE } from './Language';

/**
 * Languages that are supported in every configuration (specification, section 9: "a configured list plus
 * zh").
 */
const ALWAYS_SUPPORTED: ReadonlySet<string> = new Set([DEFAULT_LANGUAGE_CODE, 'zh']);

/**
 * Returns whether the first segment of a path is a language: one of the configured two-letter codes, `en` or
 * `zh`. Case matters: `/EN/` is an ordinary path.
 * @example isLanguagePrefix('pt', ['en', 'pt']) // true
 * @example isLanguagePrefix('fr', ['en', 'pt']) // false
 */
export function isLanguagePrefix(segment: string, languageCodes: readonly string[]): boolean {
  return segment.length === 2 && (ALWAYS_SUPPORTED.has(segment) || languageCodes.includes(segment));
}
