import type { StateBlock } from 'markdown-it';
import { MarkupReader } from '../inline/markup';
import { AROUND_BLOCKS, VOID } from '../inline/rawTag';
import { blockLine, isCodeIndent, pageOf } from '../PageState';

/** Tags that begin a block in the middle of a paragraph, too. */
const BLOCKS: ReadonlySet<string> = new Set([...AROUND_BLOCKS, 'li', 'ol', 'p', 'summary', 'ul']);
/** Names of tags in Markdown; others, such as `https:`, are addresses in angle brackets. */
const TAG_NAME = /^[a-z][a-z\d-]*$/;
/** Tags that are never meant as text: without their `>`, Markdown would show them. */
const CUT: ReadonlySet<string> = new Set(['script', 'iframe', 'object', 'embed', 'img', 'style']);
const COMMENT = '<!--';
const COMMENT_END = '-->';

/** Returns the index after the comment that begins at `start`; undefined if it does not end in the line. */
function findCommentEnd(line: string, start: number): number | undefined {
  const end = line.indexOf(COMMENT_END, start);
  return end < 0 ? undefined : end + COMMENT_END.length;
}

/** Where comments end that begin a line. */
interface CommentsEnd {
  readonly row: number;
  /** Index in the line of the row; undefined if the last comment is not closed. */
  readonly index: number | undefined;
}

/** Finds the end of the comments that begin in `row`, with nothing but spaces between them. */
function findCommentsEnd(state: StateBlock, row: number, end: number): CommentsEnd {
  let line = blockLine(state, row);
  // Browsers end a comment at a `>` right after its start.
  let index = findCommentEnd(line, COMMENT.length - 2);
  let last = row;
  for (;;) {
    while (index === undefined) {
      last += 1;
      if (last >= end || ((state.sCount[last] ?? 0) < state.blkIndent && !state.isEmpty(last)))
        return { row: last - 1, index };
      line = blockLine(state, last);
      index = findCommentEnd(line, 0);
    }
    const next = index + line.slice(index).search(/\S|$/);
    if (!line.startsWith(COMMENT, next)) return { row: last, index };
    index = findCommentEnd(line, next + COMMENT.length - 2);
  }
}

/**
 * Reads comments at the start of a line into an `html_block`. A comment that ends in its own line before other
 * text belongs to the paragraph of that text.
 */
function readComments(state: StateBlock, row: number, end: number, silent: boolean): boolean {
  // Whether a comment ends a paragraph depends on its first line only.
  const close = findCommentsEnd(state, row, silent ? row + 1 : end);
  const line = blockLine(state, close.row);
  const hasText = close.index !== undefined && line.slice(close.index).trim() !== '';
  if (hasText && close.row === row) return false;
  if (silent) return true;
  const token = state.push('html_block', '', 0);
  // The last line belongs to the text after the comment.
  token.map = [row, hasText ? close.row : close.row + 1];
  const content = state.getLines(row, close.row + 1, state.blkIndent, false);
  token.content = hasText ? content.slice(0, (close.index ?? 0) - line.length) : content;
  state.line = close.row + 1;
  if (!hasText) return true;
  // The text after the comment is parsed as if it began the line.
  const start = (state.bMarks[close.row] ?? 0) + (state.tShift[close.row] ?? 0) + (close.index ?? 0);
  const rest = line.slice(close.index);
  state.bMarks[close.row] = start;
  state.tShift[close.row] = rest.length - rest.trimStart().length;
  state.sCount[close.row] = state.blkIndent;
  state.md.block.tokenize(state, close.row, close.row + 1);
  return true;
}

/** Reads lines of a block for the tags that they leave open. */
class OpenTags {
  private readonly reader = new MarkupReader();
  private readonly counts = new Map<string, number>();
  private read = 0;
  /** Number of open tags that cannot contain blocks. */
  private inner = 0;

  add(line: string): void {
    this.reader.write(`${line}\n`);
    for (const { tag } of this.reader.found.slice(this.read)) {
      if (!tag || VOID.has(tag.name) || (!tag.closing && tag.source.endsWith('/>'))) continue;
      const count = this.counts.get(tag.name) ?? 0;
      if (tag.closing && count === 0) continue;
      const change = tag.closing ? -1 : 1;
      this.counts.set(tag.name, count + change);
      if (!AROUND_BLOCKS.has(tag.name)) this.inner += change;
    }
    this.read = this.reader.found.length;
  }

  /** Name of the tag in which the last line ends. */
  get insideTag(): string | undefined {
    return this.reader.insideTag;
  }

  /** Whether the next line belongs to the block if it does not begin another one. */
  get isInside(): boolean {
    return this.insideTag !== undefined || this.inner > 0;
  }

  /** Whether the last line ends with a tag, and the block needs no other line. */
  get isComplete(): boolean {
    return !this.isInside && this.reader.endsWithMarkup;
  }
}

/** Whether the line begins a block of HTML; `paragraph` if it does so only where no paragraph is open. */
function beginsBlock(line: string): boolean | 'paragraph' {
  const reader = new MarkupReader();
  reader.write(`${line}\n`);
  const [{ start, end, tag } = {}] = reader.found;
  const name = start === 0 ? tag?.name : line.startsWith('<') ? reader.insideTag : undefined;
  if (name === undefined || !TAG_NAME.test(name)) return false;
  if (BLOCKS.has(name)) return true;
  return start === 0 && line.slice(end).trim() === '' && 'paragraph';
}

/**
 * Block rule for lines that begin with a tag or a comment, in place of markdown-it's. Their text is Markdown, and
 * so are the lines between two tags: a line that ends with a tag ends the block, unless a tag that cannot contain
 * blocks is still open. The block is a paragraph without `<p>`; its tags are read by `renderRawHtml`.
 */
export function htmlRule(state: StateBlock, row: number, end: number, silent: boolean): boolean {
  const line = isCodeIndent(state, row) ? '' : blockLine(state, row);
  if (!line.startsWith('<')) return false;
  if (line.startsWith(COMMENT)) return readComments(state, row, end, silent);
  const begins = beginsBlock(line);
  if (silent || !begins) return begins === true;
  const open = new OpenTags();
  open.add(line);
  const rules = state.md.block.ruler.getRules('paragraph');
  const oldParent = state.parentType;
  state.parentType = 'paragraph';
  let next = row + 1;
  while (
    !open.isComplete &&
    next < end &&
    !state.isEmpty(next) &&
    (state.sCount[next] ?? 0) >= state.blkIndent &&
    (open.insideTag !== undefined ||
      !rules.some((rule) => (rule !== htmlRule || !open.isInside) && rule(state, next, end, true)))
  ) {
    open.add(blockLine(state, next));
    next += 1;
  }
  state.parentType = oldParent;
  const begin = state.push('html_open', '', 1);
  begin.map = [row, next];
  const inline = state.push('inline', '', 0);
  inline.content = state.getLines(row, next, state.blkIndent, false).trim();
  inline.map = [row, next];
  inline.meta = { isHtml: true };
  inline.children = [];
  state.push('html_close', '', -1);
  state.line = next;
  if (open.insideTag !== undefined && CUT.has(open.insideTag)) {
    const page = pageOf(state);
    const source = `<${open.insideTag}`;
    const position = page.tokenPosition(inline, inline.content.toLowerCase().lastIndexOf(source));
    page.report(
      position,
      'raw-html-unclosed',
      `a tag is incomplete: ${source}`,
      'write its > on the same line',
    );
  }
  return true;
}
