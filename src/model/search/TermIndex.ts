import MiniSearch, { type SearchResult as MiniResult } from 'minisearch';
import { formLength, termQuality } from './termQuality';
import { listTerms } from './tokenize';

/** How an entry holds a term of the query, at its best place. */
export interface TermMatch {
  readonly field: number;
  /** Between 0 and 1, see `termQuality`. */
  readonly quality: number;
  /** How much the field is about the term, compared with the entry that is most about it; between 0 and 1. */
  readonly density: number;
  /** Every term of the entry that matches, with the letters that were typed of it. */
  readonly terms: ReadonlyMap<string, number>;
  /** Terms of the entry's first field among them. */
  readonly inFirst: number;
}

/** Shorter beginnings are looked up in the first field only: they begin too many words. */
const SHORT = 2;

/**
 * An index over texts in several fields, the most telling first, that answers single terms. What a query of several
 * words makes of the answers is decided by `rankEntries`.
 */
export class TermIndex {
  readonly #index: MiniSearch<{ id: number; texts: readonly string[] }>;
  readonly #fields: readonly string[];

  constructor(fieldCount: number) {
    this.#fields = Array.from({ length: fieldCount }, (_, index) => String(index));
    this.#index = new MiniSearch({
      fields: [...this.#fields],
      extractField: (document, field) =>
        field === 'id' ? (document.id as unknown as string) : (document.texts[Number(field)] ?? ''),
      tokenize: listTerms,
      processTerm: (term) => term,
    });
  }

  /** Adds what stands under numbers that are not taken yet. */
  add(documents: readonly { readonly id: number; readonly texts: readonly string[] }[]): void {
    this.#index.addAll(documents);
  }

  get size(): number {
    return this.#index.documentCount;
  }

  #look(term: string, options: { prefix?: boolean; fuzzy?: number; fields?: string[] }): MiniResult[] {
    return this.#index.search(term, { ...options, tokenize: (text) => [text], processTerm: (text) => text });
  }

  /** Entries that hold exactly this term. */
  hasTerm(term: string): boolean {
    return this.#look(term, {}).length > 0;
  }

  /** Terms of the index that are like one that it lacks, the nearest first. */
  suggest(term: string, most: number): string[] {
    const found = new Map<string, number>();
    for (const { match } of this.#look(term, { fuzzy: 2, prefix: true })) {
      for (const other of Object.keys(match)) {
        const found_ = termQuality(term, other, true);
        if (found_) found.set(other, found_.quality);
      }
    }
    return [...found]
      .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, most)
      .map(([other]) => other);
  }

  /**
   * Entries that hold the term, by number. Slips of the hand are only assumed where `lenient`.
   * @param open the term may be the beginning of a word
   */
  match(term: string, open: boolean, lenient: boolean): Map<number, TermMatch> {
    const isShort = [...term].length <= SHORT && !/^\p{sc=Han}/u.test(term);
    const lookups = [this.#look(term, isShort ? { prefix: true, fields: ['0'] } : { prefix: true })];
    if (isShort) lookups.push(this.#look(term, {}));
    if (lenient) lookups.push(this.#look(term, { fuzzy: 2 }));
    const stem = formLength(term);
    if (stem < term.length) lookups.push(this.#look(term.slice(0, stem), { prefix: true }));
    const matches = new Map<number, TermMatch>();
    for (const results of lookups) {
      const most = results[0]?.score ?? 1;
      for (const { id, match, score } of results) {
        const better = this.#read(term, match, open, score / most, matches.get(id as number));
        if (better) matches.set(id as number, better);
      }
    }
    return matches;
  }

  #read(
    term: string,
    match: Readonly<Record<string, readonly string[]>>,
    open: boolean,
    density: number,
    known: TermMatch | undefined,
  ): TermMatch | undefined {
    let best = known;
    const terms = new Map(known?.terms);
    const inFirst = new Set<string>();
    for (const [other, fields] of Object.entries(match)) {
      const found = termQuality(term, other, open);
      if (!found) continue;
      terms.set(other, found.letters);
      const field = Math.min(...fields.map(Number));
      if (field === 0) inFirst.add(other);
      const weigh = (candidate: { field: number; quality: number }) =>
        (FIELD_WEIGHTS[candidate.field] ?? 1) * candidate.quality;
      const candidate = { field, quality: found.quality, density, terms, inFirst: 0 };
      if (!best || weigh(candidate) > weigh(best)) best = candidate;
    }
    return best && { ...best, terms, inFirst: Math.max(known?.inFirst ?? 0, inFirst.size) };
  }
}

/** How much a field says about an entry: its name, what it belongs to, what else is said of it, its text. */
export const FIELD_WEIGHTS: readonly number[] = [10, 5, 2.5, 1];
