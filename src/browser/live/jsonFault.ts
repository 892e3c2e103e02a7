import type { CompileFault } from './compileDemo';

/** Matches one token of JSON, after the space before it. */
const TOKEN =
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|[\u007F-\u009F]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/uy;

/**
 * Finds what is wrong with a JSON text; undefined if nothing is. Engines word the same fault differently, and some name
 * no line.
 */
export function findJsonFault(text: string): CompileFault | undefined {
  let at = 0;
  let token: string | undefined;
  const read = (): 'mark' | 'text' | 'other' | 'end' => {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    token = match?.[0].trim();
    if (!match) return 'end';
    at = TOKEN.lastIndex;
    if (match[1] !== undefined) return 'mark';
    return match[2] === undefined ? 'other' : 'text';
  };
  /** Reads a token; returns whether it is the mark. */
  const isMark = (mark: string) => read() === 'mark' && token === mark;
  /** Reads the entries of a list up to its closing mark. */
  const readEntries = (close: string, readEntry: () => boolean): boolean => {
    const before = at;
    if (isMark(close)) return true;
    at = before;
    for (;;) {
      if (!readEntry()) return false;
      const after = at;
      if (read() === 'mark' && token === close) return true;
      if (token !== ',') return back(after);
    }
  };
  /** Ends at the token after a position. */
  const back = (to: number): false => {
    at = to;
    return false;
  };
  const readPair = (): boolean => {
    const before = at;
    if (read() !== 'text') return back(before);
    const after = at;
    return isMark(':') ? readValue() : back(after);
  };
  const readValue = (): boolean => {
    const before = at;
    const kind = read();
    if (kind === 'text' || kind === 'other') return true;
    if (kind === 'mark' && token === '{') return readEntries('}', readPair);
    if (kind === 'mark' && token === '[') return readEntries(']', readValue);
    return back(before);
  };
  const isValue = readValue();
  const rest = text.slice(at).trimStart();
  if (isValue && rest === '') return undefined;
  const start = text.length - rest.length;
  const [found] = /^(?:\w+|.)?/su.exec(rest) ?? [''];
  return {
    line: text.slice(0, rest === '' ? text.trimEnd().length : start).split('\n').length,
    message: found ? `Unexpected ${found}` : 'Unexpected end',
  };
}
