import { arrangeHits, type Arrangement } from './arrangeHits';
import {
  cutExcerpt,
  highlightText,
  type MatchedTerms,
  type SearchHit,
  type SearchResult,
} from './SearchResult';
import { EntryIndex } from './EntryIndex';
import { isPageEntry, hasOwnAddress, pathnameOf, type SearchEntry } from './SearchEntry';
import { listSlippedMeanings, type SearchWords, createVocabulary, type Vocabulary } from './SearchWords';
import { countHolders, keepTyped, matchWord, mergeTerms, type TermMatches } from './termMatches';
import { parseQuery, type Query, type QueryWord, readProduct, type NamedProduct } from './searchQuery';
import { readQuery } from './readQuery';
import {
  isTitled,
  judgeName,
  judgeWords,
  listQueryMeanings,
  meaningOf,
  scoreEntry,
  titleShareOf,
  type EntryFacts,
} from './scoreEntry';
import type { NamePart, TextRow } from './SearchPart';
import type { TermMatch } from './TermIndex';

const SUGGESTIONS = 3;
/** Weight of a word that occurs elsewhere on the page. */
const ON_THE_PAGE: TermMatch = { value: 0.5, quality: 0.15, inFirst: 0, terms: new Map() };

export interface SearchOptions extends Arrangement {
  readonly language: string;
  /** Products to search, including the reader's own. */
  readonly products: readonly NamedProduct[];
  /** See `SearchManifest`. */
  readonly classPrefixes?: readonly string[] | undefined;
}

/** Answers queries from all parts that were added. */
export class SearchEngine {
  readonly #vocabulary: Vocabulary;
  readonly #index: EntryIndex;

  constructor(words: readonly SearchWords[]) {
    this.#vocabulary = createVocabulary(words);
    this.#index = new EntryIndex(this.#vocabulary.ignored);
  }

  /** Adds a part of tier 1. */
  addNames(part: NamePart): void {
    this.#index.addNames(part);
  }

  /** Adds texts of tier 2; texts of missing entries are skipped. */
  addTexts(language: string, rows: readonly TextRow[]): void {
    this.#index.addTexts(language, rows);
  }

