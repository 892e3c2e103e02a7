import { hasOwnAddress, type SearchEntry } from './SearchEntry';
import { type MatchTerm, isKnown, keepBest, scaleMatches, type TermMatches } from './termMatches';
import { NameIndex } from './NameIndex';
import type { Compounds } from './searchQuery';
import { readEntries } from './partEntries';
import type { NamePart, TextRow } from './SearchPart';
import { TermIndex } from './TermIndex';
import { slipWorth, commonLength } from './termQuality';

/** Weights of the fields of an entry: its name, its owner, its other text. */
export const OWNER_WEIGHT = 8;
const NAME_WEIGHTS = [10, OWNER_WEIGHT, 2.5];
const TEXT_WEIGHTS = [1.6];
const TEXT_BY_DENSITY = 0.5;

/** Maximum number of words of the index that a misspelled word may stand for. */
const MAX_CORRECTED = 4;
const MAX_KNOWN = 20;
/**
 * All entries of the added parts, by number, and the indexes that find them: by term, by symbol, by place.
 */
export class EntryIndex {
  readonly #book: NameIndex;
  readonly #names = new TermIndex(NAME_WEIGHTS);
  readonly #texts = new TermIndex(TEXT_WEIGHTS, TEXT_BY_DENSITY);
  readonly #entries: SearchEntry[] = [];
  readonly #nameLengths: number[] = [];
  readonly #textOf = new Map<number, string>();
  readonly #corrected = new Map<string, TermMatches>();
  /** Numbers of the entries at a key, by language: the texts of tier 2 belong to them. */
  readonly #byKey = new Map<string, number>();

  /** @param ignored terms that are ignored in names */
  constructor(ignored: ReadonlySet<string>) {
    this.#book = new NameIndex(ignored);
  }

  /** Names of several words, by the single word that they form. */
  get compounds(): Compounds {
    return this.#book.compounds;
  }

  /** The number of entries. */
  get size(): number {
    return this.#entries.length;
  }

  /** Adds a part of tier 1. */
  addNames(part: NamePart): void {
    this.#corrected.clear();
    const first = this.#entries.length;
    const entries = readEntries(part);
    for (const [index, entry] of entries.entries()) {
      const id = first + index;
      this.#entries.push(entry);
      this.#nameLengths.push(this.#book.add(id, entry));
      const key = `${entry.language} ${entry.key}`;
      if (hasOwnAddress(entry)) this.#byKey.set(key, id);
    }
    this.#names.add(
      entries.map(({ name, owner, called, about }, index) => ({
        id: first + index,
        texts: [name, owner || (called ?? ''), about],
      })),
    );
  }

  /** Adds texts of tier 2; texts of missing entries are skipped. */
  addTexts(language: string, rows: readonly TextRow[]): void {
    this.#corrected.clear();
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

  /** Returns the entry with a number; undefined if there is none. */
  entry(id: number): SearchEntry | undefined {
    return this.#entries[id];
  }

  /** Returns the share of an entry's name that the words of a query cover, between 0 and 1. */
  nameShare(id: number, words: readonly TermMatches[]): number {
    const held = words.reduce((sum, matches) => sum + (matches.get(id)?.inFirst ?? 0), 0);
    return Math.min(1, held / Math.max(1, this.#nameLengths[id] ?? 1));
  }

  /**
   * Returns the number of sections with the same heading as a place, in the language with the most; 1 for
   * other kinds.
   */
  countHeadings(ids: readonly number[]): number {
    const entries = ids.flatMap((id) => this.#entries[id] ?? []);
    return Math.max(1, ...entries.map((entry) => this.#book.countHeadings(entry)));
  }

  /** Returns the numbers of the entries with a symbol. */
  named(symbol: string): readonly number[] {
    return this.#book.named(symbol);
  }

  /**
   * Returns the text of tier 2 at the place of an entry; empty if there is none, or if the entry is not a
   * place of its own.
   */
  textOf(entry: SearchEntry): string {
    const id = this.#byKey.get(`${entry.language} ${entry.key}`);
    return (hasOwnAddress(entry) && id !== undefined && this.#textOf.get(id)) || '';
  }

  /**
   * Returns the entries whose names or texts contain a term; if there are none, those with its likely
   * corrections.
   */
  readonly match: MatchTerm = (term, open, whole) => {
    const found = this.#matchWritten(term, open, whole);
    if (isKnown(found)) return found;
    return keepBest([found, this.#matchCorrected(term, open, whole)]);
  };

  /** Returns whether a term, or a word that begins with it, is in the index. */
  knows(term: string, open: boolean): boolean {
    return isKnown(this.#matchWritten(term, open, false));
  }

  /** Returns the matches of the most likely corrections of a term, as if they had been typed. */
  #matchCorrected(term: string, open: boolean, whole: boolean): TermMatches {
    const asked = `${term} ${open} ${whole}`;
    const known = this.#corrected.get(asked);
    if (known) return known;
    const slips = new Map([...this.#names.listSlips(term), ...this.#texts.listSlips(term)]);
    const least = Math.min(...slips.values());
    const nearest = [...slips.keys()]
      .filter((other) => slips.get(other) === least)
      .toSorted((a, b) => commonLength(b, term) - commonLength(a, term))
      .slice(0, MAX_CORRECTED);
    const found = keepBest(
      nearest.map((other) => scaleMatches(this.#matchWritten(other, open, whole), slipWorth(least))),
    );
    if (this.#corrected.size >= MAX_KNOWN) this.#corrected.clear();
    this.#corrected.set(asked, found);
    return found;
  }

  #matchWritten: MatchTerm = (term, open, whole) => {
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

  /** Returns terms of names that are similar to a term, up to a maximum. */
  suggest(term: string, most: number): readonly string[] {
    return this.#names.suggest(term, most);
  }

  /** Merges the entries at one place in several languages; each contributes its words. */
  groupByAddress(ids: ReadonlySet<number>): number[][] {
    const groups = new Map<string, number[]>();
    for (const id of ids) {
      const entry = this.#entries[id];
      if (!entry) continue;
      const address = hasOwnAddress(entry) ? entry.key : `${entry.key} ${entry.name}`;
      const group = groups.get(address);
      if (group) group.push(id);
      else groups.set(address, [id]);
    }
    return [...groups.values()];
  }

  /**
   * Returns the entry to show for a place: the one in the reader's language if there is one, otherwise the
   * one that was found.
   */
  shown([first = -1]: readonly number[], language: string): SearchEntry | undefined {
    const entry = this.#entries[first];
    if (!entry || entry.language === language || !hasOwnAddress(entry)) return entry;
    return this.#entries[this.#byKey.get(`${language} ${entry.key}`) ?? first];
  }
}
