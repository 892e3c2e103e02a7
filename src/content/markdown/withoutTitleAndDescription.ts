import type { Token } from 'markdown-it';
import { isTitle } from './isTitle';

/** The tokens without the `# ` heading and the description: the layout draws both from the page's data. */
export function withoutTitleAndDescription(tokens: readonly Token[]): Token[] {
  let inTitle = false;
  return tokens.filter((token) => {
    if (isTitle(token) && token.type === 'heading_open') inTitle = true;
    const isShown = !inTitle && token.type !== 'description';
    if (isTitle(token) && token.type === 'heading_close') inTitle = false;
    return isShown;
  });
}
