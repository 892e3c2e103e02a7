import type { SearchHit } from './SearchResult';

/** Levels of a page, as DocSearch counts them. */
export interface DocSearchHierarchy {
  readonly lvl0: string;
  readonly lvl1: string;
  readonly lvl2: string | null;
  readonly lvl3: string | null;
  readonly lvl4: string | null;
  readonly lvl5: string | null;
  readonly lvl6: string | null;
}

/**
 * A hit in the form that DocSearch's modal takes. It groups by `lvl0` and puts what has the same `lvl1` together, so
 * that `lvl1` is unique here: the order of the hits stays. The site draws `shown` itself; the strings that the modal
 * would write as HTML are escaped all the same.
 */
export interface DocSearchRecord {
  readonly objectID: string;
  readonly type: 'lvl1';
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly content: null;
  readonly hierarchy: DocSearchHierarchy;
  readonly _highlightResult: { readonly hierarchy: { readonly lvl0: { readonly value: string } } };
  readonly shown: SearchHit;
}
