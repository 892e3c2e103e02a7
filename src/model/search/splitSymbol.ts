const PART = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[^\p{Lu}\p{P}]+|\p{Lu}+/gu;

/** The same for plain letters, several times as quick; most symbols have no others. */
const PLAIN_PART = /[A-Z]+(?![a-z])\d*|[A-Z]?[a-z\d$]+|[A-Z]+/g;
const PLAIN = /^[\x20-\x7e]*$/;

/** A piece of a text with its place in it. */
export interface TextPiece {
  readonly text: string;
  readonly start: number;
}

/**
 * The words that a symbol is made of, split at capitals and at punctuation.
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
