import type { Token } from 'markdown-it';
import type { PageState } from './PageState';
import type { Paragraph } from './ParsedPage';

/** Shorter paragraphs, such as "On the server:", may be repeated. */
const MIN_CHARACTERS = 60;

/** Lists the long paragraphs of a page, including those in lists, quotes and callouts. */
export function listParagraphs(tokens: readonly Token[], page: PageState): Paragraph[] {
  return tokens.flatMap(({ type, map }, index) => {
    if (type !== 'paragraph_open') return [];
    const text = (tokens[index + 1]?.content ?? '').replace(/\s+/g, ' ').trim();
    return text.length < MIN_CHARACTERS ? [] : [{ text, line: page.rowPlace(map?.[0] ?? 0).line }];
  });
}

/** A word in an alphabetic script, or one character of a script written without spaces. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}\p{M}]+(?:['’.-][\p{L}\p{N}\p{M}]+)*/gu;
/** The same for plain ASCII, much faster; most text is ASCII. */
const ASCII_WORD = /[a-z0-9]+(?:['.-][a-z0-9]+)*/gi;

function countTextWords(text: string): number {
  return text.match(/[\u0080-\uFFFF]/.test(text) ? WORD : ASCII_WORD)?.length ?? 0;
}

/**
 * Returns the number of words in headings, paragraphs, lists and tables. Code blocks and inline code do not
 * count. Chinese and Japanese are counted by characters.
 */
export function countWords(tokens: readonly Token[]): number {
  let count = 0;
  for (const { children } of tokens) {
    for (const child of children ?? []) if (child.type === 'text') count += countTextWords(child.content);
  }
  return count;
}
