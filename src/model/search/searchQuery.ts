import { foldText, openStem } from './wordForm';
import { listChunks, type SearchChunk } from './tokens';
import { type Alternative, listBegun, listMeanings, type Vocabulary } from './SearchWords';

/** A word of a query, or several words with one meaning. */
export interface QueryWord {
  readonly alternatives: readonly Alternative[];
  /** The reader may still be typing it: it also matches every word that begins with it. */
  readonly open: boolean;
  /** How important it is that an entry matches it, between 0 and 1. */
  readonly weight: number;
}

/** A query, ready for lookup. */
export interface Query {
  readonly words: readonly QueryWord[];
  /** The query as the name of an entry, in lower case without spaces, punctuation and ignored words. */
  readonly symbol: string;
}

/** Names of several words, by the single word that they form. */
export type Compounds = ReadonlyMap<string, readonly string[]>;

const NO_COMPOUNDS: Compounds = new Map();
const PARTS_WEIGHT = 0.95;
/** Weight of a word that only makes a sentence of the other words. */
const SINGLE_HAN_WEIGHT = 0.3;
const VAGUE_WEIGHT = 0.25;

/** Inserts spaces around the known phrases in a run of Chinese characters, so that they are not split. */
function separatePhrases(text: string, { hanPhrases }: Vocabulary): string {
  return text.replace(/\p{sc=Han}{2,}/gu, (run) => {
    const words: string[] = [];
    let rest = '';
    for (let at = 0; at < run.length;) {
      const phrase = hanPhrases.find((candidate) => run.startsWith(candidate, at));
      if (phrase) {
        if (rest) words.push(rest);
        rest = '';
        words.push(phrase);
        at += phrase.length;
      } else {
        rest += run.charAt(at);
        at += 1;
      }
    }
    if (rest) words.push(rest);
    return ` ${words.join(' ')} `;
  });
}

function isHanPhrase(run: string, { hanPhrases }: Vocabulary): boolean {
  return hanPhrases.includes(run);
}

/** Returns the chunks of a query; a phrase of the vocabulary is one chunk. */
function queryChunks(text: string, vocabulary: Vocabulary): SearchChunk[] {
  return separatePhrases(foldCase(text), vocabulary)
    .split(/\s+/)
    .flatMap((word): SearchChunk[] => {
      if (!isHanPhrase(word, vocabulary)) return listChunks(word);
      const whole = { term: word, start: 0, end: word.length };
      return [{ whole, parts: listChunks(word).map((chunk) => chunk.whole), symbol: word }];
    });
}

/**
 * Chinese and Arabic have no capitals. In Latin words capitals separate parts, so only the other marks are
 * folded.
 */
function foldCase(text: string): string {
  return text.normalize('NFKC');
}

function keyOf(chunks: readonly SearchChunk[]): string {
  return chunks.map(({ whole }) => whole.term).join(' ');
}

function alternativesOf(
  chunks: readonly SearchChunk[],
  open: boolean,
  vocabulary: Vocabulary,
  compounds: Compounds,
): Alternative[] {
  const [first, ...others] = chunks;
  const whole = { terms: chunks.map((chunk) => chunk.whole.term), weight: 1 };
  const meanings = listMeanings(keyOf(chunks), open, vocabulary);
  if (!first || others.length > 0) return [whole, ...meanings];
  const together = first.parts.length === 0 ? compounds.get(first.whole.term) : undefined;
  const parts = together ?? first.parts.map(({ term }) => term);
  const begun = open ? openStem(first.whole.term) : undefined;
  return [
    whole,
    ...(begun ? [{ terms: [begun], weight: 1 }] : []),
    ...(parts.length > 0 ? [{ terms: parts, weight: PARTS_WEIGHT }] : []),
    ...meanings,
    ...(together ? listMeanings(together.join(' '), false, vocabulary) : []),
  ];
}

/**
 * Returns the longest phrase with one meaning at a place, also if it is only partly typed; otherwise one
 * word.
 */
function takePhrase(
  chunks: readonly SearchChunk[],
  at: number,
  open: boolean,
  vocabulary: Vocabulary,
): SearchChunk[] {
  for (let length = Math.min(vocabulary.longest, chunks.length - at); length > 1; length -= 1) {
    const phrase = chunks.slice(at, at + length);
    const key = keyOf(phrase);
    const isLast = at + length === chunks.length;
    if (vocabulary.meanings.has(key) || (open && isLast && listBegun(key, vocabulary).length > 0))
      return phrase;
  }
  return chunks.slice(at, at + 1);
}

function weightOf([first, ...others]: readonly SearchChunk[], { vague }: Vocabulary): number {
  const term = first?.whole.term ?? '';
  if (others.length > 0) return 1;
  if (vague.has(term)) return VAGUE_WEIGHT;
  return /^\p{sc=Han}$/u.test(term) ? SINGLE_HAN_WEIGHT : 1;
}

/**
 * Parses typed text into the words to look up: phrases with one meaning together, their further meanings, and
 * without ignored words unless there are no others.
 * @param compounds names that may be written as one word
 * @example parseQuery('How to disable a Button', vocabulary).words.length // 2
 */
export function parseQuery(text: string, vocabulary: Vocabulary, compounds = NO_COMPOUNDS): Query {
  const all = queryChunks(text, vocabulary);
  const meant = all.filter(({ whole }) => !vocabulary.ignored.has(whole.term));
  const chunks = meant.length > 0 ? meant : all;
  const isOpen = !/\s$/.test(text);
  const words: QueryWord[] = [];
  for (let at = 0; at < chunks.length;) {
    const phrase = takePhrase(chunks, at, isOpen, vocabulary);
    const open = isOpen && at + phrase.length === chunks.length;
    words.push({
      alternatives: alternativesOf(phrase, open, vocabulary, compounds),
      open,
      weight: weightOf(phrase, vocabulary),
    });
    at += phrase.length;
  }
  return { words, symbol: foldText(chunks.map((chunk) => chunk.symbol).join('')) };
}

/** A product, with the names that readers use for it. */
export interface NamedProduct {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns the product that a query names, and the rest of the query: `joy ui button` is about buttons of Joy
 * UI. Undefined if it names none, or nothing else.
 * @example readProduct('Joy UI button', products) // { product: 'joy-ui', rest: 'button' }
 */
export function readProduct(
  text: string,
  products: readonly NamedProduct[],
): { readonly product: string; readonly rest: string } | undefined {
  const padded = ` ${foldText(text).replace(/\s+/g, ' ')} `;
  for (const { id, name } of products) {
    // An id of one word may be an ordinary word: `system`.
    for (const called of [foldText(name), ...(id.includes('-') ? [id] : [])]) {
      const at = padded.indexOf(` ${called} `);
      if (at < 0) continue;
      const rest = `${padded.slice(0, at)} ${padded.slice(at + called.length + 2)}`.trim();
      if (rest) return { product: id, rest };
    }
  }
  return undefined;
}
