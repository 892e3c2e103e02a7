import { foldText } from './foldText';
import { listChunks } from './listChunks';
import type { SearchWords } from './SearchWords';

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
