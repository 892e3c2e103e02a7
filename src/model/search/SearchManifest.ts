import type { SearchWords } from './SearchWords';
import { SEARCH_FORMAT } from './SearchShard';

/** One file of the index. */
export interface ShardLink {
  readonly tier: 1 | 2;
  readonly language: string;
  readonly href: string;
  /** What the file must say of itself: a host may answer with the file of another build. */
  readonly stamp?: string;
}

/** A product as search offers it. */
export interface SearchProduct {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Path prefix of its pages, see `Product`. */
  readonly prefix: string;
  /** Version that is documented; facet of the hosted index. */
  readonly version: string;
  /** Its pages answer only readers who are in it. */
  readonly unlisted?: boolean;
  /** Main pages, offered before anything is typed. */
  readonly links: readonly { readonly text: string; readonly href: string }[];
  readonly shards: readonly ShardLink[];
}

/** An index that someone else hosts and that answers in place of the local one. */
export interface HostedIndex {
  readonly appId: string;
  /** Search-only key: it is public. */
  readonly apiKey: string;
  readonly indexName: string;
}

/** What search needs to begin with, one file per language. */
export interface SearchManifest {
  readonly format: number;
  /** Codes of every language of the site. */
  readonly languages: readonly string[];
  readonly worker: string;
  readonly styleSheet: string;
  readonly products: readonly SearchProduct[];
  /** Words of the language, then those of the default one. */
  readonly words: readonly SearchWords[];
  readonly hosted?: HostedIndex;
}

/**
 * Address of the manifest of a language. It carries no hash and is asked for anew, so that a change of one page's text
 * changes no other page.
 */
export function manifestHref(language: string): string {
  return `/search/${language}.json`;
}

/**
 * The manifest in the text of a file.
 * @throws 'The search manifest is not usable' where it is not one, or is of another format
 */
export function parseManifest(text: string): SearchManifest {
  try {
    const manifest = JSON.parse(text) as SearchManifest;
    if (manifest.format === SEARCH_FORMAT && Array.isArray(manifest.products)) return manifest;
  } catch {
    // Told below.
  }
  throw new Error('The search manifest is not usable');
}
