import type { Token } from 'markdown-it';
import { markdownParser } from './markdownParser';
import type { Block } from './ParsedPage';

/** The blocks of a page, in order; HTML between two other blocks is one block, and none where it is empty. */
export function buildBlocks(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = [];
  let pending: Token[] = [];
  const flush = () => {
    const html = markdownParser.renderer.render(pending, markdownParser.options, {}).trim();
    if (html !== '') blocks.push({ kind: 'html', html });
    pending = [];
  };
  for (const token of tokens) {
    const block = token.level === 0 ? token.meta?.['block'] : undefined;
    if (block === undefined) pending.push(token);
    else {
      flush();
      // Only the steps of this room write `block`, and they write blocks.
      blocks.push(block as Block);
    }
  }
  flush();
  return blocks;
}
