import { checkNavPathname } from '../navigation/navEntry';

/**
 * A removed page, or moved parts of an existing page, from `data/redirects.ts`. Applies to every language.
 * Addresses have no language prefix and no trailing slash. See `RedirectPattern` for all pages below an address.
 */
export interface Redirect {
  /** Published canonical pathname. */
  readonly from: string;
  /**
   * New address of the page: a canonical pathname, with `#fragment` if only a part of the target applies, or
   * an address on another host. Absent if the page still exists and only some of its fragments moved.
   */
  readonly to?: string;
  /** New addresses of single fragments (without `#`): `#new` on the same page, or as in `to`. */
  readonly fragments?: Readonly<Record<string, string>>;
}

/** A removed language, from `data/redirects.ts`: its addresses lead to those of another language. */
export interface LanguageRedirect {
  /** Code of the published language. */
  readonly language: string;
  /** Code of an existing language. */
  readonly to: string;
}

/** One error in the list of redirects. */
export interface RedirectFinding {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** The redirect's `from`, which identifies its line. */
  readonly from: string;
}

function isMapOfTexts(value: unknown): value is Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((text) => typeof text === 'string');
}

/**
 * Reports missing fields and fields of a wrong type in a redirect. Call it before reading the redirect:
 * builds do not check the types of `data/`.
 * @param index 0-based index in the list
 */
export function checkRedirectShape(redirect: unknown, index: number): RedirectFinding[] {
  const fields = (typeof redirect === 'object' && redirect !== null ? redirect : {}) as Readonly<
    Record<string, unknown>
  >;
  const { from: source, to, fragments } = fields;
  const from = typeof source === 'string' ? source : '';
  const which = from ? `The redirect of ${from}` : `Redirect ${index + 1}`;
  const report = (message: string): RedirectFinding => ({
    code: 'redirect-field',
    message: `${which} ${message}`,
    hint: 'the file shows the forms',
    from,
  });
  if (typeof source !== 'string') return [report('has no string "from"')];
  const findings: RedirectFinding[] = [];
  if (to !== undefined && typeof to !== 'string') findings.push(report('has a "to" that is not a string'));
  if (fragments !== undefined && !isMapOfTexts(fragments)) {
    findings.push(report('has "fragments" that are not a map of strings'));
  }
  if (to === undefined && Object.keys(fragments ?? {}).length === 0) findings.push(report('leads nowhere'));
  return findings;
}

/**
 * Returns the error in the address that a redirect starts at, if any: it must be a possible address of a
 * page.
 */
export function checkRedirectAddress(
  { from, to }: Redirect,
  languageCodes: readonly string[],
): RedirectFinding | undefined {
  const [defect] = checkNavPathname(from, false, languageCodes);
  // The home page cannot move, but its headings can.
  if (!defect && from.startsWith('/') && (from !== '/' || to === undefined)) return undefined;
  return {
    code: 'redirect-address',
    message: `A redirect cannot start at ${from}${defect ? `: ${defect.message}` : ''}`,
    hint: 'write /product/page, without a language or a trailing slash',
    from,
  };
}

/** Reports errors in language redirects: invalid, existing and repeated codes, and missing targets. */
export function checkLanguageRedirects(
  redirects: readonly LanguageRedirect[],
  languageCodes: readonly string[],
): RedirectFinding[] {
  const seen = new Set<string>();
  return redirects.flatMap(({ language, to }): RedirectFinding[] => {
    const findings: RedirectFinding[] = [];
    const report = (code: string, message: string, hint: string) =>
      findings.push({ code, message, hint, from: language });
    if (!/^[a-z]{2}$/.test(language))
      report('redirect-address', `${language} is not a language code`, 'write two lowercase letters');
    else if (languageCodes.includes(language))
      report('shadowed-language', `The redirect of ${language} would hide an existing language`, 'remove it');
    if (seen.has(language))
      report('duplicate-redirect', `${language} is redirected twice`, 'keep one of the two');
    seen.add(language);
    if (!languageCodes.includes(to)) {
      const hint = `lead to one of ${languageCodes.join(', ')}`;
      report('redirect-target', `${language} leads to ${to}, which is not a language of the site`, hint);
    }
    return findings;
  });
}
