/** The front matter of a page. Keys that the page does not write are absent; lists of names are empty. */
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
  /** ISO 8601, a day or a moment. */
  readonly date?: string;
  readonly tags?: readonly string[];
  /** `false`: the page stands in no navigation tree. */
  readonly nav?: boolean;
  /** Hash of the English source that a translation was made from. */
  readonly sourceHash?: string;
}

/** What a value must look like. */
type ValueKind = 'text' | 'word' | 'flag' | 'list' | 'names' | 'address' | 'date';

/** Every known key with the kind of its value. */
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

/** A value of the front matter. */
export type FrontMatterValue = string | boolean | readonly string[];

/** What each kind asks for, as it is told to the maintainer. */
export const EXPECTED: Readonly<Record<ValueKind, string>> = {
  text: 'text on one line, for example: Button component',
  word: 'one word without spaces, for example: material-ui',
  flag: 'true or false',
  list: "a list in brackets, for example: ['first', 'second']",
  names: 'names with commas between them, for example: Button, ButtonGroup',
  address: 'an address, for example: https://www.w3.org/',
  date: 'a date, for example: 2025-03-31',
};

/** Spaces behind a bare word belong to it until it is trimmed: read twice, they would take quadratic time. */
const ITEM = /\s*(?:(?:'((?:[^']|'')*)'|"([^"]*)")\s*|([^\s,'"[\]][^,'"[\]]*))(?:,|$)/y;
const NAME = /^[A-Za-z_$][\w$]*$/;
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** Whether the text is a day of the calendar, or a moment: JavaScript takes the 30th of February for the 2nd of March. */
function isDate(text: string): boolean {
  if (!DATE.test(text) || Number.isNaN(Date.parse(text))) return false;
  const day = text.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** Text without the quotes around it; a doubled quote inside stands for one. */
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
  // Code points, not locale: the same order on every machine.
  return names.length > 0 && names.every((name) => NAME.test(name)) ? names.toSorted() : undefined;
}

/**
 * The value that `raw` (trimmed, not empty) stands for; undefined where it is not of that kind.
 * @example parseValue('names', 'B, A') // ['A', 'B']
 */
export function parseValue(kind: ValueKind, raw: string): FrontMatterValue | undefined {
  const text = unquote(raw);
  // A quote that is opened and never closed; a single one may be an apostrophe.
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
      return /^https?:\/\/\S+$/.test(text) && URL.canParse(text) ? text : undefined;
    case 'date':
      return isDate(text) ? text : undefined;
  }
}
