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

/** Longer lists are cut off. */
const MAX_LISTED = 30;

/**
 * Returns the hint for an unknown name: the nearest known name, or all known names if none is near.
 * @example nameHint('tip', ['info', 'error']) // 'known: info, error'
 */
export function nameHint(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  if (nearest !== undefined) return `did you mean ${nearest}?`;
  const more = known.length > MAX_LISTED ? `, and ${known.length - MAX_LISTED} more` : '';
  return `known: ${known.slice(0, MAX_LISTED).join(', ')}${more}`;
}

/** Longer names are cut off here, so that hostile input does not slow down the comparison. */
const MAX_LENGTH = 64;

/**
 * Returns the known name nearest to a misspelled one; undefined if none is near.
 * Case is ignored. Near means at most two edits, or a third of the longer word if that is more.
 * @example nearestName('descripton', ['title', 'description']) // 'description'
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const word = name.toLowerCase().slice(0, MAX_LENGTH);
  let nearest: string | undefined;
  let least = Infinity;
  for (const candidate of known) {
    const distance = editDistance(word, candidate.toLowerCase());
    if (distance < least && distance <= Math.max(2, word.length / 3, candidate.length / 3)) {
      least = distance;
      nearest = candidate;
    }
  }
  return nearest;
}
