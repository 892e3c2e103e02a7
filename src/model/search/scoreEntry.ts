import type { Query } from './QueryWord';
import type { SearchEntry, SearchKind } from './SearchEntry';
import type { TermMatch } from './TermIndex';

/**
 * Of two things that hold the same words, the one that explains more comes first. Names of classes, of types and in
 * the theme are put together from other names: words find them only where nothing else does.
 */
const KIND_WORTH: Readonly<Record<SearchKind, number>> = {
  page: 1,
  section: 0.97,
  component: 0.85,
  hook: 0.85,
  interface: 0.85,
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
}

/**
 * The score of an entry for a query: how telling the places are where it holds the words, how many of them it holds,
 * how much of its name they are, and whether the query is its exact name.
 * @param matches by word of the query; undefined where the entry lacks it
 * @param rarity by word of the query: rare words weigh more
 */
export function scoreEntry(
  { entry, nameLength, namesakes }: EntryFacts,
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
  const exact = isExact ? EXACT_BONUS / namesakes ** 3 : 0;
  const begun = !isExact && query.symbol && entry.symbols[0]?.startsWith(query.symbol) ? BEGUN_BONUS : 0;
  const bonus = Math.max(exact, begun * KIND_WORTH[entry.kind]);
  return { score: words + bonus, words };
}
