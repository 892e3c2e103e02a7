import type { StateBlock } from 'markdown-it';
import { nameHint } from '../nameHint';
import type { Block } from '../ParsedPage';
import { blockPlace } from './blockPlace';
import { blockLine } from './blockLine';
import { isCodeIndent } from './isCodeIndent';
import { isTopLevel } from './isTopLevel';
import { listRepeatedKeys } from './listRepeatedKeys';
import { pageOf } from './pageOf';
import { readComponent } from './readComponent';
import { readDemo } from './readDemo';

const INSERT = /^\{\{\s*"/;

function parseObject(line: string): Readonly<Record<string, unknown>> | undefined {
  const match = /^\{(\{.*\})\}$/.exec(line.trim());
  if (match === null) return undefined;
  try {
    return JSON.parse(match[1] ?? '') as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function readInsert(state: StateBlock, row: number): Block | undefined {
  const page = pageOf(state);
  const values = parseObject(blockLine(state, row));
  if (values === undefined) {
    const hint =
      'write {{"demo": "Name.js"}} alone on the line; strings in double quotes, no comma at the end';
    page.report(blockPlace(state, row), 'insert-syntax', 'the line in double braces cannot be read', hint);
    return undefined;
  }
  const [kind = ''] = Object.keys(values);
  for (const key of listRepeatedKeys(blockLine(state, row))) {
    const message = `"${key}" stands twice in the line`;
    page.report(
      page.partPlace(row, `"${key}"`),
      'demo-option-contradiction',
      message,
      'remove one of the two',
    );
  }
  if (kind === 'demo') return readDemo(values, row, page);
  if (kind === 'component') return readComponent(values, row, page);
  const message = `a line in double braces begins with "demo" or "component", not "${kind}"`;
  page.report(blockPlace(state, row), 'unknown-insert', message, nameHint(kind, ['demo', 'component']));
  return undefined;
}

/** Block rule for `{{"demo": …}}` and `{{"component": …}}` alone on a line: a token `insert` with the block. */
export function insertRule(state: StateBlock, row: number, _end: number, silent: boolean): boolean {
  if (isCodeIndent(state, row) || !INSERT.test(blockLine(state, row))) return false;
  if (silent) return true;
  const block = isTopLevel(state, row, 'a demo or component') ? readInsert(state, row) : undefined;
  state.line = row + 1;
  if (block) {
    const token = state.push('insert', '', 0);
    token.map = [row, row + 1];
    token.meta = { block };
    token.hidden = true;
  }
  return true;
}
