import type { SearchWords, SearchWordsByLanguage } from './SearchWords';

/** Scripts that are written with others, by a script of their own. */
const OWN_SCRIPTS: Readonly<Record<string, string>> = {
  Hans: 'Han',
  Hant: 'Han',
  Jpan: 'Hira',
  Kore: 'Hang',
};
/** The script of code, and so of a part of every query. */
const LATIN = 'Latn';

function scriptOf(code: string): string {
  const { script = LATIN } = new Intl.Locale(code).maximize();
  return OWN_SCRIPTS[script] ?? script;
}

/** Minimum number of letters of a word that is a sign: "no" is a word of several languages. */
const SHORTEST = 3;

/** What tells a language from another one of the same script. */
export interface LanguageSigns {
  /** Words that say nothing but the language, such as articles. */
  readonly words: readonly string[];
  /** Letters with marks. */
  readonly letters: string;
}

function listPhrases({ ignored, vague = [], equal, leads }: SearchWords): string[] {
  return [...ignored, ...vague, ...equal.flat(), ...Object.keys(leads)].map(lower);
}

function lower(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

function listMarked(phrases: readonly string[]): Set<string> {
  return new Set(
    phrases
      .join('')
      .match(/\p{sc=Latin}/gu)
      ?.filter((letter) => letter > 'z'),
  );
}

/**
 * Returns the signs of the site's other languages in Latin letters, by code, for readers of one: nothing that their own
 * language has, too. Empty for readers of another script, who type Latin letters for every name.
 */
export function listSigns(
  searchWords: SearchWordsByLanguage,
  userLanguage: string,
): Readonly<Record<string, LanguageSigns>> {
  const own = searchWords[userLanguage];
  if (!own || scriptOf(userLanguage) !== LATIN) return {};
  const ownWords = new Set(listPhrases(own));
  const ownLetters = listMarked([...ownWords]);
  const others = Object.entries(searchWords).filter(
    ([code]) => code !== userLanguage && scriptOf(code) === LATIN,
  );
  return Object.fromEntries(
    others.map(([code, words]) => [
      code,
      {
        words: words.ignored.map(lower).filter((word) => word.length >= SHORTEST && !ownWords.has(word)),
        letters: [...listMarked(listPhrases(words))].filter((letter) => !ownLetters.has(letter)).join(''),
      },
    ]),
  );
}

function hasSign(query: string, { words, letters }: LanguageSigns): boolean {
  const text = lower(query);
  return (
    [...letters].some((letter) => text.includes(letter)) ||
    text.split(/\s+/).some((word) => words.includes(word))
  );
}

/**
 * Returns the language that a query is in by its letters or its common words, if it is another one than the reader's;
 * undefined if it may be the reader's.
 * @param codes the languages of the site
 * @param signs see `listSigns`
 * @example findOtherLanguage('颜色', ['en', 'zh'], {}, 'en') // 'zh'
 */
export function findOtherLanguage(
  query: string,
  codes: readonly string[],
  signs: Readonly<Record<string, LanguageSigns>>,
  userLanguage: string,
): string | undefined {
  const own = scriptOf(userLanguage);
  const byScript = codes.find((code) => {
    const script = scriptOf(code);
    return script !== LATIN && script !== own && new RegExp(`\\p{sc=${script}}`, 'u').test(query);
  });
  return byScript ?? codes.find((code) => signs[code] && hasSign(query, signs[code]));
}

/** Returns the name of a language in that language. */
export function nameLanguage(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}
