/** Marks of the private use area: nothing else in a hosted record can be taken for a mark of the highlighting. */
export const MARK_START = '\ue000';
export const MARK_END = '\ue001';

/** What of the site a hosted query needs to know. */
export interface HostedScope {
  readonly userLanguage: string;
  readonly defaultLanguage: string;
  /** Id and documented version of every product that may answer. */
  readonly products: readonly { readonly id: string; readonly version: string }[];
}

/** What a hosted index is asked to do beside the query. */
export interface HostedParameters {
  /** Every list must hold; of a list in it, one. */
  readonly facetFilters: readonly (readonly string[])[];
  readonly optionalFilters: readonly string[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly hitsPerPage: number;
}

/** More than are shown: a page may answer in two languages. */
const HITS = 48;

/**
 * Parameters of a hosted query: records of the documented version of any product, in the reader's language or in the
 * default one, in which pages stand that are not translated; those of the reader's product and language first.
 */
export function hostedQuery(
  { userLanguage, defaultLanguage, products }: HostedScope,
  product: string,
): HostedParameters {
  const versions = products.map(({ version }) => version).filter(Boolean);
  return {
    facetFilters: [
      [...new Set([userLanguage, defaultLanguage])].map((code) => `language:${code}`),
      [...new Set(versions)].map((version) => `version:${version}`),
    ],
    optionalFilters: [`product:${product}`, `language:${userLanguage}`],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    hitsPerPage: HITS,
  };
}
