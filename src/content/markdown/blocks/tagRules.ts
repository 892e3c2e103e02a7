import type { StateBlock, Token } from 'markdown-it';
import { blockPosition, blockLine, isCodeIndent, pageOf } from '../PageState';

const DESCRIPTION = /^<p\s+class=["']description["']\s*>/;
const DESCRIPTION_END = '</p>';

/**
 * Block rule for `<p class="description">…</p>` on one or more lines: adds a token `description` with its
 * text. markdown-it's own HTML rule would also include following lines up to the next blank line.
 */
export function descriptionRule(state: StateBlock, row: number, end: number, silent: boolean): boolean {
  const opening = isCodeIndent(state, row) ? null : DESCRIPTION.exec(blockLine(state, row));
  if (opening === null) return false;
  if (silent) return true;
  const page = pageOf(state);
  const parts: string[] = [];
  let next = row;
  let closed = false;
  for (; next < end && !closed && !state.isEmpty(next); next += 1) {
    const line = blockLine(state, next).slice(next === row ? opening[0].length : 0);
    const index = line.indexOf(DESCRIPTION_END);
    closed = index >= 0;
    parts.push(closed ? line.slice(0, index) : line);
    if (closed && line.slice(index + DESCRIPTION_END.length).trim() !== '') {
      const hint = 'move the text to a line of its own';
      page.report(
        page.partPosition(next, DESCRIPTION_END),
        'description-not-alone',
        'text follows the description',
        hint,
      );
    }
  }
  if (!closed) {
    const hint = 'write </p> after its last word, with no blank line inside';
    page.report(blockPosition(state, row), 'description-unclosed', 'the description is not closed', hint);
  }
  const token = state.push('description', '', 0);
  token.map = [row, next];
  page.accountForRows(row, next);
  token.content = parts.join('\n');
  token.hidden = true;
  state.line = next;
  return true;
}

const LIST = /^<featureList>\s*$/;
const LIST_END = /^<\/featureList>\s*$/;
const ITEM = '- ';

/**
 * Adds a tag of the list. It is not a block token, so that the renderer writes no line ends between items.
 */
function pushTag(state: StateBlock, type: string, tag: string, nesting: 1 | -1): Token {
  const token = state.push(type, tag, nesting);
  token.block = false;
  return token;
}

function pushItem(state: StateBlock, row: number, text: string): void {
  pushTag(state, 'list_item_open', 'li', 1);
  const inline = state.push('inline', '', 0);
  inline.content = text;
  inline.map = [row, row + 1];
  inline.children = [];
  pushTag(state, 'list_item_close', 'li', -1);
}

/** Block rule for `<featureList>` around `- ` lines: adds a list with the class `feature-list`. */
export function featureListRule(state: StateBlock, row: number, end: number, silent: boolean): boolean {
  if (isCodeIndent(state, row) || !LIST.test(blockLine(state, row))) return false;
  if (silent) return true;
  const page = pageOf(state);
  const list = pushTag(state, 'bullet_list_open', 'ul', 1);
  list.attrs = [['class', 'feature-list']];
  const isClosed = hasClosingTag(state, row + 1, end);
  let next = row + 1;
  for (; next < end && !LIST_END.test(blockLine(state, next)); next += 1) {
    const line = blockLine(state, next);
    if (line.startsWith(ITEM)) pushItem(state, next, line.slice(ITEM.length).trim());
    else if (line !== '') {
      // If the closing tag is missing, the first other line is the text after the list.
      if (!isClosed) break;
      const message = `a line of the feature list does not begin with "- ": ${line.slice(0, 60)}`;
      page.report(
        blockPosition(state, next),
        'feature-list-line',
        message,
        'write each feature on one line after "- "',
      );
    }
  }
  list.map = [row, next];
  page.accountForRows(row, row + 1);
  page.accountForRows(next, next + 1);
  pushTag(state, 'bullet_list_close', 'ul', -1);
  if (next < end && LIST_END.test(blockLine(state, next))) next += 1;
  else {
    const hint = 'write </featureList> on the line after its last item';
    page.report(blockPosition(state, row), 'feature-list-unclosed', 'the feature list is not closed', hint);
  }
  state.line = next;
  return true;
}

function hasClosingTag(state: StateBlock, from: number, end: number): boolean {
  for (let row = from; row < end; row += 1) {
    const line = blockLine(state, row);
    if (LIST_END.test(line)) return true;
    if (LIST.test(line)) return false;
  }
  return false;
}
