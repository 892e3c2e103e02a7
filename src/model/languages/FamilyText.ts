import { defaultLanguage } from './defaultLanguage';

/** A text of the family: one in the default language, or one for each language by its code. */
export type FamilyText = string | Readonly<Record<string, string>>;

/** Returns a text in a language; undefined if the family has not translated it. */
export function findText(text: FamilyText, code: string): string | undefined {
  if (typeof text === 'string') return code === defaultLanguage() ? text : undefined;
  return Object.hasOwn(text, code) ? text[code] : undefined;
}

/** Returns a text in a language, or else in the default one. */
export function resolveText(text: FamilyText, code: string): string {
  return findText(text, code) ?? findText(text, defaultLanguage()) ?? '';
}

/** Returns what is wrong with a text, for the end of a sentence that begins with its name; undefined if nothing is. */
export function findTextFault(value: unknown, codes: readonly string[]): string | undefined {
  const isText = (part: unknown) => typeof part === 'string' && part.trim() !== '';
  if (typeof value === 'string' || typeof value !== 'object' || value === null || Array.isArray(value))
    return isText(value) ? undefined : 'is not a text';
  const texts = value as Readonly<Record<string, unknown>>;
  if (!Object.hasOwn(texts, defaultLanguage())) return `has no text in "${defaultLanguage()}"`;
  const unknown = Object.keys(texts).find((code) => !codes.includes(code));
  if (unknown !== undefined) return `has a text in "${unknown}", which is not a language of the site`;
  const empty = Object.keys(texts).find((code) => !isText(texts[code]));
  return empty === undefined ? undefined : `has no text in "${empty}"`;
}
