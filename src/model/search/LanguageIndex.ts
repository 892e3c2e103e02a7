import {
  listDictionaries,
  listEntryParts,
  type DirectoryPart,
  type EntryPartLink,
  type PartLink,
  type WordPart,
} from './SearchPart';
import { listNearest } from './slips';
import { isHan } from './words';

/** Where a term occurs: the number of a part in the directory, and whether it is in the name of a page there. */
export interface WordUse {
  readonly part: number;
  readonly isTitle: boolean;
}

const TITLE = '!';
const RADIX = 36;

/**
 * Returns a term and its uses as a line of a dictionary, the best uses first.
 * @example writeWord('button', [{ part: 3, isTitle: true }, { part: 40, isTitle: false }]) // 'button 3!,14'
 */
export function writeWord(term: string, uses: readonly WordUse[]): string {
  return `${term} ${uses.map(({ part, isTitle }) => `${part.toString(RADIX)}${isTitle ? TITLE : ''}`).join(',')}`;
}

function readWord(line: string): { term: string; uses: WordUse[] } {
  const space = line.indexOf(' ');
  const uses = line.slice(space + 1).split(',');
  return {
    term: line.slice(0, space),
    uses: uses.map((use) => ({ part: Number.parseInt(use, RADIX), isTitle: use.endsWith(TITLE) })),
  };
}

/** Value of a word in a name of a page, in another name, and in a text. */
const TITLE_VALUE = 10;
const NAME_VALUE = 4;
const TEXT_VALUE = 1.6;
/** The uses of a term are in order of their value: each has this share of the one before it. */
const NEXT_USE = 0.95;
/** Value of a word that begins with the typed one, and of one that it may be a misspelling of. */
const BEGUN = 0.7;
const SLIPPED = 0.5;
/** Shorter words are looked up without the words that begin with them, which are too many. */
const SHORT = 2;
const MAX_KNOWN = 200;
/** Maximum number of dictionaries of a language that are loaded before a query. */
const MAX_FIRST_DICTIONARIES = 3;
/** Maximum number of dictionaries for a word. */
const MAX_DICTIONARIES = 2;

/** The value of parts for a query, by number. */
export type PartValues = Map<number, number>;

/** The directory and the dictionaries of one language: which of its parts have a word. */
export class LanguageIndex {
  readonly parts: readonly EntryPartLink[];
  readonly #dictionaries: readonly PartLink[];
  readonly #directory: DirectoryPart;
  readonly #words = new Map<number, readonly string[]>();
  /** Cached values until a dictionary is added: every typed letter asks for the earlier words again. */
  readonly #known = new Map<string, PartValues>();

  constructor(directory: DirectoryPart) {
    this.#directory = directory;
    this.parts = listEntryParts(directory);
    this.#dictionaries = listDictionaries(directory);
  }

  get language(): string {
    return this.#directory.language;
  }

  /** Adds a dictionary. */
  addWords({ stamp, words }: WordPart): void {
    this.#known.clear();
    const number = this.#directory.words.findIndex(([, expected]) => expected === stamp);
    if (number >= 0) this.#words.set(number, words);
  }

  /** Returns all dictionaries if they are few. */
  get fewDictionaries(): readonly PartLink[] {
    return this.#dictionaries.length > MAX_FIRST_DICTIONARIES ? [] : this.#dictionaries;
  }

  /** Returns the numbers of the dictionaries that may have a term or words that begin with it. */
  #numbersFor(term: string): number[] {
    const { words } = this.#directory;
    const most = term.length <= SHORT ? 1 : MAX_DICTIONARIES;
    const after = words.findIndex(([first]) => first > term);
    const from = Math.max(0, (after < 0 ? words.length : after) - 1);
    const numbers = [...words.keys()].slice(from);
    return numbers.filter((number) => number === from || words[number]?.[0].startsWith(term)).slice(0, most);
  }

  /** Returns the dictionaries for a term that have not been added. */
  missingFor(term: string): PartLink[] {
    return this.#numbersFor(term)
      .filter((number) => !this.#words.has(number))
      .flatMap((number) => this.#dictionaries[number] ?? []);
  }

  /**
   * Returns the value of each part for a term; for its likely correction if it is misspelled.
   * @param isTyped the reader typed it, and may have misspelled it
   */
  valuesOf(term: string, begun: string, isTyped: boolean): PartValues {
    const asked = `${term} ${begun} ${isTyped}`;
    const known = this.#known.get(asked);
    if (known) return known;
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    const values = this.#findValues(term, begun, isTyped);
    this.#known.set(asked, values);
    return values;
  }

  #findValues(term: string, begun: string, isTyped: boolean): PartValues {
    const lines = this.#linesFor(term);
    const values: PartValues = new Map();
    const exact = lines[findLine(lines, `${term} `)];
    if (exact?.startsWith(`${term} `)) this.#addUses(values, readWord(exact).uses, 1);
    if (begun.length > SHORT || isHan(begun)) {
      const open = this.#linesFor(begun);
      for (let at = findLine(open, begun); open[at]?.startsWith(begun); at += 1)
        this.#addUses(values, readWord(open[at] ?? '').uses, BEGUN);
    }
    if (values.size > 0 || !isTyped) return values;
    const byTerm = new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line]));
    for (const other of listNearest(term, byTerm.keys()).slice(0, 1))
      this.#addUses(values, readWord(byTerm.get(other) ?? '').uses, SLIPPED);
    return values;
  }

  #linesFor(term: string): string[] {
    return this.#numbersFor(term).flatMap((number) => this.#words.get(number) ?? []);
  }

  #addUses(values: PartValues, uses: readonly WordUse[], quality: number): void {
    let share = quality;
    for (const { part, isTitle } of uses) {
      const isText = this.parts[part]?.tier === 2;
      const value = share * (isTitle ? TITLE_VALUE : isText ? TEXT_VALUE : NAME_VALUE);
      values.set(part, Math.max(value, values.get(part) ?? 0));
      share *= NEXT_USE;
    }
  }
}

/** Returns the number of the first line that is not before a beginning. */
function findLine(lines: readonly string[], begun: string): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? '') < begun) low = middle + 1;
    else high = middle;
  }
  return low;
}
