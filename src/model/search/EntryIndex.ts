import { isOfPlace } from './entryPlace';
import { listChunks } from './listChunks';
import type { MatchTerm } from './matchWord';
import { readEntries } from './readEntries';
import type { SearchEntry } from './SearchEntry';
import type { NameShard, TextRow } from './SearchShard';
import { TermIndex } from './TermIndex';

/** How much a field says about an entry: its name, what it belongs to, what else is said of it. */
const NAME_WEIGHTS = [10, 8, 2.5];
const TEXT_WEIGHTS = [1.6];
const TEXT_BY_DENSITY = 0.5;

/** Every entry of the shards that were added, by number, and where it is found: by term, by symbol, by place. */
export class EntryIndex {
  readonly #ignored: ReadonlySet<string>;
  readonly #names = new TermIndex(NAME_WEIGHTS);
  readonly #texts = new TermIndex(TEXT_WEIGHTS, TEXT_BY_DENSITY);
  readonly #entries: SearchEntry[] = [];
  readonly #nameLengths: number[] = [];
  readonly #textOf = new Map<number, string>();
  readonly #bySymbol = new Map<string, number[]>();
  /** Numbers of the entries at a key, by language: where the texts of tier 2 belong. */
  readonly #byKey = new Map<string, number>();

  /** @param ignored terms that count for nothing in a name */
  constructor(ignored: ReadonlySet<string>) {
    this.#ignored = ignored;
  }

  /** How many there are. */
  get size(): number {
    return this.#entries.length;
  }

  /** Adds a shard of tier 1. */
  addNames(shard: NameShard): void {
    const first = this.#entries.length;
    const entries = readEntries(shard);
    for (const [index, entry] of entries.entries()) {
      const id = first + index;
      this.#entries.push(entry);
      const chunks = listChunks(entry.name).filter(({ whole }) => !this.#ignored.has(whole.term));
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

  /** The entry of a number; undefined where there is none. */
  entry(id: number): SearchEntry | undefined {
    return this.#entries[id];
  }

  /** Words of the name of an entry. */
  nameLength(id: number): number {
    return this.#nameLengths[id] ?? 1;
  }

  /** Numbers of the entries that bear a symbol. */
  named(symbol: string): readonly number[] {
    return this.#bySymbol.get(symbol) ?? [];
  }

  /** The text of tier 2 at the place of an entry; empty where there is none, or where it is no place of its own. */
  textOf(entry: SearchEntry): string {
    const id = this.#byKey.get(`${entry.language} ${entry.key}`);
    return (isOfPlace(entry) && id !== undefined && this.#textOf.get(id)) || '';
  }

  /** The entries whose names or texts hold a term. */
  readonly match: MatchTerm = (term, open, whole) => {
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

  /** Terms of names that are much like a term, at most so many. */
  suggest(term: string, most: number): readonly string[] {
    return this.#names.suggest(term, most);
  }

  /** Entries at one place in several languages are one: each brings its words. */
  groupByPlace(ids: ReadonlySet<number>): number[][] {
    const places = new Map<string, number[]>();
    for (const id of ids) {
      const entry = this.#entries[id];
      if (!entry) continue;
      const place = isOfPlace(entry) ? entry.key : `${entry.key} ${entry.name}`;
      const known = places.get(place);
      if (known) known.push(id);
      else places.set(place, [id]);
    }
    return [...places.values()];
  }

  /** The entry that is shown for a place: in the reader's language where there is one, whatever was found. */
  shown([first = -1]: readonly number[], language: string): SearchEntry | undefined {
    const entry = this.#entries[first];
    if (!entry || !isOfPlace(entry)) return entry;
    return this.#entries[this.#byKey.get(`${language} ${entry.key}`) ?? first];
  }
}
