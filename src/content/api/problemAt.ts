import type { Problem } from '../../model/problems/Problem';
import type { TypePlace } from './TypeReader';

/** A problem at a place in a declaration file, or at the start of a file. */
export function problemAt(place: TypePlace | string, code: string, message: string, hint: string): Problem {
  const { file, line, column } = typeof place === 'string' ? { file: place, line: 1, column: 1 } : place;
  return { file, line, column, code, message, hint };
}
