/** What was ever published. */
export interface Ledger {
  /** Canonical pathnames, each with the places on the page that readers may have linked to. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** Codes of the languages that pages were published in. */
  readonly languages: ReadonlySet<string>;
}
