import type { TextKey, Translations } from './textKeys';

/**
 * The text of a key with its `{{name}}` places filled; the key itself where there is no text, so that a gap is seen.
 * @example translate({ editPage: 'Edit {{name}}' }, 'editPage', { name: 'Button' }) // 'Edit Button'
 */
export function translate(
  translations: Translations,
  key: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = translations[key] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
