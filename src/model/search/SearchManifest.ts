import { pathnameToHref } from '../routes/pathnameToHref';
import type { SearchWords } from './SearchWords';
import type { LanguageSigns } from './otherLanguage';
import { SEARCH_FORMAT, type PartLink } from './SearchPart';

/** A product in the search manifest. */
export interface SearchProduct {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Path prefix of its pages, see `Product`. */
  readonly prefix: string;
  /** Documented version; a facet of the hosted index. */
  readonly version: string;
  /** Its pages are found only by readers of this product. */
  readonly unlisted?: boolean;
  /** Main pages, shown before the reader types anything. */
  readonly links: readonly {
    readonly text: string;
    readonly href: string;
    /** What the page belongs to, for readers of the product; empty if only the product is known. */
    readonly owner: string;
  }[];
}

/** A hosted index that replaces the local one. */
export interface HostedIndex {
  readonly appId: string;
  /** Search-only key, which is public. */
  readonly apiKey: string;
  readonly indexName: string;
}

/** The data that search starts with, one file per language. */
export interface SearchManifest {
  readonly format: number;
  /** Codes of all languages of the site. */
  readonly languages: readonly string[];
  /** What tells the others from the manifest's language, see `listSigns`; absent if nothing does. */
  readonly signs?: Readonly<Record<string, LanguageSigns>>;
  readonly worker: string;
  readonly styleSheet: string;
  readonly products: readonly SearchProduct[];
  /** The directory of the default language, and that of the manifest's language if it has texts. */
  readonly indexes: readonly PartLink[];
  /** Beginnings of the class names that the API reference explains; absent if there are none. */
  readonly classPrefixes?: readonly string[];
  /** Words of the language, then those of the default language. */
  readonly words: readonly SearchWords[];
  readonly hosted?: HostedIndex;
  /** Canonical pathname of the page with all results of a query; absent if the site has none. */
  readonly page?: string;
  /** Repository of the site, whose form takes reports of what the search does not find. */
  readonly repository?: string;
}

/** The products that a query is about. */
export interface SearchScope {
  /** The product whose hits come first. */
  readonly product: string;
  /** Only hits of that product are wanted. */
  readonly isAlone?: boolean;
  /** All hits are wanted, and not only the first ones. */
  readonly isFull?: boolean;
}

/** Lists the products of a scope; unlisted ones are found by their own readers only. */
export function listProducts(
  { products }: SearchManifest,
  { product, isAlone = false }: SearchScope,
): readonly SearchProduct[] {
  return products.filter(({ id, unlisted = false }) => id === product || (!isAlone && !unlisted));
}

/** Returns the address of all results of a query in a language; undefined if the site has no page for them. */
export function resultsHref(
  { page }: Pick<SearchManifest, 'page'>,
  query: string,
  language: string,
): string | undefined {
  return page === undefined ? undefined : `${pathnameToHref(page, language)}?q=${encodeURIComponent(query)}`;
}

/**
 * Returns the address of the manifest of a language. It has no hash and is always requested again, so that a
 * change in the text of one page changes no other page.
 */
export function manifestHref(language: string): string {
  return `/search/${language}.json`;
}

/**
 * Parses the text of a manifest file.
 * @throws 'The search manifest is not usable' if it is not a manifest, or has another format
 */
export function parseManifest(text: string): SearchManifest {
  try {
    const manifest = JSON.parse(text) as SearchManifest;
    if (
      manifest.format === SEARCH_FORMAT &&
      Array.isArray(manifest.products) &&
      Array.isArray(manifest.indexes)
    )
      return manifest;
  } catch {
    // Reported below.
  }
  throw new Error('The search manifest is not usable');
}
