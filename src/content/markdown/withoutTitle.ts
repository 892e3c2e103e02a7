import type { Token } from 'markdown-it';

/**
 * The tokens without the `# ` heading: the layout draws title and description from the page's data. The description's
 * own token is hidden already.
 */
export function withoutTitle(tokens: readonly Token[]): Token[] {
  let inTitle = false;
  return tokens.filter((token) => {
    if (token.tag === 'h1' && token.type === 'heading_open') inTitle = true;
    const isShown = !inTitle;
    if (token.tag === 'h1' && token.type === 'heading_close') inTitle = false;
    return isShown;
  });
}
