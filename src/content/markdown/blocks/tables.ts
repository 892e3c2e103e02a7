import type { Token } from 'markdown-it';
import { uniqueName } from '../../../model/page/pageNames';
import { fillLabel } from '../PageContext';
import { plainText } from '../inline/inlineTokens';
import type { PageState } from '../PageState';

/**
 * Alignment classes: the Content Security Policy blocks style attributes, and `start` follows the text
 * direction.
 */
const ALIGNMENT: Readonly<Record<string, string>> = {
  'text-align:left': 'align-start',
  'text-align:center': 'align-center',
  'text-align:right': 'align-end',
};

function alignByClass(cell: Token): void {
  const alignment = ALIGNMENT[String(cell.attrGet('style') ?? '')];
  cell.attrs = alignment === undefined ? null : [['class', alignment]];
}

/** Returns the header cells of the table that opens at `index`. */
function headerCells(tokens: readonly Token[], index: number): Token[] {
  let end = index;
  while (end < tokens.length && tokens[end]?.type !== 'thead_close') end += 1;
  return tokens.slice(index, end).filter((token) => token.type === 'inline');
}

/** Joins the names of columns, by language: making one takes as long as parsing a short page. */
const formats = new Map<string, Intl.ListFormat>();

function joinColumns(columns: readonly string[], languageCode: string): string {
  const format =
    formats.get(languageCode) ?? new Intl.ListFormat(languageCode, { type: 'conjunction', style: 'narrow' });
  formats.set(languageCode, format);
  return format.format(columns);
}

/**
 * Prepares tables: each gets a named, focusable scroll container, and header cells get a scope. An empty
 * header cell becomes a `td`, because it labels nothing.
 */
export function renderTables(tokens: readonly Token[], page: PageState): void {
  const names = new Set<string>();
  const counts = new Map<string, number>();
  tokens.forEach((token, index) => {
    if (token.type === 'table_open') {
      const cells = headerCells(tokens, index).map((cell) => plainText(cell.children ?? []));
      const named = cells.filter((cell) => cell !== '');
      const columns = joinColumns(named, page.context.languageCode);
      // Without header texts, the name is only the word for a table.
      const label = fillLabel(page.labels.table, { columns }).replace(/[\s:：]+$/, '');
      const name = uniqueName(label, names, (count) => `${label} (${count})`, counts);
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

/**
 * Adds the position that markdown-it omits to the inline tokens of table cells: their row and where they begin.
 */
export function positionCells(tokens: readonly Token[], page: PageState): void {
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

/** Returns where the cells of a table row begin and end in its line. A backslash escapes a bar. */
function listCells(line: string): { readonly start: number; readonly end: number }[] {
  const cells: { start: number; end: number }[] = [];
  let start = 0;
  for (let index = 0; index <= line.length; index += 1) {
    if (line[index] === '\\') index += 1;
    else if (index === line.length || line[index] === '|') {
      cells.push({ start, end: index });
      start = index + 1;
    }
  }
  // Marks of quotes and indentation are before the first bar.
  if (/^[\s>]*$/.test(line.slice(0, cells[0]?.end))) cells.shift();
  return cells;
}

/**
 * Reports rows with more cells than the header, whose text Markdown drops. The cells of such a row are not parsed
 * any further: a bar has cut them in the wrong place.
 */
export function reportExtraCells(tokens: readonly Token[], page: PageState): void {
  let columns = 0;
  let first = 0;
  let row = 0;
  tokens.forEach((token, index) => {
    if (token.type === 'table_open') columns = headerCells(tokens, index).length;
    if (token.type === 'tr_open') {
      first = index;
      row = token.map?.[0] ?? 0;
    }
    if (token.type !== 'tr_close') return;
    const line = page.row(row);
    const extra = listCells(line)
      .slice(columns)
      .find(({ start, end }) => line.slice(start, end).trim() !== '');
    if (!extra) return;
    const message = `the row has more than ${columns} cells, as many as the header; the rest would be dropped`;
    const hint = 'write \\| for a bar in the text of a cell, also in code';
    page.report(page.positionAt(row, extra.start), 'table-cells', message, hint);
    for (const { type, children } of tokens.slice(first, index)) if (type === 'inline') children?.splice(0);
  });
}
