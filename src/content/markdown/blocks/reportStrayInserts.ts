import type { Token } from 'markdown-it';
import type { PageState } from '../PageState';

const INSERT = /\{\{\s*"(?:demo|component)"/;

/** Reports demos and components that stand in the middle of a line, where they would be shown as text. */
export function reportStrayInserts(tokens: readonly Token[], page: PageState): void {
  for (const token of tokens) {
    const texts =
      token.type === 'html_block' ? [token] : (token.children ?? []).filter(({ type }) => type === 'text');
    if (!token.map || !texts.some(({ content }) => INSERT.test(content))) continue;
    for (let row = token.map[0]; row < token.map[1]; row += 1) {
      const match = INSERT.exec(page.row(row));
      if (match === null) continue;
      const message = 'a demo or component stands in the middle of a text';
      const hint =
        'put it on a line of its own with a blank line above, or in backticks where it is meant as text';
      page.report(page.partPlace(row, match[0]), 'insert-not-alone', message, hint);
    }
  }
}
