import { availableParallelism } from 'node:os';

/** Fewer documents are completed before another process has begun. */
const FEWEST = 300;
/** Each process takes memory; more of them than this are not worth it. */
const MOST = 4;

/** How many processes are to complete so many documents. */
export function countShares(documents: number, processors: number = availableParallelism()): number {
  return Math.max(1, Math.min(MOST, processors, Math.floor(documents / FEWEST)));
}

/**
 * A list cut into parts of about the same length, in its order.
 * @example cutIntoShares(['a', 'b', 'c'], 2) // [['a', 'b'], ['c']]
 */
export function cutIntoShares<T>(list: readonly T[], count: number): T[][] {
  const length = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, index) => list.slice(index * length, (index + 1) * length));
}
