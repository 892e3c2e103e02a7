import { listNearest } from './slips';
import { foldText, listTerms } from './words';

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

/** The words of the reader's language, ready for lookup. */
export interface Vocabulary {
  /** Terms; for Chinese, which has no spaces, also the words themselves. */
  readonly ignored: ReadonlySet<string>;
  readonly vague: ReadonlySet<string>;
  /** Chinese words among both, which are cut out of a query: longest first. */
  readonly cut: readonly string[];
  /** The phrases that find a phrase, by its terms, joined by spaces. */
  readonly finders: ReadonlyMap<string, readonly string[]>;
  /** The terms that a term may stand for: those of the phrases that its phrases find. */
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  /** The single words among them. */
  readonly alternatives: ReadonlyMap<string, readonly string[]>;
  /** Number of terms of the longest phrase. */
  readonly longest: number;
}

const HAN = /^\p{sc=Han}+$/u;

function addTo<T>(map: Map<string, T[]>, key: string, values: readonly T[]): void {
  map.set(key, [...(map.get(key) ?? []), ...values]);
}

/** Builds the lookup of several word lists, such as those of a language and the default one. */
export function createVocabulary(lists: readonly SearchWords[]): Vocabulary {
  const read = (phrases: readonly string[]) =>
    phrases.flatMap((phrase) => (HAN.test(phrase) ? [foldText(phrase)] : listTerms(phrase)));
  const ignored = new Set(lists.flatMap((words) => read(words.ignored)));
  const vague = new Set(lists.flatMap((words) => read(words.vague ?? [])));
  const finders = new Map<string, string[]>();
  const meanings = new Map<string, string[]>();
  const alternatives = new Map<string, string[]>();
  const add = (phrase: string, finder: string) => {
    const terms = listTerms(phrase);
    addTo(finders, terms.join(' '), [finder]);
    const found = listTerms(finder);
    for (const term of found) if (!ignored.has(term)) addTo(meanings, term, terms);
    if (found.length === 1 && terms.length === 1) addTo(alternatives, found.join(''), terms);
  };
  for (const { equal, leads } of lists) {
    for (const group of equal)
      for (const phrase of group) for (const finder of group) if (finder !== phrase) add(phrase, finder);
    for (const [finder, targets] of Object.entries(leads)) for (const target of targets) add(target, finder);
  }
  return {
    ignored,
    vague,
    cut: [...ignored, ...vague].filter((word) => HAN.test(word)).sort((a, b) => b.length - a.length),
    finders,
    meanings,
    alternatives,
    longest: Math.max(1, ...[...finders.keys()].map((key) => key.split(' ').length)),
  };
}

/** Returns the phrases that find a text by another word, one after the other. */
export function listFinders(text: string, { finders, longest }: Vocabulary): string[] {
  const terms = listTerms(text);
  const found = new Set<string>();
  for (let length = 1; length <= longest; length += 1) {
    for (let at = 0; at + length <= terms.length; at += 1) {
      for (const finder of finders.get(terms.slice(at, at + length).join(' ')) ?? []) found.add(finder);
    }
  }
  return [...found];
}

/** Minimum number of letters of a word that is partly typed. */
const SHORTEST = 3;

/**
 * Returns the terms that a term of a query may stand for, also if it is partly typed or misspelled. This finds parts of
 * the index; what is in them is found by its finders.
 */
export function listMeanings(
  { term, begun }: { readonly term: string; readonly begun: string },
  { meanings }: Vocabulary,
): string[] {
  const keys = [...meanings.keys()];
  const typed = begun.length >= SHORTEST ? keys.filter((key) => key.startsWith(begun)) : [];
  const meant =
    meanings.has(term) || typed.length > 0 ? [term, ...typed] : listNearest(term, keys).slice(0, 1);
  return [...new Set(meant.flatMap((key) => meanings.get(key) ?? []))];
}
