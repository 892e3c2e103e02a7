import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { listSources } from './listSources';

/** By its place in the project: the program that runs may be a bundle of it. */
const ENTRY = resolve('src/content/markdown/parsePage.ts');

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
