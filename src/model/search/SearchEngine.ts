import { arrangeHits, type Arrangement, type ScoredEntry } from './arrangeHits';
import { readQuery } from './readQuery';
import { hasOwnAddress, isPageEntry, pathnameOf, type SearchEntry, type SearchKind } from './SearchEntry';
import { SearchIndex, type Place } from './SearchIndex';
import type { NamePart, TextRow } from './SearchPart';
import {
  listLookups,
  parseQuery,
  readProduct,
  type Lookup,
  type NamedProduct,
  type QueryTerm,
  type QueryWord,
} from './searchQuery';
import {
  cutExcerpt,
  highlightText,
  type MatchedTerms,
  type SearchHit,
  type SearchResult,
} from './SearchResult';
import { createVocabulary, type SearchWords, type Vocabulary } from './SearchWords';
import { mostSlips } from './slips';
import { isHan, listWords, symbolOf } from './words';

const SUGGESTIONS = 3;
/** Maximum share of wrong letters in a word for a suggestion, and their maximum number: a longer search takes seconds. */
const SUGGESTED_SLIPS = 0.4;
const MOST_SLIPS = 4;

/** Factor by kind: of two entries with the same words, the one that explains more comes first. */
const KIND_WORTH: Readonly<Record<SearchKind, number>> = {
  page: 1,
  section: 0.9,
  component: 0.85,
  hook: 0.85,
  function: 0.85,
  interface: 0.85,
  prop: 0.7,
  message: 0.6,
  slot: 0.5,
  class: 0.4,
  theme: 0.4,
  type: 0.4,
};
/** Exponent for missing words: an entry that lacks a word of the query loses rank quickly. */
const COVERAGE_POWER = 2;
/** Share of a word that is elsewhere on the page. */
const ELSEWHERE = 0.3;
/** How well a page is named by a query whose words are all in its title, see `SearchIndex`. */
const TITLED = 0.8;
/** Factor for a place whose name, with that of its owner, has all of several words. */
const TOLD = 1.5;
/** Factor for such a place if the query has its whole name, or that of its owner. */
const OWNED = 2;
/** Minimum score of a hit: in a large index, most places share only a beginning of a word with the query. */
const LEAST = 0.01;
/** Minimum `worth` of an entry that a query can be about. */
const SUBJECT_WORTH = 0.9;

export interface SearchOptions extends Arrangement {
  readonly language: string;
  /** Products to search, including the reader's own. */
  readonly products: readonly NamedProduct[];
  /** See `SearchManifest`. */
  readonly classPrefixes?: readonly string[] | undefined;
}

/** A query as it is looked up. */
interface ReadQuery {
  /** The product that it is about. */
  readonly product: string;
  readonly words: readonly QueryWord[];
  /** The reader may still be typing. */
  readonly isOpen: boolean;
}

/** Answers queries from all parts that were added. */
export class SearchEngine {
  readonly #vocabulary: Vocabulary;
  readonly #index: SearchIndex;

  constructor(words: readonly SearchWords[]) {
    this.#vocabulary = createVocabulary(words);
    this.#index = new SearchIndex(this.#vocabulary);
  }

  /** Adds a part of tier 1. */
  addNames(part: NamePart): void {
    this.#index.addNames(part);
  }

  /** Adds texts of tier 2; texts of missing entries are skipped. */
  addTexts(language: string, rows: readonly TextRow[]): void {
    this.#index.addTexts(language, rows);
  }

  #read(text: string, { product, products, classPrefixes }: SearchOptions): ReadQuery {
    const isTitle = this.#index.named(symbolOf(text)).some((id) => this.#index.entry(id)?.kind === 'page');
    const aim = isTitle ? undefined : readProduct(text, products);
    const meant = readQuery(aim?.rest ?? text, classPrefixes);
    return {
      product: aim?.product ?? product,
      words: parseQuery(meant, this.#vocabulary),
      isOpen: !/\s$/.test(text),
    };
  }

