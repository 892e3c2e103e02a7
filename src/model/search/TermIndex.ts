import MiniSearch, { type SearchResult as MiniResult } from 'minisearch';
import { termDistance, formLength, termQuality } from './termQuality';
import { listTerms } from './tokens';

/** How well an entry matches a term of the query. */
export interface TermMatch {
  /** Weight of the field times quality of the match, at the entry's best field. */
  readonly value: number;
  /** Quality of the match between the entry's word and the term at that field, see `termQuality`. */
  readonly quality: number;
  /**
   * Number of words of the first field that the term covers, weighted by quality; 0 if it is not in that
   * field.
   */
  readonly inFirst: number;
  /** All matching terms of the entry, with the number of letters that were typed. */
  readonly terms: ReadonlyMap<string, number>;
}

interface IndexedDocument {
  readonly id: number;
  readonly texts: readonly string[];
}

/** Shorter prefixes are looked up in the first field only, because they begin too many words. */
const SHORT = 2;
const SLIPS = 2;
const MAX_KNOWN = 100;
const HAN = /^\p{sc=Han}/u;

/**
 * An index of texts in several fields, most important first. It answers single terms; `SearchEngine` combines
 * the answers for a query of several words.
 */
export class TermIndex {
  readonly #index: MiniSearch<IndexedDocument>;
  readonly #weights: readonly number[];
  /** Share of a field's weight that depends on how much of the text the term covers. */
  readonly #byDensity: number;
  /** Cached answers until more texts are added: every typed letter asks for the earlier words again. */
  readonly #known = new Map<string, ReadonlyMap<number, TermMatch>>();

  constructor(weights: readonly number[], byDensity = 0) {
    this.#weights = weights;
    this.#byDensity = byDensity;
    this.#index = new MiniSearch<IndexedDocument>({
      fields: weights.map((_, index) => String(index)),
      extractField: (document, field) =>
        field === 'id' ? String(document.id) : (document.texts[Number(field)] ?? ''),
      tokenize: listTerms,
      processTerm: (term) => term,
    });
  }

  /** Adds texts under unused numbers. */
  add(documents: readonly IndexedDocument[]): void {
    this.#known.clear();
    this.#index.addAll(documents);
  }

  #look(term: string, options: { prefix?: boolean; fuzzy?: number; fields?: string[] }): MiniResult[] {
    return this.#index.search(term, { ...options, tokenize: (text) => [text], processTerm: (text) => text });
  }

  /** Lists terms of the index that are similar to a missing one, nearest first. */
  suggest(term: string, most: number): string[] {
    const found = new Map<string, number>();
    // The lookup counts two swapped letters as two errors, so it is asked for more candidates than needed.
    const fuzzy = Math.round(term.length * SUGGESTED_SLIPS) + 1;
    for (const { match } of this.#look(term, { fuzzy })) {
      for (const other of Object.keys(match)) {
        const likeness = termLikeness(term, other);
        if (likeness !== undefined) found.set(other, likeness);
      }
    }
    return [...found]
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, most)
      .map(([other]) => other);
  }

  /** Lists the terms that a term may be a misspelling of, each with the number of errors. */
  listSlips(term: string): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    for (const { match } of this.#look(term, { fuzzy: SLIPS })) {
      for (const other of Object.keys(match)) {
        const distance = termDistance(term, other);
        if (distance !== undefined) found.set(other, distance);
      }
    }
    return found;
  }

  /**
   * Returns the entries that contain a term, by number: the term itself, words that begin with it, other
   * forms of it.
   * @param open the term may be the beginning of a word
   * @param whole the term is a part of a name, and not the beginning of a word: `Mui` begins every class name
   */
  match(term: string, open: boolean, whole = false): ReadonlyMap<number, TermMatch> {
    const asked = `${term} ${open} ${whole}`;
    const known = this.#known.get(asked);
    if (known) return known;
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    const found = this.#find(term, open, whole);
    this.#known.set(asked, found);
    return found;
  }

  #find(term: string, open: boolean, whole: boolean): Map<number, TermMatch> {
    const matches = new Map<number, TermMatch>();
    const read = (results: readonly MiniResult[]) => {
      const most = results[0]?.score ?? 1;
      for (const { id, match, score } of results) {
        const merged = this.#merge(matches.get(Number(id)), term, match, open, score / most);
        if (merged) matches.set(Number(id), merged);
      }
    };
    const isShort = [...term].length <= SHORT && !HAN.test(term);
    read(this.#look(term, { prefix: !isShort && !whole }));
    if (isShort && open) read(this.#look(term, { prefix: true, fields: ['0'] }));
    const stem = formLength(term);
    if (stem < term.length) read(this.#look(term.slice(0, stem), { prefix: true }));
    return matches;
  }

  #merge(
    known: TermMatch | undefined,
    term: string,
    match: Readonly<Record<string, readonly string[]>>,
    open: boolean,
    density: number,
  ): TermMatch | undefined {
    let { value = 0, quality = 0, inFirst = 0 } = known ?? {};
    const terms = new Map(known?.terms);
    for (const [other, fields] of Object.entries(match)) {
      const like = termQuality(term, other, open);
      if (!like) continue;
      terms.set(other, like.letters);
      const field = Math.min(...fields.map(Number));
      const share = 1 - this.#byDensity + this.#byDensity * density;
      if (field === 0) inFirst = Math.max(inFirst, like.quality);
      const worth = (this.#weights[field] ?? 0) * like.quality * share;
      if (worth > value) {
        value = worth;
        quality = like.quality;
      }
    }
    return terms.size > 0 ? { value, quality, inFirst, terms } : undefined;
  }
}

/** Maximum share of wrong letters in a word for a suggestion. */
const SUGGESTED_SLIPS = 0.4;
/** Shorter words are similar to too many others. */
const SHORTEST = 4;

/** Returns the number of errors between two words; two swapped neighboring letters are one error. */
function slipsBetween(from: string, to: string): number {
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      let best = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (isSwap) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}

/**
 * Returns the similarity of a word of the index to a missing one, between 0 and 1; undefined if they are too
 * different. It allows more errors than `termDistance`, because its result is only suggested.
 * @example termLikeness('pagnatoin', 'pagination') // 0.8
 */
export function termLikeness(typed: string, term: string): number | undefined {
  if (typed.length < SHORTEST) return undefined;
  const slips = slipsBetween(typed, term);
  if (slips > Math.round(typed.length * SUGGESTED_SLIPS)) return undefined;
  return 1 - slips / Math.max(typed.length, term.length);
}
