import type { TextKey, Translations } from './textKeys';

/**
 * Returns the text of a key with its `{{name}}` placeholders filled in. If the text is missing, returns the
 * key, so that the gap is visible.
 * @example translate({ editPage: 'Edit {{name}}' }, 'editPage', { name: 'Button' }) // 'Edit Button'
 */
export function translate(
  translations: Translations,
  key: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = translations[key] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
