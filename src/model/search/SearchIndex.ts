import MiniSearch, { type QueryCombination, type SearchResult as Found } from 'minisearch';
import { readEntries } from './partEntries';
import { hasOwnAddress, isElsewhere, isPageEntry, type SearchEntry } from './SearchEntry';
import type { NamePart, TextRow } from './SearchPart';
import { listFinders, type Vocabulary } from './SearchWords';
import type { QueryTerm, QueryWord } from './searchQuery';
import { listNearest } from './slips';
import { isHan, listParts, listTerms, listWords, stemWord, symbolOf } from './words';

/** The names of an entry. */
interface Document {
  readonly id: number;
  readonly name?: string;
  readonly owner?: string;
  /** Other words for the name, and for the owner. */
  readonly also?: string;
  readonly alsoOwner?: string;
  /** The name as one word. */
  readonly joined?: string;
  readonly about?: string;
}

/** The fields with their weights. */
const BOOST = { name: 6, also: 4.2, joined: 1, owner: 3, alsoOwner: 2.1, about: 1 } as const;
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };
const PREFIX_WEIGHT = 0.375;
/** Fields that say what an entry is, and not what it belongs to. */
const IN_NAME: ReadonlySet<string> = new Set(['name', 'also', 'joined']);
const IN_OWNER: ReadonlySet<string> = new Set(['owner', 'alsoOwner']);

/** The weight of texts. */
const TEXT_BOOST = 1.5;
/** Maximum number of documents that are weighed, best first. */
const MAX_FOUND = 1000;
/** Maximum number of words in the title of a page that a longer query mentions. */
const LONGEST_TITLE = 3;
/** Shorter beginnings of a word are looked up in names only, because they begin too many words. */
const SHORT = 2;

/** A term to look up; `isShort` for a short beginning of a word. */
type TermQuery = QueryCombination & { readonly isShort?: boolean };

/** What the index has at one place of the site, in all languages, for a query. */
export class Place {
  readonly ids: number[] = [];
  readonly #found: Found[] = [];
  readonly #scores = new Map<string, number>();
  /** The terms of the query that it has. */
  readonly held = new Set<string>();
  /** How well the query names it, see `SearchIndex.rateNames`. */
  named = 0;

  addId(id: number): void {
    if (!this.ids.includes(id)) this.ids.push(id);
  }

  addFound(found: Found, terms: readonly string[], language: string): void {
    this.#found.push(found);
    // MiniSearch multiplies the score by the number of terms.
    const score = found.score / found.queryTerms.length;
    this.#scores.set(language, score + (this.#scores.get(language) ?? 0));
    for (const term of terms) this.held.add(term);
  }

  /** The sum of MiniSearch's scores for its names and its text, in the language that has most. */
  get score(): number {
    return Math.max(0, ...this.#scores.values());
  }

  /** Returns the matching terms of the index. */
  get terms(): string[] {
    return this.#found.flatMap(({ match }) => Object.keys(match));
  }

  #isIn(fields: (field: string) => boolean, { term, begun }: QueryTerm): boolean {
    return this.#found.some(({ match }) =>
      Object.entries(match).some(
        ([other, where]) =>
          (other === term || (begun !== '' && other.startsWith(begun))) && where.some(fields),
      ),
    );
  }

  /** Returns whether its name has a term. */
  isInName(term: QueryTerm): boolean {
    return this.#isIn((field) => IN_NAME.has(field), term);
  }

  /** Returns whether its name or that of its owner has a term. */
  isInNames(term: QueryTerm): boolean {
    return this.#isIn((field) => IN_NAME.has(field) || IN_OWNER.has(field), term);
  }
}

/** How well a query names an entry, beside the words of the best one, which count 1. */
const NAMED = {
  /** More than any other name and all words. */
  title: 3,
  /** The name of a page in its address. */
  address: 1.8,
  unit: 1.6,
  /** A part of something, with a name that cannot occur by chance, or a plain one. */
  code: 1.6,
  plain: 0.3,
  /** A heading, and one that other pages of the product have, too. */
  heading: 0.5,
  commonHeading: 0.05,
  /** Another word for the title, or another form of it. */
  meant: 1.2,
  begun: 0.8,
  /** Any name of a page on another host: less than a page or a section here that the query names. */
  elsewhere: 0.4,
} as const;

