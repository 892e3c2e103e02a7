import { parseUrl } from '../../model/routes/url';

/** The front matter of a page. Keys missing from the page are absent; missing lists of names are empty. */
export interface FrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly productId?: string;
  /** Documented components, sorted. */
  readonly components: readonly string[];
  /** Documented hooks, sorted. */
  readonly hooks: readonly string[];
  readonly packageName?: string;
  readonly githubLabel?: string;
  readonly githubSource?: string;
  readonly waiAria?: string;
  readonly materialDesign?: string;
  readonly unstyled?: string;
  readonly filename?: string;
  readonly card?: boolean;
  readonly cardTitle?: string;
  readonly cardDescription?: string;
  readonly authors?: readonly string[];
  /** ISO 8601, a date or a date with time. */
  readonly date?: string;
  /** More words by which the search finds the page. */
  readonly tags?: readonly string[];
  /** `false` if the page is in no navigation tree. */
  readonly nav?: boolean;
  /** Hash of the source on which the translation is based. */
  readonly sourceHash?: string;
}

/** Type of a value. */
type ValueKind = 'text' | 'word' | 'flag' | 'list' | 'names' | 'address' | 'date';

/** The kind of value for every known key. */
export const FRONT_MATTER_KINDS = {
  title: 'text',
  description: 'text',
  productId: 'word',
  components: 'names',
  hooks: 'names',
  packageName: 'word',
  githubLabel: 'text',
  githubSource: 'word',
  waiAria: 'address',
  materialDesign: 'address',
  unstyled: 'word',
  filename: 'word',
  card: 'flag',
  cardTitle: 'text',
  cardDescription: 'text',
  authors: 'list',
  date: 'date',
  tags: 'list',
  nav: 'flag',
  sourceHash: 'word',
} as const satisfies Record<keyof FrontMatter, ValueKind>;

/** Keys of existing pages that are accepted, and that change nothing on this site. */
export const UNUSED_KEYS = [
  'unstyled',
  'filename',
  'card',
  'cardTitle',
  'cardDescription',
  'authors',
  'date',
] as const satisfies (keyof FrontMatter)[];

/** Keys that describe a page in every language; only those of the page in the default language count. */
export const SOURCE_KEYS = [
  'packageName',
  'githubLabel',
  'githubSource',
  'waiAria',
  'materialDesign',
  'nav',
] as const satisfies (keyof FrontMatter)[];

/** A value of the front matter. */
export type FrontMatterValue = string | boolean | readonly string[];

/** The expected form of each kind, as shown in hints. */
export const EXPECTED: Readonly<Record<ValueKind, string>> = {
  text: 'text on one line, for example: Button component',
  word: 'one word without spaces, for example: material-ui',
  flag: 'true or false',
  list: "a list in brackets, for example: ['first', 'second']",
  names: 'comma-separated names, for example: Button, ButtonGroup',
  address: 'a URL, for example: https://www.w3.org/',
  date: 'a date, for example: 2025-03-31',
};

/**
 * One item of a list. The match of a bare word includes the spaces after it, which are trimmed later: a
 * second `\s*` after the word would take quadratic time.
 */
const ITEM = /\s*(?:(?:'((?:[^']|'')*)'|"([^"]*)")\s*|([^\s,'"[\]][^,'"[\]]*))(?:,|$)/y;
const NAME = /^[A-Za-z_$][\w$]*$/;
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** Whether the text is a valid date; JavaScript would read February 30 as March 2. */
function isDate(text: string): boolean {
  if (!DATE.test(text) || Number.isNaN(Date.parse(text))) return false;
  const day = text.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** Removes the quotes around a text; inside single quotes, a doubled quote is one quote. */
function unquote(raw: string): string {
  if (/^'(?:[^']|'')*'$/.test(raw)) return raw.slice(1, -1).replaceAll("''", "'");
  return /^"[^"]*"$/.test(raw) ? raw.slice(1, -1) : raw;
}

function parseList(raw: string): readonly string[] | undefined {
  if (!raw.startsWith('[') || !raw.endsWith(']')) return undefined;
  const inside = raw.slice(1, -1).trim();
  const items: string[] = [];
  ITEM.lastIndex = 0;
  while (ITEM.lastIndex < inside.length) {
    const match = ITEM.exec(inside);
    if (match === null) return undefined;
    items.push((match[1]?.replaceAll("''", "'") ?? match[2] ?? match[3] ?? '').trim());
  }
  return items;
}

function parseNames(raw: string): readonly string[] | undefined {
  const names = unquote(raw)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  // Sort by UTF-16 code units, not by locale, so that the order is the same on every machine.
  return names.length > 0 && names.every((name) => NAME.test(name)) ? names.toSorted() : undefined;
}

/**
 * Parses `raw` (trimmed, not empty) as a value of a kind; undefined if it is not of that kind.
 * @example parseValue('names', 'B, A') // ['A', 'B']
 */
export function parseValue(kind: ValueKind, raw: string): FrontMatterValue | undefined {
  const text = unquote(raw);
  // An unclosed double quote is invalid; a single quote may be an apostrophe.
  if (raw.startsWith('"') && text === raw) return undefined;
  switch (kind) {
    case 'text':
      return /^\[.*\]$|^[|>][+-]?(?:\s|$)/.test(raw) || text.trim() === '' ? undefined : text;
    case 'word':
      return /^[^\s[\]{},]+$/.test(text) ? text : undefined;
    case 'flag':
      return raw === 'true' || raw === 'false' ? raw === 'true' : undefined;
    case 'list':
      return parseList(raw);
    case 'names':
      return parseNames(raw);
    case 'address':
      return /^https?:\/\/\S+$/.test(text) && parseUrl(text) ? text : undefined;
    case 'date':
      return isDate(text) ? text : undefined;
  }
}
