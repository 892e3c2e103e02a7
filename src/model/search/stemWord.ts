const ARABIC_ARTICLE = /^(?:(?:وال|بال|كال|فال|لل|ال)(?=\p{L}{2}))+/u;
const ARABIC_ENDING = /(?<=\p{L}{3})(?:ات|ون|ين|ها|ه)$/u;

/** Plural endings of the Latin script, the first that fits; what stays keeps at least three letters. */
const LATIN_ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=..)oes$/, 'ao'],
  [/(?<=...)eis$/, 'el'],
  [/(?<=..(?:x|ch|sh|ss))es$/, ''],
  [/(?<=..[^su])s$/, ''],
];

const OPEN_ARTICLE = /^(?:وال|بال|كال|فال|لل|ال)(?=\p{L}$)/u;

/**
 * What stands behind the Arabic article in a word of which one letter is typed: too little for a word, enough for the
 * beginning of one. Undefined for all else.
 */
export function openStem(word: string): string | undefined {
  return OPEN_ARTICLE.test(word) ? word.replace(OPEN_ARTICLE, '') : undefined;
}

/**
 * A folded word without article and plural ending, the same for the forms that readers mix. No grammar: it only has
 * to give the same for the word in the text and the word in the query.
 * @example stemWord('queries') // 'query'
 * @example stemWord('botoes') // 'botao'
 * @example stemWord('المكونات') // 'مكون'
 */
export function stemWord(word: string): string {
  if (/^\p{sc=Arab}/u.test(word)) return word.replace(ARABIC_ARTICLE, '').replace(ARABIC_ENDING, '');
  const rule = LATIN_ENDINGS.find(([ending]) => ending.test(word));
  return rule ? word.replace(rule[0], rule[1]) : word;
}
