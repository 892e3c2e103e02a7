import type { Token } from 'markdown-it';

/** The tokens that the body shows: the layout draws title and description from the page's data. */
export function withoutTitle(tokens: readonly Token[]): Token[] {
  let inTitle = false;
  return tokens.filter((token) => {
    if (token.tag === 'h1' && token.type === 'heading_open') inTitle = true;
    const isShown = !inTitle && token.type !== 'description';
    if (token.tag === 'h1' && token.type === 'heading_close') inTitle = false;
    return isShown;
  });
}
