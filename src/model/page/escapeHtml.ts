/**
 * Escapes a text for use as HTML text or as the value of a double-quoted attribute, so that it can end
 * neither.
 * @example escapeHtml('a < "b"') // 'a &lt; &quot;b&quot;'
 */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
