import type { Problem } from './Problem';

/**
 * One line per problem: `file:line:column code message (hint)`.
 * @example formatProblem({ file: 'a.md', line: 2, column: 1, code: 'unknown-key', message: 'm', hint: 'h' }) // 'a.md:2:1 unknown-key m (h)'
 */
export function formatProblem(problem: Problem): string {
  const { file, line, column, code, message, hint, warning } = problem;
  return `${file}:${line}:${column} ${warning ? 'warning ' : ''}${code} ${message} (${hint})`;
}
