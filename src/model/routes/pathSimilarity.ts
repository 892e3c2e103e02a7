/** The last segment names the page; those before it only say where it lives. */
const PARENT_WEIGHT = 0.35;

function weightAt(index: number, length: number): number {
  return index === length - 1 ? 1 : PARENT_WEIGHT;
}

function totalWeight(length: number): number {
  return length === 0 ? 0 : 1 + (length - 1) * PARENT_WEIGHT;
}

/**
 * How alike two paths are, 0 to 1: the best alignment of their segments in order, missing and extra ones allowed.
 * @param similarity of two segments, 0 to 1
 * @example pathSimilarity(['button'], ['ui', 'button'], (a, b) => (a === b ? 1 : 0)) // 0.85…
 */
export function pathSimilarity(
  left: readonly string[],
  right: readonly string[],
  similarity: (left: string, right: string) => number,
): number {
  // `row[j]` is the best sum for the segments of `left` read so far against the first `j` of `right`.
  let row: number[] = Array.from({ length: right.length + 1 }, () => 0);
  left.forEach((segment, i) => {
    const next = [0];
    right.forEach((other, j) => {
      const weight = (weightAt(i, left.length) + weightAt(j, right.length)) / 2;
      const paired = (row[j] ?? 0) + weight * similarity(segment, other);
      next.push(Math.max(paired, row[j + 1] ?? 0, next[j] ?? 0));
    });
    row = next;
  });
  const weights = totalWeight(left.length) + totalWeight(right.length);
  return weights === 0 ? 1 : (2 * (row[right.length] ?? 0)) / weights;
}
