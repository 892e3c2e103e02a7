import type { StateBlock } from 'markdown-it';
import { PageState } from '../PageState';
import type { Place } from '../Report';

/**
 * The page that a block rule works for.
 * @throws 'the Markdown parser was called without a page'
 */
export function pageOf(state: StateBlock): PageState {
  const page = state.env['page'];
  if (!(page instanceof PageState)) throw new Error('the Markdown parser was called without a page');
  return page;
}

/** Text of a row inside its container: quote marks, list indentation and its own indentation taken off. */
export function blockLine(state: StateBlock, row: number): string {
  return state.src.slice((state.bMarks[row] ?? 0) + (state.tShift[row] ?? 0), state.eMarks[row]);
}

/** Where the text of a row begins inside its container: behind quote marks, list marks and indentation. */
export function blockPlace(state: StateBlock, row: number): Place {
  const start = (state.bMarks[row] ?? 0) + (state.tShift[row] ?? 0);
  // The marks of a container move `bMarks`; the source still knows where the row begins.
  const rowStart = start === 0 ? 0 : state.src.lastIndexOf('\n', start - 1) + 1;
  return pageOf(state).place(row, start - rowStart);
}

/** Whether a row is indented so far that Markdown takes it for code. */
export function isCodeIndent(state: StateBlock, row: number): boolean {
  return (state.sCount[row] ?? 0) - state.blkIndent >= 4;
}

/** Whether a block stands in no list, quote or callout; where it does, that is one problem. */
export function isTopLevel(state: StateBlock, row: number, what: string): boolean {
  if (state.level === 0) return true;
  pageOf(state).report(
    blockPlace(state, row),
    'nested-block',
    `${what} stands inside a list, a quote or a callout`,
    'put it on a line of its own, outside and not indented',
  );
  return false;
}
