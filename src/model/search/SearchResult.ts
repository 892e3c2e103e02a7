import type { SearchKind } from './SearchEntry';

/** A piece of a shown text; `marked` where the query matches. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** A hit, ready to be drawn. */
export interface SearchHit {
  /** Unique in a result. */
  readonly id: string;
  readonly kind: SearchKind;
  readonly product: string;
  /** Language of the texts, where it is not the reader's. */
  readonly language: string;
  /** Canonical pathname and fragment. */
  readonly key: string;
  readonly name: readonly TextPart[];
  /** Title of the page or name of the component that it belongs to; empty for pages. */
  readonly owner: string;
  /** Text around the match; empty where nothing but names matches. */
  readonly excerpt: readonly TextPart[];
}

/** What a query finds. */
export interface SearchResult {
  /** Ordered as shown: by product, the reader's own first, then by score. */
  readonly hits: readonly SearchHit[];
  /** Words of the index that are like those of a query without hit. */
  readonly suggestions: readonly string[];
}
