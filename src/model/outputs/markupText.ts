const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Escapes a text for XML content or attributes; removes characters that are invalid in XML.
 * @example escapeXml('a < "b"') // 'a &lt; &quot;b&quot;'
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/**
 * Formats a value as JSON for a `script` element, so that no text in it can close the element.
 * @example formatDataScript({ a: '</script>' }) // '{"a":"\\u003c/script>"}'
 */
export function formatDataScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
