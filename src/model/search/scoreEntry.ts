import { symbolOf, isPageEntry, type SearchEntry, type SearchKind } from './SearchEntry';
import { OWNER_WEIGHT } from './EntryIndex';
import { inflectionStem, stemWord } from './wordForm';
import { MEANING_WEIGHT } from './SearchWords';
import type { ScoredEntry } from './arrangeHits';
import type { Query } from './searchQuery';
import type { TermMatch } from './TermIndex';

/**
 * Factor by kind: of two entries with the same words, the one that explains more comes first. Names of
 * classes, types and theme entries are composed of other names, so words find them only if nothing else
 * matches.
 */
const KIND_WORTH: Readonly<Record<SearchKind, number>> = {
  page: 1,
  section: 0.97,
  component: 0.78,
  hook: 0.78,
  function: 0.78,
  interface: 0.78,
  prop: 0.72,
  slot: 0.6,
  message: 0.6,
  class: 0.45,
  theme: 0.4,
  type: 0.4,
};
/** Exponent for missing words: an entry that lacks a word of the query loses rank quickly. */
const COVERAGE_POWER = 2;
const NAME_SHARE = 0.35;
/** Factor for a heading that several pages have: only its page says what it is about. */
const COMMON_HEADING = 0.85;
/** Bonus for the exact name of an entry; shared among the entries with that name. */
const EXACT_BONUS = 30;
/**
 * Shares of the bonus for the title and for the address of a page; headings with the same text do not reduce
 * them.
 */
const TITLE_SHARE = 1;
const ADDRESS_SHARE = 0.8;
/** Bonus for a page with the query, one plain word, in its title. */
const TITLED_BONUS = 12;
/** Factor of the bonus for such a word if it names a part of something: pages with it in their titles come first. */
const PLAIN_PART_SHARE = 0.3;
/** Bonus for a name that begins with the whole query. */
const BEGUN_BONUS = 2;

/** Bonus for a page whose subject is exactly what the query means in other words: `botões` for Button. */
const MEANT_BONUS = 3.75;

/** Kinds of entries that are parts of another one. */
const PARTS: ReadonlySet<SearchKind> = new Set(['prop', 'slot', 'class', 'theme', 'type']);

const CODE_NAME = /\p{Ll}\p{Lu}|[-.]/u;

/** Returns whether a name cannot occur in a text by chance: it has capitals or marks inside. */
export function isCodeName(name: string): boolean {
  return CODE_NAME.test(name) && !/\s/.test(name);
}

/** Returns whether an entry is a part of another one, with a plain word as its name, such as the prop `sx`. */
export function isPlainPart({ kind, name }: SearchEntry): boolean {
  return PARTS.has(kind) && !isCodeName(name);
}

/** Returns whether an entry is a page with the query, one word, in its title. */
export function isTitled({ kind }: SearchEntry, matches: readonly (TermMatch | undefined)[]): boolean {
  const [match, ...others] = matches;
  return kind === 'page' && others.length === 0 && (match?.inFirst ?? 0) >= 1;
}

/**
 * Returns the share of the bonus for the entries with one spelling. Plain words are shared by further
 * entries.
 */
function shareOf(written: number, name: string): number {
  if (written === 0) return 0;
  return CODE_NAME.test(name) ? 1 / written : 1 / written ** 3;
}

/** Returns whether a name consists of several words: a query for it means an entry with that name. */
export function isCompound(name: string): boolean {
  return CODE_NAME.test(name) || /\S\s+\S/.test(name);
}

/** Returns the share of the bonus of a page for a name that equals the query; 0 for other entries. */
export function titleShareOf({ kind, name, called }: SearchEntry, symbol: string): number {
  if (kind !== 'page') return 0;
  return symbolOf(called ?? '') === symbol && symbolOf(name) !== symbol ? ADDRESS_SHARE : TITLE_SHARE;
}

/** A meaning of the whole query: stems of names, each with the weight of its word. */
export type Meanings = ReadonlyMap<string, number>;

function stemName(name: string): string {
  return inflectionStem(stemWord(name));
}

/** Returns the meaning of a query; none if it has several. Words with little weight are left out. */
export function listQueryMeanings({ words }: Query): Meanings {
  const specific = words.filter(({ weight }) => weight === 1);
  const [word, ...others] = specific.length > 0 ? specific : words;
  const stems = new Map<string, number>();
  if (!word || others.length > 0) return stems;
  for (const { terms, weight } of word.alternatives) {
    const stem = stemName(terms.join(''));
    stems.set(stem, Math.max(weight, stems.get(stem) ?? 0));
  }
  return stems;
}

/**
 * Returns how well the query expresses the name of a page or a section, or the address of a page, in other
 * words, between 0 and 1; 0 if it does not.
 */
export function meaningOf(entry: SearchEntry, meanings: Meanings): number {
  if (meanings.size === 0 || !isPageEntry(entry)) return 0;
  return Math.max(0, ...entry.symbols.map((symbol) => meanings.get(stemName(symbol)) ?? 0));
}

