import type { Token } from 'markdown-it';
import type { Block } from '../../markdown/ParsedPage';
import type { ReadSource } from './readSource';

/** A part of a page's Markdown that is written out in a way of its own. */
export type SourcePiece =
  | { readonly kind: 'text'; readonly lines: string[] }
  | { readonly kind: 'codeTabs'; readonly lines: string[] }
  | { readonly kind: 'demo'; readonly name: string }
  | { readonly kind: 'component' };

/** The piece that a block of its own is, and the row behind it; undefined for tokens of text. */
function toPiece({ type, map, meta }: Token, lines: readonly string[]): [SourcePiece, number] | undefined {
  if (!map) return undefined;
  if (type === 'code_tabs') {
    // The map ends at the closing tag.
    return [{ kind: 'codeTabs', lines: lines.slice(map[0] + 1, map[1]) }, map[1] + 1];
  }
  if (type !== 'insert') return undefined;
  // Only `insertRule` writes it, and it writes blocks.
  const block = meta?.['block'] as Block;
  return [block.kind === 'demo' ? { kind: 'demo', name: block.name } : { kind: 'component' }, map[1]];
}

/**
 * The body of a Markdown page in parts: text, groups of code tabs, demos, components. Lines inside code and comments
 * are text, whatever they look like.
 */
export function splitSource({ lines, tokens }: Pick<ReadSource, 'lines' | 'tokens'>): SourcePiece[] {
  const pieces: SourcePiece[] = [];
  let row = 0;
  const addText = (end: number) => {
    if (end > row) pieces.push({ kind: 'text', lines: lines.slice(row, end) });
  };
  for (const token of tokens) {
    const found = toPiece(token, lines);
    if (!found) continue;
    addText(token.map?.[0] ?? row);
    pieces.push(found[0]);
    row = found[1];
  }
  addText(lines.length);
  return pieces;
}
