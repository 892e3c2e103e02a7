import type { ApiSource } from '../../model/api/ApiSource';
import type { Problem } from '../../model/problems/Problem';
import { problemAt } from './problemAt';
import type { TypeReader } from './TypeReader';

/** Packages that are not there, and names in their declarations that lead nowhere. */
export function checkReader(sources: readonly ApiSource[], reader: TypeReader): Problem[] {
  const fileOf = (name: string) => sources.find(({ packageName }) => packageName === name)?.file ?? '';
  return [
    ...reader.missing.map(({ name, reason }) =>
      problemAt(
        fileOf(name),
        'missing-package',
        `the package ${name} ${reason}`,
        'install it, or correct packageName',
      ),
    ),
    ...reader.unresolved.map((place) =>
      problemAt(
        place,
        'unreadable-type',
        `${place.packageName}: "${place.name}" leads nowhere`,
        'reinstall the package and what it depends on',
      ),
    ),
  ];
}
