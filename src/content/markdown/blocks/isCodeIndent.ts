import type { StateBlock } from 'markdown-it';

/** Whether a row is indented so far that Markdown takes it for code. */
export function isCodeIndent(state: StateBlock, row: number): boolean {
  return (state.sCount[row] ?? 0) - state.blkIndent >= 4;
}
