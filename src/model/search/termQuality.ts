import { inflectionStem } from './wordForm';
import { editDistance } from '../routes/editDistance';

/** A term of the index, compared with a term of the query. */
interface TermQuality {
  /** 1 for the same term, lower for less similar ones. */
  readonly quality: number;
  /** Number of letters of the index's term that were typed; 0 for all. */
  readonly letters: number;
}

const BEGINNING = 0.6;
const BEGINNING_REST = 0.3;
/** A word that is followed by others is complete. */
const CLOSED = 0.8;
const FORM = 0.7;
/** Forms of the same verb: readers who type "disable" also search for `disabled`. */
const INFLECTED = 0.96;
const SHORTEST_VERB = 4;
/** Maximum number of letters after the common beginning of two forms. */
const FORM_REST = 5;

/** Returns the length of the common beginning of two terms. */
export function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charAt(length) === b.charAt(length)) length += 1;
  return length;
}

/**
 * Returns how well a term of the index matches a typed one: the same term, one that begins with it, or
 * another form of the same word. Undefined if it does not match. Misspellings are corrected earlier, see
 * `EntryIndex.match`.
 * @param open the reader may still be typing the word
 */
export function termQuality(typed: string, term: string, open: boolean): TermQuality | undefined {
  if (typed === term) return { quality: 1, letters: 0 };
  const isInflected = typed.length >= SHORTEST_VERB && inflectionStem(typed) === inflectionStem(term);
  const least = isInflected ? INFLECTED : 0;
  if (term.startsWith(typed)) {
    const share = BEGINNING + (BEGINNING_REST * typed.length) / term.length;
    return { quality: Math.max(least, open ? share : share * CLOSED), letters: typed.length };
  }
  const common = commonLength(typed, term);
  const isForm = common >= formLength(typed) && term.length - common <= FORM_REST;
  const form = isForm ? (FORM * 2 * common) / (typed.length + term.length) : 0;
  const quality = Math.max(least, form);
  return quality > 0 ? { quality, letters: 0 } : undefined;
}

/** Endings of derived words, in English and in Romance languages. */
const ROLE = /(?:ations?|ating|ing|ions?|ed|ers?|ment|(?<=.{4})able|e|acao|ando|endo|ado|ada|ar|er|ir)$/;
const SHORTEST_FORM = 3;

/**
 * Returns the number of letters that another form of a word shares with it: `validate` and `validation` share
 * seven. Infinite for words without such an ending that are too short to decide.
 */
export function formLength(typed: string): number {
  const ending = ROLE.exec(typed)?.[0].length;
  if (ending !== undefined && typed.length - ending >= SHORTEST_FORM) return typed.length - ending;
  return typed.length >= 7 ? typed.length - 3 : Number.POSITIVE_INFINITY;
}

/** Quality of a word for another one, by the number of errors between them. */
const WORTH = [1, 0.6, 0.45];

/** Returns the quality of a word for one that differs by so many errors, between 0 and 1. */
export function slipWorth(distance: number): number {
  return WORTH[distance] ?? 0;
}

/** Minimum number of typed letters before an error in them is assumed. */
const SHORTEST = 4;
const LONG = 8;

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const first = [...a].findIndex((letter, index) => letter !== b.charAt(index));
  return (
    a.charAt(first) === b.charAt(first + 1) &&
    a.charAt(first + 1) === b.charAt(first) &&
    a.slice(first + 2) === b.slice(first + 2)
  );
}

/**
 * Returns the number of errors between two terms, where two swapped neighboring letters are one error;
 * undefined if there are too many for the length of the word.
 * @example termDistance('buttn', 'button') // 1
 * @example termDistance('dialgo', 'dialog') // 1
 */
export function termDistance(typed: string, term: string): number | undefined {
  if (typed.length < SHORTEST) return undefined;
  if (isSwap(typed, term)) return 1;
  const distance = editDistance(typed, term);
  return distance <= (typed.length >= LONG ? 2 : 1) ? distance : undefined;
}
