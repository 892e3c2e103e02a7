/** Returns the length of the common beginning of two terms. */
export function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charAt(length) === b.charAt(length)) length += 1;
  return length;
}

/**
 * Returns the number of errors between two terms; two swapped neighboring letters are one error.
 * @example countSlips('dialgo', 'dialog') // 1
 */
export function countSlips(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      let best = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isSwap) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/** Shorter words are similar to too many others. */
const SHORTEST = 4;
const LONG = 8;

/** Returns the number of errors that are assumed in a word that is not known; 0 for short words. */
export function mostSlips({ length }: string): number {
  if (length < SHORTEST) return 0;
  return length < LONG ? 1 : 2;
}

/**
 * Returns the words that a word may be a misspelling of, nearest first.
 * @param most maximum number of errors
 * @example listNearest('buttn', ['button', 'batten'], 1) // ['button']
 */
export function listNearest(word: string, others: Iterable<string>, most = mostSlips(word)): string[] {
  const near: { other: string; slips: number }[] = [];
  for (const other of new Set(others)) {
    if (Math.abs(other.length - word.length) > most) continue;
    const slips = countSlips(word, other);
    if (slips <= most) near.push({ other, slips });
  }
  return near
    .sort(
      (a, b) =>
        a.slips - b.slips ||
        commonLength(b.other, word) - commonLength(a.other, word) ||
        (a.other < b.other ? -1 : 1),
    )
    .map(({ other }) => other);
}
