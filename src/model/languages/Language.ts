import { ENGLISH } from './defaultLanguage';

/** A language of the site. */
export interface Language {
  /** Two letters. Also the URL prefix, except for the default language, which has none. */
  readonly code: string;
  /** Name of the language in that language. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Unicode name of its script if it is not Latin; most letters of a translation must belong to it. */
  readonly script?: string;
}

/**
 * Returns the language to offer to a reader: the first supported language in the browser's list. Undefined if
 * that is the current language, or if no language matches.
 * @param preferred the browser's list. Browsers with strict privacy settings have none, and extensions replace it
 * with anything.
 * @example pickOffer(['zh-CN', 'en'], ['en', 'zh'], 'en') // 'zh'
 * @example pickOffer(['en-GB', 'zh'], ['en', 'zh'], 'en') // undefined
 */
export function pickOffer(
  preferred: unknown,
  spoken: readonly string[],
  userLanguage: string,
): string | undefined {
  const first = (Array.isArray(preferred) ? preferred : [preferred])
    .map((tag) => (typeof tag === 'string' ? tag : '').toLowerCase().split('-')[0] ?? '')
    .find((code) => spoken.includes(code) || code === userLanguage);
  return first === userLanguage ? undefined : first;
}

/** Lists the codes in the module of languages, the default one first, without loading what may be broken. */
export function readLanguageCodes(code: string): string[] {
  return [...code.matchAll(/\bcode['"]?:\s*(['"])([a-z]{2})\1/g)].map(([, , each = '']) => each);
}

/** Returns the default language as the module of languages names it; English if it does not name it as a text. */
export const readDefaultLanguage = (code = ''): string => readLanguageCodes(code)[0] ?? ENGLISH;

/** A problem of the list of languages. */
interface LanguageFinding {
  readonly message: string;
  readonly hint: string;
  /** Code of the language, to find its line; empty if it has none. */
  readonly languageCode: string;
}

const CODE = /^[a-z]{2}$/;

/** Returns whether Unicode has a script with that name. */
function isScript(name: unknown): boolean {
  if (typeof name !== 'string' || !/^\w+$/.test(name)) return false;
  try {
    return new RegExp(`\\p{Script=${name}}`, 'u').unicode;
  } catch {
    return false;
  }
}

/**
 * Returns the problems of the list of languages, whose codes are the first segments of addresses. The first one is the
 * default language. Accepts unchecked data.
 * @param prefixes prefixes of the products; no code may equal one
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
    const report = (message: string, hint: string) => {
      findings.push({ message: `${which} ${message}`, hint, languageCode });
    };
    if (!CODE.test(languageCode)) report('has no two-letter lowercase code', 'write its ISO 639-1 code');
    else if (seen.has(languageCode)) report('is listed twice', 'keep one of the two');
    else if (prefixes.includes(`/${languageCode}/`)) {
      report('uses the prefix of a product as its code', 'give the product another prefix');
    }
    seen.add(languageCode);
    if (typeof name !== 'string' || !name.trim()) report('has no name', "write the language's own name");
    if (direction !== 'ltr' && direction !== 'rtl') {
      report(`has the invalid direction ${JSON.stringify(direction)}`, 'write ltr or rtl');
    }
    if (script !== undefined && !isScript(script)) {
      report(
        `has the script ${JSON.stringify(script)}, which is not a Unicode script`,
        'write it like Arabic or Han',
      );
    }
  });
  if (languages.length === 0) {
    const message = 'The list has no language';
    const hint = 'list the default language in the first row';
    findings.push({ message, hint, languageCode: '' });
  }
  return findings;
}
