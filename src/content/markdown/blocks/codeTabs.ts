import type { StateBlock } from 'markdown-it';
import { blockPosition, blockLine, isCodeIndent, isTopLevel, pageOf } from '../PageState';
import { closesFence, openFence } from '../code/fence';

/** A fence inside `<codeblock>`, not yet parsed. */
export interface CodeTabSource {
  readonly info: string;
  readonly code: string;
  /** Row of the opening marks. */
  readonly row: number;
}

const OPEN = /^<codeblock(?:\s+storageKey=(?:"([^"]*)"|'([^']*)'))?\s*>\s*$/;
const CLOSE = /^<\/codeblock>\s*$/;
/** Limit set by the rules in code.css that show the selected tab. */
const MAX_TABS = 6;
const HINT = 'write <codeblock storageKey="name">, fences with "language tab", then </codeblock>';

/** Returns the row of the next `</codeblock>`; undefined if there is none before another group opens. */
function findClosingRow(state: StateBlock, from: number, end: number): number | undefined {
  for (let row = from; row < end; row += 1) {
    const line = blockLine(state, row);
    if (CLOSE.test(line)) return row;
    if (OPEN.test(line)) return undefined;
  }
  return undefined;
}

/** Reads the fence that opens in `row`; `next` is the row after it. */
function readFence(
  state: StateBlock,
  row: number,
  end: number,
): { tab: CodeTabSource; next: number } | undefined {
  const fence = isCodeIndent(state, row) ? undefined : openFence(blockLine(state, row));
  if (fence === undefined) return undefined;
  let next = row + 1;
  while (next < end && !closesFence(blockLine(state, next), fence)) next += 1;
  if (next === end) {
    const page = pageOf(state);
    const hint = `write ${fence.marks} on the line after the code`;
    page.report(blockPosition(state, row), 'unclosed-fence', 'the fence that opens here is not closed', hint);
  }
  const code = state.getLines(row + 1, next, state.sCount[row] ?? 0, false);
  return { tab: { info: fence.info, code, row }, next: Math.min(next + 1, end) };
}

/** Block rule for `<codeblock storageKey="k">` around fences: adds a token `code_tabs` with the fences. */
export function codeTabsRule(state: StateBlock, row: number, end: number, silent: boolean): boolean {
  const match = isCodeIndent(state, row) ? null : OPEN.exec(blockLine(state, row));
  if (match === null) return false;
  if (silent) return true;
  const page = pageOf(state);
  const position = blockPosition(state, row);
  const storageKey = match[1] ?? match[2] ?? '';
  if (!/^[\w-]+$/.test(storageKey)) {
    page.report(
      position,
      'code-tabs-key',
      'the group of code tabs has no storage key of letters and hyphens',
      HINT,
    );
  }
  page.accountForRows(row, row + 1);
  isTopLevel(state, row, 'a group of code tabs');
  const tabs: CodeTabSource[] = [];
  const closing = findClosingRow(state, row + 1, end);
  let next = row + 1;
  while (next < (closing ?? end)) {
    const fence = readFence(state, next, closing ?? end);
    if (fence) tabs.push(fence.tab);
    else if (blockLine(state, next).trim() !== '') {
      // If the closing tag is missing, the first other line is the text after the group.
      if (closing === undefined) break;
      page.report(
        blockPosition(state, next),
        'code-tabs-content',
        'a group of code tabs can contain only fenced code',
        HINT,
      );
    }
    next = fence?.next ?? next + 1;
  }
  if (closing === undefined)
    page.report(position, 'code-tabs-unclosed', 'the group of code tabs is not closed', HINT);
  else if (tabs.length === 0)
    page.report(position, 'code-tabs-content', 'the group of code tabs is empty', HINT);
  const tooMuch = tabs[MAX_TABS];
  if (tooMuch) {
    page.report(
      blockPosition(state, tooMuch.row),
      'code-tabs-count',
      `a group of code tabs can have at most ${MAX_TABS} tabs`,
      'remove tabs, or write two groups',
    );
  }
  if (closing !== undefined) page.accountForRows(closing, closing + 1);
  const token = state.push('code_tabs', '', 0);
  token.map = [row, next];
  token.meta = { storageKey, tabs };
  state.line = closing === undefined ? next : closing + 1;
  return true;
}
