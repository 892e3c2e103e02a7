import { symbolOf, isOfPage, type SearchEntry, type SearchKind } from './SearchEntry';
import { inflectionStem, stemWord } from './wordForm';
import type { Query } from './searchQuery';
import type { TermMatch } from './TermIndex';

/**
 * Of two things that hold the same words, the one that explains more comes first. Names of classes, of types and in
 * the theme are put together from other names: words find them only where nothing else does.
 */
const KIND_WORTH: Readonly<Record<SearchKind, number>> = {
  page: 1,
  section: 0.97,
  component: 0.78,
  hook: 0.78,
  interface: 0.78,
  prop: 0.72,
  slot: 0.6,
  message: 0.6,
  class: 0.45,
  theme: 0.4,
  type: 0.4,
};
/** An entry that lacks a word of the query falls behind quickly. */
const COVERAGE_POWER = 2;
const NAME_SHARE = 0.35;
/** A heading that several pages have tells what it is about by its page only. */
const COMMON_HEADING = 0.85;
/** For the name of a thing; shared by the things of that name. */
const EXACT_BONUS = 30;
/** What a page has of it for its title, and for its address; headings of the same text take nothing from it. */
const TITLE_SHARE = 1;
const ADDRESS_SHARE = 0.8;
/** For a name that the whole query is the beginning of. */
const BEGUN_BONUS = 2;

/** For a page that is about nothing but what the whole query means in other words: `botões` for Button. */
const MEANT_BONUS = 3.75;

const MADE_UP = /\p{Ll}\p{Lu}|[-.]/u;

/** Whether a name is one that no text holds by chance: capitals or marks stand inside it. */
export function isMadeUp(name: string): boolean {
  return MADE_UP.test(name) && !/\s/.test(name);
}

/** What the entries of one written name have of the bonus. Plain words are shared by more than bear the name. */
function shareOf(written: number, name: string): number {
  if (written === 0) return 0;
  return MADE_UP.test(name) ? 1 / written : 1 / written ** 3;
}

/** Whether a name is made of several words: who writes it means what bears it. */
export function isCompound(name: string): boolean {
  return MADE_UP.test(name) || /\S\s+\S/.test(name);
}

/** What a page has of the bonus for a name that is the query; 0 for all else. */
export function titleShareOf({ kind, name, called }: SearchEntry, symbol: string): number {
  if (kind !== 'page') return 0;
  return symbolOf(called ?? '') === symbol && symbolOf(name) !== symbol ? ADDRESS_SHARE : TITLE_SHARE;
}

/** What a whole query says in one word: stems of names, each with the weight of the word that stands for it. */
export type Meanings = ReadonlyMap<string, number>;

function stemName(name: string): string {
  return inflectionStem(stemWord(name));
}

/** What a query says; nothing where it says several things. Words that count little are no part of what is meant. */
export function listMeant({ words }: Query): Meanings {
  const telling = words.filter(({ weight }) => weight === 1);
  const [word, ...others] = telling.length > 0 ? telling : words;
  const stems = new Map<string, number>();
  if (!word || others.length > 0) return stems;
  for (const { terms, weight } of word.alternatives) {
    const stem = stemName(terms.join(''));
    stems.set(stem, Math.max(weight, stems.get(stem) ?? 0));
  }
  return stems;
}

/**
 * How well a query says the name of a page or a section, or the address of a page, in other words, between 0 and 1; 0
 * where it does not.
 */
export function meaningOf(entry: SearchEntry, meanings: Meanings): number {
  if (meanings.size === 0 || !isOfPage(entry)) return 0;
  return Math.max(0, ...entry.symbols.map((symbol) => meanings.get(stemName(symbol)) ?? 0));
}

/** A score, and the part of it that the words give. */
export interface EntryScore {
  readonly score: number;
  readonly words: number;
}

/** What the ranking knows of an entry beside its words. */
export interface EntryFacts {
  readonly entry: SearchEntry;
  /** How much of its name is in the query, between 0 and 1. */
  readonly nameShare: number;
  /** What it has of the bonus for its exact name as a page, see `titleShareOf`. */
  readonly title: number;
  /** How well the query says its name in other words, see `meaningOf`. */
  readonly meaning: number;
  /** How many sections of its product have its heading; 1 for all but sections. */
  readonly headings: number;
  /** How many entries have the query as a symbol; 0 where this one has not. */
  readonly namesakes: number;
  /** How many of them are written exactly as the query is, capitals and all; 0 where this one is not. */
  readonly written: number;
}

/**
 * The score of an entry for a query: how telling the places are where it holds the words, how many of them it holds,
 * how much of its name they are, and whether the query is its exact name.
 * @param matches by word of the query; undefined where the entry lacks it
 * @param rarity by word of the query: rare words weigh more
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
  const place = all === 0 ? 0 : value / all;
  const words =
    place *
    coverage ** COVERAGE_POWER *
    (1 - NAME_SHARE + NAME_SHARE * nameShare) *
    KIND_WORTH[entry.kind] *
    (headings > 1 ? COMMON_HEADING : 1) *
    entry.worth;
  const exact = isExact ? EXACT_BONUS * Math.max(title, 1 / namesakes ** 3, shareOf(written, entry.name)) : 0;
  const begun = query.symbol && entry.symbols[0]?.startsWith(query.symbol) ? BEGUN_BONUS : 0;
  const meant = entry.kind === 'page' ? MEANT_BONUS * meaning : 0;
  const near = isExact ? 0 : Math.max(begun, meant) * KIND_WORTH[entry.kind];
  const bonus = Math.max(exact, near);
  return { score: words + bonus, words };
}
