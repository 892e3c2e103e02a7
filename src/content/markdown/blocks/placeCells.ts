import type { Token } from 'markdown-it';
import type { PageState } from '../PageState';

/** Gives the inline tokens of table cells the place that markdown-it leaves out: their row and where they begin. */
export function placeCells(tokens: readonly Token[], page: PageState): void {
  let map: [number, number] | null = null;
  let end = 0;
  for (const token of tokens) {
    if (token.type === 'tr_open') {
      map = token.map;
      end = 0;
    } else if (token.type === 'inline' && token.map === null && map) {
      token.map = map;
      const start = page.row(map[0]).indexOf(token.content, end);
      token.meta = { start: Math.max(start, 0) };
      end = Math.max(start + token.content.length, end);
    }
  }
}
