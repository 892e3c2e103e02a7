import type { SiteContent } from '../content/pageData/SiteContent';
import { checkRedirectAddress } from '../model/outputs/checkRedirectAddress';
import { checkRedirectShape } from '../model/outputs/checkRedirectShape';
import type { Redirect } from '../model/outputs/Redirect';
import type { Problem } from '../model/problems/Problem';
import { redirects as declared } from '../site';
import { findLine } from './findLine';

const FILE = 'data/redirects.ts';

const lineOf = (from: string) => (from ? findLine(FILE, `'${from}'`) : 1);

/** Every redirect is of the agreed shape and begins at an address of this site; told before a page is written there. */
export function checkRedirectAddresses(
  { languages }: Pick<SiteContent, 'languages'>,
  redirects: readonly Redirect[] = declared,
): Problem[] {
  const codes = languages.map(({ code }) => code);
  return redirects.flatMap((redirect, index) => {
    const misshapen = checkRedirectShape(redirect, index);
    if (misshapen.length > 0) {
      return misshapen.map(({ from, ...told }) => ({ file: FILE, line: lineOf(from), column: 1, ...told }));
    }
    const finding = checkRedirectAddress(redirect, codes);
    if (!finding) return [];
    const { from, ...told } = finding;
    return [{ file: FILE, line: lineOf(from), column: 1, ...told }];
  });
}
