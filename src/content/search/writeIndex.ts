import { writeWord, type WordPlace } from '../../model/search/LanguageIndex';
import { isPageEntry } from '../../model/search/SearchEntry';
import { readEntries } from '../../model/search/shardEntries';
import {
  SEARCH_FORMAT,
  shardHref,
  type DirectoryShard,
  type NameShard,
  type PartRow,
  type SearchShard,
  type ShardLink,
  type TextShard,
  type WordShard,
} from '../../model/search/SearchShard';
import { splitSymbol } from '../../model/search/textPieces';
import { listTerms } from '../../model/search/tokens';
import { hashText, writeText } from '../pageData/generatedFiles';
import { PUBLIC } from '../workspace';
import type { ProductPart } from './searchShards';

/** Maximum number of characters of a dictionary: about 6 kB in transfer. */
const MAX_DICTIONARY = 16_000;
/**
 * Maximum number of places of a term in a product: of names, and of texts. A word that more parts have does
 * not tell which of them a reader wants.
 */
const MAX_NAME_PLACES = 8;
const MAX_TEXT_PLACES = 6;

/** Writes a shard; returns its link. */
function writeShard(shard: SearchShard): ShardLink {
  const { product, language, tier } = shard;
  const stamp = hashText(JSON.stringify(shard));
  const link: ShardLink = { tier, product, language, stamp };
  // The number of rows stays last.
  writeText(`${PUBLIC.folder}${shardHref(link)}`, JSON.stringify({ stamp, ...shard }));
  return link;
}

/** How often a term occurs in a part. */
interface TermCount {
  count: number;
  isTitle: boolean;
}
type TermCounts = Map<string, TermCount>;

function addTerm(counts: TermCounts, term: string, isTitle: boolean, times: number): void {
  const known = counts.get(term);
  if (!known) counts.set(term, { count: times, isTitle });
  else {
    known.count += times;
    known.isTitle ||= isTitle;
  }
}

function addTerms(counts: TermCounts, text: string, isTitle = false): void {
  for (const term of listTerms(text)) addTerm(counts, term, isTitle, 1);
}

function listParts(name: string): string[] {
  return splitSymbol(name).map(({ text }) => text);
}

function countNames(shard: NameShard): TermCounts {
  const counts: TermCounts = new Map();
  for (const entry of readEntries(shard)) {
    const isTitle = entry.kind === 'page' || (!isPageEntry(entry) && entry.owner === '');
    // A query for the name of a class is also looked up by the words in it, which are fewer.
    if (entry.kind === 'class') addTerms(counts, listParts(entry.name).join(' '));
    else addTerms(counts, entry.name, isTitle);
    // As one word: `datagrid` for "Data Grid".
    if (isTitle) addTerms(counts, entry.symbols[0] ?? '', true);
    addTerms(counts, entry.owner || (entry.called ?? ''));
    addTerms(counts, entry.about);
  }
  return counts;
}

/** Counts the terms of texts. `known` has the terms of earlier pieces of text: most pieces occur often. */
function countTexts({ texts }: TextShard, known: Map<string, readonly string[]>): TermCounts {
  // No term goes across a space.
  const pieces = new Map<string, number>();
  for (const [, sections] of texts)
    for (const [, text] of sections)
      for (const piece of text.split(' ')) pieces.set(piece, (pieces.get(piece) ?? 0) + 1);
  const counts: TermCounts = new Map();
  for (const [piece, times] of pieces) {
    let terms = known.get(piece);
    if (!terms) known.set(piece, (terms = listTerms(piece)));
    for (const term of terms) addTerm(counts, term, false, times);
  }
  return counts;
}

/** The terms of a language, with their places in the parts of each product. */
class Dictionary {
  readonly #places = new Map<string, (WordPlace & { count: number })[]>();

  /** Adds the parts of one product. */
  add(parts: readonly { readonly part: number; readonly counts: TermCounts }[], most: number): void {
    const found = new Map<string, (WordPlace & { count: number })[]>();
    for (const { part, counts } of parts) {
      for (const [term, count] of counts) {
        const places = found.get(term) ?? [];
        found.set(term, places);
        places.push({ part, ...count });
      }
    }
    for (const [term, places] of found) {
      places.sort((a, b) => Number(b.isTitle) - Number(a.isTitle) || b.count - a.count || a.part - b.part);
      this.#places.set(term, [...(this.#places.get(term) ?? []), ...places.slice(0, most)]);
    }
  }

  /** Returns the lines of all terms, in order. */
  lines(): string[] {
    const terms = [...this.#places].filter(([term]) => term !== '').sort(([a], [b]) => (a < b ? -1 : 1));
    return terms.map(([term, places]) => writeWord(term, places));
  }
}

function cutLines(lines: readonly string[]): string[][] {
  const runs: string[][] = [];
  let size = Infinity;
  for (const line of lines) {
    if (size + line.length > MAX_DICTIONARY) {
      runs.push([]);
      size = 0;
    }
    runs.at(-1)?.push(line);
    size += line.length + 3;
  }
  return runs;
}

/**
 * Writes the index of a language: the shards of all products, the dictionaries that tell which of them have a
 * word, and the directory of all.
 * @returns the link of the directory; undefined if there are no shards
 */
export function writeIndex(
  language: string,
  products: ReadonlyMap<string, readonly ProductPart[]>,
): ShardLink | undefined {
  const rows: PartRow[] = [];
  const dictionary = new Dictionary();
  const known = new Map<string, readonly string[]>();
  for (const [number, parts] of [...products.values()].entries()) {
    const names: { part: number; counts: TermCounts }[] = [];
    const texts: typeof names = [];
    for (const part of parts) {
      const ofNames = rows.length;
      rows.push([number, writeShard(part.names).stamp]);
      names.push({ part: ofNames, counts: countNames(part.names) });
      for (const shard of part.texts) {
        texts.push({ part: rows.length, counts: countTexts(shard, known) });
        rows.push([number, writeShard(shard).stamp, ofNames]);
      }
    }
    dictionary.add(names, MAX_NAME_PLACES);
    dictionary.add(texts, MAX_TEXT_PLACES);
  }
  if (rows.length === 0) return undefined;
  const head = { format: SEARCH_FORMAT, product: '', language };
  const words = cutLines(dictionary.lines()).map((lines): DirectoryShard['words'][number] => {
    const shard: WordShard = { ...head, tier: 3, words: lines, count: lines.length };
    return [lines[0]?.split(' ', 1)[0] ?? '', writeShard(shard).stamp];
  });
  const count = rows.length + words.length;
  return writeShard({ ...head, tier: 0, products: [...products.keys()], parts: rows, words, count });
}
