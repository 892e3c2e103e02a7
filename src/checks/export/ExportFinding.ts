/** A mistake in one document of the export. */
export interface ExportFinding {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** Offset in the document; absent where the document as a whole is meant. */
  readonly at?: number;
  /** What stands in the page's own text, so that its line is found there: the link as it is written. */
  readonly written?: string;
}
