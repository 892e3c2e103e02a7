import type { SiteContent } from '../content/pageData/SiteContent';
import {
  checkLanguageRedirects,
  checkRedirectAddress,
  checkRedirectShape,
  type LanguageRedirect,
  type Redirect,
} from '../model/outputs/Redirect';
import type { Problem } from '../model/problems/Problem';
import { languageRedirects as declaredLanguages, redirects as declared } from '../site';
import { findLine } from './findLine';

const FILE = 'data/redirects.ts';

/**
 * Every redirect is of the agreed shape and begins at an address or a language of this site; told before a page is
 * written there.
 */
export function checkRedirectAddresses(
  { languages }: Pick<SiteContent, 'languages'>,
  redirects: readonly Redirect[] = declared,
  languageRedirects: readonly LanguageRedirect[] = declaredLanguages,
): Problem[] {
  const codes = languages.map(({ code }) => code);
  const findings = [
    ...redirects.flatMap((redirect, index) => {
      const misshapen = checkRedirectShape(redirect, index);
      return misshapen.length > 0 ? misshapen : (checkRedirectAddress(redirect, codes) ?? []);
    }),
    ...checkLanguageRedirects(languageRedirects, codes),
  ];
  return findings.map(({ from, ...told }) => ({
    file: FILE,
    line: from ? findLine(FILE, `'${from}'`) : 1,
    column: 1,
    ...told,
  }));
}
