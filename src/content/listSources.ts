import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Type-only imports are skipped: they cannot change a result. */
const IMPORT = /^(?:import|export)(?! type\b)[^;]*?from '(\.[^']*)'/gm;

/** Lists a module and every source file that it imports directly or indirectly, except for type-only imports. */
export function listSources(entry: string): ReadonlySet<string> {
  const files = new Set([entry]);
  // Iterating over a set also visits the files added during the loop, each once.
  for (const file of files) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const path = resolve(dirname(file), target);
      const source = [`${path}.ts`, `${path}.tsx`].find((name) => existsSync(name));
      if (source) files.add(source);
    }
  }
  return files;
}

const LOCK = 'package-lock.json';
const versions = new Map<string, string>();

/**
 * Returns a hash of the code of a module: its sources, found through their imports, and the installed
 * packages. Any change to them invalidates every result that is kept under it, so there is no version number
 * to maintain.
 * @param entry absolute path
 */
export function sourceVersion(entry: string): string {
  const known = versions.get(entry);
  if (known !== undefined) return known;
  // Hash the contents, not the paths: a checkout in another folder has the same version.
  const contents = [...listSources(entry)].map((file) => readFileSync(file, 'utf8')).toSorted();
  const hash = createHash('sha256').update(existsSync(LOCK) ? readFileSync(LOCK) : '');
  for (const content of contents) hash.update('\0').update(content);
  const version = hash.digest('hex');
  versions.set(entry, version);
  return version;
}
