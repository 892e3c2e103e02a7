import type { ApiUnit } from './ApiUnit';

/**
 * Expected shape of a JSON value. In `fields`, a name that ends with `?` is optional. Fields that are not
 * listed are not allowed.
 */
export type Shape =
  | 'string'
  | 'boolean'
  | 'number'
  | { readonly oneOf: readonly string[] }
  | { readonly listOf: Shape }
  | { readonly valuesOf: Shape }
  | { readonly fields: Readonly<Record<string, Shape>> };

const target = { fields: { pathname: 'string', 'anchor?': 'string' } } as const satisfies Shape;
const type = {
  fields: { text: 'string', 'full?': 'string', 'links?': { valuesOf: target } },
} as const satisfies Shape;
const deprecation = {
  fields: { reason: 'string', replacements: { listOf: 'string' } },
} as const satisfies Shape;
const signature = {
  fields: {
    text: 'string',
    arguments: {
      listOf: { fields: { name: 'string', type, 'optional?': 'boolean', description: 'string' } },
    },
    'returns?': { fields: { type, description: 'string' } },
  },
} as const satisfies Shape;
const prop = {
  fields: {
    name: 'string',
    type,
    'required?': 'boolean',
    'default?': 'string',
    description: 'string',
    'deprecated?': deprecation,
    'signature?': signature,
    declaredBy: 'string',
    'internal?': 'boolean',
  },
} as const satisfies Shape;
const slot = {
  fields: {
    name: 'string',
    description: 'string',
    'default?': 'string',
    'type?': type,
    'propsType?': type,
    'className?': 'string',
    'deprecated?': deprecation,
  },
} as const satisfies Shape;
const apiClass = {
  fields: {
    key: 'string',
    className: 'string',
    'isState?': 'boolean',
    description: 'string',
    'deprecated?': deprecation,
  },
} as const satisfies Shape;

/** The shape of an `ApiUnit` as JSON, field by field. */
export const apiUnitShape = {
  fields: {
    name: 'string',
    kind: { oneOf: ['component', 'hook', 'interface'] },
    productId: 'string',
    packageName: 'string',
    version: 'string',
    pathname: 'string',
    description: 'string',
    'deprecated?': deprecation,
    imports: { listOf: 'string' },
    generics: { listOf: { fields: { name: 'string' } } },
    props: { listOf: prop },
    inherited: { listOf: { fields: { owner: 'string', 'target?': target, props: { listOf: prop } } } },
    'native?': { fields: { 'element?': 'string', attributes: 'string' } },
    'ref?': { fields: { 'element?': 'string' } },
    slots: { listOf: slot },
    classes: { listOf: apiClass },
    'themeName?': 'string',
    signatures: { listOf: signature },
    returned: { listOf: prop },
  },
} as const satisfies Shape;

function isUnits(value: unknown): value is readonly ApiUnit[] {
  return findMismatch(value, { listOf: apiUnitShape }, 'units') === undefined;
}

/**
 * Returns the units in a JSON value, after checking every field.
 * @throws 'The API reference has an unexpected shape: {path} {difference}'
 */
export function parseApiUnits(value: unknown): readonly ApiUnit[] {
  if (isUnits(value)) return value;
  const mismatch = findMismatch(value, { listOf: apiUnitShape }, 'units') ?? '';
  throw new Error(`The API reference has an unexpected shape: ${mismatch}`);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstOf(findings: Iterable<string | undefined>): string | undefined {
  for (const finding of findings) if (finding !== undefined) return finding;
  return undefined;
}

function findFieldMismatch(
  value: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Shape>>,
  path: string,
): string | undefined {
  const names = new Set(Object.keys(fields).map((name) => name.replace(/\?$/, '')));
  const unknown = Object.keys(value).find((name) => !names.has(name));
  if (unknown !== undefined) return `${path}.${unknown} is unknown`;
  return firstOf(
    Object.entries(fields).map(([field, shape]) => {
      const name = field.replace(/\?$/, '');
      if (value[name] === undefined) return field.endsWith('?') ? undefined : `${path}.${name} is missing`;
      return findMismatch(value[name], shape, `${path}.${name}`);
    }),
  );
}

/**
 * Describes where a value first differs from a shape; undefined if it matches.
 * @example findMismatch({ a: 1 }, { fields: { a: 'string' } }, 'unit') // 'unit.a is not a string'
 */
export function findMismatch(value: unknown, shape: Shape, path: string): string | undefined {
  if (typeof shape === 'string') return typeof value === shape ? undefined : `${path} is not a ${shape}`;
  if ('oneOf' in shape) {
    const isKnown = typeof value === 'string' && shape.oneOf.includes(value);
    return isKnown ? undefined : `${path} is not one of ${shape.oneOf.join(', ')}`;
  }
  if ('listOf' in shape) {
    if (!Array.isArray(value)) return `${path} is not a list`;
    return firstOf(value.map((item, index) => findMismatch(item, shape.listOf, `${path}[${index}]`)));
  }
  if (!isRecord(value)) return `${path} is not an object`;
  return 'valuesOf' in shape
    ? firstOf(
        Object.entries(value).map(([name, item]) => findMismatch(item, shape.valuesOf, `${path}.${name}`)),
      )
    : findFieldMismatch(value, shape.fields, path);
}
