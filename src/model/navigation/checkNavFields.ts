import { editDistance } from '../routes/editDistance';
import type { NavFinding } from './NavFinding';
import type { NavPage, Plan } from './NavPage';

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
