/**
 * The content of the index files. A shard is a list of entries, not a finished index: entries take a third of
 * the space, and the worker builds the index from them with the same tokenizer that reads the query.
 */

/** Increase it whenever the files change so that an older reader would misread them. */
export const SEARCH_FORMAT = 1;

/**
 * A page: pathname, name in the sidebar, title of its document if that is different, description, names of
 * the components that it documents, and the fragment and text of each heading.
 */
export type PageRow = readonly [
  pathname: string,
  name: string,
  title: string,
  description: string,
  names: string,
  headings: readonly (readonly [hash: string, text: string])[],
];

/** Letters for the kinds of API pages. */
export const UNIT_KINDS = { c: 'component', h: 'hook', i: 'interface' } as const;

/**
 * A page of the API reference. Lists are names separated by spaces; `!` before a name marks it as deprecated.
 * A class whose name is not `<classBase>-<key>` is written as `key=name`. `foreign` are props of other
 * packages; `owners` are the units whose props it inherits, listed for units that a page documents.
 */
export type UnitRow = readonly [
  name: string,
  kind: keyof typeof UNIT_KINDS,
  pathname: string,
  themeName: string,
  classBase: string,
  props: string,
  foreign: string,
  owners: string,
  returned: string,
  slots: string,
  classes: string,
];

/** The name of a type and the place where it is used: the number of the unit's row, and the prop. */
export type TypeRow = readonly [name: string, unit: number, prop: string];

/**
 * A message that the library writes to the console, the unit that it is about, and the prop if it names one.
 */
export type MessageRow = readonly [text: string, unit: number, prop: string];

/** Tier 1: everything that has a name. */
export interface NameShard {
  /** Hash of the content; the manifest has the expected one. */
  readonly stamp?: string;
  readonly format: number;
  readonly tier: 1;
  readonly product: string;
  readonly language: string;
  readonly pages: readonly PageRow[];
  readonly units: readonly UnitRow[];
  readonly types: readonly TypeRow[];
  readonly messages: readonly MessageRow[];
  /** Total number of rows. It is the last field, so that a truncated file lacks it. */
  readonly count: number;
}

/** Texts of a page by fragment; the empty fragment is the text above the first heading. */
export type TextRow = readonly [pathname: string, texts: readonly (readonly [hash: string, text: string])[]];

/** Tier 2: the texts of the entries in tier 1. */
export interface TextShard {
  readonly stamp?: string;
  readonly format: number;
  readonly tier: 2;
  readonly product: string;
  readonly language: string;
  readonly texts: readonly TextRow[];
  readonly count: number;
}

export type SearchShard = NameShard | TextShard;

const TIERS: Readonly<Record<number, readonly string[]>> = {
  1: ['pages', 'units', 'types', 'messages'],
  2: ['texts'],
};

/**
 * Parses the text of a shard file.
 * @throws 'The shard is not JSON' if the file was truncated or is something else
 * @throws 'The shard has another format' if it comes from another build of this site
 * @throws 'The shard is not whole' if the number of rows is not the stated one
 */
export function parseShard(text: string): SearchShard {
  let shard: Record<string, unknown>;
  try {
    shard = JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new Error('The shard is not JSON');
  }
  const lists = TIERS[Number(shard?.tier)];
  if (!lists || shard.format !== SEARCH_FORMAT) throw new Error('The shard has another format');
  const rows = lists.map((list) => shard[list]);
  const count = rows.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : Number.NaN), 0);
  if (count !== shard.count) throw new Error('The shard is not whole');
  return shard as unknown as SearchShard;
}
