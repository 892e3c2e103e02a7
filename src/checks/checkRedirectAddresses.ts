import type { SiteContent } from '../content/pageData/SiteContent';
import { checkRedirectAddress } from '../model/outputs/checkRedirectAddress';
import { checkLanguageRedirects } from '../model/outputs/checkLanguageRedirects';
import type { Redirect } from '../model/outputs/Redirect';
import type { Problem } from '../model/problems/Problem';
import type { LanguageRedirect } from '../model/outputs/LanguageRedirect';
import { languageRedirects as declaredLanguages, redirects as declared } from '../site';
import { findLine } from './findLine';

const FILE = 'data/redirects.ts';

/** Every redirect begins at an address or a language of this site; told before a page is written there. */
export function checkRedirectAddresses(
  { languages }: Pick<SiteContent, 'languages'>,
  redirects: readonly Redirect[] = declared,
  languageRedirects: readonly LanguageRedirect[] = declaredLanguages,
): Problem[] {
  const codes = languages.map(({ code }) => code);
  const findings = [
    ...redirects.flatMap((redirect) => checkRedirectAddress(redirect, codes) ?? []),
    ...checkLanguageRedirects(languageRedirects, codes),
  ];
  return findings.map(({ from, ...told }) => ({
    file: FILE,
    line: findLine(FILE, `'${from}'`),
    column: 1,
    ...told,
  }));
}
