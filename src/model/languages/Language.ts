/** A language that the site speaks. */
export interface Language {
  /** Two letters, also the URL prefix, except for the default language, which has none. */
  readonly code: string;
  /** The language's name in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Unicode name of its script, where it is not Latin: most letters of a translation must be of it. */
  readonly script?: string;
}

/** The language without URL prefix, and the one to fall back to (specification, section 2). */
export const DEFAULT_LANGUAGE_CODE = 'en';

/**
 * The language to offer to a reader: the first that the browser prefers and the site speaks, unless it is the one
 * being read, or one before it in the browser's list is. Undefined where there is nothing to offer.
 * @example pickOffer(['zh-CN', 'en'], ['en', 'zh'], 'en') // 'zh'
 * @example pickOffer(['en-GB', 'zh'], ['en', 'zh'], 'en') // undefined
 */
export function pickOffer(
  preferred: readonly string[],
  spoken: readonly string[],
  userLanguage: string,
): string | undefined {
  const first = preferred
    .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    .find((code) => spoken.includes(code) || code === userLanguage);
  return first === userLanguage ? undefined : first;
}

/** One mistake in the list of languages. */
interface LanguageFinding {
  readonly message: string;
  readonly hint: string;
  /** The language's code, by which its line is found; empty where it has none. */
  readonly languageCode: string;
}

const CODE = /^[a-z]{2}$/;

/** Whether Unicode has a script of that name. */
function isScript(name: unknown): boolean {
  if (typeof name !== 'string' || !/^\w+$/.test(name)) return false;
  try {
    return new RegExp(`\\p{Script=${name}}`, 'u').unicode;
  } catch {
    return false;
  }
}

/**
 * The mistakes in the list of languages, whose codes are the first segments of addresses; takes cast data.
 * @param prefixes those of the products, which no code may read as
 */
export function checkLanguages(
  languages: readonly Partial<Language>[],
  prefixes: readonly string[] = [],
): LanguageFinding[] {
  const findings: LanguageFinding[] = [];
  const seen = new Set<string>();
  languages.forEach((language: Partial<Language> | null | undefined, index) => {
    const { code, name, direction, script } = language ?? {};
    const languageCode = typeof code === 'string' ? code : '';
    const which = languageCode ? `Language "${languageCode}"` : `Language ${index + 1}`;
    const tell = (message: string, hint: string) => {
      findings.push({ message: `${which} ${message}`, hint, languageCode });
    };
    if (!CODE.test(languageCode)) tell('has no code of two lower-case letters', 'write it as in ISO 639-1');
    else if (seen.has(languageCode)) tell('is listed twice', 'keep one of the two');
    else if (prefixes.includes(`/${languageCode}/`)) {
      tell('has the prefix of a product for its code', 'give the product another prefix');
    }
    seen.add(languageCode);
    if (typeof name !== 'string' || !name.trim()) tell('has no name', "write the language's name in itself");
    if (direction !== 'ltr' && direction !== 'rtl') {
      tell(`has no direction, but ${JSON.stringify(direction)}`, 'write ltr or rtl');
    }
    if (script !== undefined && !isScript(script)) {
      tell(
        `has the script ${JSON.stringify(script)}, which Unicode does not know`,
        'write it like Arabic or Han',
      );
    }
  });
  if (languages[0]?.code !== DEFAULT_LANGUAGE_CODE) {
    const message = `The first language is not "${DEFAULT_LANGUAGE_CODE}"`;
    const hint = 'its texts stand in for those that others lack; list it first';
    findings.push({ message, hint, languageCode: '' });
  }
  return findings;
}
