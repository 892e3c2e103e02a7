import type { TermMatch } from './TermIndex';

/** What entries hold of a term, by number. */
export type TermMatches = ReadonlyMap<number, TermMatch>;

/** From this on a word of the index is the one that was typed, or begins with it. */
const KNOWN_QUALITY = 0.48;

/** Whether a term is a word of the index, or begins one; words that only begin like it say little. */
export function isKnown(matches: TermMatches): boolean {
  for (const { quality } of matches.values()) if (quality >= KNOWN_QUALITY) return true;
  return false;
}

/** Each entry with its best match. */
export function keepBest(all: readonly TermMatches[]): Map<number, TermMatch> {
  const best = new Map<number, TermMatch>();
  for (const matches of all) {
    for (const [id, match] of matches) {
      if (match.value > (best.get(id)?.value ?? 0)) best.set(id, match);
    }
  }
  return best;
}

/** The same matches, worth so much less. */
export function scaleMatches(matches: TermMatches, by: number): Map<number, TermMatch> {
  return new Map(
    [...matches].map(([id, { value, quality, inFirst, terms }]) => [
      id,
      { value: value * by, quality: quality * by, inFirst: inFirst * by, terms },
    ]),
  );
}
