import { pathnameToLanguage } from '../languages/languagePath';
import type { ResolvedRedirect } from './ResolvedRedirect';

/**
 * The language that the page of a redirect speaks: the one that it leads to, since its own may have been taken out;
 * its own where it leads to another host.
 */
export function redirectLanguage(
  { from, to }: Pick<ResolvedRedirect, 'from' | 'to'>,
  languageCodes: readonly string[],
): string {
  return pathnameToLanguage(to.startsWith('/') ? to : from, languageCodes).userLanguage;
}
