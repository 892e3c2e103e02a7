/** Marks of the private use area: nothing else in a hosted record can be taken for a mark of the highlighting. */
export const MARK_START = '\ue000';
export const MARK_END = '\ue001';

/** What a hosted index is asked to do beside the query. */
export interface HostedParameters {
  readonly facetFilters: readonly string[];
  readonly optionalFilters: readonly string[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly hitsPerPage: number;
}

/**
 * Parameters of a hosted query: only records of the language and of the documented version, those of the reader's
 * product first.
 */
export function hostedQuery(language: string, version: string, product: string): HostedParameters {
  return {
    facetFilters: [`language:${language}`, `version:${version}`],
    optionalFilters: [`product:${product}`],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    hitsPerPage: 24,
  };
}
