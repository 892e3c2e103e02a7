const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * The text as HTML text or as the value of a double-quoted attribute.
 * @example escapeHtml('a < "b"') // 'a &lt; &quot;b&quot;'
 */
export function escapeHtml(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character) : text;
}
