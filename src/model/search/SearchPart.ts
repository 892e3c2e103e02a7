/**
 * The content of the index files. The index of a language is cut into parts that are loaded when a query
 * needs them: a directory names all others, dictionaries tell which parts have a word, and name and text
 * parts have the entries. The last two are lists of entries, not finished indexes: entries take a third of
 * the space, and the worker builds the index from them with the same tokenizer that reads the query.
 */

/** Increase it whenever the files change so that an older reader would misread them. */
export const SEARCH_FORMAT = 7;

/**
 * A page: pathname, name in the sidebar, title of its document if that is different, description, names of
 * the components that it documents, the fragment and text of each heading, and the name of its group in the
 * sidebar.
 */
export type PageRow = readonly [
  pathname: string,
  name: string,
  title: string,
  description: string,
  names: string,
  headings: readonly (readonly [hash: string, text: string])[],
  group: string,
];

/** Letters for the kinds of API pages; a capital for those that a page of text explains. */
export const UNIT_KINDS = {
  c: 'component',
  C: 'component',
  h: 'hook',
  H: 'hook',
  f: 'function',
  F: 'function',
  i: 'interface',
  I: 'interface',
} as const;

/**
 * A unit of the API reference. Its place is a pathname, with a fragment for a member of a namespace. Lists are names separated by spaces; `!` before a name marks it as deprecated.
 * A class whose name is not `<classBase>-<key>` is written as `key=name`. `foreign` are props of other
 * packages; `owners` are the units whose props it inherits, listed for units that a page documents.
 */
export type UnitRow = readonly [
  name: string,
  kind: keyof typeof UNIT_KINDS,
  place: string,
  themeName: string,
  classBase: string,
  props: string,
  foreign: string,
  owners: string,
  returned: string,
  slots: string,
  classes: string,
];

/**
 * The name of a type and the place where it is used: the number of the unit's row, and the prop, which is empty for a
 * type of other places. An enum has a fragment of its own.
 */
export type TypeRow = readonly [name: string, unit: number, prop: string, hash?: string];

/** The beginning of a message that the library writes to the console, and the unit that it is about. */
export type MessageRow = readonly [text: string, unit: number];

/** The fields of every part. */
interface PartHead {
  /** Hash of the content; the manifest or the directory has the expected one. */
  readonly stamp?: string;
  readonly format: number;
  /** Id of the product; empty in directories and dictionaries, which are about all products. */
  readonly product: string;
  readonly language: string;
  /** Total number of rows. It is the last field, so that a truncated file lacks it. */
  readonly count: number;
}

/** Tier 1: everything that has a name, on some of a product's pages. */
export interface NamePart extends PartHead {
  readonly tier: 1;
  readonly pages: readonly PageRow[];
  readonly units: readonly UnitRow[];
  readonly types: readonly TypeRow[];
  readonly messages: readonly MessageRow[];
}

/** Texts of a page by fragment; the empty fragment is the text above the first heading. */
export type TextRow = readonly [pathname: string, texts: readonly (readonly [hash: string, text: string])[]];

/** Tier 2: texts of entries in a part of tier 1. */
export interface TextPart extends PartHead {
  readonly tier: 2;
  readonly texts: readonly TextRow[];
}

/**
 * A name or text part in a directory: the number of its product in `products`, its stamp, and for a text
 * part the number of the row with the names of its entries.
 */
export type PartRow = readonly [product: number, stamp: string, names?: number];

/** Tier 0: all other parts of a language. A dictionary has the terms from its first one on. */
export interface DirectoryPart extends PartHead {
  readonly tier: 0;
  readonly products: readonly string[];
  readonly parts: readonly PartRow[];
  readonly words: readonly (readonly [first: string, stamp: string])[];
}

/** Tier 3: a part of the dictionary, one line per term in order, see `writeWord`. */
export interface WordPart extends PartHead {
  readonly tier: 3;
  readonly words: readonly string[];
}

export type SearchPart = DirectoryPart | NamePart | TextPart | WordPart;

/** A part as it is asked for. */
export interface PartLink extends Pick<SearchPart, 'tier' | 'product' | 'language'> {
  /** Expected hash in the file: a host may answer with the file of another build. */
  readonly stamp: string;
  /** Stamp of the part with the names of its entries, for texts. */
  readonly names?: string;
}

/** A name or text part. */
export type EntryPartLink = PartLink & { readonly tier: 1 | 2 };

/** Returns the name and text parts of a directory, in the order of their numbers. */
export function listEntryParts({ products, language, parts }: DirectoryPart): EntryPartLink[] {
  return parts.map(([product, stamp, names]): EntryPartLink => {
    const link = { product: products[product] ?? '', language, stamp };
    return names === undefined ? { ...link, tier: 1 } : { ...link, tier: 2, names: parts[names]?.[1] ?? '' };
  });
}

/** Returns the dictionaries of a directory, in order. */
export function listDictionaries({ language, words }: DirectoryPart): PartLink[] {
  return words.map(([, stamp]) => ({ tier: 3, product: '', language, stamp }));
}

/** Returns the address of a part. */
export function partHref({ product, language, tier, stamp }: PartLink): string {
  return `/_docs/search/${product ? `${product}-` : ''}${language}-${tier}.${stamp}.json`;
}

/** The lists of each tier, whose rows are counted. */
const TIERS: Readonly<Record<SearchPart['tier'], readonly string[]>> = {
  0: ['parts', 'words'],
  1: ['pages', 'units', 'types', 'messages'],
  2: ['texts'],
  3: ['words'],
};

/**
 * Parses the text of a part file.
 * @throws 'The part is not JSON' if the file was truncated or is something else
 * @throws 'The part has another format' if it comes from another build of this site
 * @throws 'The part is not whole' if the number of rows is not the stated one
 */
export function parsePart(text: string): SearchPart {
  let part: Record<string, unknown>;
  try {
    part = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new Error('The part is not JSON');
  }
  const { tier } = Object(part) as Record<string, unknown>;
  const lists = typeof tier === 'number' ? TIERS[tier as SearchPart['tier']] : undefined;
  if (!lists || part.format !== SEARCH_FORMAT) throw new Error('The part has another format');
  const rows = lists.map((list) => part[list]);
  const count = rows.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : Number.NaN), 0);
  if (count !== part.count) throw new Error('The part is not whole');
  return part as unknown as SearchPart;
}
