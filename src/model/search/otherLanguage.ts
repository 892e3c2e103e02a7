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

/**
 * Returns the language that a query is in by its letters, if it is another one than the reader's; undefined if it may be
 * the reader's.
 * @param codes the languages of the site
 * @example findOtherLanguage('颜色', ['en', 'zh'], 'en') // 'zh'
 */
export function findOtherLanguage(
  query: string,
  codes: readonly string[],
  userLanguage: string,
): string | undefined {
  const own = scriptOf(userLanguage);
  return codes.find((code) => {
    const script = scriptOf(code);
    return script !== LATIN && script !== own && new RegExp(`\\p{sc=${script}}`, 'u').test(query);
  });
}

/** Returns the name of a language in that language. */
export function nameLanguage(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}
