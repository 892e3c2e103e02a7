import type { StateBlock } from 'markdown-it';
import { blockPlace } from './blockPlace';
import { pageOf } from './pageOf';

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
