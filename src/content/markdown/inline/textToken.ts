import MarkdownIt, { type Token } from 'markdown-it';

/** A token that the renderer writes by its content alone: `html_inline` as it is, `text` escaped. */
export function textToken(type: 'html_inline' | 'text', content: string): Token {
  const token = new MarkdownIt.Token(type, '', 0);
  token.content = content;
  return token;
}
