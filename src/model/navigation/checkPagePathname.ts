import { checkNavPathname } from './checkNavPathname';
import type { NavFinding } from './NavFinding';

/**
 * The mistake in a page's pathname, if any: what `checkNavPathname` finds, and `/index` as its first segment, which the
 * framework takes for the home page's own file.
 */
export function checkPagePathname(
  pathname: string,
  isGroup: boolean,
  languageCodes: readonly string[],
): NavFinding[] {
  if (!/^\/index(?:\/|$)/.test(pathname)) return checkNavPathname(pathname, isGroup, languageCodes);
  const message = `Pathname "${pathname}" begins with /index, which is the home page's own file`;
  return [{ code: 'bad-pathname', message, hint: 'choose another first segment', pathname }];
}
