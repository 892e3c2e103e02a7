import { foldText } from './wordForm';
import { listChunks } from './tokens';
import type { Alternative } from './searchQuery';
import { slipWorth, termDistance } from './termQuality';

/** What readers of a language say for the words of the documentation. */
export interface SearchWords {
  /** Words that say nothing about what is looked for: `how`, `the`, `with`. */
  readonly ignored: readonly string[];
  /** Words that ask for something to be done, whatever it is done to: `change`, `add`. They count little. */
  readonly vague?: readonly string[];
  /** Groups of phrases with one meaning; each finds the others. */
  readonly equal: readonly (readonly string[])[];
  /** What a phrase is a sign of: it finds these, they do not find it. */
  readonly leads: Readonly<Record<string, readonly string[]>>;
}

/** Words by language code. The default language's are used beside those of every other. */
export type SearchWordsByLanguage = Readonly<Record<string, SearchWords>>;

/** The words of the reader's language, ready for look-up by term. */
export interface Vocabulary {
  readonly ignored: ReadonlySet<string>;
  readonly vague: ReadonlySet<string>;
  /** What a phrase also means: phrases as lists of terms, by the phrase's terms with spaces between. */
  readonly meanings: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Every phrase with meanings, as `meanings` spells it; the shortest first. */
  readonly phrases: readonly string[];
  /** Terms of the longest phrase. */
  readonly longest: number;
  /** Phrases in Chinese characters, longest first: they cut a query where the dictionary does not know its words. */
  readonly hanPhrases: readonly string[];
}

/** The terms of a phrase, as `parseQuery` sees them. */
function phraseTerms(phrase: string): string[] {
  const folded = foldText(phrase);
  return /^[\p{sc=Han}]+$/u.test(folded) ? [folded] : listChunks(phrase).map(({ whole }) => whole.term);
}

/** Makes the look-up of several lists of words, as of a language and the default one. */
export function createVocabulary(lists: readonly SearchWords[]): Vocabulary {
  const ignored = new Set(lists.flatMap((words) => words.ignored.flatMap(phraseTerms)));
  // A query is looked up without ignored words, so phrases are, too.
  const telling = (phrase: string): string[] => {
    const terms = phraseTerms(phrase);
    const kept = terms.filter((term) => !ignored.has(term));
    return kept.length > 0 ? kept : terms;
  };
  const meanings = new Map<string, string[][]>();
  const add = (phrase: string, others: readonly string[]) => {
    const key = telling(phrase).join(' ');
    const known = meanings.get(key) ?? [];
    meanings.set(key, [...known, ...others.filter((other) => other !== phrase).map(telling)]);
  };
  for (const words of lists) {
    for (const group of words.equal) for (const phrase of group) add(phrase, group);
    for (const [phrase, others] of Object.entries(words.leads)) add(phrase, others);
  }
  const keys = [...meanings.keys()];
  return {
    ignored,
    vague: new Set(lists.flatMap(({ vague = [] }) => vague.flatMap(phraseTerms))),
    meanings,
    phrases: keys.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)),
    longest: Math.max(1, ...keys.map((key) => key.split(' ').length)),
    hanPhrases: keys
      .filter((key) => /^\p{sc=Han}{2,}$/u.test(key))
      .sort((a, b) => b.length - a.length || (a < b ? -1 : 1)),
  };
}

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
