import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiSource } from '../../model/api/ApiSource';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { findUnitMismatch, parseApiUnits } from '../../model/api/apiUnitShape';
import type { Problem } from '../../model/Problem';
import { openTypes } from './compiler/openTypes';
import { problemAt } from './apiProblems';
import { readUnits } from './readUnits';
import { compilerVersion } from './compiler/Compiler';

/** The reference, or the problems that prevented it. */
interface ExtractedApi {
  /** In the order of the sources, then by name. Empty if there are problems. */
  readonly units: readonly ApiUnit[];
  readonly problems: readonly Problem[];
}

function checkShape(units: readonly ApiUnit[], sources: readonly ApiSource[]): Problem[] {
  return units.flatMap((unit) => {
    const mismatch = findUnitMismatch(unit);
    const file = sources.find(({ packageName }) => packageName === unit.packageName)?.file ?? '';
    return mismatch === undefined
      ? []
      : [
          problemAt(
            file,
            'api-shape',
            mismatch,
            'the reference that was extracted has another shape than src/model/api/apiUnitShape.ts',
          ),
        ];
  });
}

function writeCache(cacheFolder: string, cached: CachedApi): void {
  const file = join(cacheFolder, CACHE_FILE);
  mkdirSync(cacheFolder, { recursive: true });
  // Write to a temporary file and rename it, so that neither a reader nor an interrupted build sees a partial
  // file.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(cached));
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * Extracts the API reference of the sources from the types of their installed packages. The result is cached
 * in `cacheFolder` and reused while the packages, the sources and this code are unchanged. If there are
 * problems, `units` is empty and nothing is cached. Without sources, the result is empty.
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

/** Content of the cache file. */
interface CachedApi {
  /** Hash of the extractor's code and of the sources. */
  readonly key: string;
  /** Folder of each package that was used, from the project root → its version. */
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
 * Returns the cached units; undefined if there are none, if a package has another version, if the code or the
 * sources have changed, or if the file is damaged.
 */
function readCache(root: string, cacheFolder: string, key: string): readonly ApiUnit[] | undefined {
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

/** Paths from the project root, because the running program may be a bundle of these files. */
const SOURCES = ['src/content/api', 'src/model/api'];

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'golden' ? [] : listFiles(path);
      return entry.name.endsWith('.ts') && !entry.name.includes('.test.') ? [path] : [];
    })
    .toSorted();
}

/**
 * Returns a hash of all code that creates the reference, so that a change to the code invalidates the cache.
 */
function extractorVersion(): string {
  const hash = createHash('sha256').update(compilerVersion);
  for (const folder of SOURCES) {
    for (const file of listFiles(folder)) hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
