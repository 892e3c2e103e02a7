import { editDistance } from '../../model/routes/editDistance';

/** Nobody misspells a longer name; the bound keeps hostile input from costing time. */
const MAX_LENGTH = 64;

/**
 * The known name that a misspelt one most likely means; undefined where none is near.
 * Case does not count. Near means two edits, or a third of the longer word where that is more.
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
