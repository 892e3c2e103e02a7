import { foldText } from './foldText';
import { listChunks } from './listChunks';
import type { Alternative, Query, QueryWord } from './QueryWord';
import type { SearchChunk } from './SearchToken';
import type { Vocabulary } from './Vocabulary';

/** More words than this are a sentence, not the name of a thing. */
const MOST_SYMBOL_WORDS = 4;
const PARTS_WEIGHT = 0.95;
const MEANING_WEIGHT = 0.8;
/** A sentence is a sentence because of its other words. */
const SINGLE_HAN_WEIGHT = 0.3;

/** Puts spaces around the known phrases of a run of Chinese characters, so that they stay whole. */
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

/** The chunks of a query; a phrase that the vocabulary knows is one chunk. */
function queryChunks(text: string, vocabulary: Vocabulary): SearchChunk[] {
  return separatePhrases(foldCase(text), vocabulary)
    .split(/\s+/)
    .flatMap((word): SearchChunk[] => {
      if (!isHanPhrase(word, vocabulary)) return listChunks(word);
      const whole = { term: word, start: 0, end: word.length };
      return [{ whole, parts: listChunks(word).map((chunk) => chunk.whole), symbol: word }];
    });
}

/** Chinese and Arabic have no capitals; in Latin words capitals separate parts, so only the other marks are folded. */
function foldCase(text: string): string {
  return text.normalize('NFKC');
}

function alternativesOf(chunks: readonly SearchChunk[], vocabulary: Vocabulary): Alternative[] {
  const [first] = chunks;
  const key = chunks.map(({ whole }) => whole.term).join(' ');
  const own: Alternative[] =
    chunks.length > 1 || !first
      ? [{ terms: chunks.map(({ whole }) => whole.term), weight: 1 }]
      : [
          { terms: [first.whole.term], weight: 1 },
          ...(first.parts.length > 0
            ? [{ terms: first.parts.map(({ term }) => term), weight: PARTS_WEIGHT }]
            : []),
        ];
  const meanings = vocabulary.meanings.get(key) ?? [];
  return [...own, ...meanings.map((terms) => ({ terms, weight: MEANING_WEIGHT }))];
}

function takePhrase(chunks: readonly SearchChunk[], at: number, vocabulary: Vocabulary): SearchChunk[] {
  for (let length = Math.min(vocabulary.longest, chunks.length - at); length > 1; length -= 1) {
    const phrase = chunks.slice(at, at + length);
    if (vocabulary.meanings.has(phrase.map(({ whole }) => whole.term).join(' '))) return phrase;
  }
  return chunks.slice(at, at + 1);
}

/**
 * A typed text as the words that are looked up: phrases that mean one thing together, what they also mean, and
 * without words that say nothing, unless there are no others.
 * @example parseQuery('How to disable a Button', vocabulary).words.length // 2
 */
export function parseQuery(text: string, vocabulary: Vocabulary): Query {
  const all = queryChunks(text, vocabulary);
  const meant = all.filter(({ whole }) => !vocabulary.ignored.has(whole.term));
  const chunks = meant.length > 0 ? meant : all;
  const words: QueryWord[] = [];
  for (let at = 0; at < chunks.length;) {
    const phrase = takePhrase(chunks, at, vocabulary);
    const term = phrase[0]?.whole.term ?? '';
    const single = phrase.length === 1 && /^\p{sc=Han}$/u.test(term);
    words.push({
      alternatives: alternativesOf(phrase, vocabulary),
      open: at + phrase.length === chunks.length && !/\s$/.test(text),
      weight: single ? SINGLE_HAN_WEIGHT : 1,
    });
    at += phrase.length;
  }
  const symbol = chunks.length <= MOST_SYMBOL_WORDS ? chunks.map((chunk) => chunk.symbol).join('') : '';
  return { words, symbol: foldText(symbol) };
}