/** How a query mentions an entry. */
interface Mention {
  /** Number of words. */
  readonly length: number;
  /** By its name, and not by another word for it. */
  readonly isName: boolean;
}

/** All entries of the added parts, by number, in one index of MiniSearch and one of whole names. */
export class SearchIndex {
  readonly #vocabulary: Vocabulary;
  readonly #entries: SearchEntry[] = [];
  readonly #textOf = new Map<number, string>();
  /** Numbers of the entries at a key, by language: the texts of tier 2 belong to them. */
  readonly #byKey = new Map<string, number>();
  readonly #bySymbol = new Map<string, number[]>();
  /** Pages by their names in other words and forms. */
  readonly #byMeaning = new Map<string, number[]>();
  /** Pages and units by the names that a query may begin: those above. */
  readonly #titles = new Map<string, number[]>();
  readonly #headings = new Map<string, number>();
  /** Words of names by their terms. */
  readonly #spellings = new Map<string, string>();
  readonly #names = createMini<Document>(Object.keys(BOOST));
  /** Texts have an index of their own, because they are few and long: BM25 compares documents of one kind. */
  readonly #texts = createMini<{ readonly id: number; readonly text: string }>(['text']);

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** Adds a part of tier 1. */
  addNames(part: NamePart): void {
    const documents = readEntries(part).map((entry): Document => {
      const id = this.#entries.length;
      this.#entries.push(entry);
      if (hasOwnAddress(entry)) this.#byKey.set(`${entry.language} ${entry.key}`, id);
      this.#addSymbols(id, entry);
      const { name, owner, called = '', group = '', about, kind } = entry;
      const context = owner || called;
      const inName = listParts(name);
      for (const { text, whole } of listWords(name))
        if (!this.#spellings.has(whole)) this.#spellings.set(whole, text);
      return {
        id,
        name: inName.join(' '),
        // A word in both counts once.
        owner: listParts(context)
          .filter((term) => !inName.includes(term))
          .join(' '),
        also: this.#listOthers(name).join(' '),
        joined: joinName(name),
        alsoOwner: this.#listContext(context, group)
          .filter((term) => !inName.includes(term))
          .join(' '),
        about: kind === 'section' ? '' : listTerms(about).join(' '),
      };
    });
    this.#names.addAll(documents);
  }

  /** Lists the terms of other words for a name. */
  #listOthers(name: string): string[] {
    return [...new Set(listFinders(name, this.#vocabulary).flatMap(listTerms))];
  }

  /** Lists further terms of what an entry belongs to: other words for its owner, and its group in the sidebar. */
  #listContext(owner: string, group: string): string[] {
    return [...this.#listOthers(owner), ...(/\s/.test(owner) ? [joinName(owner)] : []), ...listTerms(group)];
  }

  #addSymbols(id: number, entry: SearchEntry): void {
    const { name, called, kind, symbols } = entry;
    const isPage = kind === 'page';
    // Queries are looked up without ignored words. A heading that would keep only one plain word is not: that
    // word is the name of other entries.
    const bare = isPageEntry(entry) ? this.#withoutIgnored(name) : [];
    const all = new Set([...symbols, ...(isPage || bare.length > 1 ? [bare.join('')] : [])]);
    for (const symbol of all) addId(this.#bySymbol, symbol, id);
    for (const symbol of entry.owner === '' ? all : []) addId(this.#titles, symbol, id);
    for (const title of isPage ? [name, called ?? ''] : []) {
      // "Right-to-left" is one term, and three.
      const forms = new Set([listTerms(title), listParts(title)].map((terms) => terms.join(' ')));
      const others = [...forms].flatMap((form) => this.#vocabulary.finders.get(form) ?? []);
      for (const key of new Set([title, ...others].map((other) => this.#meaningOf(other))))
        if (key) for (const map of [this.#byMeaning, this.#titles]) addId(map, key, id);
    }
    if (kind === 'section') {
      const key = headingKey(entry);
      this.#headings.set(key, (this.#headings.get(key) ?? 0) + 1);
    }
  }

  #withoutIgnored(name: string): string[] {
    return listWords(name).flatMap(({ whole, text }) =>
      this.#vocabulary.ignored.has(whole) ? [] : symbolOf(text),
    );
  }

  /** Returns a name as the stems of its words, joined. */
  #meaningOf(name: string): string {
    const stems = listWords(name).map(({ whole }) => whole);
    return stems.filter((stem) => !this.#vocabulary.ignored.has(stem)).join('');
  }

  /** Adds texts of tier 2; texts of missing entries are skipped. */
  addTexts(language: string, rows: readonly TextRow[]): void {
    const documents = rows.flatMap(([pathname, texts]) =>
      texts.flatMap(([hash, text]) => {
        const id = this.#byKey.get(`${language} ${pathname}${hash && `#${hash}`}`);
        if (id === undefined || this.#textOf.has(id)) return [];
        this.#textOf.set(id, text);
        return [{ id, text: listTerms(text).join(' ') }];
      }),
    );
    this.#texts.addAll(documents);
  }

  /** Returns the entry to show for a place: in the reader's language if there is one, otherwise the first. */
  shown({ ids: [first = -1] }: Place, language: string): SearchEntry | undefined {
    const entry = this.#entries[first];
    if (!entry || entry.language === language || !hasOwnAddress(entry)) return entry;
    return this.#entries[this.#byKey.get(`${language} ${entry.key}`) ?? first];
  }

  /** Returns the text of tier 2 at the place of an entry; empty if the entry is not a place of its own. */
  textOf(entry: SearchEntry): string {
    const id = this.#byKey.get(`${entry.language} ${entry.key}`);
    return (hasOwnAddress(entry) && id !== undefined && this.#textOf.get(id)) || '';
  }

  /** Lists words of the index that a term may be a misspelling of, nearest first. */
  listSimilar(term: string, most: number): string[] {
    if (most === 0) return [];
    // The lookup counts two swapped letters as two errors.
    const found = [this.#names, this.#texts].flatMap((mini) => mini.search(term, { fuzzy: most + 1 }));
    return listNearest(
      term,
      found.flatMap(({ match }) => Object.keys(match)),
      most,
    );
  }

  /** Returns the word of a term as it is written in a name. */
  spell(term: string): string {
    return this.#spellings.get(term)?.toLowerCase() ?? term;
  }

  /** Returns the places that have a term of a query or are named by it, by their address. */
  find(words: readonly QueryWord[], isOpen: boolean): Map<string, Place> {
    const places = new Map<string, Place>();
    const at = (id: number): Place => {
      const { key, name } = this.#entries[id] ?? { key: '', name: '' };
      const entry = this.#entries[id];
      const address = entry && !hasOwnAddress(entry) ? `${key} ${name}` : key;
      const place = places.get(address) ?? new Place();
      places.set(address, place);
      place.addId(id);
      return place;
    };
    const termOf = new Map<string, string>();
    const typed = words.flatMap((word) => this.#listTyped(word, termOf));
    const meant = words.flatMap((word) => this.#listMeant(word, termOf));
    const found = [
      ...this.#names.search({ combineWith: 'OR', queries: typed }, { boost: BOOST }),
      ...this.#texts.search(
        { combineWith: 'OR', queries: [...typed.filter(({ isShort }) => !isShort), ...meant] },
        { boost: { text: TEXT_BOOST } },
      ),
    ].toSorted((a, b) => b.score - a.score);
    for (const each of found.slice(0, MAX_FOUND)) {
      const id = Number(each.id);
      const terms = each.queryTerms.map((term) => termOf.get(term) ?? term);
      at(id).addFound(each, terms, this.#entries[id]?.language ?? '');
    }
    this.#rateNames(words, isOpen, (id, rate) => {
      const place = at(id);
      const most = isElsewhere(this.#entries[id]?.key ?? '') ? NAMED.elsewhere : rate;
      place.named = Math.max(place.named, Math.min(rate, most));
    });
    return places;
  }

  /**
   * Lists what to look up for a word of a query. A name as a whole counts as much as all words inside it.
   * @param termOf gets the term of what is looked up
   */
  #listTyped({ terms }: QueryWord, termOf: Map<string, string>): TermQuery[] {
    return terms.flatMap(({ term, begun, weight }): TermQuery[] => {
      const query = { queries: [term], boostTerm: () => weight || terms.length - 1 };
      termOf.set(term, term);
      if (begun === '') return [query];
      termOf.set(begun, term);
      const open = { ...query, queries: [begun], prefix: true };
      if (begun.length <= SHORT && !isHan(begun))
        return [query, { ...open, fields: [...IN_NAME], isShort: true }];
      return begun === term ? [open] : [query, open];
    });
  }

  /**
   * Lists what to look up in texts for what a word may mean: the alternatives share its weight. Names have them as
   * terms of their own.
   * @param termOf gets the term of each alternative
   */
  #listMeant({ terms }: QueryWord, termOf: Map<string, string>): TermQuery[] {
    return terms.flatMap(({ term, weight }) => {
      const others = weight === 0 ? [] : (this.#vocabulary.alternatives.get(term) ?? []);
      return others.map((other): TermQuery => {
        if (!termOf.has(other)) termOf.set(other, term);
        return { queries: [other], boostTerm: () => weight / others.length };
      });
    });
  }

  /** Rates the entries whose whole names a query has, or the beginning of them. */
  #rateNames(words: readonly QueryWord[], isOpen: boolean, rate: (id: number, named: number) => void): void {
    const symbol = joinSymbols(words);
    for (const id of this.named(symbol)) {
      const entry = this.#entries[id];
      if (entry) rate(id, this.#rateExact(entry, symbol, words.length === 1 && words[0]?.terms.length !== 1));
    }
    const key = joinStems(words);
    for (const id of this.#byMeaning.get(key) ?? []) rate(id, NAMED.meant);
    if (!isOpen || symbol.length <= SHORT) return;
    for (const [name, ids] of this.#titles) {
      const begin = name.startsWith(symbol) ? symbol : name.startsWith(key) ? key : '';
      if (begin) for (const id of ids) rate(id, NAMED.begun * (begin.length / name.length));
    }
  }

  #rateExact(entry: SearchEntry, symbol: string, isCode: boolean): number {
    const { kind, name, called } = entry;
    if (kind === 'page')
      return symbolOf(called ?? '') === symbol && symbolOf(name) !== symbol ? NAMED.address : NAMED.title;
    if (kind === 'section')
      return this.#headings.get(headingKey(entry)) === 1 ? NAMED.heading : NAMED.commonHeading;
    if (entry.owner === '') return NAMED.unit;
    return isCode ? NAMED.code : NAMED.plain;
  }

  /** Returns the entries whose names, or other words for them, are in a query: the number of words, and whether it is the name. */
  listMentioned(words: readonly QueryWord[]): Map<SearchEntry, Mention> {
    const runs = words.flatMap((_, at) =>
      Array.from({ length: Math.min(LONGEST_TITLE, words.length - at) }, (_each, more) =>
        words.slice(at, at + more + 1),
      ),
    );
    const mentioned = new Map<SearchEntry, Mention>();
    const add = (id: number, length: number, isName: boolean) => {
      const entry = this.#entries[id];
      if (!entry) return;
      const known = mentioned.get(entry);
      const most = Math.max(length, known?.length ?? 0);
      mentioned.set(entry, { length: most, isName: isName || (known?.isName ?? false) });
    };
    for (const run of runs) {
      for (const id of this.named(joinSymbols(run))) add(id, run.length, true);
      for (const id of this.#byMeaning.get(joinStems(run)) ?? []) add(id, run.length, false);
    }
    return mentioned;
  }

  /** Returns the numbers of the entries with a symbol. */
  named(symbol: string): readonly number[] {
    return this.#bySymbol.get(symbol) ?? [];
  }

  /** Returns the entry with a number. */
  entry(id: number): SearchEntry | undefined {
    return this.#entries[id];
  }
}

function createMini<T>(fields: string[]): MiniSearch<T> {
  return new MiniSearch<T>({
    fields,
    tokenize: (terms) => (terms ? terms.split(' ') : []),
    processTerm: (term) => term,
    searchOptions: { bm25: BM25, weights: { prefix: PREFIX_WEIGHT, fuzzy: 1 } },
  });
}

function addId(map: Map<string, number[]>, key: string, id: number): void {
  const ids = map.get(key);
  if (ids) ids.push(id);
  else map.set(key, [id]);
}

function headingKey({ product, language, symbols: [heading = ''] }: SearchEntry): string {
  return `${product} ${language} ${heading}`;
}

/** Returns a name of several words as one: `datagrid` for "Data Grid". */
function joinName(name: string): string {
  return listParts(name).length > 1 ? stemWord(symbolOf(name)) : '';
}

function joinSymbols(words: readonly QueryWord[]): string {
  return words.map(({ symbol }) => symbol).join('');
}

function joinStems(words: readonly QueryWord[]): string {
  return words.map(({ stem }) => stem).join('');
}
