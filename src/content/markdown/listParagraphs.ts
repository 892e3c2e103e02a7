import type { Token } from 'markdown-it';
import type { PageState } from './PageState';
import type { Paragraph } from './ParsedPage';

/** Shorter paragraphs, such as "On the server:", may stand anywhere. */
const MIN_CHARACTERS = 60;

/** The longer paragraphs of a page, those of lists, quotes and callouts included. */
export function listParagraphs(tokens: readonly Token[], page: PageState): Paragraph[] {
  return tokens.flatMap(({ type, map }, index) => {
    if (type !== 'paragraph_open') return [];
    const text = (tokens[index + 1]?.content ?? '').replace(/\s+/g, ' ').trim();
    return text.length < MIN_CHARACTERS ? [] : [{ text, line: page.rowPlace(map?.[0] ?? 0).line }];
  });
}
