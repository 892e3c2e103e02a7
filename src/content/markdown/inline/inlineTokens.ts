import MarkdownIt, { type Token, type StateInline } from 'markdown-it';
import { CjkInlineState } from './flanking';
import { readTag } from './markup';

/** Position of the parser when it made an inline token. */
const positions = new WeakMap<Token, number>();

/** Types whose position is needed later; markdown-it itself records none for inline tokens. */
const PLACED: ReadonlySet<string> = new Set([
  'link_open',
  'image',
  'html_inline',
  'footnote_ref',
  'footnote_undefined',
]);

/** markdown-it's inline state that also records the positions of links, images, tags and footnotes. */
export class PositionedInlineState extends CjkInlineState {
  override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
    const token = super.push(type, tag, nesting);
    if (PLACED.has(type)) positions.set(token, this.pos);
    return token;
  }
}

/** Returns the offset of an inline token in the content of its block; 0 if another step created it. */
export function tokenOffset(token: Token): number {
  const position = positions.get(token) ?? 0;
  // The recorded position of a bare URL is its colon; that of a link in brackets is after the opening
  // bracket.
  if (token.markup === 'linkify') return Math.max(0, position - String(token.attrGet('href')).indexOf(':'));
  return token.type === 'link_open' && token.markup === '' ? Math.max(0, position - 1) : position;
}

/** Positions of brackets that look like links but are not, by the list of inline tokens. */
const strayBrackets = new WeakMap<readonly Token[], number[]>();

/** A label longer than this is text (https://spec.commonmark.org/0.31.2/#link-label). */
const LABEL_MAX_CHARACTERS = 999;

/**
 * Inline rule for a `]` that is followed by an address or a label, and that no link or image has read. It records
 * the position and leaves the bracket as text.
 */
export function strayBracketRule(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (silent || src[pos] !== ']' || state.linkLevel > 0) return false;
  const next = src[pos + 1];
  if (next !== '(' && next !== '[') return false;
  const before = src.slice(Math.max(0, pos - LABEL_MAX_CHARACTERS), pos);
  const after = src.slice(pos + 2, pos + LABEL_MAX_CHARACTERS);
  if (!before.includes('[') || !after.includes(next === '(' ? ')' : ']')) return false;
  const positions = strayBrackets.get(state.tokens) ?? [];
  strayBrackets.set(state.tokens, positions);
  positions.push(pos);
  return false;
}

/** Lists the positions of brackets in a block that look like links but are not. */
export function listStrayBrackets(block: Token): readonly number[] {
  return strayBrackets.get(block.children ?? []) ?? [];
}

const OPENING = '<!--';

/**
 * Inline rule for a comment that its block does not close. CommonMark would show it as text, which is never
 * intended. It becomes an `html_inline` token, so that it is reported with its position. The rule runs after
 * `html_inline`, which handles closed comments.
 */
export function openCommentRule(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith(OPENING, state.pos)) return false;
  if (!silent) state.push('html_inline', '', 0).content = OPENING;
  state.pos += OPENING.length;
  return true;
}

/** Creates a token that is rendered from its content only: `html_inline` as it is, `text` escaped. */
export function textToken(type: 'html_inline' | 'text', content: string): Token {
  const token = new MarkdownIt.Token(type, '', 0);
  token.content = content;
  return token;
}

/** Joins the lines of a text, and leaves one space between words. Most spaces are alone and stay as they are. */
export function joinLines(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}

/** Whether a token is a `<br>`. */
function isBreak({ type, content }: Token): boolean {
  return type === 'html_inline' && readTag(content)?.name === 'br';
}

/**
 * Returns the plain text of inline tokens: without markup and raw HTML, code without backticks, lines joined
 * by a space, images replaced by their alternative text.
 */
export function plainText(tokens: readonly Token[]): string {
  let text = '';
  for (const token of tokens) {
    if (token.type === 'text' || token.type === 'code_inline') text += token.content;
    else if (token.type === 'softbreak' || token.type === 'hardbreak' || isBreak(token)) text += ' ';
    else if (token.type === 'image') text += plainText(token.children ?? []);
  }
  return joinLines(text);
}
