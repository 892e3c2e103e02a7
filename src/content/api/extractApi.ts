import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiSource } from '../../model/api/ApiSource';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { apiUnitShape, findMismatch } from '../../model/api/apiUnitShape';
import type { Problem } from '../../model/problems/Problem';
import { openTypes } from './compiler/openTypes';
import { extractorVersion } from './extractorVersion';
import { problemAt } from './problemAt';
import { CACHE_FILE, readCache, type CachedApi } from './readCache';
import { readUnits } from './readUnits';

/** The reference, or what stands in its way. */
export interface ExtractedApi {
  /** In the order of the sources, then by name. Empty where there are problems. */
  readonly units: readonly ApiUnit[];
  readonly problems: readonly Problem[];
}

function checkShape(units: readonly ApiUnit[], sources: readonly ApiSource[]): Problem[] {
  return units.flatMap((unit) => {
    const mismatch = findMismatch(unit, apiUnitShape, unit.name);
    const file = sources.find(({ packageName }) => packageName === unit.packageName)?.file ?? '';
    return mismatch === undefined
      ? []
      : [problemAt(file, 'api-shape', mismatch, 'ApiUnit and apiUnitShape must agree')];
  });
}

function writeCache(cacheFolder: string, cached: CachedApi): void {
  const file = join(cacheFolder, CACHE_FILE);
  mkdirSync(cacheFolder, { recursive: true });
  // Written beside and renamed: a reader, or a build that is stopped here, never sees half a file.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(cached));
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * Makes the API reference of the sources from the types of their installed packages. The result is kept in
 * `cacheFolder` and used again while the packages, the sources and this code are the same. With a problem there are no
 * units, and nothing is kept. Without sources there is nothing to do.
 */
export function extractApi(
  sources: readonly ApiSource[],
  cacheFolder: string,
  root: string = process.cwd(),
): ExtractedApi {
  if (sources.length === 0) return { units: [], problems: [] };
  const key = createHash('sha256').update(extractorVersion()).update(JSON.stringify(sources)).digest('hex');
  const cached = readCache(root, cacheFolder, key);
  if (cached) return { units: cached, problems: [] };
  const reader = openTypes(root, [...new Set(sources.map(({ packageName }) => packageName))]);
  const { units, problems } = readUnits(sources, reader);
  const all = [...problems, ...checkShape(units, sources)];
  if (all.length > 0) return { units: [], problems: all };
  writeCache(cacheFolder, { key, versions: reader.versions, units });
  return { units, problems: [] };
}
