import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { packageName } from '../model/demos/specifiers';
import { packageFiles } from './packageFiles';

/** Type-only imports are skipped: they cannot change a result. */
const IMPORT = /^(?:import|export)(?! type\b)[^;]*?from '([^']*)'/gm;

/** Lists the modules that a module imports, except for type-only imports. */
const listTargets = (code: string) => [...code.matchAll(IMPORT)].map(([, target = '']) => target);

/** Lists a module and every source file that it imports directly or indirectly, except for type-only imports. */
export function listSources(entry: string): ReadonlySet<string> {
  const files = new Set([entry]);
  // Iterating over a set also visits the files added during the loop, each once.
  for (const file of files) {
    for (const target of listTargets(readFileSync(file, 'utf8'))) {
      if (!target.startsWith('.')) continue;
      const path = resolve(dirname(file), target);
      const source = [`${path}.ts`, `${path}.tsx`].find((name) => existsSync(name));
      if (source) files.add(source);
    }
  }
  return files;
}

/** Lists the packages that a source imports, except for those of Node and for type-only imports. */
export function listPackages(code: string): string[] {
  return listTargets(code)
    .filter((target) => /^(?!node:)[@\w]/.test(target))
    .map(packageName);
}

const LOCK = 'package-lock.json';

/** Returns the versions of all installed packages. They change when packages are added or removed. */
export function readLock(): string {
  return existsSync(LOCK) ? readFileSync(LOCK, 'utf8') : '';
}

const versions = new Map<string, string>();

/**
 * Returns a hash of the code of a module: its sources, found through their imports, and the packages that they
 * import. Any change to them invalidates every result that is kept under it, so there is no version number to
 * maintain.
 * @param entry absolute path
 */
export function sourceVersion(entry: string): string {
  const known = versions.get(entry);
  if (known !== undefined) return known;
  // Hash the contents, not the paths: a checkout in another folder has the same version.
  const contents = [...listSources(entry)].map((file) => readFileSync(file, 'utf8')).toSorted();
  const hash = createHash('sha256')
    .update(readLock())
    .update(packageFiles.hash(contents.flatMap(listPackages), 'code'));
  for (const content of contents) hash.update('\0').update(content);
  const version = hash.digest('hex');
  versions.set(entry, version);
  return version;
}
