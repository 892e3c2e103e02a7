import { listMeanings, type Vocabulary } from './SearchWords';
import { foldText, isHan, listWords, symbolOf } from './words';

/** A term of a query. */
export interface QueryTerm {
  /** Without its ending. */
  readonly term: string;
  /** As typed, if the reader may still be typing it: it also matches every word that begins so. Otherwise empty. */
  readonly begun: string;
  /** How important it is that an entry matches it, between 0 and 1; 0 for a name whose parts are terms, too. */
  readonly weight: number;
}

/** A word of a query. */
export interface QueryWord {
  /** Its terms: those of the words inside it, if it is the name of something; pairs of Chinese characters. */
  readonly terms: readonly QueryTerm[];
  /** In lower case without punctuation, and without its ending. */
  readonly symbol: string;
  readonly stem: string;
}

const VAGUE_WEIGHT = 0.25;
/** Maximum number of words that are looked up: a pasted text says at its beginning what it is about. */
const MAX_WORDS = 24;
/** A single Chinese character says little. */
const SINGLE_WEIGHT = 0.3;

let segmenter: Intl.Segmenter | undefined;

/**
 * Inserts spaces between the words of Chinese text, as the platform's dictionary splits it. Characters that it does not
 * join are joined with each other: together they are a word that is not in the dictionary.
 */
function splitHan(text: string): string {
  if (typeof Intl.Segmenter !== 'function') return text;
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  const dictionary = segmenter;
  return text.replace(/\p{sc=Han}+/gu, (run) => {
    const words = [...dictionary.segment(run)].map((each) => each.segment);
    return words
      .map((word, at) => (word.length === 1 && words[at + 1]?.length === 1 ? word : `${word} `))
      .join('');
  });
}

/**
 * Parses typed text into the words to look up, without ignored words unless there are no others.
 * @example parseQuery('How to disable a Button', vocabulary).length // 2
 */
export function parseQuery(text: string, { ignored, vague, cut }: Vocabulary): QueryWord[] {
  const rest = cut.reduce((whole, word) => whole.replaceAll(word, ' '), text.normalize('NFKC'));
  const all = listWords(splitHan(rest.trim() === '' ? text : rest));
  const meant = all.filter(({ whole }) => !ignored.has(whole));
  const words = (meant.length > 0 ? meant : all).slice(0, MAX_WORDS);
  const isTyping = !/\s$/.test(text);
  return words.map(({ text: typed, whole, parts, start: offset }, at): QueryWord => {
    const isPaired = isHan(whole);
    const isSingle = isPaired && parts.length === 1;
    // The last character alone would match every pair that begins with it.
    const pieces = isPaired && !isSingle ? parts.slice(0, -1) : parts;
    const named = pieces.length > 0 ? pieces : [{ term: whole, start: 0, end: typed.length }];
    const weight = vague.has(whole) ? VAGUE_WEIGHT : isSingle && words.length > 1 ? SINGLE_WEIGHT : 1;
    const isLast = isTyping && at === words.length - 1;
    const terms = named.map(({ term, start, end }, index): QueryTerm => {
      const isOpen = isSingle || (isLast && index === named.length - 1);
      const from = pieces.length > 0 ? start - offset : start;
      return { term, begun: isOpen ? symbolOf(typed.slice(from, from + end - start)) : '', weight };
    });
    const isName = !isPaired && pieces.length > 0;
    return {
      symbol: symbolOf(typed),
      stem: whole,
      terms: isName ? [...terms, { term: whole, begun: '', weight: 0 }] : terms,
    };
  });
}

/** A term of a query, with the terms that it may stand for. */
export interface Lookup extends QueryTerm {
  readonly others: readonly string[];
}

/** Returns what to look for in the directories of the index. */
export function listLookups(words: readonly QueryWord[], vocabulary: Vocabulary): Lookup[] {
  return words.flatMap(({ terms }) =>
    terms.map((term) => ({ ...term, others: listMeanings(term, vocabulary) })),
  );
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
