import type { StateBlock, StateInline } from 'markdown-it';
import { blockLine, blockPosition, pageOf } from '../PageState';

const DEFINITION = /^\[\^([^\]\s]+)\]:/;
/** The plugin copies all tokens of the page for each note. */
const MAX_FOOTNOTES = 1000;

/**
 * Block rule that notes where the definition of a footnote is, and leaves reading it to the plugin, whose tokens
 * have no position. Reports and drops those that are too many.
 */
export function footnotePlaceRule(state: StateBlock, row: number, _end: number, silent: boolean): boolean {
  const label = DEFINITION.exec(blockLine(state, row))?.[1];
  if (label === undefined || silent) return false;
  const page = pageOf(state);
  const position = blockPosition(state, row);
  const isTooMuch = page.footnotes.length >= MAX_FOOTNOTES;
  if (!isTooMuch) page.footnotes.push({ label, position });
  else {
    const message = `a page can have at most ${MAX_FOOTNOTES} footnotes; this one and those after it are dropped`;
    if (!page.areFootnotesCut)
      page.report(position, 'footnote-count', message, 'write fewer, or split the page');
    page.areFootnotesCut = true;
    page.accountForRows(row, row + 1);
    state.line = row + 1;
  }
  return isTooMuch;
}

const REFERENCE = /\[\^[^[\]\s]+\]/y;

/**
 * Inline rule for what begins like a reference and is none: one to a footnote that is not defined is reported,
 * other text stays as it is. Runs before the plugin's rule, which would read a long line again for each `[^`.
 */
export function undefinedFootnoteRule(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith('[^', state.pos)) return false;
  REFERENCE.lastIndex = state.pos;
  const [source] = REFERENCE.exec(state.src) ?? [];
  const { refs } = (state.env['footnotes'] ?? {}) as { refs?: Readonly<Record<string, number>> };
  // The plugin puts a colon before each label.
  if (source !== undefined && refs?.[`:${source.slice(2, -1)}`] !== undefined) return false;
  if (!silent && source === undefined) state.pending += '[^';
  else if (!silent) state.push('footnote_undefined', '', 0).content = source ?? '';
  state.pos += source?.length ?? 2;
  return true;
}
