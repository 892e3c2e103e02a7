import MarkdownIt, { type Token } from 'markdown-it';

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
