import { termDistance } from './termDistance';

/** A term of the index, seen from the term of a query. */
export interface TermQuality {
  /** 1 for the same term, less the less alike. */
  readonly quality: number;
  /** Letters of the index's term that were typed; 0 for all. */
  readonly letters: number;
}

const BEGINNING = 0.6;
const BEGINNING_REST = 0.3;
/** A word that is followed by others is meant as a whole. */
const CLOSED = 0.8;
const SLIP = [1, 0.6, 0.45];
const FORM = 0.7;
/** Letters that a form may have behind what it shares. */
const FORM_REST = 5;

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charAt(length) === b.charAt(length)) length += 1;
  return length;
}

/**
 * How well a term of the index stands for a typed one: the same, one that begins with it, one with a slip in it, or
 * another form of the same word. Undefined where it does not.
 * @param open the word may still be typed
 */
export function termQuality(typed: string, term: string, open: boolean): TermQuality | undefined {
  if (typed === term) return { quality: 1, letters: 0 };
  if (term.startsWith(typed)) {
    const share = BEGINNING + (BEGINNING_REST * typed.length) / term.length;
    return { quality: open ? share : share * CLOSED, letters: typed.length };
  }
  const distance = termDistance(typed, term);
  const slip = distance === undefined ? 0 : (SLIP[distance] ?? 0);
  const common = commonLength(typed, term);
  const isForm = common >= formLength(typed) && term.length - common <= FORM_REST;
  const form = isForm ? (FORM * 2 * common) / (typed.length + term.length) : 0;
  const quality = Math.max(slip, form);
  return quality > 0 ? { quality, letters: 0 } : undefined;
}

/** Endings that a word takes in another role; English, and those of the Romance languages. */
const ROLE = /(?:ations?|ating|ing|ions?|ed|ers?|ment|able|e|acao|ando|endo|ado|ada|ar|er|ir)$/;
const SHORTEST_FORM = 3;

/**
 * Letters that another form of a word shares with it: `validate` and `validation` share seven. Infinite for words
 * without such an ending that are too short to tell.
 */
export function formLength(typed: string): number {
  const ending = ROLE.exec(typed)?.[0].length;
  if (ending !== undefined && typed.length - ending >= SHORTEST_FORM) return typed.length - ending;
  return typed.length >= 7 ? typed.length - 3 : Number.POSITIVE_INFINITY;
}
