/**
 * Returns the number of letters to insert, remove or replace to turn one word into the other.
 * @example editDistance('buton', 'button') // 1
 */
export function editDistance(from: string, to: string): number {
  // Only the previous row is needed. `row[j]` is the distance between the letters read so far and
  // `to.slice(0, j)`.
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
