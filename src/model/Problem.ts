/** A mistake by a maintainer, with its location and a hint on how to fix it. */
export interface Problem {
  /** Path from the project root, with forward slashes. */
  readonly file: string;
  /** 1-based; 1 if the problem concerns the whole file. */
  readonly line: number;
  /** 1-based; 1 if the problem concerns the whole line. */
  readonly column: number;
  /** Stable, kebab-case name of the rule, for example `unknown-callout`. */
  readonly code: string;
  readonly message: string;
  /** How to fix it, in one clause. */
  readonly hint: string;
  /** Warnings are printed but do not fail the build. */
  readonly warning?: boolean;
}

/**
 * Matches characters that a terminal acts on, or that change the order in which a line is shown: control
 * characters, line separators and direction overrides.
 */
const CONTROL = /[\p{Cc}\u2028-\u202E]/gu;

/**
 * Writes control characters as escapes, so that the content of a file can neither end a line of the build's
 * output nor control a terminal.
 * @example escapeControls('a\nb') // 'a\\u{a}b'
 */
export function escapeControls(text: string): string {
  return text.replace(CONTROL, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);
}

/**
 * Formats a problem as one line: `file:line:column code message (hint)`.
 * @example formatProblem({ file: 'a.md', line: 2, column: 1, code: 'unknown-key', message: 'm', hint: 'h' })
 * // 'a.md:2:1 unknown-key m (h)'
 */
export function formatProblem(problem: Problem): string {
  const { file, line, column, code, message, hint, warning } = problem;
  return escapeControls(`${file}:${line}:${column} ${warning ? 'warning ' : ''}${code} ${message} (${hint})`);
}
