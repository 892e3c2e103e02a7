import type { StateInline } from 'markdown-it';

const OPENING = '<!--';

/**
 * A comment in a line of text that its block does not close. CommonMark shows it as text, which nobody means: it becomes
 * a tag of its own, to be told with its place. To be tried behind `html_inline`, which takes what is closed.
 */
export function openCommentRule(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith(OPENING, state.pos)) return false;
  if (!silent) state.push('html_inline', '', 0).content = OPENING;
  state.pos += OPENING.length;
  return true;
}