  /** Returns what to look for in the directories of the index, and the product that the text is about. */
  read(
    text: string,
    options: SearchOptions,
  ): { readonly product: string; readonly lookups: readonly Lookup[] } {
    const { product, words } = this.#read(text, options);
    return { product, lookups: listLookups(words, this.#vocabulary) };
  }

  /** Searches the parts that have been added. */
  search(text: string, options: SearchOptions): SearchResult {
    const read = this.#read(text, options);
    let { words } = read;
    let places = this.#index.find(words, read.isOpen);
    const held = new Set([...places.values()].flatMap((place) => [...place.held]));
    if (listTermsOf(words).some(({ term, weight }) => weight > 0 && !held.has(term))) {
      words = words.map((word) => this.#correct(word, held));
      places = this.#index.find(words, read.isOpen);
    }
    const scored = this.#score([...places.values()], words, options);
    const hits = arrangeHits(scored, { ...options, product: read.product });
    const terms = listTermsOf(words);
    return {
      hits: hits.map(({ entry, place }) => this.#draw(entry, place, terms)),
      suggestions: hits.length > 0 ? [] : this.#suggest(terms),
    };
  }

  /** Replaces the terms of a word that are not in the index by those that they are misspellings of. */
  #correct(word: QueryWord, held: ReadonlySet<string>): QueryWord {
    const terms = word.terms.flatMap((term) => {
      if (held.has(term.term) || term.weight === 0) return term;
      // Two characters beside each other are not always a word.
      if (isHan(term.term)) return [];
      const [right = term.term] = this.#index.listSimilar(term.term, mostSlips(term.term));
      return right === term.term ? term : { ...term, term: right, begun: '' };
    });
    const [only, ...others] = terms;
    if (!only || others.length > 0 || only.term === word.terms[0]?.term) return { ...word, terms };
    return { terms, symbol: only.term, stem: only.term };
  }

  #score(
    places: readonly Place[],
    words: readonly QueryWord[],
    { products, language }: SearchOptions,
  ): (ScoredEntry & { place: Place })[] {
    const answering = new Set(products.map(({ id }) => id));
    const terms = listTermsOf(words);
    const weights = new Map(terms.map(({ term, weight }) => [term, weight]));
    const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const telling = terms.filter(({ weight }) => weight === 1);
    const mentioned = [...this.#index.listMentioned(words)].filter(([entry]) => isSubject(entry));
    const mentionOf = new Map(mentioned.map(([{ key }, mention]) => [key, mention]));
    const names = new Set(mentioned.map(([{ name }]) => name));
    const candidates = places.flatMap((place) => {
      const entry = this.#index.shown(place, language);
      return entry && answering.has(entry.product) ? [{ place, entry }] : [];
    });
    const pages = listPageTerms(candidates);
    const rated = candidates.map(({ place, entry }) => {
      const page = isPageEntry(entry) ? pages.get(pathnameOf(entry)) : undefined;
      let held = 0;
      for (const [term, weight] of weights)
        held += place.held.has(term) ? weight : page?.has(term) ? ELSEWHERE * weight : 0;
      const isPage = entry.kind === 'page';
      const hasAll = telling.length > 0 && telling.every(({ term }) => place.held.has(term));
      const isSeveral = telling.length > 1;
      const isWhole = hasAll && (isSeveral || isPage) && telling.every((term) => place.isInName(term));
      const isTold = hasAll && isSeveral && telling.every((term) => place.isInNames(term));
      const { length: mention = 0, isName: isMentioned = false } =
        (isPage ? mentionOf.get(entry.key) : undefined) ?? {};
      const context = isTold ? TOLD * (mention > 0 || names.has(entry.owner) ? OWNED : 1) : 1;
      const found = place.score === 0 ? 0 : place.score * (held / all) ** COVERAGE_POWER * context;
      const titled =
        isWhole && isPage ? TITLED * Math.min(1, words.length / listWords(entry.name).length) : 0;
      const named = Math.max(place.named, titled);
      return {
        entry,
        place,
        found: found * entry.worth * KIND_WORTH[entry.kind],
        named,
        mention,
        isMentioned,
        isWhole,
        isTold,
      };
    });
    const most = rated.reduce((best, { found }) => Math.max(best, found), 0);
    return rated.flatMap(({ found, ...hit }) => {
      const score = hit.named + (most === 0 ? 0 : found / most);
      return score >= LEAST || hit.mention > 0 ? [{ ...hit, score }] : [];
    });
  }

  #draw(entry: SearchEntry, place: Place, terms: readonly QueryTerm[]): SearchHit {
    // Words that mean the same lead to the excerpt and are not marked.
    const found: MatchedTerms = new Map(place.terms.map((term) => [term, 0]));
    const typed = new Map<string, number>();
    for (const term of found.keys()) {
      const isTyped = terms.some((each) => each.term === term);
      const begun = terms.find((each) => each.begun && term.startsWith(each.begun));
      if (isTyped || begun) typed.set(term, isTyped ? 0 : (begun?.begun.length ?? 0));
    }
    return {
      id: `${entry.kind} ${entry.key} ${hasOwnAddress(entry) ? '' : entry.name}`,
      kind: entry.kind,
      product: entry.product,
      language: entry.language,
      key: entry.key,
      name: highlightText(entry.name, typed),
      owner: entry.owner,
      group: entry.group ?? '',
      excerpt: highlightText(cutExcerpt(this.#index.textOf(entry), found), typed),
    };
  }

  #suggest(terms: readonly QueryTerm[]): string[] {
    const near = terms.flatMap(({ term }) =>
      this.#index
        .listSimilar(term, Math.min(MOST_SLIPS, Math.round(term.length * SUGGESTED_SLIPS)))
        .slice(0, SUGGESTIONS),
    );
    return [...new Set(near.map((term) => this.#index.spell(term)))].slice(0, SUGGESTIONS);
  }
}

/** Returns whether an entry is a thing of its own, and not only a list of others. */
function isSubject({ owner, worth }: SearchEntry): boolean {
  return owner === '' && worth >= SUBJECT_WORTH;
}

/** Lists the terms of the query that each page of text has, in any of its sections. */
function listPageTerms(candidates: readonly { readonly place: Place; readonly entry: SearchEntry }[]) {
  const pages = new Map<string, Set<string>>();
  for (const { place, entry } of candidates) {
    if (!isPageEntry(entry)) continue;
    const terms = pages.get(pathnameOf(entry)) ?? new Set();
    pages.set(pathnameOf(entry), terms);
    for (const term of place.held) terms.add(term);
  }
  return pages;
}

function listTermsOf(words: readonly QueryWord[]): QueryTerm[] {
  return words.flatMap(({ terms }) => terms);
}
