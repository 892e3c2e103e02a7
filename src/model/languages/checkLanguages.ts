import { DEFAULT_LANGUAGE_CODE } from './defaultLanguageCode';
import type { Language } from './Language';

/** One mistake in the list of languages. */
export interface LanguageFinding {
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