  /** Returns a text as it is looked up: its words and its own spelling, and the product that it is about. */
  read(
    text: string,
    { product, products, classPrefixes }: SearchOptions,
  ): { product: string; meant: string; query: Query } {
    const aim = this.#isTitle(text) ? undefined : readProduct(text, products);
    const meant = readQuery(aim?.rest ?? text, classPrefixes);
    return { product: aim?.product ?? product, meant, query: this.#parse(meant) };
  }

  /** Searches the parts that have been added. */
  search(text: string, options: SearchOptions): SearchResult {
    const index = this.#index;
    const { product, meant, query } = this.read(text, options);
    const found = query.words.map((word) => matchWord(word, index.match));
    const describe = this.#describe(query, found, meant.trim());
    const pages = found.map((matches) => this.#listPages(matches));
    const answering = new Set(options.products.map(({ id }) => id));
    const rarity = found.map((matches) => Math.log(1 + index.size / (1 + countHolders(matches))));
    const groups = index.groupByAddress(
      new Set([...index.named(query.symbol), ...found.flatMap((matches) => [...matches.keys()])]),
    );
    const scored = groups.flatMap((ids) => {
      const entry = index.shown(ids, options.language);
      if (!entry || !answering.has(entry.product)) return [];
      const ofPage = isPageEntry(entry) ? pathnameOf(entry) : undefined;
      const matches = found.map(
        (word, at) => bestMatch(ids, word) ?? (ofPage === undefined ? undefined : pages[at]?.get(ofPage)),
      );
      const facts = describe(entry, ids);
      const { score, words } = scoreEntry(facts, query, matches, rarity);
      if (score === 0) return [];
      return [
        {
          entry,
          score,
          words,
          ...judgeName(facts, meant.trim(), isTitled(entry, matches)),
          ...judgeWords(query, matches),
          matches,
        },
      ];
    });
    const hits = arrangeHits(scored, { ...options, product }).map(({ entry, matches }) =>
      this.#draw(entry, mergeTerms(matches), query),
    );
    return { hits, suggestions: hits.length > 0 ? [] : this.#suggest(query) };
  }

  /** Returns a function that gives the facts about a place for one query, from the numbers of its entries. */
  #describe(query: Query, found: readonly TermMatches[], typed: string) {
    const index = this.#index;
    const named = index.named(query.symbol);
    const isNamed = new Set(named);
    const meant = listQueryMeanings(query);
    const namesakesOf = this.#countByProduct(named);
    const writtenOf = this.#countByProduct(named.filter((id) => index.entry(id)?.name === typed));
    return (entry: SearchEntry, ids: readonly number[]): EntryFacts => {
      const entries = ids.flatMap((id) => index.entry(id) ?? []);
      const exact = entries.filter((_, at) => isNamed.has(ids[at] ?? -1));
      const isWritten = exact.some(({ name }) => name === typed);
      const headings = index.countHeadings(ids);
      const countIn = (counts: ReadonlyMap<string, number>) =>
        Math.max(counts.get(entry.product) ?? 1, headings);
      return {
        entry,
        nameShare: Math.max(...ids.map((id) => index.nameShare(id, found))),
        title: Math.max(0, ...exact.map((each) => titleShareOf(each, query.symbol))),
        meaning: Math.max(0, ...entries.map((each) => meaningOf(each, meant))),
        headings,
        namesakes: exact.length > 0 ? countIn(namesakesOf) : 0,
        written: isWritten ? countIn(writtenOf) : 0,
      };
    };
  }

  /**
   * Returns whether the text as typed is the name of a page; names of other products in it are part of that
   * name.
   */
  #isTitle(text: string): boolean {
    const { symbol } = parseQuery(text, this.#vocabulary);
    return this.#index.named(symbol).some((id) => this.#index.entry(id)?.kind === 'page');
  }

  #parse(text: string): Query {
    const parsed = parseQuery(text, this.#vocabulary, this.#index.compounds);
    const words = parsed.words.map((word) => this.#addSlips(word));
    return { words, symbol: this.#resolveSymbol(text, parsed) };
  }

  /** Adds the corrections of a word that is not in the index. */
  #addSlips(word: QueryWord): QueryWord {
    const [own] = word.alternatives;
    const [term = '', ...others] = own?.terms ?? [];
    if (others.length > 0 || this.#index.knows(term, word.open)) return word;
    return {
      ...word,
      alternatives: [...word.alternatives, ...listSlippedMeanings(term, this.#vocabulary)],
    };
  }

  /**
   * Returns the symbol of a query, or the part after its last hyphen: generated class names are several names
   * in a row.
   */
  #resolveSymbol(text: string, { symbol }: Query): string {
    const isKnown = (name: string) => this.#index.named(name).length > 0;
    if (isKnown(symbol) || !text.includes('-')) return symbol;
    const names = text.trim().split('-');
    for (let from = 1; from < names.length - 1; from += 1) {
      const suffix = parseQuery(names.slice(from).join('-'), this.#vocabulary).symbol;
      if (isKnown(suffix)) return suffix;
    }
    return symbol;
  }

  #countByProduct(ids: readonly number[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const id of ids) {
      const { product = '' } = this.#index.entry(id) ?? {};
      counts.set(product, (counts.get(product) ?? 0) + 1);
    }
    return counts;
  }

  #draw(entry: SearchEntry, terms: MatchedTerms, query: Query): SearchHit {
    const marked = keepTyped(terms, query.words);
    return {
      id: `${entry.kind} ${entry.key} ${hasOwnAddress(entry) ? '' : entry.name}`,
      kind: entry.kind,
      product: entry.product,
      language: entry.language,
      key: entry.key,
      name: highlightText(entry.name, marked),
      owner: entry.owner,
      group: entry.group ?? '',
      excerpt: highlightText(cutExcerpt(this.#index.textOf(entry), terms), marked),
    };
  }

  /** Pages of text on which a word occurs: each of their sections gets a small score for it. */
  #listPages(matches: ReadonlyMap<number, TermMatch>): Map<string, TermMatch> {
    const pages = new Map<string, TermMatch>();
    for (const id of matches.keys()) {
      const entry = this.#index.entry(id);
      if (entry && isPageEntry(entry)) pages.set(pathnameOf(entry), ON_THE_PAGE);
    }
    return pages;
  }

  #suggest({ words }: Query): string[] {
    const terms = words.flatMap(({ alternatives }) => alternatives[0]?.terms ?? []);
    return [...new Set(terms.flatMap((term) => this.#index.suggest(term, SUGGESTIONS)))].slice(
      0,
      SUGGESTIONS,
    );
  }
}

function bestMatch(ids: readonly number[], matches: ReadonlyMap<number, TermMatch>): TermMatch | undefined {
  let best: TermMatch | undefined;
  for (const id of ids) {
    const match = matches.get(id);
    if (match && (!best || match.value > best.value)) best = match;
  }
  return best;
}
