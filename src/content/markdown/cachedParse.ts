import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PageContext } from './PageContext';
import { areUnchanged } from './pageFiles';
import type { ParsedPage } from './ParsedPage';
import { parsePage } from './parsePage';
import { sourceVersion } from '../listSources';
import { store, type Store } from '../store';
import { shellFile } from '../shellFiles';
import { DATA } from '../workspace';

/**
 * Returns the result of `parsePage`, from the store if the same text was parsed with the same context before, and the
 * files that the page shows and includes are the same.
 */
export function cachedParse(text: string, context: PageContext, cache: Store = store): ParsedPage {
  const key = cache.key('page', {
    code: pipelineVersion(),
    context: JSON.stringify(Object.entries(context).toSorted()),
    text,
    fences: fencesVersion(),
  });
  const cached = cache.read(key);
  const kept = cached && (JSON.parse(cached.toString()) as ParsedPage);
  if (kept && areUnchanged(kept.inputs ?? {})) return kept;
  const page = parsePage(text, context);
  cache.write(key, JSON.stringify(page));
  return page;
}

/** A path from the project root, because the running program may be a bundle. */
const ENTRY = resolve(shellFile('content/markdown/parsePage.ts'));

/** Returns a hash of the code that turns text into a page. Any change to it invalidates every cached page. */
export function pipelineVersion(): string {
  return sourceVersion(ENTRY);
}

/** Returns a hash of what the family adds to fences; empty if it adds nothing. */
function fencesVersion(): string {
  const file = resolve(DATA.fences);
  return existsSync(file) ? sourceVersion(file) : '';
}
