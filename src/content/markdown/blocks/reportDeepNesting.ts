import type { Token } from 'markdown-it';
import { markdownParser } from '../markdownParser';
import type { PageState } from '../PageState';

/** Reports blocks nested so deep that markdown-it leaves out what is inside them. */
export function reportDeepNesting(tokens: readonly Token[], page: PageState): void {
  const deepest = markdownParser.options.maxNesting - 1;
  const token = tokens.find(({ level, map }) => level >= deepest && map !== null);
  if (token?.map) {
    const message = `blocks are nested more than ${deepest} levels deep, and what is inside is left out`;
    page.report(page.rowPlace(token.map[0]), 'nesting-too-deep', message, 'nest lists and quotes less');
  }
}
