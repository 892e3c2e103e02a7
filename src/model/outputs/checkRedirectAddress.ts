import { checkNavPathname } from '../navigation/navEntry';
import type { Redirect } from './Redirect';
import type { RedirectFinding } from './RedirectFinding';

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
