import { writeWord, type WordUse } from '../../model/search/LanguageIndex';
import { isPageEntry } from '../../model/search/SearchEntry';
import { readEntries } from '../../model/search/partEntries';
import {
  SEARCH_FORMAT,
  partHref,
  type DirectoryPart,
  type NamePart,
  type PartRow,
  type SearchPart,
  type PartLink,
  type TextPart,
  type WordPart,
} from '../../model/search/SearchPart';
import { listParts, listTerms } from '../../model/search/words';
import { hashText, writePublic } from '../pageData/generatedFiles';
import type { ProductPart } from './searchParts';

/** Maximum number of characters of a dictionary: about 6 kB in transfer. */
const MAX_DICTIONARY = 16_000;
/**
 * Maximum number of parts of a term in a product: of names, and of texts. A word that more parts have does
 * not tell which of them a reader wants.
 */
const MAX_NAME_PARTS = 8;
const MAX_TEXT_PARTS = 6;

/** Writes a part; returns its link. */
function writePart(part: SearchPart): PartLink {
  const { product, language, tier } = part;
  const stamp = hashText(JSON.stringify(part));
  const link: PartLink = { tier, product, language, stamp };
  // The number of rows stays last.
  writePublic(partHref(link), JSON.stringify({ stamp, ...part }));
  return link;
}

/** The value of a part for each of its terms: how often it occurs, and whether in the name of a page. */
type TermValues = Map<string, number>;

/** Greater than any number of occurrences. */
const IN_TITLE = 1e6;

function addValue(values: TermValues, term: string, value: number): void {
  values.set(term, (values.get(term) ?? 0) + value);
}

function addTerms(values: TermValues, text: string, value = 1): void {
  for (const term of listTerms(text)) addValue(values, term, value);
}

function rateNames(part: NamePart): TermValues {
  const values: TermValues = new Map();
  for (const entry of readEntries(part)) {
    const isTitle = entry.kind === 'page' || (!isPageEntry(entry) && entry.owner === '');
    // A query for the name of a class is also looked up by the words in it, which are fewer.
    if (entry.kind === 'class') for (const term of listParts(entry.name)) addValue(values, term, 1);
    else addTerms(values, entry.name, isTitle ? IN_TITLE : 1);
    // As one word: `datagrid` for "Data Grid".
    if (isTitle) addTerms(values, entry.symbols[0] ?? '', IN_TITLE);
    addTerms(values, entry.owner || (entry.called ?? ''));
    addTerms(values, entry.about);
  }
  return values;
}

/** Rates the terms of texts. `known` has the terms of earlier pieces of text: most pieces occur often. */
function rateTexts({ texts }: TextPart, termsOf: Map<string, readonly string[]>): TermValues {
  // No term goes across a space.
  const pieces = new Map<string, number>();
  for (const [, sections] of texts)
    for (const [, text] of sections) for (const piece of text.split(' ')) addValue(pieces, piece, 1);
  const values: TermValues = new Map();
  for (const [piece, times] of pieces) {
    let terms = termsOf.get(piece);
    if (!terms) termsOf.set(piece, (terms = listTerms(piece)));
    for (const term of terms) addValue(values, term, times);
  }
  return values;
}

/** A part with its value for a term. */
type RatedPart = readonly [part: number, value: number];

/** The best parts of each term, the best one first. */
class BestParts {
  readonly terms = new Map<string, RatedPart[]>();
  readonly #most: number;

  /** @param most maximum number of parts of a term */
  constructor(most: number) {
    this.#most = most;
  }

  /** Adds a part. Of equally good parts, the one that was added first comes first. */
  add(part: number, values: TermValues): void {
    for (const [term, value] of values) {
      const rated = this.terms.get(term);
      if (!rated) {
        this.terms.set(term, [[part, value]]);
        continue;
      }
      let at = rated.length;
      while (at > 0 && (rated[at - 1]?.[1] ?? 0) < value) at -= 1;
      if (at >= this.#most) continue;
      rated.splice(at, 0, [part, value]);
      if (rated.length > this.#most) rated.pop();
    }
  }
}

/** The lines of a dictionary, from the best parts of several products. */
function listLines(products: readonly BestParts[]): string[] {
  const all = new Map<string, WordUse[]>();
  for (const { terms } of products) {
    for (const [term, rated] of terms) {
      const uses = all.get(term) ?? [];
      all.set(term, uses);
      for (const [part, value] of rated) uses.push({ part, isTitle: value >= IN_TITLE });
    }
  }
  all.delete('');
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([term, rated]) => writeWord(term, rated));
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
 * Writes the index of a language: the parts of all products, the dictionaries that tell which of them have a
 * word, and the directory of all.
 * @returns the link of the directory; undefined if there are no parts
 */
export function writeIndex(
  language: string,
  products: ReadonlyMap<string, readonly ProductPart[]>,
): PartLink | undefined {
  const rows: PartRow[] = [];
  const best: BestParts[] = [];
  const termsOf = new Map<string, readonly string[]>();
  for (const [number, parts] of [...products.values()].entries()) {
    const ofNames = new BestParts(MAX_NAME_PARTS);
    const ofTexts = new BestParts(MAX_TEXT_PARTS);
    best.push(ofNames, ofTexts);
    for (const { names, texts } of parts) {
      const row = rows.length;
      ofNames.add(row, rateNames(names));
      rows.push([number, writePart(names).stamp]);
      for (const part of texts) {
        ofTexts.add(rows.length, rateTexts(part, termsOf));
        rows.push([number, writePart(part).stamp, row]);
      }
    }
  }
  if (rows.length === 0) return undefined;
  const head = { format: SEARCH_FORMAT, product: '', language };
  const words = cutLines(listLines(best)).map((lines): DirectoryPart['words'][number] => {
    const part: WordPart = { ...head, tier: 3, words: lines, count: lines.length };
    return [lines[0]?.split(' ', 1)[0] ?? '', writePart(part).stamp];
  });
  const count = rows.length + words.length;
  return writePart({ ...head, tier: 0, products: [...products.keys()], parts: rows, words, count });
}
