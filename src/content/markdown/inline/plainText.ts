import type { Token } from 'markdown-it';

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
