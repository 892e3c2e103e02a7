import type { Token } from 'markdown-it';
import { isHiddenMarkup, listComments } from '../../markdown/inline/markup';
import { tokenOffset } from '../../markdown/inline/inlineTokens';
import { positionCells } from '../../markdown/blocks/tables';
import { listAddresses, listUnusedDefinitions } from '../../markdown/blocks/definitions';
import type { ReadSource } from './markdownSource';

/** Markup in the content of a token, with its offset. */
interface Found {
  readonly source: string;
  readonly offset: number;
}

/** Lists comments and declarations in inline tokens, including those in the text of an image. */
function listInline(tokens: readonly Token[], base = 0): Found[] {
  return tokens.flatMap((token): Found[] => {
    const offset = base + tokenOffset(token);
    if (token.type === 'html_inline')
      return isHiddenMarkup(token.content) ? [{ source: token.content, offset }] : [];
    // The text of an image is parsed separately; it starts after `![`.
    return token.type === 'image' ? listInline(token.children ?? [], offset + 2) : [];
  });
}

function listHidden(token: Token): Found[] {
  if (token.type === 'inline') return listInline(token.children ?? []);
  if (token.type !== 'html_block') return [];
  return listComments(token.content).map(({ source, start }) => ({
    source: source.trimEnd(),
    offset: start,
  }));
}

/**
 * Returns the lines without what the page's HTML omits: comments, declarations, definitions that no link
 * uses. A line of a paragraph that becomes empty is undefined, because a blank line would end the paragraph.
 * @param used addresses of all links of the page; the lines may be a part of the page
 */
export function removeHidden(
  read: ReadSource,
  used: ReadonlySet<string> = new Set(listAddresses(read.tokens)),
): (string | undefined)[] {
  const { lines, tokens, page, references } = read;
  const rows: (string | undefined)[] = [...lines];
  positionCells(tokens, page);
  // From last to first, because each cut shifts the text after it.
  for (const token of tokens.toReversed()) {
    for (const { source, offset } of listHidden(token).reverse()) {
      const start = page.tokenPosition(token, offset);
      const last = page.tokenPosition(token, offset + source.length - 1);
      const row = start.line - 1;
      const line = rows[row] ?? '';
      const end = last.line - 1;
      // The content of a cell has lost the backslashes before its bars.
      const open = source.slice(0, source.indexOf('\n') < 0 ? undefined : source.indexOf('\n'));
      const from = line.startsWith(open, start.column - 1) ? start.column - 1 : line.indexOf(open);
      const to = row === end ? from + source.length : last.column;
      if (from < 0) continue;
      const rest = (line.slice(0, from) + (rows[end] ?? '').slice(to)).trimEnd();
      rows[row] = rest.trim() === '' && token.type === 'inline' ? undefined : rest;
      for (let inside = row + 1; inside <= end; inside += 1) rows[inside] = undefined;
    }
  }
  for (const { map } of listUnusedDefinitions(tokens, references, used))
    if (map) for (let row = map[0]; row < map[1]; row += 1) rows[row] = '';
  return rows;
}
