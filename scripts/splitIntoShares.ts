import { availableParallelism } from 'node:os';

/** Minimum number of documents for each further process: fewer are completed before it has started. */
const FEWEST = 300;
/** Maximum number of processes. Each needs memory, and more of them gain nothing. */
const MAX = 4;

/** Returns the number of processes for a number of documents. */
export function countShares(documents: number, processors: number = availableParallelism()): number {
  return Math.max(1, Math.min(MAX, processors, Math.floor(documents / FEWEST)));
}

/**
 * Cuts a list into parts of about equal length, in order.
 * @example splitIntoShares(['a', 'b', 'c'], 2) // [['a', 'b'], ['c']]
 * /
 */
export function splitIntoShares<T>(list: readonly T[], count: number): T[][] {
  const length = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, index) => list.slice(index * length, (index + 1) * length));
}
