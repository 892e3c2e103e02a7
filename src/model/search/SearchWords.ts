import { foldText } from './wordForm';
import { listChunks } from './tokens';
import { slipWorth, termDistance } from './termQuality';

/** Words that readers of a language use for the words of the documentation. */
export interface SearchWords {
  /** Words without meaning for a search: `how`, `the`, `with`. */
  readonly ignored: readonly string[];
  /** Words for any action: `change`, `add`. They have little weight. */
  readonly vague?: readonly string[];
  /** Groups of phrases with one meaning; each phrase finds the others. */
  readonly equal: readonly (readonly string[])[];
  /** Phrases that indicate others: a phrase finds its targets, but they do not find it. */
  readonly leads: Readonly<Record<string, readonly string[]>>;
}

/** Words by language code. Those of the default language are used in all languages. */
export type SearchWordsByLanguage = Readonly<Record<string, SearchWords>>;

/** The words of the reader's language, ready for lookup by term. */
export interface Vocabulary {
  readonly ignored: ReadonlySet<string>;
  readonly vague: ReadonlySet<string>;
  /** Further meanings of a phrase, as lists of terms, by the terms of the phrase joined by spaces. */
  readonly meanings: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Every phrase with meanings, spelled as in `meanings`, shortest first. */
  readonly phrases: readonly string[];
  /** Number of terms of the longest phrase. */
  readonly longest: number;
  /**
   * Phrases in Chinese characters, longest first: they split a query if its words are not in the
   * dictionary.
   */
  readonly hanPhrases: readonly string[];
}

/** One way in which an entry can match a word of a query: it contains all of these terms. */
export interface Alternative {
  readonly terms: readonly string[];
  /** 1 for the word itself, less for a replacement. */
  readonly weight: number;
}

/** Returns the terms of a phrase, as `parseQuery` splits it. */
function phraseTerms(phrase: string): string[] {
  const folded = foldText(phrase);
  return /^[\p{sc=Han}]+$/u.test(folded) ? [folded] : listChunks(phrase).map(({ whole }) => whole.term);
}

/** Builds the lookup of several word lists, such as those of a language and the default one. */
export function createVocabulary(lists: readonly SearchWords[]): Vocabulary {
  const ignored = new Set(lists.flatMap((words) => words.ignored.flatMap(phraseTerms)));
  // Queries are looked up without ignored words, so phrases are, too.
  const specific = (phrase: string): string[] => {
    const terms = phraseTerms(phrase);
    const searched = terms.filter((term) => !ignored.has(term));
    return searched.length > 0 ? searched : terms;
  };
  const meanings = new Map<string, string[][]>();
  const add = (phrase: string, others: readonly string[]) => {
    const key = specific(phrase).join(' ');
    const known = meanings.get(key) ?? [];
    meanings.set(key, [...known, ...others.filter((other) => other !== phrase).map(specific)]);
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

/** Weight of a word that replaces the typed one. */
export const MEANING_WEIGHT = 0.8;
/** Weight of a phrase that is only partly typed; it grows with the typed part. */
const BEGUN = 0.6;
const BEGUN_REST = 0.3;
/** Minimum number of letters of a partly typed phrase; a Chinese character says more than a letter. */
const SHORTEST = 3;
const SHORTEST_HAN = 2;
/** Maximum number of phrases that a partly typed one may stand for. */
const MAX_BEGUN = 6;
const HAN = /^\p{sc=Han}/u;

function meaningsOf(phrase: string, weight: number, { meanings }: Vocabulary): Alternative[] {
  return (meanings.get(phrase) ?? []).map((terms) => ({ terms, weight: MEANING_WEIGHT * weight }));
}

/** Lists the phrases that begin with a text, shortest first; empty for a short text. */
export function listBegun(text: string, { phrases }: Vocabulary): string[] {
  if (text.length < (HAN.test(text) ? SHORTEST_HAN : SHORTEST)) return [];
  return phrases.filter((phrase) => phrase !== text && phrase.startsWith(text)).slice(0, MAX_BEGUN);
}

/**
 * Returns the further meanings of a phrase in a query.
 * @param phrase its terms, joined by spaces
 * @param open the reader may still be typing the phrase: it also matches the phrases that begin with it
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

/** Returns the meanings of a known word that a word may be a misspelling of; none for a known word. */
export function listSlippedMeanings(word: string, vocabulary: Vocabulary): Alternative[] {
  if (vocabulary.meanings.has(word)) return [];
  return vocabulary.phrases.flatMap((phrase) => {
    const distance = termDistance(word, phrase);
    return distance === undefined ? [] : meaningsOf(phrase, slipWorth(distance), vocabulary);
  });
}
