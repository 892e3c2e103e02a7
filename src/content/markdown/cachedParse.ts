import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createRequire } from 'node:module';
import type { PageContext } from './PageContext';
import type { ParsedPage } from './ParsedPage';
import { parsePage } from './parsePage';
import { listSources } from '../listSources';
import { store, type Store } from '../store';

/**
 * Returns the result of `parsePage`, from the store if the same text was parsed with the same context before.
 */
export function cachedParse(text: string, context: PageContext, kept: Store = store): ParsedPage {
  const key = kept.key('page', pipelineVersion(), JSON.stringify(Object.entries(context).toSorted()), text);
  const known = kept.read(key);
  if (known !== undefined) return JSON.parse(known.toString()) as ParsedPage;
  const page = parsePage(text, context);
  kept.write(key, JSON.stringify(page));
  return page;
}

/** A path from the project root, because the running program may be a bundle. */
const ENTRY = resolve('src/content/markdown/parsePage.ts');

let known: string | undefined;

/**
 * Returns a hash of the code that turns text into a page: the sources of `parsePage`, found through their
 * imports, and the versions of the packages they use. Any change to them invalidates every cached page, so
 * there is no version number to maintain.
 */
export function pipelineVersion(): string {
  if (known !== undefined) return known;
  const { files, packages } = listSources(ENTRY);
  const load = createRequire(ENTRY);
  const hash = createHash('sha256');
  // Hash the contents, not the paths: a checkout in another folder has the same version.
  const contents = [...files].map((file) => readFileSync(file, 'utf8')).toSorted();
  for (const content of contents) hash.update(content).update('\0');
  for (const name of [...packages].toSorted()) {
    const { version } = load(`${name}/package.json`) as { version: string };
    hash.update(`${name}@${version}\0`);
  }
  known = hash.digest('hex');
  return known;
}
