import type { Token } from 'markdown-it';

/** A line of a token's content, and where it stands in the source. */
export interface ContentLine {
  /** Offset in the content at which the line begins. */
  readonly start: number;
  readonly row: number;
  /** Index in the source text of the row at which the line begins; where it is not found, what stands for it. */
  readonly index: number;
  readonly isFound: boolean;
}

/** Table cells of one row share their source line; each remembers where it begins. */
function cellStart(token: Token): number | undefined {
  const start = token.meta?.['start'];
  return typeof start === 'number' ? start : undefined;
}

/** The lines of a token's content; `sourceOf` gives the source text of a row. */
export function listContentLines(token: Token, sourceOf: (row: number) => string): ContentLine[] {
  let start = 0;
  return token.content.split('\n').map((text, count) => {
    const row = (token.map?.[0] ?? 0) + count;
    const source = sourceOf(row);
    const cell = count === 0 ? cellStart(token) : undefined;
    const isTail = cell === undefined && source.endsWith(text);
    const found = isTail ? source.length - text.length : source.indexOf(text, cell ?? 0);
    const line = { start, row, index: found < 0 ? (cell ?? 0) : found, isFound: found >= 0 };
    start += text.length + 1;
    return line;
  });
}

/** The line that holds an offset of the content. */
export function findContentLine(lines: readonly ContentLine[], offset: number): ContentLine {
  let first = 0;
  let end = lines.length;
  while (end - first > 1) {
    const middle = Math.floor((first + end) / 2);
    if ((lines[middle]?.start ?? 0) <= offset) first = middle;
    else end = middle;
  }
  return lines[first] ?? { start: 0, row: 0, index: 0, isFound: false };
}
