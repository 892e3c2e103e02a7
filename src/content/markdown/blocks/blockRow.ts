import type { StateBlock } from 'markdown-it';
import { PageState } from '../PageState';
import type { Place } from '../Report';

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

/** Returns the place where the text of a row begins, after quote marks, list marks and indentation. */
export function blockPlace(state: StateBlock, row: number): Place {
  const start = (state.bMarks[row] ?? 0) + (state.tShift[row] ?? 0);
  // The marks of a container move `bMarks`, so the start of the row is looked up in the source.
  const rowStart = start === 0 ? 0 : state.src.lastIndexOf('\n', start - 1) + 1;
  return pageOf(state).place(row, start - rowStart);
}

/** Whether a row is indented so far that Markdown reads it as code. */
export function isCodeIndent(state: StateBlock, row: number): boolean {
  return (state.sCount[row] ?? 0) - state.blkIndent >= 4;
}

/** Whether a block is outside of lists, quotes and callouts; if not, reports one problem. */
export function isTopLevel(state: StateBlock, row: number, what: string): boolean {
  if (state.level === 0) return true;
  pageOf(state).report(
    blockPlace(state, row),
    'nested-block',
    `${what} is inside a list, a quote or a callout`,
    'put it on its own line, outside of that block and not indented',
  );
  return false;
}
