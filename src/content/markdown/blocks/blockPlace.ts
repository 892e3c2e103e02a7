import type { StateBlock } from 'markdown-it';
import type { Place } from '../Report';
import { pageOf } from './pageOf';

/** Where the text of a row begins inside its container: behind quote marks, list marks and indentation. */
export function blockPlace(state: StateBlock, row: number): Place {
  const start = (state.bMarks[row] ?? 0) + (state.tShift[row] ?? 0);
  // The marks of a container move `bMarks`; the source still knows where the row begins.
  const rowStart = start === 0 ? 0 : state.src.lastIndexOf('\n', start - 1) + 1;
  return pageOf(state).place(row, start - rowStart);
}
