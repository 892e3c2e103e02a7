/**
 * A value as JSON for the inside of a `script` element: no text in it can end the element.
 * @example formatDataScript({ a: '</script>' }) // '{"a":"\\u003c/script>"}'
 */
export function formatDataScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
