import { arrangeHits, type Arrangement } from './arrangeHits';
import { cutExcerpt } from './cutExcerpt';
import { highlightText, type MatchedTerms } from './highlightText';
import { listChunks } from './listChunks';
import { matchWord, type MatchTerm } from './matchWord';
import { parseQuery } from './parseQuery';
import type { Query } from './QueryWord';
import { readEntries } from './readEntries';
import { readProduct, type NamedProduct } from './readProduct';
import { readQuery } from './readQuery';
import { isMadeUp, isMeant, scoreEntry } from './scoreEntry';
import type { SearchEntry } from './SearchEntry';
import type { SearchHit, SearchResult } from './SearchResult';
import type { NameShard, TextRow } from './SearchShard';
import type { SearchWords } from './SearchWords';
import { TermIndex, type TermMatch } from './TermIndex';
import { createVocabulary, type Vocabulary } from './Vocabulary';

/** How much a field says about an entry: its name, what it belongs to, what else is said of it. */
const NAME_WEIGHTS = [10, 8, 2.5];
const TEXT_WEIGHTS = [1.6];
const TEXT_BY_DENSITY = 0.5;
const SUGGESTIONS = 3;

/** What it counts that a word stands elsewhere on the page. */
const ON_THE_PAGE: TermMatch = { value: 0.5, quality: 0.15, inFirst: 0, terms: new Map() };

export interface SearchOptions extends Arrangement {
  readonly language: string;
  /** Products that answer; the reader's own is among them. */
  readonly products: readonly NamedProduct[];
}

/** The index over every shard that was added, and the answers to queries. */
export class SearchEngine {
  readonly #vocabulary: Vocabulary;
  readonly #names = new TermIndex(NAME_WEIGHTS);
  readonly #texts = new TermIndex(TEXT_WEIGHTS, TEXT_BY_DENSITY);
  readonly #entries: SearchEntry[] = [];
  readonly #nameLengths: number[] = [];
  readonly #textOf = new Map<number, string>();
  readonly #bySymbol = new Map<string, number[]>();
  /** Numbers of the entries at a key, by language: where the texts of tier 2 belong. */
  readonly #byKey = new Map<string, number>();

  constructor(words: readonly SearchWords[]) {
    this.#vocabulary = createVocabulary(words);
  }

  /** Adds a shard of tier 1. */
  addNames(shard: NameShard): void {
    const first = this.#entries.length;
    const entries = readEntries(shard);
    for (const [index, entry] of entries.entries()) {
      const id = first + index;
      this.#entries.push(entry);
      const chunks = listChunks(entry.name).filter(({ whole }) => !this.#vocabulary.ignored.has(whole.term));
      this.#nameLengths.push(chunks.reduce((sum, { parts }) => sum + Math.max(1, parts.length), 0));
      for (const symbol of new Set(entry.symbols)) {
        const known = this.#bySymbol.get(symbol);
        if (known) known.push(id);
        else this.#bySymbol.set(symbol, [id]);
      }
      const key = `${entry.language} ${entry.key}`;
      if (isOfPlace(entry)) this.#byKey.set(key, id);
    }
    this.#names.add(
      entries.map(({ name, owner, about }, index) => ({ id: first + index, texts: [name, owner, about] })),
    );
  }

  /** Adds texts of tier 2; those of entries that are not there are left out. */
  addTexts(language: string, rows: readonly TextRow[]): void {
    const documents = rows.flatMap(([pathname, texts]) =>
      texts.flatMap(([hash, text]) => {
        const id = this.#byKey.get(`${language} ${pathname}${hash && `#${hash}`}`);
        if (id === undefined || this.#textOf.has(id)) return [];
        this.#textOf.set(id, text);
        return [{ id, texts: [text] }];
      }),
    );
    this.#texts.add(documents);
  }

  #matchTerm: MatchTerm = (term, open, whole) => {
    const names = this.#names.match(term, open, whole);
    const merged = new Map(names);
    for (const [id, match] of this.#texts.match(term, open, whole)) {
      const name = names.get(id);
      const terms = name ? new Map([...name.terms, ...match.terms]) : match.terms;
      const inText = { ...match, inFirst: 0, terms };
      merged.set(
        id,
        name && name.value >= match.value ? { ...name, terms } : { ...inText, inFirst: name?.inFirst ?? 0 },
      );
    }
    return merged;
  };

