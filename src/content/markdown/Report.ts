import type { Problem } from '../../model/problems/Problem';

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
