import type { Token, StateBlock } from 'markdown-it';
import { resolveText } from '../../../model/languages/FamilyText';
import type { CalloutTone } from '../../../model/page/FamilyFences';
import { readFences } from '../familyFences';
import { type PageState, blockPosition, blockLine, isCodeIndent, pageOf } from '../PageState';
import { nameHint } from '../../../model/routes/editDistance';
import { closesFence, openFence, type OpenFence } from '../code/fence';

const LABEL_OF = {
  info: 'calloutInfo',
  success: 'calloutSuccess',
  warning: 'calloutWarning',
  error: 'calloutError',
} as const;

/** Texts with the labels of the tones. */
type CalloutTexts = Readonly<Partial<Record<(typeof LABEL_OF)[CalloutTone], string>>>;

/** Kinds of callouts by the names that pages may use: the site's own, and those of other generators. */
const KIND_OF: Readonly<Record<string, CalloutTone>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
  note: 'info',
  tip: 'success',
  important: 'warning',
  caution: 'warning',
  danger: 'error',
};

/** Kinds of the alerts of repository hosts. "Caution" is the strongest of them. */
const KIND_OF_ALERT: Readonly<Record<string, CalloutTone>> = {
  NOTE: 'info',
  TIP: 'success',
  IMPORTANT: 'warning',
  WARNING: 'warning',
  CAUTION: 'error',
};

function find<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Whether the shell has a callout with a name. */
export const isShellCallout = (name: string): boolean => find(KIND_OF, name) !== undefined;

/** Lists the names of the callouts of shell and family. */
const listCallouts = () => [...Object.keys(KIND_OF), ...Object.keys(readFences().callouts)];

/** Returns the kind of the callout with a name: a tone, or the name of one of the family. */
function findKind(name: string): string | undefined {
  const ofShell = find(KIND_OF, name.toLowerCase());
  if (ofShell !== undefined) return ofShell;
  const { callouts, isBroken } = readFences();
  if (find(callouts, name)) return name;
  return isBroken ? 'info' : undefined;
}

/** Returns the tone of a kind of callouts, and what names it in a language. */
export function describeCallout(
  kind: string,
  texts: CalloutTexts,
  language: string,
): { readonly tone: CalloutTone; readonly label: string; readonly sign?: string | undefined } {
  const ofFamily = find(readFences().callouts, kind);
  if (ofFamily) return { ...ofFamily, label: resolveText(ofFamily.title, language) };
  const tone = kind as CalloutTone;
  return { tone, label: texts[LABEL_OF[tone]] ?? kind };
}

/** The label of a callout names it for screen readers, which do not convey color and icon. */
function openCallout(token: Token, kind: string, page: PageState): void {
  const { tone, label, sign } = describeCallout(kind, page.labels, page.labels.language);
  const classes = `callout callout-${tone}${token.meta?.['title'] ? ' callout-titled' : ''}`;
  // The renderer escapes attributes.
  token.attrs = [
    ['class', classes],
    ['role', 'note'],
    ['aria-label', label],
    ...(sign === undefined ? [] : [['data-sign', sign] as [string, string]]),
  ];
}

/** Gives callouts their class, role and label. */
export function renderCallouts(tokens: readonly Token[], page: PageState): void {
  for (const token of tokens) {
    // Only `calloutRule` sets it, always to a kind.
    if (token.type === 'callout_open') openCallout(token, token.meta?.['kind'] as string, page);
  }
}

/** First line of an alert, with the text that must not follow its name. */
const ALERT = /^\[!([A-Za-z]+)\][ \t]*(.*)/;

/** Returns the index of the token that closes the one at `index`. */
function closingIndex(tokens: readonly Token[], index: number): number {
  const open = tokens[index];
  const type = open?.type.replace(/_open$/, '_close');
  let closing = index + 1;
  while (
    closing < tokens.length &&
    (tokens[closing]?.type !== type || tokens[closing]?.level !== open?.level)
  )
    closing += 1;
  return closing;
}

/**
 * Turns the alerts of repository hosts into callouts: quotes that begin with a line such as `[!NOTE]`. Reports
 * unknown names, and text after the name, with which the host shows an ordinary quote.
 */
