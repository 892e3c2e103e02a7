import type { Token, StateBlock } from 'markdown-it';
import { type PageState, blockPosition, blockLine, isCodeIndent, pageOf } from '../PageState';
import { nameHint } from '../../../model/routes/editDistance';
import { closesFence, openFence, type OpenFence } from '../code/fence';

const LABEL_OF = {
  info: 'calloutInfo',
  success: 'calloutSuccess',
  warning: 'calloutWarning',
  error: 'calloutError',
} as const;

/** Names of all callouts. */
const CALLOUT_NAMES = Object.keys(LABEL_OF);

/** Whether a callout with this name exists. */
function isCalloutName(name: unknown): name is keyof typeof LABEL_OF {
  return typeof name === 'string' && Object.hasOwn(LABEL_OF, name);
}

/**
 * Turns the tokens of callouts into HTML: a note with an accessible name, because screen readers do not
 * convey color and icon.
 */
export function renderCallouts(tokens: readonly Token[], page: PageState): void {
  for (const token of tokens) {
    if (token.type === 'callout_open') {
      const name = token.meta?.['name'];
      const kind = isCalloutName(name) ? name : 'info';
      // The renderer escapes attributes.
      const label = page.labels[LABEL_OF[kind]];
      token.attrs = [
        ['class', `callout callout-${kind}`],
        ['role', 'note'],
        ['aria-label', label],
      ];
    }
  }
}

/** Returns the words after the marks of a line that opens or closes a callout; undefined for other lines. */
function wordsAfterMarks(line: string): string | undefined {
  return line.startsWith(':::') ? line.replace(/^:+/, '').trim() : undefined;
}

/**
 * Returns the row of the `:::` that closes the callout opened at `start`, or `end` if there is none. Callouts
 * can be nested, and marks inside fenced code are code. If a fence inside is unclosed, the first mark after
 * it closes the callout, so that the unclosed fence is the only problem.
 */
function findClosingRow(state: StateBlock, start: number, end: number): number {
  let depth = 1;
  let fence: OpenFence | undefined;
  let insideFence = end;
  for (let row = start + 1; row < end; row += 1) {
    const line = blockLine(state, row);
    if (line !== '' && (state.sCount[row] ?? 0) < state.blkIndent) break;
    const name = wordsAfterMarks(line);
    if (fence) {
      if (closesFence(line, fence)) fence = undefined;
      else if (name === '' && insideFence === end) insideFence = row;
    } else if (name === undefined) {
      fence = openFence(line);
      insideFence = end;
    } else {
      depth += name === '' ? -1 : 1;
      if (depth === 0) return row;
    }
  }
  return fence ? insideFence : end;
}

/** Block rule for `:::info` … `:::`: tokens `callout_open` and `callout_close` around any content. */
export function calloutRule(state: StateBlock, row: number, end: number, silent: boolean): boolean {
  const words = isCodeIndent(state, row) ? undefined : wordsAfterMarks(blockLine(state, row));
  if (words === undefined) return false;
  if (silent) return true;
  const page = pageOf(state);
  const position = blockPosition(state, row);
  page.accountFor(words);
  if (words === '') {
    const hint = 'remove it, or write the callout’s name after the first :::';
    page.report(position, 'callout-unopened', 'this ::: does not close a callout', hint);
    state.line = row + 1;
    return true;
  }
  const [name = '', ...others] = words.split(/\s+/);
  if (!isCalloutName(name)) {
    page.report(
      position,
      'unknown-callout',
      `unsupported callout type "${name}"`,
      nameHint(name, CALLOUT_NAMES),
    );
  } else if (others.length > 0) {
    const hint = 'move the text to the next line';
    page.report(
      position,
      'callout-text',
      `the opening line of a callout can contain only its name: ${words}`,
      hint,
    );
  }
  const closing = findClosingRow(state, row, end);
  if (closing === end) {
    page.report(
      position,
      'callout-unclosed',
      `the callout "${name}" is not closed`,
      'write ::: on the line after it',
    );
  }
  const open = state.push('callout_open', 'div', 1);
  open.map = [row, closing];
  open.meta = { name: isCalloutName(name) ? name : 'info' };
  const { lineMax } = state;
  state.lineMax = closing;
  state.md.block.tokenize(state, row + 1, closing);
  state.lineMax = lineMax;
  state.push('callout_close', 'div', -1);
  state.line = Math.min(closing + 1, end);
  return true;
}
