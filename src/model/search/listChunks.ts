import { foldText } from './foldText';
import type { SearchChunk, SearchToken } from './SearchToken';
import { listBigrams, segmentHan } from './segmentHan';
import { splitSymbol, type TextPiece } from './splitSymbol';
import { stemWord } from './stemWord';

/** A word, or words that hyphens and dots join without space. */
const JOINED = /[\p{L}\p{N}\p{M}_$]+(?:[-.][\p{L}\p{N}\p{M}_$]+)*/gu;
/** The same for plain letters, several times as quick; most names have no others. */
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
 * The words of a text in their order, in any script: words of the dictionary for Chinese, everything between spaces
 * and punctuation else; `MuiButton-root` and `theme.spacing` are one word with parts. The one tokenizer of index and query.
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
