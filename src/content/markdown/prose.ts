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

/** A word of an alphabet, or one character of a script that is written without spaces. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}\p{M}]+(?:['’.-][\p{L}\p{N}\p{M}]+)*/gu;
/** The same for plain ASCII, which most text is, at a fraction of the time. */
const ASCII_WORD = /[a-z0-9]+(?:['.-][a-z0-9]+)*/gi;

function countTextWords(text: string): number {
  return text.match(/[\u0080-\uFFFF]/.test(text) ? WORD : ASCII_WORD)?.length ?? 0;
}

/**
 * Number of words in the prose of a page: headings, paragraphs, lists and tables. Code does not count, neither in
 * blocks nor in a line. Chinese and Japanese count by characters.
 */
export function countWords(tokens: readonly Token[]): number {
  let count = 0;
  for (const { children } of tokens) {
    for (const child of children ?? []) if (child.type === 'text') count += countTextWords(child.content);
  }
  return count;
}
