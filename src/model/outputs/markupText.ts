const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * The text as content or attribute of XML; characters that XML cannot hold are left out.
 * @example escapeXml('a < "b"') // 'a &lt; &quot;b&quot;'
 */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/**
 * A value as JSON for the inside of a `script` element: no text in it can end the element.
 * @example formatDataScript({ a: '</script>' }) // '{"a":"\\u003c/script>"}'
 */
export function formatDataScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
