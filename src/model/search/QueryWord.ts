/** One way in which an entry can hold a word of a query: all of these terms. */
export interface Alternative {
  readonly terms: readonly string[];
  /** 1 for the word itself, less for what stands in for it. */
  readonly weight: number;
}

/** A word of a query, or several that mean one thing. */
export interface QueryWord {
  readonly alternatives: readonly Alternative[];
  /** The reader may still be typing it: it also stands for every word that it begins. */
  readonly open: boolean;
  /** How much it matters whether an entry holds it, between 0 and 1. */
  readonly weight: number;
}

/** A query as it is looked up. */
export interface Query {
  readonly words: readonly QueryWord[];
  /** The query as the name of a thing, in lower case without spaces, punctuation and ignored words. */
  readonly symbol: string;
}
