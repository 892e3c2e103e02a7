const PART = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[^\p{Lu}\p{P}]+|\p{Lu}+/gu;

/** The same for plain letters, which is several times faster; most symbols have no others. */
const PLAIN_PART = /[A-Z]+(?![a-z])\d*|[A-Z]?[a-z\d$]+|[A-Z]+/g;
const PLAIN = /^[\x20-\x7e]*$/;

/** A piece of a text with its position. */
export interface TextPiece {
  readonly text: string;
  readonly start: number;
}

/**
 * Splits a symbol into its words, at capitals and at punctuation.
 * @example splitSymbol('useMediaQuery') // use, Media, Query
 * @example splitSymbol('MuiButton-sizeSmall') // Mui, Button, size, Small
 * @example splitSymbol('HTMLElement') // HTML, Element
 */
export function splitSymbol(symbol: string): TextPiece[] {
  return [...symbol.matchAll(PLAIN.test(symbol) ? PLAIN_PART : PART)].map(({ 0: text, index }) => ({
    text,
    start: index,
  }));
}

let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a run into words of the platform's dictionary; returns the whole run if there is no dictionary.
 */
function segment(run: string): TextPiece[] {
  if (typeof Intl.Segmenter !== 'function') return [{ text: run, start: 0 }];
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return [...segmenter.segment(run)].map(({ segment: text, index: start }) => ({ text, start }));
}

/**
 * Splits a run of Chinese characters into words. Single characters that the dictionary does not join are
 * joined with single neighbors: together they are a word that is not in the dictionary.
 * @example segmentHan('按钮加载') // 按钮, 加载
 */
export function segmentHan(run: string): TextPiece[] {
  const words: TextPiece[] = [];
  let alone = false;
  for (const piece of segment(run)) {
    const last = words.at(-1);
    const single = [...piece.text].length === 1;
    if (single && alone && last)
      words[words.length - 1] = { text: last.text + piece.text, start: last.start };
    else words.push(piece);
    alone = single;
  }
  return words;
}

/**
 * Lists every pair of neighboring characters of a run; none for a single character.
 * @example listBigrams('加载中') // 加载, 载中
 */
export function listBigrams(run: string): TextPiece[] {
  const letters = [...run];
  let start = 0;
  return letters.slice(1).map((letter, index) => {
    const first = letters[index] ?? '';
    const piece = { text: first + letter, start };
    start += first.length;
    return piece;
  });
}
