import type { ApiUnit } from './ApiUnit';
import { apiUnitShape } from './apiUnitShape';
import { findMismatch } from './findMismatch';

function isUnits(value: unknown): value is readonly ApiUnit[] {
  return findMismatch(value, { listOf: apiUnitShape }, 'units') === undefined;
}

/**
 * The units in a JSON value, checked field by field.
 * @throws 'The API reference has another shape: {place} {difference}'
 */
export function parseApiUnits(value: unknown): readonly ApiUnit[] {
  if (isUnits(value)) return value;
  const mismatch = findMismatch(value, { listOf: apiUnitShape }, 'units') ?? '';
  throw new Error(`The API reference has another shape: ${mismatch}`);
}
