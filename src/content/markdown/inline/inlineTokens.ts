import MarkdownIt, { type Token, type StateInline } from 'markdown-it';

/** Position of the parser when it made an inline token. */
const positions = new WeakMap<Token, number>();

/** Types whose place is asked for later; markdown-it itself keeps none for inline tokens. */
const PLACED: ReadonlySet<string> = new Set(['link_open', 'image', 'html_inline']);

/** markdown-it's inline state that also notes where links, images and tags are found. */
export class PlacedInlineState extends MarkdownIt.StateInline {
  override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
    const token = super.push(type, tag, nesting);
    if (PLACED.has(type)) positions.set(token, this.pos);
    return token;
  }
}

/** Offset at which an inline token begins in the content of its block; 0 where another step made it. */
export function tokenOffset(token: Token): number {
  const position = positions.get(token) ?? 0;
  // A bare address is noticed at its colon, a link in brackets is made behind the opening one.
  if (token.markup === 'linkify') return Math.max(0, position - String(token.attrGet('href')).indexOf(':'));
  return token.type === 'link_open' && token.markup === '' ? Math.max(0, position - 1) : position;
}

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

/** A token that the renderer writes by its content alone: `html_inline` as it is, `text` escaped. */
export function textToken(type: 'html_inline' | 'text', content: string): Token {
  const token = new MarkdownIt.Token(type, '', 0);
  token.content = content;
  return token;
}

/**
 * The text of inline tokens as it is read: markup and raw HTML left out, code without its marks, lines joined by a
 * space, an image by its alternative text.
 */
export function plainText(tokens: readonly Token[]): string {
  let text = '';
  for (const token of tokens) {
    if (token.type === 'text' || token.type === 'code_inline') text += token.content;
    else if (token.type === 'softbreak' || token.type === 'hardbreak') text += ' ';
    else if (token.type === 'image') text += plainText(token.children ?? []);
  }
  return text.replace(/\s+/g, ' ').trim();
}
