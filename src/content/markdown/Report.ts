import type { Problem } from '../../model/Problem';
import { editDistance } from '../../model/routes/editDistance';

/** A position in the file: 1-based line and column. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Notes one problem at a place of one file. */
export type Report = (place: Place, code: string, message: string, hint: string) => void;

/** A `Report` that appends to `problems`. */
export function createReport(file: string, problems: Problem[]): Report {
  return (place, code, message, hint) => {
    problems.push({ file, line: place.line, column: place.column, code, message, hint });
  };
}

/**
 * The hint for an unknown name: the nearest known one, or all of them where none is near.
 * @example nameHint('tip', ['info', 'error']) // 'known: info, error'
 */
export function nameHint(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? `known: ${known.join(', ')}` : `did you mean ${nearest}?`;
}

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
