/**
 * Marks that readers often omit: accents of Latin letters, vowel signs and hamzas of Arabic, and the Arabic
 * stroke that only stretches a word. Marks of other scripts carry meaning and stay.
 */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g;

/** Tests whether there is anything to fold: most texts have nothing, and testing is faster than folding. */
const PLAIN = /^[\x20-\x7e]*$/;

const LETTERS: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', ٱ: 'ا', ß: 'ss', ı: 'i' };
const SAME = /[ىةٱßı]/g;

/** Arabic and Persian digits by value. */
function toAsciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (code < 0x06f0 ? 0x0660 : 0x06f0));
}

/**
 * Returns a text in the spelling that search compares: lower case, without accents and Arabic vowel signs,
 * with full-width letters and Arabic digits as plain ones. Idempotent.
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
    .replace(SAME, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, toAsciiDigit);
}

const ARABIC_ARTICLE = /^(?:(?:وال|بال|كال|فال|لل|ال)(?=\p{L}{2}))+/u;
const ARABIC_ENDING = /(?<=\p{L}{3})(?:ات|ون|ين|ها|ه)$/u;

/** Plural endings of the Latin script, the first match wins; the rest keeps at least three letters. */
const LATIN_ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=..)oes$/, 'ao'],
  [/(?<=...)eis$/, 'el'],
  [/(?<=..(?:x|ch|sh|ss))es$/, ''],
  [/(?<=..[^su])s$/, ''],
];

const OPEN_ARTICLE = /^(?:وال|بال|كال|فال|لل|ال)(?=\p{L}$)/u;

/**
 * Returns the letter after the Arabic article if only one was typed: not a whole word, but enough for a
 * prefix. Undefined in all other cases.
 */
export function openStem(word: string): string | undefined {
  return OPEN_ARTICLE.test(word) ? word.replace(OPEN_ARTICLE, '') : undefined;
}

/**
 * Returns a folded word without article and plural ending, so that its common forms are equal. This is not
 * grammar: the word in the text and the word in the query only need the same result.
 * @example stemWord('queries') // 'query'
 * @example stemWord('botoes') // 'botao'
 * @example stemWord('المكونات') // 'مكون'
 */
export function stemWord(word: string): string {
  if (/^\p{sc=Arab}/u.test(word)) return word.replace(ARABIC_ARTICLE, '').replace(ARABIC_ENDING, '');
  const rule = LATIN_ENDINGS.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}

const ENDING = /(?<=..\p{L})(?:ing|ed|e|d)$/u;

/**
 * Returns the common part of the inflections of an English verb; only for comparing two words.
 * @example inflectionStem('theming') === inflectionStem('theme')
 * @example inflectionStem('disabled') === inflectionStem('disable')
 */
export function inflectionStem(term: string): string {
  return term.replace(ENDING, '');
}