/** A score, and the part of it that comes from words. */
export interface EntryScore {
  readonly score: number;
  readonly words: number;
}

/** The facts about an entry that the ranking uses besides its words. */
export interface EntryFacts {
  readonly entry: SearchEntry;
  /** Share of its name that the query covers, between 0 and 1. */
  readonly nameShare: number;
  /** Its share of the bonus for its exact name as a page, see `titleShareOf`. */
  readonly title: number;
  /** How well the query expresses its name in other words, see `meaningOf`. */
  readonly meaning: number;
  /** Number of sections of its product with the same heading; 1 for other kinds. */
  readonly headings: number;
  /** Number of entries with the query as a symbol; 0 if this one does not have it. */
  readonly namesakes: number;
  /** Number of them with exactly the spelling of the query, capitals included; 0 if this one differs. */
  readonly written: number;
}

/**
 * Returns the score of an entry for a query, from the weight of the fields that contain the words, the number
 * of words found, the share of its name that they cover, and whether the query is its exact name.
 * @param matches by word of the query; undefined if the entry lacks it
 * @param rarity by word of the query: rare words have more weight
 */
export function scoreEntry(
  { entry, nameShare, title, meaning, headings, namesakes, written }: EntryFacts,
  query: Query,
  matches: readonly (TermMatch | undefined)[],
  rarity: readonly number[],
): EntryScore {
  let all = 0;
  let held = 0;
  let value = 0;
  for (const [index, word] of query.words.entries()) {
    const weight = word.weight * (rarity[index] ?? 1);
    const match = matches[index];
    all += weight;
    if (!match) continue;
    held += weight * Math.min(1, match.quality + 0.3);
    value += weight * match.value;
  }
  const isExact = namesakes > 0;
  if (all === 0 && !isExact) return { score: 0, words: 0 };
  const coverage = all === 0 ? 0 : held / all;
  const average = all === 0 ? 0 : value / all;
  const words =
    average *
    coverage ** COVERAGE_POWER *
    (1 - NAME_SHARE + NAME_SHARE * nameShare) *
    KIND_WORTH[entry.kind] *
    (headings > 1 ? COMMON_HEADING : 1) *
    entry.worth;
  const exact = isExact
    ? EXACT_BONUS *
      Math.max(title, 1 / namesakes ** 3, shareOf(written, entry.name)) *
      (isPlainPart(entry) ? PLAIN_PART_SHARE : 1)
    : 0;
  const begun = query.symbol && entry.symbols[0]?.startsWith(query.symbol) ? BEGUN_BONUS : 0;
  const meant = entry.kind === 'page' ? MEANT_BONUS * meaning : 0;
  const near = isExact ? 0 : Math.max(begun, meant) * KIND_WORTH[entry.kind];
  const bonus = Math.max(exact, near, isTitled(entry, matches) ? TITLED_BONUS : 0);
  return { score: words + bonus, words };
}

/** Minimum quality of a match in a name: the word itself or another form of it, and not a synonym. */
const NAMED_QUALITY = 0.9;

/** Returns whether the name of an entry has all words of a query, and whether it has them with its owner's. */
export function judgeWords(
  { words }: Query,
  matches: readonly (TermMatch | undefined)[],
): { readonly isWhole: boolean; readonly isTold: boolean } {
  const told = matches.filter((_, at) => words[at]?.weight === 1);
  const hasAll = (isIn: (match: TermMatch) => boolean) =>
    told.length > 1 && told.every((match) => match !== undefined && isIn(match));
  return {
    isWhole: hasAll(({ inFirst }) => inFirst >= NAMED_QUALITY),
    isTold: hasAll(({ value }) => value >= NAMED_QUALITY * OWNER_WEIGHT),
  };
}

/** Kinds of API entries that have their own pages. */
const UNITS: ReadonlySet<SearchKind> = new Set(['component', 'hook', 'function', 'interface']);

/**
 * Returns how the name of an entry relates to the query. A page that the query means by another word counts
 * as one that it names. A match of ordinary words may be ranked after matches in the reader's own product,
 * unless several words form the name.
 */
export function judgeName(
  { entry, title, meaning, namesakes }: EntryFacts,
  typed: string,
  isInTitle: boolean,
): Pick<ScoredEntry, 'isNamed' | 'isAnswer'> {
  const isExact = namesakes > 0;
  const isPage = entry.kind === 'page';
  if (isCodeName(typed)) {
    const isNamed = isExact || (isPage && meaning > 0);
    return { isNamed, isAnswer: isNamed };
  }
  const isThing = title > 0 || (isPage && meaning >= MEANING_WEIGHT) || (isExact && UNITS.has(entry.kind));
  const isSeveral = isCompound(typed) || isCompound(entry.called ?? entry.name);
  return {
    isNamed: isInTitle || (isThing && isSeveral),
    isAnswer: isInTitle || (isExact && !isPlainPart(entry)) || meaning > 0,
  };
}
