import type { Query } from './QueryWord';
import type { SearchEntry, SearchKind } from './SearchEntry';
import { stemWord } from './stemWord';
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
/** For the name of a thing; shared by the things of that name. */
const EXACT_BONUS = 30;
/** For a name that the whole query is the beginning of. */
const BEGUN_BONUS = 2;

/** For a page that is about nothing but what the whole query means in other words: `botões` for Button. */
const MEANT_BONUS = 3;

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

/** Whether the whole query is another word for the name of the entry. */
export function isMeant({ symbols: [name = ''] }: SearchEntry, { words: [word, ...others] }: Query): boolean {
  if (!word || others.length > 0 || !name) return false;
  const meanings = word.alternatives.filter(({ weight }) => weight < 1);
  return meanings.some(({ terms }) => terms.join('') === stemWord(name));
}

/** A score, and the part of it that the words give. */
export interface EntryScore {
  readonly score: number;
  readonly words: number;
}

/** What the ranking knows of an entry beside its words. */
export interface EntryFacts {
  readonly entry: SearchEntry;
  /** Words of its name. */
  readonly nameLength: number;
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
  { entry, nameLength, namesakes, written }: EntryFacts,
  query: Query,
  matches: readonly (TermMatch | undefined)[],
  rarity: readonly number[],
): EntryScore {
  let all = 0;
  let held = 0;
  let value = 0;
  let named = 0;
  for (const [index, word] of query.words.entries()) {
    const weight = word.weight * (rarity[index] ?? 1);
    const match = matches[index];
    all += weight;
    if (!match) continue;
    held += weight * Math.min(1, match.quality + 0.3);
    value += weight * match.value;
    named += match.inFirst;
  }
  const isExact = namesakes > 0;
  if (all === 0 && !isExact) return { score: 0, words: 0 };
  const coverage = all === 0 ? 0 : held / all;
  const nameShare = Math.min(1, named / Math.max(1, nameLength));
  const place = all === 0 ? 0 : value / all;
  const words =
    place *
    coverage ** COVERAGE_POWER *
    (1 - NAME_SHARE + NAME_SHARE * nameShare) *
    KIND_WORTH[entry.kind] *
    entry.worth;
  const exact = isExact ? EXACT_BONUS * Math.max(1 / namesakes ** 3, shareOf(written, entry.name)) : 0;
  const begun = query.symbol && entry.symbols[0]?.startsWith(query.symbol) ? BEGUN_BONUS : 0;
  const meant = entry.kind === 'page' && isMeant(entry, query) ? MEANT_BONUS : 0;
  const near = isExact ? 0 : Math.max(begun, meant) * KIND_WORTH[entry.kind];
  const bonus = Math.max(exact, near);
  return { score: words + bonus, words };
}
