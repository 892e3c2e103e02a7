import { formatProblem, type Problem } from '../src/model/Problem';

let warnings = 0;

/** Returns the number of warnings that this process has printed. */
export function countWarnings(): number {
  return warnings;
}

/**
 * Prints every problem once, one per line, ordered by place; returns whether one of them must stop the build.
 * @param outcome the consequence, for the message
 */
export function reportProblems(problems: readonly Problem[], outcome = 'nothing was built'): boolean {
  const ordered = [...problems].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
  // A demo that two pages show has each of its problems twice.
  const reported = [...new Map(ordered.map((problem) => [formatProblem(problem), problem]))];
  for (const [line] of reported) console.error(line);
  const errors = reported.filter(([, { warning }]) => !warning).length;
  warnings += reported.length - errors;
  if (errors > 0) console.error(`${errors} ${errors === 1 ? 'problem' : 'problems'}; ${outcome}.`);
  return errors > 0;
}
