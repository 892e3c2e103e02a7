import type { Query } from './QueryWord';
import type { SearchEntry, SearchKind } from './SearchEntry';
import type { TermMatch } from './TermIndex';

/** Of two things that match alike, the one that explains more comes first. */
const KIND_WORTH: Readonly<Record<SearchKind, number>> = {
  page: 1,
  section: 0.95,
  component: 0.95,
  hook: 0.95,
  interface: 0.95,
  prop: 0.85,
  theme: 0.8,
  type: 0.8,
  slot: 0.75,
  class: 0.7,
  message: 0.9,
};
const DEPRECATED_WORTH = 0.7;
/** An entry that lacks a word of the query falls behind quickly. */
const COVERAGE_POWER = 2;
const NAME_SHARE = 0.4;
/** For the name of a thing; shared by the things of that name. */
const EXACT_BONUS = 30;

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
): number {
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
  if (all === 0 && !isExact) return 0;
  const coverage = all === 0 ? 0 : held / all;
  const nameShare = Math.min(1, named / Math.max(1, nameLength));
  const words =
    all === 0 ? 0 : (value / all) * coverage ** COVERAGE_POWER * (1 - NAME_SHARE + NAME_SHARE * nameShare);
  const bonus = isExact ? EXACT_BONUS / (1 + Math.log(namesakes)) : 0;
  return (words + bonus) * KIND_WORTH[entry.kind] * (entry.deprecated ? DEPRECATED_WORTH : 1);
}
