import type { Token } from 'markdown-it';
import type { Problem } from '../../model/problems/Problem';
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
    const before = token.content.slice(0, offset);
    const rowsBefore = before.split('\n').length - 1;
    const lineStart = before.lastIndexOf('\n') + 1;
    const lineEnd = token.content.indexOf('\n', lineStart);
    const contentLine = token.content.slice(lineStart, lineEnd < 0 ? undefined : lineEnd);
    const row = (token.map?.[0] ?? 0) + rowsBefore;
    const source = this.row(row);
    const cell = rowsBefore === 0 ? this.cellStart(token) : undefined;
    const isTail = cell === undefined && source.endsWith(contentLine);
    const start = isTail ? source.length - contentLine.length : source.indexOf(contentLine, cell ?? 0);
    return this.place(row, start < 0 ? (cell ?? 0) : start + offset - lineStart);
  }

  /** Place of the character at an index of a row's source text. */
  place(row: number, index: number): Place {
    return row < this.appendix.row ? { line: this.bodyLine + row, column: index + 1 } : this.appendix.place;
  }

  /** Table cells of one row share their source line; each remembers where it begins. */
  private cellStart(token: Token): number | undefined {
    const start = token.meta?.['start'];
    return typeof start === 'number' ? start : undefined;
  }
}