export function renderAlerts(tokens: readonly Token[], page: PageState): void {
  tokens.forEach((open, index) => {
    const paragraph = tokens[index + 1];
    const inline = tokens[index + 2];
    if (open.type !== 'blockquote_open' || paragraph?.type !== 'paragraph_open' || !inline) return;
    const [first] = inline.children ?? [];
    // Without a mark of its own, the line is not an alert: `\\[!NOTE]` is text.
    const match = first?.type === 'text' ? ALERT.exec(inline.content) : null;
    if (!match || !first) return;
    const [, name = '', text = ''] = match;
    const kind = find(KIND_OF_ALERT, name.toUpperCase());
    const position = page.tokenPosition(inline, 0);
    if (kind === undefined) {
      const hint = nameHint(name.toUpperCase(), Object.keys(KIND_OF_ALERT));
      page.report(position, 'unknown-callout', `unsupported alert type "${name}"`, hint);
    } else if (text.trim() !== '') {
      const message = `text follows [!${name}], so the host shows an ordinary quote: ${text.slice(0, 60)}`;
      page.report(position, 'callout-text', message, 'move the text to the next line');
    }
    if (kind === undefined || text.trim() !== '') return;
    page.accountFor(name);
    const rest = inline.children?.slice(1) ?? [];
    if (rest[0]?.type === 'softbreak' || rest[0]?.type === 'hardbreak') rest.shift();
    inline.children = rest;
    if (rest.length === 0) {
      paragraph.hidden = true;
      const closing = tokens[index + 3];
      if (closing) closing.hidden = true;
    }
    const close = tokens[closingIndex(tokens, index)];
    for (const token of [open, close]) if (token) token.tag = 'div';
    openCallout(open, kind, page);
  });
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

/** The name of a callout and its title, as other generators write it: `tip Title` or `tip[Title]`. */
const OPENING = /^([\w-]+)(?:\[(.*)\]|\s+(\S.*))?$/;

/** The name with attributes in braces, as some generators write a title. */
const ATTRIBUTES = /^([\w-]+)\{(?:.*?title=["']?([^"'}]+))?/;

function pushTitle(state: StateBlock, row: number, title: string): void {
  state.push('paragraph_open', 'p', 1).attrs = [['class', 'callout-title']];
  const inline = state.push('inline', '', 0);
  inline.content = title;
  inline.map = [row, row + 1];
  inline.children = [];
  state.push('paragraph_close', 'p', -1);
}

/** Block rule for `:::info` … `:::`: tokens `callout_open` and `callout_close` around any content. */
export function calloutRule(state: StateBlock, row: number, end: number, silent: boolean): boolean {
  const words = isCodeIndent(state, row) ? undefined : wordsAfterMarks(blockLine(state, row));
  if (words === undefined) return false;
  if (silent) return true;
  const page = pageOf(state);
  const position = blockPosition(state, row);
  if (words === '') {
    const hint = 'remove it, or write the callout’s name after the first :::';
    page.report(position, 'callout-unopened', 'this ::: does not close a callout', hint);
    state.line = row + 1;
    return true;
  }
  const [, name = words, bracketed, spaced] = OPENING.exec(words) ?? [];
  page.accountFor(name);
  const title = (bracketed ?? spaced ?? '').trim();
  const kind = findKind(name);
  if (kind === undefined) {
    const [, base = '', written = 'Title'] = ATTRIBUTES.exec(name) ?? [];
    const hint = findKind(base)
      ? `write :::${base} ${written}`
      : name === 'details'
        ? `write <details><summary>${title || 'Title'}</summary>, an empty line, the text, an empty line, </details>`
        : nameHint(name, listCallouts());
    page.report(position, 'unknown-callout', `unsupported callout type "${name}"`, hint);
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
  open.meta = { kind: kind ?? 'info', title };
  if (title) pushTitle(state, row, title);
  const { lineMax } = state;
  state.lineMax = closing;
  state.md.block.tokenize(state, row + 1, closing);
  state.lineMax = lineMax;
  state.push('callout_close', 'div', -1);
  state.line = Math.min(closing + 1, end);
  return true;
}
