import type { StateBlock } from 'markdown-it';
import { blockPlace, blockLine, isCodeIndent, pageOf } from '../PageState';

const OPEN = /^<p\s+class=["']description["']\s*>/;
const CLOSE = '</p>';

/**
 * Block rule for `<p class="description">…</p>` on one or more lines: adds a token `description` with its
 * text. markdown-it's own HTML rule would also include following lines up to the next blank line.
 */
export function descriptionRule(state: StateBlock, row: number, end: number, silent: boolean): boolean {
  const opening = isCodeIndent(state, row) ? null : OPEN.exec(blockLine(state, row));
  if (opening === null) return false;
  if (silent) return true;
  const page = pageOf(state);
  const parts: string[] = [];
  let next = row;
  let closed = false;
  for (; next < end && !closed && !state.isEmpty(next); next += 1) {
    const line = blockLine(state, next).slice(next === row ? opening[0].length : 0);
    const index = line.indexOf(CLOSE);
    closed = index >= 0;
    parts.push(closed ? line.slice(0, index) : line);
    if (closed && line.slice(index + CLOSE.length).trim() !== '') {
      const hint = 'move the text to a line of its own';
      page.report(page.partPlace(next, CLOSE), 'description-not-alone', 'text follows the description', hint);
    }
  }
  if (!closed) {
    const hint = 'write </p> after its last word, with no blank line inside';
    page.report(blockPlace(state, row), 'description-unclosed', 'the description is not closed', hint);
  }
  const token = state.push('description', '', 0);
  token.map = [row, next];
  token.content = parts.join('\n');
  token.hidden = true;
  state.line = next;
  return true;
}
