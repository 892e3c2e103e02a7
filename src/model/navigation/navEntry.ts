import { editDistance } from '../routes/editDistance';
import type { NavPage, Plan } from './NavPage';
import { hasScheme, parseUrl } from '../routes/url';
import { isReservedPathname } from '../routes/isReservedPathname';

/** One mistake in a navigation tree; which file and line it stands in is for the caller to tell. */
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
  /** What to do about it, one clause. */
  readonly hint: string;
  /** Of the entry, as written; empty where it has none. */
  readonly pathname: string;
}

type FieldKind = 'text' | 'flag' | 'plan' | 'list';

const FIELD_KINDS = {
  pathname: 'text',
  title: 'text',
  subheader: 'text',
  children: 'list',
  icon: 'text',
  plan: 'plan',
  newFeature: 'flag',
  planned: 'flag',
  unstable: 'flag',
  beta: 'flag',
  legacy: 'flag',
  deprecated: 'flag',
} as const satisfies Record<keyof NavPage, FieldKind>;

const FIELDS = new Map<string, FieldKind>(Object.entries(FIELD_KINDS));
const PLANS = ['pro', 'premium'] as const satisfies readonly Plan[];
/** More wrong letters than this are another word. */
const MAX_TYPING_ERRORS = 3;

const HINTS: Readonly<Record<FieldKind, string>> = {
  text: 'write a text in quotes',
  flag: 'write true, or leave the field out',
  plan: `write ${PLANS.join(' or ')}`,
  list: 'write a list of entries in brackets',
};

function isOfKind(value: unknown, kind: FieldKind): boolean {
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

/** The fields of one entry that do not exist, or hold what they cannot; an undefined value counts as absent. */
export function checkNavFields(entry: object, pathname: string): NavFinding[] {
  return Object.entries(entry).flatMap(([field, value]): NavFinding[] => {
    const kind = FIELDS.get(field);
    if (!kind) {
      const message = `Unknown field "${field}" of ${pathname || 'an entry'}`;
      return [{ code: 'unknown-nav-field', message, hint: suggestField(field), pathname }];
    }
    if (value === undefined || isOfKind(value, kind)) return [];
    const code = kind === 'plan' || kind === 'flag' ? 'unknown-badge' : 'bad-nav-value';
    // JSON.stringify would throw on a cycle; only plain values are worth showing.
    const shown = typeof value === 'object' ? 'an object' : JSON.stringify(String(value));
    const message = `Field "${field}" of ${pathname || 'an entry'} is ${shown}`;
    return [{ code, message, hint: HINTS[kind], pathname }];
  });
}

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
