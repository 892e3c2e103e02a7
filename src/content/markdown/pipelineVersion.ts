import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

/** By its place in the project: the program that runs may be a bundle of it. */
const ENTRY = resolve('src/content/markdown/parsePage.ts');
const IMPORT = /from '([^']+)'/g;

/** Every source file that the entry imports, itself included, with the packages they use. */
function listSources(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set([entry]);
  const packages = new Set<string>();
  // A set grows while it is walked, and each file is visited once.
  for (const file of files) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const source = `${resolve(dirname(file), target)}.ts`;
      if (target.startsWith('.') && existsSync(source)) files.add(source);
      else if (!target.startsWith('.') && !target.startsWith('node:'))
        packages.add(target.split('/')[0] ?? target);
    }
  }
  return { files, packages };
}

let known: string | undefined;

/**
 * A hash of everything that turns a text into a page: the sources of `parsePage`, found by their imports, and the
 * versions of the packages they use. A change to any of them makes every cached page stale, without a number that
 * somebody must remember to raise.
 */
export function pipelineVersion(): string {
  if (known !== undefined) return known;
  const { files, packages } = listSources(ENTRY);
  const load = createRequire(ENTRY);
  const hash = createHash('sha256');
  // By content, not by path: the same checkout in another folder has the same version.
  const contents = [...files].map((file) => readFileSync(file, 'utf8')).toSorted();
  for (const content of contents) hash.update(content).update('\0');
  for (const name of [...packages].toSorted()) {
    const { version } = load(`${name}/package.json`) as { version: string };
    hash.update(`${name}@${version}\0`);
  }
  known = hash.digest('hex');
  return known;
}
