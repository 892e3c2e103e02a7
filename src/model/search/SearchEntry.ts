/** What a hit is; shown beside it. */
export type SearchKind =
  | 'page'
  | 'section'
  | 'component'
  | 'hook'
  | 'interface'
  | 'prop'
  | 'slot'
  | 'class'
  | 'theme'
  | 'type'
  | 'message';

/** A place of the site that search can lead to. */
export interface SearchEntry {
  /** Canonical pathname, with the fragment behind `#`. Different things at one place have one key. */
  readonly key: string;
  readonly kind: SearchKind;
  readonly product: string;
  readonly language: string;
  /** What is shown: title, heading, name of a prop. */
  readonly name: string;
  /** What it belongs to: title of the page, name of the component; empty for pages. */
  readonly owner: string;
  /** What its address calls it, for pages of text that bear another name. */
  readonly called?: string;
  /** Further words under which it is found: description, other names. */
  readonly about: string;
  /** Spellings that mean exactly this, the name's first, in lower case without spaces and punctuation. */
  readonly symbols: readonly string[];
  /** 1, less for what readers should not find first, more for what pages explain. */
  readonly worth: number;
}

/** Where an entry is from. */
export type EntryPlace = Pick<SearchEntry, 'product' | 'language'>;
