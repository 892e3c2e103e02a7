import { hasScheme } from '../routes/url';

/** Kinds of hits; shown beside each hit. */
export type SearchKind =
  | 'page'
  | 'section'
  | 'component'
  | 'hook'
  | 'function'
  | 'interface'
  | 'prop'
  | 'slot'
  | 'class'
  | 'theme'
  | 'type'
  | 'message';

/** A place of the site that search can lead to. */
export interface SearchEntry {
  /** Canonical pathname, with the fragment after `#`. Different entries at one place have the same key. */
  readonly key: string;
  readonly kind: SearchKind;
  readonly product: string;
  readonly language: string;
  /** The text to show: title, heading, name of a prop. */
  readonly name: string;
  /** The owner: title of the page, name of the component; empty for pages. */
  readonly owner: string;
  /** Name of the group in the sidebar that contains its page; absent for the API reference. */
  readonly group?: string;
  /** The name in its address, for pages of text whose title is different. */
  readonly called?: string;
  /** Further words that find it: description, other names. */
  readonly about: string;
  /** Exact spellings of its name, the main one first, in lower case without spaces and punctuation. */
  readonly symbols: readonly string[];
  /** 1; lower for entries that should not come first, higher for things that pages explain. */
  readonly worth: number;
}

/** Where an entry comes from. */
export type EntryOrigin = Pick<SearchEntry, 'product' | 'language'>;

/** Returns whether an entry has an address of its own. Types and messages lead to addresses with another name. */
export function hasOwnAddress({ kind }: SearchEntry): boolean {
  return kind !== 'type' && kind !== 'message';
}

/** Returns whether an entry is a page of text, or a section of one. */
export function isPageEntry({ kind }: SearchEntry): boolean {
  return kind === 'page' || kind === 'section';
}

/** Returns whether a key is the address of a page on another host. */
export function isElsewhere(key: string): boolean {
  return hasScheme(key);
}

/**
 * Returns the pathname of the page that contains an entry.
 * @example pathnameOf({ key: '/core/guide#start', … }) // '/core/guide'
 */
export function pathnameOf({ key }: SearchEntry): string {
  return key.split('#', 1)[0] ?? key;
}

/** Splits a list of names at its spaces; the empty text has no names. */
export function splitNames(list: string): string[] {
  return list ? list.split(' ') : [];
}

/** Prefix of the addresses of components; readers do not type it. */
const ADDRESS_PREFIX = /^react-(?=.)/;

/**
 * Returns the name of a page in its address.
 * @example addressName('/material-ui/customization/theming') // 'theming'
 * @example addressName('/x/react-data-grid') // 'data grid'
 * @example addressName('https://b.example/react-date-pickers/') // 'date pickers'
 */
export function addressName(pathname: string): string {
  return pathname.replace(/\/$/, '').replace(/^.*\//, '').replace(ADDRESS_PREFIX, '').replaceAll('-', ' ');
}
