/** Matches characters that nobody sees, some of which make code look like other code. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Returns whether a text has characters that nobody sees, for example one that reverses the text after it. */
export function hasInvisible(text: string): boolean {
  return INVISIBLE.test(text);
}

/**
 * Returns a text as a JavaScript literal, in single quotes unless double ones need fewer escapes. Characters that
 * nobody sees are escaped.
 */
export function printText(text: string): string {
  const quote = text.split("'").length > text.split('"').length ? '"' : "'";
  const escaped = text
    .replace(quote === '"' ? /[\\"]/g : /[\\']/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
  const visible = escaped.replace(
    new RegExp(INVISIBLE, 'gu'),
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
  return quote + visible + quote;
}

/** Returns the name of a property as code: in quotes if it is not an identifier. */
export function printKey(key: string): string {
  return /^(?:[A-Za-z_$][\w$]*|\d+)$/.test(key) ? key : printText(key);
}

/**
 * Returns plain data as a JavaScript literal; undefined values are left out.
 * @param width objects that are longer than this, in characters, get a line for each entry
 * @param indent of the line with the literal
 * @example printLiteral({ p: 2, color: 'red' }, 60) // "{ p: 2, color: 'red' }"
 */
export function printLiteral(value: unknown, width: number, indent = ''): string {
  if (typeof value === 'string') return printText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return `[${value.map((item) => printLiteral(item, width, deeper)).join(', ')}]`;
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => `${printKey(key)}: ${printLiteral(each, width, deeper)}`);
  if (entries.length === 0) return '{}';
  const short = `{ ${entries.join(', ')} }`;
  if (short.length <= width && !short.includes('\n')) return short;
  return `{\n${entries.map((entry) => `${deeper}${entry},\n`).join('')}${indent}}`;
}
