import type { Alternative } from './SearchWords';
import type { TermMatch } from './TermIndex';
import type { MatchedTerms } from './SearchResult';
import type { QueryWord } from './searchQuery';
import { termDistance, termQuality } from './termQuality';

/** Matches of a term, by the number of the entry. */
export type TermMatches = ReadonlyMap<number, TermMatch>;

/** Minimum quality of a word of the index that equals the typed one or begins with it. */
const KNOWN_QUALITY = 0.48;

/**
 * Returns whether a term is a word of the index, or begins one; words with only a common beginning say
 * little.
 */
export function isKnown(matches: TermMatches): boolean {
  for (const { quality } of matches.values()) if (quality >= KNOWN_QUALITY) return true;
  return false;
}

/** Returns each entry with its best match. */
export function keepBest(all: readonly TermMatches[]): Map<number, TermMatch> {
  const best = new Map<number, TermMatch>();
  for (const matches of all) {
    for (const [id, match] of matches) {
      if (match.value > (best.get(id)?.value ?? 0)) best.set(id, match);
    }
  }
  return best;
}

/** Returns the same matches with their weight reduced. */
export function scaleMatches(matches: TermMatches, by: number): Map<number, TermMatch> {
  return new Map(
    [...matches].map(([id, { value, quality, inFirst, terms }]) => [
      id,
      { value: value * by, quality: quality * by, inFirst: inFirst * by, terms },
    ]),
  );
}

/** Minimum share of a phrase of several words that an entry has to contain. */
const PHRASE_PART = 0.5;
const PART_WORTH = 0.5;

/** Looks a term up in every index; `open` and `whole` as in `TermIndex.match`. */
export type MatchTerm = (term: string, open: boolean, whole: boolean) => ReadonlyMap<number, TermMatch>;

/** Returns the terms of several matches, each with its largest number of typed letters; 0 means all. */
export function mergeTerms(matches: readonly (TermMatch | undefined)[]): Map<string, number> {
  const merged = new Map<string, number>();
  for (const match of matches) {
    for (const [term, letters] of match?.terms ?? []) {
      const known = merged.get(term) ?? letters;
      merged.set(term, Math.min(known, letters) && Math.max(known, letters));
    }
  }
  return merged;
}

/**
 * Returns the number of entries that contain a word; those that contain one of its weaker alternatives count
 * less.
 */
export function countHolders(matches: TermMatches): number {
  let count = 0;
  for (const { quality } of matches.values()) count += quality ** 2;
  return count;
}

function matchAlternative(
  { terms, weight }: Alternative,
  open: boolean,
  matchTerm: MatchTerm,
): Map<number, TermMatch> {
  const last = terms.length - 1;
  const found = terms.map((term, index) => matchTerm(term, open && index === last, index < last));
  const result = new Map<number, TermMatch>();
  for (const id of new Set(found.flatMap((matches) => [...matches.keys()]))) {
    const held = found.flatMap((matches) => matches.get(id) ?? []);
    const share = held.length / terms.length;
    if (share < PHRASE_PART) continue;
    const worth = weight * (share < 1 ? PART_WORTH : 1);
    const sum = (read: (match: TermMatch) => number) =>
      held.reduce((total, match) => total + read(match), 0) * worth;
    result.set(id, {
      value: sum(({ value }) => value) / terms.length,
      quality: sum(({ quality }) => quality) / terms.length,
      inFirst: sum(({ inFirst }) => inFirst),
      terms: mergeTerms(held),
    });
  }
  return result;
}

/**
 * Returns the entries that match a word of a query in one of its alternatives, by number, each with its best
 * match.
 */
export function matchWord(word: QueryWord, matchTerm: MatchTerm): Map<number, TermMatch> {
  const best = new Map<number, TermMatch>();
  for (const alternative of word.alternatives) {
    for (const [id, match] of matchAlternative(alternative, word.open, matchTerm)) {
      const known = best.get(id);
      const better = !known || match.value > known.value ? match : known;
      best.set(id, known ? { ...better, terms: mergeTerms([known, match]) } : match);
    }
  }
  return best;
}

/**
 * Returns the matched terms that are words of the query, other forms of them, or corrections of them; not
 * `them` for `theme`.
 */
export function keepTyped(terms: MatchedTerms, words: readonly QueryWord[]): MatchedTerms {
  const typed = words.flatMap(({ alternatives }) => alternatives[0]?.terms ?? []);
  return new Map(
    [...terms].filter(([term]) =>
      typed.some(
        (word) => word !== `${term}e` && (termQuality(word, term, true) ?? termDistance(word, term)),
      ),
    ),
  );
}
