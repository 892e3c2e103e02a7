/** A word as search compares it, with its place in the text. */
export interface SearchToken {
  /** Folded and stemmed, see `foldText` and `stemWord`. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/** One word of a text: the whole, and what it is made of. */
export interface SearchChunk {
  readonly whole: SearchToken;
  /** Words inside the whole (`use`, `media`, `query`), or its pairs of letters; empty where it is not made of parts. */
  readonly parts: readonly SearchToken[];
  /** Lower-case spelling without punctuation, not stemmed: `usemediaquery`. */
  readonly symbol: string;
}
