import type { StateBlock } from 'markdown-it';

/** Text of a row inside its container: quote marks, list indentation and its own indentation taken off. */
export function blockLine(state: StateBlock, row: number): string {
  return state.src.slice((state.bMarks[row] ?? 0) + (state.tShift[row] ?? 0), state.eMarks[row]);
}
