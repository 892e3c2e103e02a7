import type { Shape } from './Shape';

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
  if (unknown !== undefined) return `${path}.${unknown} is not known`;
  return firstOf(
    Object.entries(fields).map(([field, shape]) => {
      const name = field.replace(/\?$/, '');
      if (value[name] === undefined) return field.endsWith('?') ? undefined : `${path}.${name} is missing`;
      return findMismatch(value[name], shape, `${path}.${name}`);
    }),
  );
}

/**
 * Where a value first differs from a shape, in words; undefined where it fits.
 * @example findMismatch({ a: 1 }, { fields: { a: 'string' } }, 'unit') // 'unit.a is not a string'
 */
export function findMismatch(value: unknown, shape: Shape, path: string): string | undefined {
  if (typeof shape === 'string') return typeof value === shape ? undefined : `${path} is not a ${shape}`;
  if ('oneOf' in shape) {
    const isKnown = typeof value === 'string' && shape.oneOf.includes(value);
    return isKnown ? undefined : `${path} is none of ${shape.oneOf.join(', ')}`;
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
