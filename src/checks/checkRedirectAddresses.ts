import type { SiteContent } from '../content/pageData/SiteContent';
import { checkRedirectAddress } from '../model/outputs/checkRedirectAddress';
import type { Redirect } from '../model/outputs/Redirect';
import type { Problem } from '../model/problems/Problem';
import { redirects as declared } from '../site';
import { findLine } from './findLine';

const FILE = 'data/redirects.ts';

/** Every redirect begins at an address of this site; told before a page is written there. */
export function checkRedirectAddresses(
  { languages }: Pick<SiteContent, 'languages'>,
  redirects: readonly Redirect[] = declared,
): Problem[] {
  const codes = languages.map(({ code }) => code);
  return redirects.flatMap((redirect) => {
    const finding = checkRedirectAddress(redirect, codes);
    if (!finding) return [];
    const { from, ...told } = finding;
    return [{ file: FILE, line: findLine(FILE, `'${from}'`), column: 1, ...told }];
  });
}
