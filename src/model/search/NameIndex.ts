import { isPageEntry, type SearchEntry, type SearchKind } from './SearchEntry';
import { listChunks, type SearchChunk } from './tokens';
import type { Compounds } from './searchQuery';
import { stemWord } from './wordForm';

/** Kinds of entries whose names of several words are also written as one word: `datagrid`. */
const WRITTEN_TOGETHER: ReadonlySet<SearchKind> = new Set([
  'page',
  'component',
  'hook',
  'function',
  'interface',
]);

function headingKey({ product, language, symbols: [heading = ''] }: SearchEntry): string {
  return `${product} ${language} ${heading}`;
}

function joinSymbols(chunks: readonly SearchChunk[]): string {
  return chunks.map(({ symbol }) => symbol).join('');
}

/** The whole names of the entries: which entries have a name, and how many. */
export class NameIndex {
  readonly #ignored: ReadonlySet<string>;
  readonly #bySymbol = new Map<string, number[]>();
  readonly #headings = new Map<string, number>();
  readonly #compounds = new Map<string, readonly string[]>();

  /** @param ignored terms that are ignored in names */
  constructor(ignored: ReadonlySet<string>) {
    this.#ignored = ignored;
  }

  /** Names of several words, by the single word that they form. */
  get compounds(): Compounds {
    return this.#compounds;
  }

  /**
   * Adds the names of an entry.
   * @returns the words of its name
   */
  add(id: number, entry: SearchEntry): number {
    const chunks = listChunks(entry.name).filter(({ whole }) => !this.#ignored.has(whole.term));
    // Queries are looked up without ignored words, so titles and headings are also added without them. A
    // heading that would keep only one plain word is not: that word is the name of other entries.
    const isTelling = entry.kind === 'page' || (isPageEntry(entry) && chunks.length > 1);
    const bare = isTelling ? joinSymbols(chunks) : '';
    for (const symbol of new Set([...entry.symbols, ...(bare ? [bare] : [])])) {
      const known = this.#bySymbol.get(symbol);
      if (known) known.push(id);
      else this.#bySymbol.set(symbol, [id]);
    }
    if (entry.kind === 'section') {
      const heading = headingKey(entry);
      this.#headings.set(heading, (this.#headings.get(heading) ?? 0) + 1);
    }
    if (WRITTEN_TOGETHER.has(entry.kind)) {
      for (const name of [entry.name, entry.called ?? '']) this.#addCompound(listChunks(name));
    }
    return chunks.reduce((sum, { parts }) => sum + Math.max(1, parts.length), 0);
  }

  #addCompound(chunks: readonly SearchChunk[]): void {
    const [only, ...others] = chunks;
    const words = others.length > 0 ? chunks.map(({ whole }) => whole) : (only?.parts ?? []);
    if (words.length < 2) return;
    this.#compounds.set(
      stemWord(joinSymbols(chunks)),
      words.map(({ term }) => term),
    );
  }

  /** Returns the numbers of the entries with a symbol. */
  named(symbol: string): readonly number[] {
    return this.#bySymbol.get(symbol) ?? [];
  }

  /**
   * Returns the number of sections of its product with the same heading as an entry, in its language; 1 for
   * other kinds.
   */
  countHeadings(entry: SearchEntry): number {
    return entry.kind === 'section' ? (this.#headings.get(headingKey(entry)) ?? 1) : 1;
  }
}
