import { formatProblem } from '../src/model/problems/formatProblem';
import type { Problem } from '../src/model/problems/Problem';

/** Prints every problem, one a line, ordered by place; true when one of them must stop the build. */
export function reportProblems(problems: readonly Problem[]): boolean {
  const ordered = [...problems].sort(
    (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  );
  for (const problem of ordered) console.error(formatProblem(problem));
  const errors = ordered.filter(({ warning }) => !warning).length;
  if (errors > 0) console.error(`${errors} ${errors === 1 ? 'problem' : 'problems'}; nothing was built.`);
  return errors > 0;
}
