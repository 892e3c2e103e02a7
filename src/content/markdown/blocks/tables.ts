import type { Token } from 'markdown-it';
import { freeName } from '../../../model/page/pageNames';
import { fillLabel } from '../PageContext';
import { plainText } from '../inline/inlineTokens';
import type { PageState } from '../PageState';

/** Alignment by class: the security policy permits no style attributes, and `start` follows the direction of the text. */
const ALIGNMENT: Readonly<Record<string, string>> = {
  'text-align:left': 'align-start',
  'text-align:center': 'align-center',
  'text-align:right': 'align-end',
};

function alignByClass(cell: Token): void {
  const alignment = ALIGNMENT[String(cell.attrGet('style') ?? '')];
  cell.attrs = alignment === undefined ? null : [['class', alignment]];
}

/** Header cells of the table that opens at `index`. */
function headerCells(tokens: readonly Token[], index: number): Token[] {
  let end = index;
  while (end < tokens.length && tokens[end]?.type !== 'thead_close') end += 1;
  return tokens.slice(index, end).filter((token) => token.type === 'inline');
}

/**
 * Prepares tables: a named scroll container each, which the keyboard reaches; header cells with their scope; an empty
 * header cell becomes a plain one, since it heads nothing.
 */
export function renderTables(tokens: readonly Token[], page: PageState): void {
  const names = new Set<string>();
  const counts = new Map<string, number>();
  const list = new Intl.ListFormat(page.context.languageCode, { type: 'conjunction', style: 'narrow' });
  tokens.forEach((token, index) => {
    if (token.type === 'table_open') {
      const cells = headerCells(tokens, index).map((cell) => plainText(cell.children ?? []));
      const columns = list.format(cells.filter((cell) => cell !== ''));
      // A table without header texts is named by the word alone.
      const label = fillLabel(page.labels.table, { columns }).replace(/[\s:：]+$/, '');
      const name = freeName(label, names, (count) => `${label} (${count})`, counts);
      names.add(name);
      token.meta = { name };
    } else if (token.type === 'td_open') alignByClass(token);
    else if (token.type === 'th_open') {
      alignByClass(token);
      const isEmpty = tokens[index + 1]?.content === '';
      const closing = tokens[index + 2];
      if (isEmpty && closing) {
        token.tag = 'td';
        closing.tag = 'td';
      } else token.attrPush(['scope', 'col']);
    }
  });
}

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
