/** A fence inside `<codeblock>`, not yet read. */
export interface CodeTabSource {
  readonly info: string;
  readonly code: string;
  /** Row of the opening marks. */
  readonly row: number;
}
