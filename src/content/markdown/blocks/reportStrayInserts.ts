import type { Token } from 'markdown-it';
import { isHiddenMarkup, MARKUP } from '../inline/markup';
import type { PageState } from '../PageState';
import type { Place } from '../Report';

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
