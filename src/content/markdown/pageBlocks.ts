import type { Token } from 'markdown-it';
import { markdownParser } from './markdownParser';
import type { Block } from './ParsedPage';
import type { PageState } from './PageState';
import { isHiddenMarkup, MARKUP } from './inline/rawTag';
import type { Place } from './Report';

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

/** Reports blocks nested so deep that markdown-it leaves out what is inside them. */
export function reportDeepNesting(tokens: readonly Token[], page: PageState): void {
  const deepest = markdownParser.options.maxNesting - 1;
  const token = tokens.find(({ level, map }) => level >= deepest && map !== null);
  if (token?.map) {
    const message = `blocks are nested more than ${deepest} levels deep, and what is inside is left out`;
    page.report(page.rowPlace(token.map[0]), 'nesting-too-deep', message, 'nest lists and quotes less');
  }
}

const INSERT = /\{\{\s*"(?:demo|component)"/;

/** A block of raw HTML with its comments blanked, so that places in it stay. */
function withoutComments(html: string): string {
  return html.replace(MARKUP, (source) => (isHiddenMarkup(source) ? source.replace(/[^\n]/g, ' ') : source));
}

function listPlaces(token: Token, page: PageState): Place[] {
  if (token.type === 'html_block') {
    const inserts = withoutComments(token.content).matchAll(new RegExp(INSERT, 'g'));
    return [...inserts].map(({ index }) => page.tokenPlace(token, index));
  }
  const texts = (token.children ?? []).filter(({ type }) => type === 'text');
  if (!token.map || !texts.some(({ content }) => INSERT.test(content))) return [];
  const places: Place[] = [];
  for (let row = token.map[0]; row < token.map[1]; row += 1) {
    const match = INSERT.exec(page.row(row));
    if (match) places.push(page.partPlace(row, match[0]));
  }
  return places;
}

/** Reports demos and components that stand in the middle of a line, where they would be shown as text. */
export function reportStrayInserts(tokens: readonly Token[], page: PageState): void {
  const message = 'a demo or component stands in the middle of a text';
  const hint =
    'put it on a line of its own with a blank line above, or in backticks where it is meant as text';
  for (const token of tokens) {
    for (const place of listPlaces(token, page)) page.report(place, 'insert-not-alone', message, hint);
  }
}
