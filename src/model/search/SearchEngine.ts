import { arrangeHits, type Arrangement } from './arrangeHits';
import { cutExcerpt } from './cutExcerpt';
import { EntryIndex } from './EntryIndex';
import { isOfPage, isOfPlace, pathnameOf } from './entryPlace';
import { highlightText, type MatchedTerms } from './highlightText';
import { matchWord } from './matchWord';
import { parseQuery } from './parseQuery';
import type { Query } from './QueryWord';
import { readProduct, type NamedProduct } from './readProduct';
import { readQuery } from './readQuery';
import { isMadeUp, isMeant, scoreEntry } from './scoreEntry';
import type { SearchEntry } from './SearchEntry';
import type { SearchHit, SearchResult } from './SearchResult';
import type { NameShard, TextRow } from './SearchShard';
import type { SearchWords } from './SearchWords';
import type { TermMatch } from './TermIndex';
import { createVocabulary, type Vocabulary } from './Vocabulary';

const SUGGESTIONS = 3;

/** What it counts that a word stands elsewhere on the page. */
const ON_THE_PAGE: TermMatch = { value: 0.5, quality: 0.15, inFirst: 0, terms: new Map() };

export interface SearchOptions extends Arrangement {
  readonly language: string;
  /** Products that answer; the reader's own is among them. */
  readonly products: readonly NamedProduct[];
}

/** The answers to queries, from every shard that was added. */
export class SearchEngine {
  readonly #vocabulary: Vocabulary;
  readonly #index: EntryIndex;

  constructor(words: readonly SearchWords[]) {
    this.#vocabulary = createVocabulary(words);
    this.#index = new EntryIndex(this.#vocabulary.ignored);
  }

  /** Adds a shard of tier 1. */
  addNames(shard: NameShard): void {
    this.#index.addNames(shard);
  }

  /** Adds texts of tier 2; those of entries that are not there are left out. */
  addTexts(language: string, rows: readonly TextRow[]): void {
    this.#index.addTexts(language, rows);
  }

  /** What a text finds in the shards that are there. */
  search(text: string, options: SearchOptions): SearchResult {
    const index = this.#index;
    const aim = readProduct(text, options.products);
    const meant = readQuery(aim?.rest ?? text);
    const parsed = parseQuery(meant, this.#vocabulary);
    const query: Query = { ...parsed, symbol: this.#resolveSymbol(meant, parsed) };
    const found = query.words.map((word) => matchWord(word, index.match));
    const named = index.named(query.symbol);
    const pages = found.map((matches) => this.#listPages(matches));
    const answering = new Set(options.products.map(({ id }) => id));
    const typed = meant.trim();
    const isSymbol = isMadeUp(typed);
    const namesakesOf = this.#countByProduct(named);
    const writtenOf = this.#countByProduct(named.filter((id) => index.entry(id)?.name === typed));
    const rarity = found.map((matches) => Math.log(1 + index.size / (1 + countHolders(matches))));
    const places = index.groupByPlace(
      new Set([...named, ...found.flatMap((matches) => [...matches.keys()])]),
    );
    const scored = places.flatMap((ids) => {
      const entry = index.shown(ids, options.language);
      if (!entry || !answering.has(entry.product)) return [];
      const ofPage = isOfPage(entry) ? pathnameOf(entry) : undefined;
      const matches = found.map(
        (word, at) => bestMatch(ids, word) ?? (ofPage === undefined ? undefined : pages[at]?.get(ofPage)),
      );
      const isExact = ids.some((id) => named.includes(id));
      const namesakes = isExact ? (namesakesOf.get(entry.product) ?? 1) : 0;
      const isWritten = isExact && ids.some((id) => index.entry(id)?.name === typed);
      const written = isWritten ? (writtenOf.get(entry.product) ?? 1) : 0;
      const nameLength = Math.min(...ids.map((id) => index.nameLength(id)));
      const facts = { entry, nameLength, namesakes, written };
      const { score, words } = scoreEntry(facts, query, matches, rarity);
      if (score === 0) return [];
      return [
        {
          entry,
          score,
          words,
          isNamed: isSymbol && (isExact || (entry.kind === 'page' && isMeant(entry, query))),
          terms: mergeTerms(matches),
        },
      ];
    });
    const hits = arrangeHits(scored, { ...options, product: aim?.product ?? options.product }).map(
      ({ entry, score, terms }) => this.#draw(entry, score, terms),
    );
    return { hits, suggestions: hits.length > 0 ? [] : this.#suggest(query) };
  }

  /** The symbol of a query, or what stands behind a hyphen of it: generated class names hold several names in a row. */
  #resolveSymbol(text: string, { symbol }: Query): string {
    const isKnown = (name: string) => this.#index.named(name).length > 0;
    if (isKnown(symbol) || !text.includes('-')) return symbol;
    const names = text.trim().split('-');
    for (let from = 1; from < names.length - 1; from += 1) {
      const behind = parseQuery(names.slice(from).join('-'), this.#vocabulary).symbol;
      if (isKnown(behind)) return behind;
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

  #draw(entry: SearchEntry, score: number, terms: MatchedTerms): SearchHit {
    return {
      id: `${entry.kind} ${entry.key} ${isOfPlace(entry) ? '' : entry.name}`,
      kind: entry.kind,
      product: entry.product,
      language: entry.language,
      key: entry.key,
      name: highlightText(entry.name, terms),
      owner: entry.owner,
      excerpt: highlightText(cutExcerpt(this.#index.textOf(entry), terms), terms),
      score,
    };
  }

  /** Pages of text on which a word stands anywhere: it counts a little for every section of them. */
  #listPages(matches: ReadonlyMap<number, TermMatch>): Map<string, TermMatch> {
    const pages = new Map<string, TermMatch>();
    for (const id of matches.keys()) {
      const entry = this.#index.entry(id);
      if (entry && isOfPage(entry)) pages.set(pathnameOf(entry), ON_THE_PAGE);
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

function mergeTerms(matches: readonly (TermMatch | undefined)[]): Map<string, number> {
  return new Map(matches.flatMap((match) => (match ? [...match.terms] : [])));
}

/** How many entries hold a word; those that hold half of what also means it count little. */
function countHolders(matches: ReadonlyMap<number, TermMatch>): number {
  let count = 0;
  for (const { quality } of matches.values()) count += quality ** 2;
  return count;
}

function bestMatch(ids: readonly number[], matches: ReadonlyMap<number, TermMatch>): TermMatch | undefined {
  let best: TermMatch | undefined;
  for (const id of ids) {
    const match = matches.get(id);
    if (match && (!best || match.value > best.value)) best = match;
  }
  return best;
}
