import type { Token } from 'markdown-it';
import type { PageState } from '../PageState';
import { imageHtml } from './imageHtml';
import { plainText } from './plainText';
import { tokenOffset } from './tokenOffsets';

/** Turns `![alt](src)` into HTML. Markdown has no place for a size, so such an image is always one problem. */
export function renderImages(tokens: readonly Token[], page: PageState): void {
  for (const block of tokens) {
    for (const token of block.children ?? []) {
      if (token.type !== 'image') continue;
      const place = page.tokenPlace(block, tokenOffset(token));
      const src = String(token.attrGet('src') ?? '');
      const alt = plainText(token.children ?? []);
      token.type = 'html_inline';
      token.content = imageHtml({ src, alt, width: undefined, height: undefined }, place, page);
    }
  }
}
