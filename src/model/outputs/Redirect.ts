import { checkNavPathname } from '../navigation/navEntry';

/**
 * A page that is gone, or moved parts of a page that is still there, from `data/redirects.ts`. Holds for every
 * language; addresses are written without language and without final slash.
 */
export interface Redirect {
  /** Canonical pathname that was published. */
  readonly from: string;
  /**
   * Where the page is now: a canonical pathname, with `#fragment` where only a part answers, or an address on another
   * host. Absent where the page is still there and only some of its fragments have moved.
   */
  readonly to?: string;
  /** Where single fragments (without `#`) have gone: `#new` on the same page, or as in `to`. */
  readonly fragments?: Readonly<Record<string, string>>;
}

/** A language that is taken out, from `data/redirects.ts`: all of its addresses lead to those of another one. */
export interface LanguageRedirect {
  /** Code of the language that was published. */
  readonly language: string;
  /** Code of a language that the site has. */
  readonly to: string;
}

/** One mistake in the list of redirects. */
export interface RedirectFinding {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** The redirect's `from`, by which its line is found. */
  readonly from: string;
}

function isMapOfTexts(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}

/**
 * What a row of the redirects lacks, or has of another kind; to be asked before anything reads it, since a family's
 * files are not compiled with types when they are built.
 * @param index place of the row in the list, from 0
 */
export function checkRedirectShape(redirect: unknown, index: number): RedirectFinding[] {
  const fields = (typeof redirect === 'object' && redirect !== null ? redirect : {}) as Readonly<
    Record<string, unknown>
  >;
  const { from: source, to, fragments } = fields;
  const from = typeof source === 'string' ? source : '';
  const which = from ? `The redirect of ${from}` : `Redirect ${index + 1}`;
  const tell = (message: string): RedirectFinding => ({
    code: 'redirect-field',
    message: `${which} ${message}`,
    hint: 'the file shows the four forms',
    from,
  });
  if (typeof source !== 'string') return [tell('has no text "from"')];
  const findings: RedirectFinding[] = [];
  if (to !== undefined && typeof to !== 'string') findings.push(tell('has a "to" that is no text'));
  if (fragments !== undefined && !isMapOfTexts(fragments)) {
    findings.push(tell('has "fragments" that are no map of texts'));
  }
  if (to === undefined && Object.keys(fragments ?? {}).length === 0) findings.push(tell('leads nowhere'));
  return findings;
}

/** The mistake in the address that a redirect begins at, if any: a page of its own must be able to lie there. */
export function checkRedirectAddress(
  { from }: Redirect,
  languageCodes: readonly string[],
): RedirectFinding | undefined {
  const [defect] = checkNavPathname(from, false, languageCodes);
  if (!defect && from !== '/' && from.startsWith('/')) return undefined;
  return {
    code: 'redirect-address',
    message: `A redirect can't begin at ${from}${defect ? `: ${defect.message}` : ''}`,
    hint: 'write /product/page, without language and final slash',
    from,
  };
}

/** The mistakes in the redirects of languages: a code that is none, one that is there or told twice, no target. */
export function checkLanguageRedirects(
  redirects: readonly LanguageRedirect[],
  languageCodes: readonly string[],
): RedirectFinding[] {
  const seen = new Set<string>();
  return redirects.flatMap(({ language, to }): RedirectFinding[] => {
    const findings: RedirectFinding[] = [];
    const tell = (code: string, message: string, hint: string) =>
      findings.push({ code, message, hint, from: language });
    if (!/^[a-z]{2}$/.test(language))
      tell('redirect-address', `${language} is no code of a language`, 'write two small letters');
    else if (languageCodes.includes(language))
      tell(
        'shadowed-language',
        `The redirect of ${language} would hide the language that is there`,
        'remove it',
      );
    if (seen.has(language))
      tell('duplicate-redirect', `${language} is redirected twice`, 'keep one of the two');
    seen.add(language);
    if (!languageCodes.includes(to)) {
      const hint = `lead to one of ${languageCodes.join(', ')}`;
      tell('redirect-target', `${language} leads to ${to}, and there is no such language`, hint);
    }
    return findings;
  });
}
