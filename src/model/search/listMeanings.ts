import type { Alternative } from './QueryWord';
import { slipWorth, termDistance } from './termDistance';
import type { Vocabulary } from './Vocabulary';

/** What a word counts that stands in for the one that was typed. */
export const MEANING_WEIGHT = 0.8;
/** A phrase that is only begun means what it may become, the more of it is there. */
const BEGUN = 0.6;
const BEGUN_REST = 0.3;
/** Letters from which on a word is taken for the beginning of a phrase; a Chinese one tells as much with fewer. */
const SHORTEST = 3;
const SHORTEST_HAN = 2;
/** Most phrases that one beginning is taken for. */
const MOST_BEGUN = 6;
const HAN = /^\p{sc=Han}/u;

function meaningsOf(phrase: string, weight: number, { meanings }: Vocabulary): Alternative[] {
  return (meanings.get(phrase) ?? []).map((terms) => ({ terms, weight: MEANING_WEIGHT * weight }));
}

/** Phrases that a text is the beginning of, the shortest first; none for one of a few letters. */
export function listBegun(text: string, { phrases }: Vocabulary): string[] {
  if (text.length < (HAN.test(text) ? SHORTEST_HAN : SHORTEST)) return [];
  return phrases.filter((phrase) => phrase !== text && phrase.startsWith(text)).slice(0, MOST_BEGUN);
}

/**
 * What a phrase of a query also means, by the words that readers say.
 * @param phrase its terms with spaces between
 * @param open the phrase may still be typed: it also means what the phrases mean that it begins
 */
export function listMeanings(phrase: string, open: boolean, vocabulary: Vocabulary): Alternative[] {
  const begun = open ? listBegun(phrase, vocabulary) : [];
  return [
    ...meaningsOf(phrase, 1, vocabulary),
    ...begun.flatMap((whole) => {
      const weight = BEGUN + (BEGUN_REST * phrase.length) / whole.length;
      return meaningsOf(whole, weight, vocabulary);
    }),
  ];
}

/** What a word means if it is a slip of one that readers say; nothing for a word that they do say. */
export function listSlippedMeanings(word: string, vocabulary: Vocabulary): Alternative[] {
  if (vocabulary.meanings.has(word)) return [];
  return vocabulary.phrases.flatMap((phrase) => {
    const distance = termDistance(word, phrase);
    return distance === undefined ? [] : meaningsOf(phrase, slipWorth(distance), vocabulary);
  });
}
