import type { Token, StateBlock } from 'markdown-it';
import type { Problem } from '../../model/Problem';
import type { PageContext, PageLabels } from './PageContext';
import {
  type Heading,
  type WrittenLink,
  type Snippet,
  createReport,
  type Origin,
  type Position,
  type Report,
} from './ParsedPage';

const NO_APPENDIX = { row: Infinity, position: { line: 1, column: 1 } };

/**
 * State that the steps share while a page is parsed: its source lines and the results so far.
 * Rows are 0-based lines of the body, as in markdown-it; positions are 1-based lines and columns of the file.
 */
export class PageState {
  readonly labels: PageLabels;
  readonly report: Report;
  readonly headings: Heading[] = [];
  readonly minorIds: string[] = [];
  readonly hostHashes = new Map<string, string>();
  readonly links: WrittenLink[] = [];
  readonly snippets: Snippet[] = [];
  /** The folder of each demo so far, from that of the page, by file name. */
  readonly demoFiles = new Map<string, string>();
  /** The definitions of footnotes in the source. */
  readonly footnotes: { readonly label: string; readonly position: Position }[] = [];
  /** Set if it has more of them than are read. */
  areFootnotesCut = false;
  /** Texts of the source that the page need not show, see `lostText.ts`. */
  readonly accountedTexts: string[] = [];
  /** Labels of links, which any number of links may have. */
  readonly accountedLabels: string[] = [];
  /** Number of notes that authors have hidden: comments, and definitions that no link uses. */
  hiddenNotes = 0;
  private readonly lines: readonly string[];
  /** Cache for the token of the last lookup: a paragraph may contain thousands of links. */
  private lastToken?: {
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
    /** Rows from here on are not in the file; problems there are reported at the given position. */
    private readonly appendix: { readonly row: number; readonly position: Position } = NO_APPENDIX,
    /** Where each row is written, if some are from other files. */
    private readonly origins: readonly Origin[] = [],
  ) {
    this.lines = body.split('\n');
    this.labels = context.labels;
    this.report = createReport(context.file, problems);
  }

  /** Records something that is left out without harm. */
  warn(position: Position, code: string, message: string, hint: string): void {
    const { file } = this.context;
    this.problems.push({ file, ...position, code, message, hint, warning: true });
  }

  /**
   * Accounts for text of the source that the page does not show as text: because it is hidden on purpose, is
   * syntax, or is shown elsewhere. Without it, `reportLostText` reports its words.
   */
  accountFor(text: string): void {
    this.accountedTexts.push(text);
  }

  /** Accounts for the text of rows. */
  accountForRows(first: number, end: number): void {
    this.accountFor(this.textOfRows(first, end));
  }

  /** Returns the source text of a row; empty beyond the end. */
  row(row: number): string {
    return this.lines[row] ?? '';
  }

  /** Returns the source text of several rows. */
  textOfRows(first: number, end: number): string {
    return this.lines.slice(first, end).join('\n');
  }

  /** Returns the position where the text of a row begins, after its indentation. */
  rowPosition(row: number): Position {
    const text = this.row(row);
    return this.positionAt(row, text.length - text.trimStart().length);
  }

  /** Returns the place where `part` begins in a row, or the beginning of the row if it is not found. */
  partPosition(row: number, part: string): Position {
    const index = this.row(row).indexOf(part);
    return index < 0 ? this.rowPosition(row) : this.positionAt(row, index);
  }

  /**
   * Returns the place of a character in a token's content. markdown-it removes indentation, list and quote
   * markers from the content, so its lines are looked up in the source.
   */
  tokenPosition(token: Token, offset: number): Position {
    if (this.lastToken?.token !== token || this.lastToken.content !== token.content) {
      this.lastToken = {
        token,
        content: token.content,
        lines: listContentLines(token, (row) => this.row(row)),
      };
    }
    const { row, start, index, isFound } = findContentLine(this.lastToken.lines, offset);
    return this.positionAt(row, isFound ? index + offset - start : index);
  }

  /** Returns the place of the character at an index of a row's source text. */
  positionAt(row: number, index: number): Position {
    if (row >= this.appendix.row) return this.appendix.position;
    const { line, file } = this.origins[row] ?? { line: this.bodyLine + row };
    return { line, column: index + 1, ...(file === undefined ? {} : { file }) };
  }
}

/** A line of a token's content and its position in the source. */
interface ContentLine {
  /** Offset in the content at which the line begins. */
  readonly start: number;
  readonly row: number;
  /** Index in the row's source text where the line begins; a fallback if `isFound` is false. */
  readonly index: number;
  readonly isFound: boolean;
}

/** Returns the start of a table cell: the cells of a row share one source line. */
function cellStart(token: Token): number | undefined {
  const start = token.meta?.['start'];
  return typeof start === 'number' ? start : undefined;
}

/** Lists the lines of a token's content; `sourceOf` returns the source text of a row. */
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

/** Finds the line that contains an offset of the content, by binary search. */
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

/**
 * Returns the page that a block rule is parsing.
 * @throws 'the Markdown parser was called without a page'
 */
export function pageOf(state: StateBlock): PageState {
  const page = state.env['page'];
  if (!(page instanceof PageState)) throw new Error('the Markdown parser was called without a page');
  return page;
}

/** Returns the text of a row without quote marks, list indentation and its own indentation. */
export function blockLine(state: StateBlock, row: number): string {
  return state.src.slice((state.bMarks[row] ?? 0) + (state.tShift[row] ?? 0), state.eMarks[row]);
}

/** Returns the position where the text of a row begins, after quote marks, list marks and indentation. */
export function blockPosition(state: StateBlock, row: number): Position {
  const start = (state.bMarks[row] ?? 0) + (state.tShift[row] ?? 0);
  // The marks of a container move `bMarks`, so the start of the row is looked up in the source.
  const rowStart = start === 0 ? 0 : state.src.lastIndexOf('\n', start - 1) + 1;
  return pageOf(state).positionAt(row, start - rowStart);
}

/** Whether a row is indented so far that Markdown reads it as code. */
export function isCodeIndent(state: StateBlock, row: number): boolean {
  return (state.sCount[row] ?? 0) - state.blkIndent >= 4;
}

/** Whether a block is outside of lists, quotes and callouts; if not, reports one problem. */
export function isTopLevel(state: StateBlock, row: number, what: string): boolean {
  if (state.level === 0) return true;
  pageOf(state).report(
    blockPosition(state, row),
    'nested-block',
    `${what} is inside a list, a quote or a callout`,
    'put it on its own line, outside of that block and not indented',
  );
  return false;
}
