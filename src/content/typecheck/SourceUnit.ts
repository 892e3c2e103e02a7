/** A module that the type check looks at. */
export interface SourceUnit {
  /** The file that is compiled, from the project root. */
  readonly path: string;
  readonly code: string;
  /** Where its author finds it: the demo itself, or the Markdown of a snippet. */
  readonly file: string;
  /** Lines of that file before the first line of the code. */
  readonly offset: number;
  readonly kind: 'demo' | 'snippet';
}
