import { editDistance } from '../routes/editDistance';

/** How well a word stands for another by the slips between them. */
const WORTH = [1, 0.6, 0.45];

/** How well a word stands for one from which it is so many slips away, between 0 and 1. */
export function slipWorth(distance: number): number {
  return WORTH[distance] ?? 0;
}

/** Letters that a reader must have typed before a slip in them is assumed. */
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
 * How many slips make one term of the other, two neighbouring letters in the wrong order counting as one; undefined
 * where they are too many for the length of the word.
 * @example termDistance('buttn', 'button') // 1
 * @example termDistance('dialgo', 'dialog') // 1
 */
export function termDistance(typed: string, term: string): number | undefined {
  if (typed.length < SHORTEST) return undefined;
  if (isSwap(typed, term)) return 1;
  const distance = editDistance(typed, term);
  return distance <= (typed.length >= LONG ? 2 : 1) ? distance : undefined;
}
