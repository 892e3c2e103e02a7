import { findTextFault } from '../languages/FamilyText';
import { editDistance } from '../routes/editDistance';
import { FLAG_BADGES, type NavPage, PLANS } from './NavPage';
import { hasScheme, parseUrl } from '../routes/url';
import { isReservedPathname } from '../routes/isReservedPathname';

/** A problem of a navigation tree; the caller adds the file and line. */
export interface NavFinding {
  readonly code:
    | 'bad-nav-entry'
    | 'cyclic-nav'
    | 'nav-too-deep'
    | 'empty-group'
    | 'unknown-nav-field'
    | 'unknown-badge'
    | 'bad-nav-value'
    | 'bad-pathname'
    | 'reserved-pathname'
    | 'duplicate-pathname';
  readonly message: string;
  /** How to fix it, in one clause. */
  readonly hint: string;
  /** Pathname of the entry as written; empty if it has none. */
  readonly pathname: string;
}

type FieldKind = 'text' | 'texts' | 'flag' | 'plan' | 'list';

const FIELD_KINDS: Record<Exclude<keyof NavPage, keyof typeof FLAG_BADGES>, FieldKind> = {
  pathname: 'text',
  title: 'text',
  subheader: 'text',
  children: 'list',
  description: 'texts',
  icon: 'text',
  plan: 'plan',
};

const FIELDS = new Map<string, FieldKind>([
  ...Object.entries(FIELD_KINDS),
  ...Object.keys(FLAG_BADGES).map((flag) => [flag, 'flag'] as const),
]);
/** A field name with more typing errors than this gets no suggestion. */
const MAX_TYPING_ERRORS = 3;

const HINTS: Readonly<Record<FieldKind, string>> = {
  text: 'write a string in quotes',
  texts: 'write a string in quotes, or { en: …, … } with one for each language',
  flag: 'write true, or omit the field',
  plan: `write ${PLANS.join(' or ')}`,
  list: 'write a list of entries in brackets',
};

function isOfKind(value: unknown, kind: Exclude<FieldKind, 'texts'>): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'plan':
      return PLANS.some((plan) => plan === value);
    case 'list':
      return Array.isArray(value);
  }
}

function suggestField(field: string): string {
  const distances = [...FIELDS.keys()].map((known) => ({ known, distance: editDistance(field, known) }));
  const nearest = distances.reduce((best, other) => (other.distance < best.distance ? other : best));
  return nearest.distance <= MAX_TYPING_ERRORS
    ? `did you mean ${nearest.known}?`
    : `known fields: ${[...FIELDS.keys()].join(', ')}`;
}

/**
 * Returns problems for the unknown fields of an entry and for fields with an invalid value. An undefined
 * value counts as absent.
 */
export function checkNavFields(entry: object, pathname: string, codes: readonly string[]): NavFinding[] {
  return Object.entries(entry).flatMap(([field, value]): NavFinding[] => {
    const kind = FIELDS.get(field);
    if (!kind) {
      const message = `Unknown field "${field}" of ${pathname || 'an entry'}`;
      return [{ code: 'unknown-nav-field', message, hint: suggestField(field), pathname }];
    }
    if (value === undefined) return [];
    if (kind === 'texts') {
      const fault = findTextFault(value, codes);
      if (fault === undefined) return [];
      const message = `Field "${field}" of ${pathname || 'an entry'} ${fault}`;
      return [{ code: 'bad-nav-value', message, hint: HINTS.texts, pathname }];
    }
    if (isOfKind(value, kind)) return [];
    const code = kind === 'plan' || kind === 'flag' ? 'unknown-badge' : 'bad-nav-value';
    // JSON.stringify throws on cyclic objects, so only plain values are shown.
    const shown = typeof value === 'object' ? 'an object' : JSON.stringify(String(value));
    const message = `Field "${field}" of ${pathname || 'an entry'} is ${shown}`;
    return [{ code, message, hint: HINTS[kind], pathname }];
  });
}

/**
 * Returns the problem of a page's pathname, if any: those of `checkNavPathname`, and `/index` as the first
 * segment, which Next.js reserves for the file of the home page.
 */
export function checkPagePathname(
  pathname: string,
  isGroup: boolean,
  languageCodes: readonly string[],
): NavFinding[] {
  if (!/^\/index(?:\/|$)/.test(pathname)) return checkNavPathname(pathname, isGroup, languageCodes);
  const message = `Pathname "${pathname}" starts with /index, which is reserved for the home page`;
  return [{ code: 'bad-pathname', message, hint: 'choose another first segment', pathname }];
}

/**
 * Patterns that a canonical pathname must not match, most specific first. Uppercase letters are excluded
 * because some hosts ignore case and others do not.
 */
const DEFECTS: readonly (readonly [RegExp, string])[] = [
  [/^$/, 'is empty'],
  [/^[^/]/, 'has no leading slash'],
  [/\s/, 'contains a space'],
  [/\\/, 'contains a backslash'],
  [/\/\//, 'contains a double slash'],
  [/\?/, 'contains a query'],
  [/#/, 'contains a fragment'],
  [/.\/$/, 'ends in a slash'],
  [/\./, 'contains a dot'],
  [/[A-Z]/, 'contains uppercase letters'],
  [/(?:^|[/-])-|-(?:\/|$)/, 'has a hyphen without a word on both sides'],
  [/[^a-z\d/-]/, 'contains a character other than a–z, 0–9 and hyphen'],
];

const EXAMPLE = 'write it like /product/page, or https://… for another host';

/**
 * Returns the problem of an entry's pathname, if any. A pathname must be canonical and not reserved. An entry
 * without children may have an https address instead.
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
    if (parseUrl(pathname)?.protocol !== 'https:') return bad('is not an https address');
    return isGroup ? bad('is on another host, but has children', 'give the group its own pathname') : [];
  }
  if (isReservedPathname(pathname, languageCodes)) {
    const message = `Pathname "${pathname}" is reserved by the site`;
    return [{ code: 'reserved-pathname', message, hint: 'choose another first segment', pathname }];
  }
  const defect = DEFECTS.find(([pattern]) => pattern.test(pathname));
  return defect ? bad(defect[1]) : [];
}
