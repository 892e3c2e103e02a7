import type { SearchOptions } from './SearchEngine';
import type { SearchResult } from './SearchResult';
import type { PartLink } from './SearchPart';
import type { SearchWords } from './SearchWords';

/**
 * A request of the page to the search worker. Each message is answered with its number; the first one has
 * number 0.
 */
export type SearchRequest =
  | { readonly kind: 'start'; readonly words: readonly SearchWords[] }
  | { readonly kind: 'load'; readonly number: number; readonly part: PartLink }
  | {
      /** Asks which further parts a text needs; those that every query needs if it is empty. */
      readonly kind: 'find';
      readonly number: number;
      readonly text: string;
      /** Also those with texts, which are the largest. */
      readonly withTexts: boolean;
      readonly options: SearchOptions;
    }
  | {
      readonly kind: 'search';
      readonly number: number;
      readonly text: string;
      readonly options: SearchOptions;
    };

/**
 * A response of the worker: the result of a search, the parts that a text needs, nothing for a start or a
 * loaded part, or the reason of a failure.
 */
export interface SearchAnswer {
  readonly number: number;
  readonly result?: SearchResult;
  readonly parts?: readonly PartLink[];
  readonly failure?: string;
}
