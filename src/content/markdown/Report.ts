import type { Problem } from '../../model/Problem';
import { editDistance } from '../../model/routes/editDistance';

/** A position in the file: 1-based line and column. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Records one problem at a place of one file. */
export type Report = (place: Place, code: string, message: string, hint: string) => void;

/** Creates a `Report` that appends to `problems`. */
export function createReport(file: string, problems: Problem[]): Report {
  return (place, code, message, hint) => {
    problems.push({ file, line: place.line, column: place.column, code, message, hint });
  };
}

/**
 * Returns the hint for an unknown name: the nearest known name, or all known names if none is near.
 * @example nameHint('tip', ['info', 'error']) // 'known: info, error'
 */
export function nameHint(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? `known: ${known.join(', ')}` : `did you mean ${nearest}?`;
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
