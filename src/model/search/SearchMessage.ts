import type { SearchOptions } from './SearchEngine';
import type { ShardLink } from './SearchManifest';
import type { SearchResult } from './SearchResult';
import type { SearchWords } from './SearchWords';

/** A part of the index, and the product that it belongs to. */
export interface WantedShard extends ShardLink {
  readonly product: string;
}

/**
 * A request of the page to the search worker. Each message is answered with its number; the first one has
 * number 0.
 */
export type SearchRequest =
  | { readonly kind: 'start'; readonly words: readonly SearchWords[] }
  | { readonly kind: 'load'; readonly number: number; readonly shard: WantedShard }
  | {
      readonly kind: 'search';
      readonly number: number;
      readonly text: string;
      readonly options: SearchOptions;
    };

/**
 * A response of the worker: the result of a search, nothing for a start or a loaded part, or the reason of a
 * failure.
 */
export interface SearchAnswer {
  readonly number: number;
  readonly result?: SearchResult;
  readonly failure?: string;
}
