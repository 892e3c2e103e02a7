/** One mistake of a maintainer, told with its place and a way out. */
export interface Problem {
  /** Path from the project root, with forward slashes. */
  readonly file: string;
  /** 1-based; 1 where the whole file is meant. */
  readonly line: number;
  /** 1-based; 1 where the whole line is meant. */
  readonly column: number;
  /** Stable, kebab-case name of the rule, for example `unknown-callout`. */
  readonly code: string;
  readonly message: string;
  /** What to do about it, one clause. */
  readonly hint: string;
  /** A warning is printed and does not fail the build. */
  readonly warning?: boolean;
}

/**
 * One line per problem: `file:line:column code message (hint)`.
 * @example formatProblem({ file: 'a.md', line: 2, column: 1, code: 'unknown-key', message: 'm', hint: 'h' }) // 'a.md:2:1 unknown-key m (h)'
 */
export function formatProblem(problem: Problem): string {
  const { file, line, column, code, message, hint, warning } = problem;
  return `${file}:${line}:${column} ${warning ? 'warning ' : ''}${code} ${message} (${hint})`;
}
