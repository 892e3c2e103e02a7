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
