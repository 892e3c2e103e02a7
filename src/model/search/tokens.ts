import { listBigrams, segmentHan, splitSymbol, type TextPiece } from './textPieces';
import { foldText, stemWord } from './wordForm';

/** A word as search compares it, with its position in the text. */
interface SearchToken {
  /** Folded and stemmed, see `foldText` and `stemWord`. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** One word of a text: the whole word and its parts. */
export interface SearchChunk {
  readonly whole: SearchToken;
  /**
   * Words inside the whole (`use`, `media`, `query`), or its pairs of characters; empty if it has no parts.
   */
  readonly parts: readonly SearchToken[];
  /** Lower-case spelling without punctuation, not stemmed: `usemediaquery`. */
  readonly symbol: string;
}

const HAN_RUN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2,}/gu;

/**
 * Returns all terms that find a text, with their positions: whole words, the words inside symbols, and every
 * pair of Chinese characters, so that a query matches even if two dictionaries split it differently.
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

/**
 * Caches short texts: they are names, and the index contains many of them several times, because every prop
 * names its component.
 */
const known = new Map<string, string[]>();
const MAX_KNOWN = 4000;
const SHORT_LETTERS = 40;

/** Returns the terms of a text for the index. */
export function listTerms(text: string): string[] {
  const remembered = known.get(text);
  if (remembered) return remembered;
  const terms = tokenize(text).map(({ term }) => term);
  if (text.length <= SHORT_LETTERS) {
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, terms);
  }
  return terms;
}

/** Matches a word, or words that are joined by hyphens and dots without spaces. */
const JOINED = /[\p{L}\p{N}\p{M}_$]+(?:[-.][\p{L}\p{N}\p{M}_$]+)*/gu;
/** The same for plain letters, which is several times faster; most names have no others. */
const PLAIN_JOINED = /[A-Za-z\d_$]+(?:[-.][A-Za-z\d_$]+)*/g;
const PLAIN = /^[\x20-\x7e]*$/;
const RUN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+|[^\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+/gu;
const HAN = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

function tokenOf({ text, start }: TextPiece, offset: number): SearchToken {
  return { term: stemWord(foldText(text)), start: offset + start, end: offset + start + text.length };
}

function hanChunks(run: string, offset: number): SearchChunk[] {
  return segmentHan(run).map((word) => ({
    whole: tokenOf(word, offset),
    parts:
      [...word.text].length > 2
        ? listBigrams(word.text).map((pair) => tokenOf(pair, offset + word.start))
        : [],
    symbol: foldText(word.text),
  }));
}

function symbolChunk(run: string, offset: number): SearchChunk | undefined {
  const symbol = foldText(run).replace(/[^\p{L}\p{N}]+/gu, '');
  if (!symbol) return undefined;
  const pieces = splitSymbol(run).map((piece) => tokenOf(piece, offset));
  const parts = pieces.length > 1 ? pieces.filter(({ term }) => term) : [];
  return {
    whole: { term: stemWord(symbol), start: offset, end: offset + run.length },
    parts,
    symbol,
  };
}

/**
 * Returns the words of a text in order, in any script: words of the dictionary for Chinese, otherwise
 * everything between spaces and punctuation. `MuiButton-root` and `theme.spacing` are one word with parts.
 * This is the only tokenizer, for index and query.
 */
export function listChunks(text: string): SearchChunk[] {
  if (PLAIN.test(text)) {
    return [...text.matchAll(PLAIN_JOINED)].flatMap(({ 0: run, index }) => symbolChunk(run, index) ?? []);
  }
  return [...text.matchAll(JOINED)].flatMap((joined) =>
    [...joined[0].matchAll(RUN)].flatMap(({ 0: run, index }) => {
      const offset = joined.index + index;
      if (HAN.test(run)) return hanChunks(run, offset);
      return symbolChunk(run, offset) ?? [];
    }),
  );
}
