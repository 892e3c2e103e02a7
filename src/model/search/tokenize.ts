import { listChunks } from './listChunks';
import { listBigrams } from './segmentHan';
import type { SearchToken } from './SearchToken';

const HAN_RUN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2,}/gu;

/**
 * Every term under which a text is found, with its place: whole words, the words inside symbols, and every pair of
 * Chinese characters, so that a query finds them where two dictionaries cut differently.
 */
export function tokenize(text: string): SearchToken[] {
  const words = listChunks(text).flatMap(({ whole, parts }) => [whole, ...parts]);
  const pairs = [...text.matchAll(HAN_RUN)].flatMap(({ 0: run, index }) =>
    listBigrams(run).map(({ text: term, start }) => ({
      term,
      start: index + start,
      end: index + start + term.length,
    })),
  );
  return [...words, ...pairs];
}

/** Short texts are names, and one name stands in the index many times: every prop names its component. */
const known = new Map<string, string[]>();
const MOST_KNOWN = 4000;
const SHORT_LETTERS = 40;

/** The terms of a text as the index takes them. */
export function listTerms(text: string): string[] {
  const remembered = known.get(text);
  if (remembered) return remembered;
  const terms = tokenize(text).map(({ term }) => term);
  if (text.length <= SHORT_LETTERS) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, terms);
  }
  return terms;
}
