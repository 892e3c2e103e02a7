const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A text as HTML that shows it literally, in elements and in quoted attributes.
 * @example escapeMarkup('<b>') // '&lt;b&gt;'
 */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => NAMED[letter] ?? letter);
}
