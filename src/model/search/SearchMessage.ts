import type { SearchOptions } from './SearchEngine';
import type { ShardLink } from './SearchManifest';
import type { SearchResult } from './SearchResult';
import type { SearchWords } from './SearchWords';

/** A part of the index, and the product that it is of. */
export interface WantedShard extends ShardLink {
  readonly product: string;
}

/** What the page asks of the search worker; every message is answered under its number, the first one under 0. */
export type SearchRequest =
  | { readonly kind: 'start'; readonly words: readonly SearchWords[] }
  | { readonly kind: 'load'; readonly number: number; readonly shard: WantedShard }
  | {
      readonly kind: 'search';
      readonly number: number;
      readonly text: string;
      readonly options: SearchOptions;
    };

/** What the worker answers: a result for a search, nothing for a start and a part that is loaded, the reason where it failed. */
export interface SearchAnswer {
  readonly number: number;
  readonly result?: SearchResult;
  readonly failure?: string;
}
