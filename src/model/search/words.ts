/** A term of a text, with the place of the word that it comes from. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Marks that readers often omit: accents of Latin letters, vowel signs and hamzas of Arabic, the Arabic stroke that
 * only stretches a word, and the invisible hyphens and marks of direction that come with a copied text.
 */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/g;
const SAME: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', ٱ: 'ا', ß: 'ss', ı: 'i' };
const PLAIN = /^[\x20-\x7e]*$/;

/** Arabic and Persian digits by value. */
function toAsciiDigit(digit: string): string {
  return String(digit.charCodeAt(0) & 0xf);
}

/**
 * Returns a text in the spelling that search compares: lower case, without accents and Arabic vowel signs, with
 * full-width letters and Arabic digits as plain ones. Idempotent.
 * @example foldText('Botão') // 'botao'
 * @example foldText('أزرار') // 'ازرار'
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ىةٱßı]/g, (letter) => SAME[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, toAsciiDigit);
}

const ARABIC_ARTICLE = /^(?:(?:وال|بال|كال|فال|لل|ال)(?=\p{L}))+/u;
const ARABIC_ENDING = /(?<=\p{L}{3})(?:ات|ون|ين|ها|ه)$/u;

/** Endings of the Latin script that are removed or replaced in order; what is left keeps at least three letters. */
const LATIN_ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=..)oes$/, 'ao'],
  [/(?<=...)eis$/, 'el'],
  [/(?<=..(?:x|ch|sh|ss))es$/, ''],
  [/(?<=..[^su])s$/, ''],
  [/(?<=...)(?:ation|acao)$/, ''],
  [/(?<=...)(?:at)?(?:ing|ed|e)$/, ''],
  [/(?<=..)([b-df-hj-np-rtv-z])\1$/, '$1'],
];

/**
 * Returns a folded word without article and common endings, so that its forms are equal. This is not grammar: the
 * word in the text and the word in the query only need the same result.
 * @example stemWord('queries') // 'query'
 * @example stemWord('validation') === stemWord('validate')
 * @example stemWord('المكونات') // 'مكون'
 */
export function stemWord(word: string): string {
  if (/^\p{sc=Arab}/u.test(word)) return word.replace(ARABIC_ARTICLE, '').replace(ARABIC_ENDING, '');
  return LATIN_ENDINGS.reduce((rest, [ending, instead]) => rest.replace(ending, instead), word);
}

/** Words joined by hyphens and dots, or a run of Chinese characters. */
const RUN =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{N}\p{M}_$\u200b-\u200f\u202a-\u202e\u2066-\u2069\u00ad])+(?:[-.][\p{L}\p{N}\p{M}_$]+)*/gu;
const HAN = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** Returns whether a term is written without spaces: its parts are pairs of characters. */
export function isHan(term: string): boolean {
  return HAN.test(term);
}

const PART = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[^\p{Lu}\p{P}]+|\p{Lu}+/gu;

/** Returns a name in lower case, without spaces and punctuation. */
export function symbolOf(...names: readonly string[]): string {
  return foldText(names.join('')).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Splits a name into its words, at capitals and at punctuation.
 * @example splitName('MuiButton-sizeSmall') // ['Mui', 'Button', 'size', 'Small']
 */
export function splitName(name: string): string[] {
  return name.match(PART) ?? [];
}

/** One word of a text, with its parts. */
export interface Word {
  readonly text: string;
  /** The word as one term; the pairs of its characters if it is Chinese. */
  readonly whole: string;
  /** The words inside it, or its pairs of characters. */
  readonly parts: readonly Token[];
  readonly start: number;
}

/** Lists the pairs of characters in a run, and its last one: a single character finds the pairs that begin with it. */
function listPairs(run: string, start: number): Token[] {
  const letters = [...foldText(run)];
  return letters.map((letter, at) => ({
    term: letter + (letters[at + 1] ?? ''),
    start: start + at,
    end: start + Math.min(at + 2, letters.length),
  }));
}

/** Returns the words of a text in order, in any script; a run of Chinese characters is one word. */
export function listWords(text: string): Word[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }): Word[] => {
    if (HAN.test(run))
      return [{ text: run, whole: foldText(run), parts: listPairs(run, index), start: index }];
    const symbol = symbolOf(run);
    if (!symbol) return [];
    const parts = [...run.matchAll(PART)].flatMap(({ 0: part, index: at }) => {
      const term = stemWord(symbolOf(part));
      return term ? [{ term, start: index + at, end: index + at + part.length }] : [];
    });
    return [{ text: run, whole: stemWord(symbol), parts: parts.length > 1 ? parts : [], start: index }];
  });
}

/** Returns all terms that find a text: whole words, the words inside symbols, every pair of Chinese characters. */
export function tokenize(text: string): Token[] {
  return listWords(text).flatMap(({ text: run, whole, parts, start }) =>
    HAN.test(run) ? parts : [{ term: whole, start, end: start + run.length }, ...parts],
  );
}

/** Returns the terms of a text without those of names that have parts. */
export function listParts(text: string): string[] {
  return listWords(text).flatMap(({ whole, parts }) =>
    parts.length > 0 ? parts.map(({ term }) => term) : [whole],
  );
}

/** Returns the terms of a text. */
export function listTerms(text: string): string[] {
  return tokenize(text).map(({ term }) => term);
}
