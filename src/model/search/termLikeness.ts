/** Share of a word's letters that may be wrong in what is suggested for it. */
export const SUGGESTED_SLIPS = 0.4;
/** Shorter words are like too many. */
const SHORTEST = 4;

/** Slips between two words; two neighbouring letters in each other's place are one, wherever they stand. */
function slipsBetween(from: string, to: string): number {
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

/**
 * How like a word of the index is to one that it lacks, between 0 and 1; undefined where nobody would take the one for
 * the other. Wider than `termDistance`, by which words are found: what is suggested is only asked about.
 * @example termLikeness('pagnatoin', 'pagination') // 0.8
 */
export function termLikeness(typed: string, term: string): number | undefined {
  if (typed.length < SHORTEST) return undefined;
  const slips = slipsBetween(typed, term);
  if (slips > Math.round(typed.length * SUGGESTED_SLIPS)) return undefined;
  return 1 - slips / Math.max(typed.length, term.length);
}
