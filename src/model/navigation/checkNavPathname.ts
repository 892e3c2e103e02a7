import { hasScheme } from '../routes/hasScheme';
import { isReservedPathname } from '../routes/isReservedPathname';
import { parseUrl } from '../routes/parseUrl';
import type { NavFinding } from './NavFinding';

/** What a canonical pathname cannot hold, most telling first. Upper case is out, since hosts differ in minding it. */
const DEFECTS: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'is empty'],
  [/^[^/]/, 'has no leading slash'],
  [/\s/, 'holds a space'],
  [/\\/, 'holds a backslash'],
  [/\/\//, 'holds a doubled slash'],
  [/\?/, 'holds a query'],
  [/#/, 'holds a fragment'],
  [/.\/$/, 'ends in a slash'],
  [/\./, 'holds a dot'],
  [/[A-Z]/, 'holds upper case'],
  [/(?:^|[/-])-|-(?:\/|$)/, 'has a hyphen without a word on both sides'],
  [/[^a-z\d/-]/, 'holds a character that is no a–z, 0–9 or hyphen'],
];

const EXAMPLE = 'write it like /product/page, or https://… for another host';

/**
 * The mistake in one entry's pathname, if any: it must be canonical, or an https address for an entry without children,
 * and free for a page.
 */
export function checkNavPathname(
  pathname: string,
  isGroup: boolean,
  languageCodes: readonly string[],
): NavFinding[] {
  const bad = (defect: string, hint = EXAMPLE): NavFinding[] => [
    { code: 'bad-pathname', message: `Pathname "${pathname}" ${defect}`, hint, pathname },
  ];
  if (hasScheme(pathname)) {
    if (parseUrl(pathname)?.protocol !== 'https:') return bad('is no https address');
    return isGroup ? bad('is on another host, but has children', 'give the group a pathname of its own') : [];
  }
  if (isReservedPathname(pathname, languageCodes)) {
    const message = `Pathname "${pathname}" is taken by the site itself`;
    return [{ code: 'reserved-pathname', message, hint: 'choose another first segment', pathname }];
  }
  const defect = DEFECTS.find(([pattern]) => pattern.test(pathname));
  return defect ? bad(defect[1]) : [];
}
