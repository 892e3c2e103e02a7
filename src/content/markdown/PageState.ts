import type { Token } from 'markdown-it';
import type { Problem } from '../../model/Problem';
import type { PageContext, PageLabels } from './PageContext';
import type { Heading, PageLink, Snippet } from './ParsedPage';
import { createReport, type Place, type Report } from './Report';

const NO_APPENDIX = { row: Infinity, place: { line: 1, column: 1 } };

/**
 * What the steps of one page share while it is read: its source lines, and what they have found so far.
 * Rows are 0-based lines of the body, as markdown-it counts them; places are lines and columns of the file.
 */
export class PageState {
  readonly labels: PageLabels;
  readonly report: Report;
  readonly headings: Heading[] = [];
  readonly links: PageLink[] = [];
  readonly snippets: Snippet[] = [];
  private readonly lines: readonly string[];
  /** The token whose places were asked for last: a paragraph may hold thousands of links. */
  private placed?: {
    readonly token: Token;
    readonly content: string;
    readonly lines: readonly ContentLine[];
  };

  constructor(
    readonly context: PageContext,
    body: string,
    /** Line of the file on which the body begins. */
    private readonly bodyLine: number,
    readonly problems: Problem[],
    /** Rows from here on are not in the file; what is found there belongs to the given place. */
    private readonly appendix: { readonly row: number; readonly place: Place } = NO_APPENDIX,
  ) {
    this.lines = body.split('\n');
    this.labels = context.labels;
    this.report = createReport(context.file, problems);
  }

  /** Source text of a row; empty beyond the end. */
  row(row: number): string {
    return this.lines[row] ?? '';
  }

  /** Beginning of the text of a row, its indentation left out. */
  rowPlace(row: number): Place {
    const text = this.row(row);
    return this.place(row, text.length - text.trimStart().length);
  }

  /** Where the text `part` begins in a row; the beginning of the row where it is not found. */
  partPlace(row: number, part: string): Place {
    const index = this.row(row).indexOf(part);
    return index < 0 ? this.rowPlace(row) : this.place(row, index);
  }

  /**
   * Place of a character of a token's content.
   * markdown-it takes indentation, list and quote marks off the content, so its lines are looked up in the source.
   */
  tokenPlace(token: Token, offset: number): Place {
    if (this.placed?.token !== token || this.placed.content !== token.content) {
      this.placed = { token, content: token.content, lines: listContentLines(token, (row) => this.row(row)) };
    }
    const { row, start, index, isFound } = findContentLine(this.placed.lines, offset);
    return this.place(row, isFound ? index + offset - start : index);
  }

  /** Place of the character at an index of a row's source text. */
  place(row: number, index: number): Place {
    return row < this.appendix.row ? { line: this.bodyLine + row, column: index + 1 } : this.appendix.place;
  }
}

/** A line of a token's content, and where it stands in the source. */
interface ContentLine {
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
function listContentLines(token: Token, sourceOf: (row: number) => string): ContentLine[] {
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
function findContentLine(lines: readonly ContentLine[], offset: number): ContentLine {
  let first = 0;
  let end = lines.length;
  while (end - first > 1) {
    const middle = Math.floor((first + end) / 2);
    if ((lines[middle]?.start ?? 0) <= offset) first = middle;
    else end = middle;
  }
  return lines[first] ?? { start: 0, row: 0, index: 0, isFound: false };
}