  /** The symbol of a query, or what stands behind a hyphen of it: generated class names hold several names in a row. */
  #resolveSymbol(text: string, { symbol }: Query): string {
    if (this.#bySymbol.has(symbol) || !text.includes('-')) return symbol;
    const names = text.trim().split('-');
    for (let from = 1; from < names.length - 1; from += 1) {
      const behind = parseQuery(names.slice(from).join('-'), this.#vocabulary).symbol;
      if (this.#bySymbol.has(behind)) return behind;
    }
    return symbol;
  }

  /** What a text finds in the shards that are there. */
  search(text: string, options: SearchOptions): SearchResult {
    const aim = readProduct(text, options.products);
    const meant = readQuery(aim?.rest ?? text);
    const parsed = parseQuery(meant, this.#vocabulary);
    const query: Query = { ...parsed, symbol: this.#resolveSymbol(meant, parsed) };
    const found = query.words.map((word) => matchWord(word, this.#matchTerm));
    const named = this.#bySymbol.get(query.symbol) ?? [];
    const pages = found.map((matches) => this.#listPages(matches));
    const answering = new Set(options.products.map(({ id }) => id));
    const typed = meant.trim();
    const isSymbol = isMadeUp(typed);
    const namesakesOf = this.#countByProduct(named);
    const writtenOf = this.#countByProduct(named.filter((id) => this.#entries[id]?.name === typed));
    const rarity = found.map((matches) => Math.log(1 + this.#entries.length / (1 + countHolders(matches))));
    const scored = [
      ...this.#groupByPlace(new Set([...named, ...found.flatMap((matches) => [...matches.keys()])])),
    ].flatMap(([, ids]) => {
      const entry = this.#shown(ids, options.language);
      if (!entry || !answering.has(entry.product)) return [];
      const ofPage = isOfPage(entry) ? pathnameOf(entry) : undefined;
      const matches = found.map(
        (word, index) =>
          bestMatch(ids, word) ?? (ofPage === undefined ? undefined : pages[index]?.get(ofPage)),
      );
      const isExact = ids.some((id) => named.includes(id));
      const namesakes = isExact ? (namesakesOf.get(entry.product) ?? 1) : 0;
      const isWritten = isExact && ids.some((id) => this.#entries[id]?.name === typed);
      const written = isWritten ? (writtenOf.get(entry.product) ?? 1) : 0;
      const nameLength = Math.min(...ids.map((id) => this.#nameLengths[id] ?? 1));
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

  #countByProduct(ids: readonly number[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const id of ids) {
      const { product = '' } = this.#entries[id] ?? {};
      counts.set(product, (counts.get(product) ?? 0) + 1);
    }
    return counts;
  }

  /** Entries at one place in several languages are one: each brings its words. */
  #groupByPlace(ids: ReadonlySet<number>): Map<string, number[]> {
    const places = new Map<string, number[]>();
    for (const id of ids) {
      const entry = this.#entries[id];
      if (!entry) continue;
      const place = isOfPlace(entry) ? entry.key : `${entry.key} ${entry.name}`;
      const known = places.get(place);
      if (known) known.push(id);
      else places.set(place, [id]);
    }
    return places;
  }

  /** The entry that is shown for a place: in the reader's language where there is one, whatever was found. */
  #shown([first = -1]: readonly number[], language: string): SearchEntry | undefined {
    const entry = this.#entries[first];
    if (!entry || !isOfPlace(entry)) return entry;
    return this.#entries[this.#byKey.get(`${language} ${entry.key}`) ?? first];
  }

  #draw(entry: SearchEntry, score: number, terms: MatchedTerms): SearchHit {
    const id = this.#byKey.get(`${entry.language} ${entry.key}`);
    const text = (isOfPlace(entry) && id !== undefined && this.#textOf.get(id)) || '';
    return {
      id: `${entry.kind} ${entry.key} ${isOfPlace(entry) ? '' : entry.name}`,
      kind: entry.kind,
      product: entry.product,
      language: entry.language,
      key: entry.key,
      name: highlightText(entry.name, terms),
      owner: entry.owner,
      excerpt: highlightText(cutExcerpt(text, terms), terms),
      score,
    };
  }

  /** Pages of text on which a word stands anywhere: it counts a little for every section of them. */
  #listPages(matches: ReadonlyMap<number, TermMatch>): Map<string, TermMatch> {
    const pages = new Map<string, TermMatch>();
    for (const id of matches.keys()) {
      const entry = this.#entries[id];
      if (entry && isOfPage(entry)) pages.set(pathnameOf(entry), ON_THE_PAGE);
    }
    return pages;
  }

  #suggest({ words }: Query): string[] {
    const terms = words.flatMap(({ alternatives }) => alternatives[0]?.terms ?? []);
    return [...new Set(terms.flatMap((term) => this.#names.suggest(term, SUGGESTIONS)))].slice(
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

/** Types and messages lead to places that have a name of their own. */
function isOfPlace({ kind }: SearchEntry): boolean {
  return kind !== 'type' && kind !== 'message';
}

function bestMatch(ids: readonly number[], matches: ReadonlyMap<number, TermMatch>): TermMatch | undefined {
  let best: TermMatch | undefined;
  for (const id of ids) {
    const match = matches.get(id);
    if (match && (!best || match.value > best.value)) best = match;
  }
  return best;
}

function isOfPage({ kind }: SearchEntry): boolean {
  return kind === 'page' || kind === 'section';
}

function pathnameOf({ key }: SearchEntry): string {
  return key.split('#', 1)[0] ?? key;
}
