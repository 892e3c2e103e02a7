import { foldText } from './wordForm';

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

/** Whether an entry is a place of its own. Types and messages lead to places that have another name. */
export function isOfPlace({ kind }: SearchEntry): boolean {
  return kind !== 'type' && kind !== 'message';
}

/** Whether an entry is a page of text, or a section of one. */
export function isOfPage({ kind }: SearchEntry): boolean {
  return kind === 'page' || kind === 'section';
}

/**
 * The page that an entry stands on.
 * @example pathnameOf({ key: '/core/guide#start', … }) // '/core/guide'
 */
export function pathnameOf({ key }: SearchEntry): string {
  return key.split('#', 1)[0] ?? key;
}

/**
 * A name as `Query.symbol` spells it: lower case, without spaces and punctuation.
 * @example symbolOf('Button', 'startIcon') // 'buttonstarticon'
 */
export function symbolOf(...names: readonly string[]): string {
  return foldText(names.join('')).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The names of a list with spaces between; none for the empty list. */
export function splitNames(list: string): string[] {
  return list ? list.split(' ') : [];
}

/** What addresses of components begin with; nobody calls a component so. */
const ADDRESS_PREFIX = /^react-(?=.)/;

/**
 * What the address of a page calls it.
 * @example addressName('/material-ui/customization/theming') // 'theming'
 * @example addressName('/x/react-data-grid') // 'data grid'
 */
export function addressName(pathname: string): string {
  return pathname
    .slice(pathname.lastIndexOf('/') + 1)
    .replace(ADDRESS_PREFIX, '')
    .replaceAll('-', ' ');
}
