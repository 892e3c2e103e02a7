import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { parseApiUnits } from '../../model/api/apiUnitShape';

/** What the cache file holds. */
export interface CachedApi {
  /** See `cacheKey`. */
  readonly key: string;
  /** Folder of each package that took part, from the project root → its version. */
  readonly versions: Readonly<Record<string, string>>;
  readonly units: readonly ApiUnit[];
}

/** Name of the file in the cache folder. */
export const CACHE_FILE = 'api.json';

function isInstalled(root: string, folder: string, version: string): boolean {
  try {
    const file = join(root, folder, 'package.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version === version;
  } catch {
    return false;
  }
}

/**
 * The cached units; undefined where there are none, where a package has another version than then, where the code or
 * the sources have changed, and where the file is damaged.
 */
export function readCache(root: string, cacheFolder: string, key: string): readonly ApiUnit[] | undefined {
  const file = join(cacheFolder, CACHE_FILE);
  if (!existsSync(file)) return undefined;
  try {
    const cached = JSON.parse(readFileSync(file, 'utf8')) as Partial<CachedApi>;
    if (cached.key !== key || cached.versions === undefined) return undefined;
    const versions = Object.entries(cached.versions);
    const isCurrent = versions.every(([folder, version]) => isInstalled(root, folder, version));
    return isCurrent ? parseApiUnits(cached.units) : undefined;
  } catch {
    return undefined;
  }
}
