import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createRequire } from 'node:module';
import type { PageContext } from './PageContext';
import type { ParsedPage } from './ParsedPage';
import { parsePage } from './parsePage';
import { listSources } from '../listSources';

function sha256(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/** Reads the page of an entry; undefined if it is missing, damaged, or belongs to another text. */
function readEntry(path: string, key: string): ParsedPage | undefined {
  try {
    const [header, body = ''] = readFileSync(path, 'utf8').split('\n');
    return header === `${key} ${sha256(body)}` ? (JSON.parse(body) as ParsedPage) : undefined;
  } catch {
    return undefined;
  }
}

function writeEntry(folder: string, path: string, key: string, page: ParsedPage): void {
  const body = JSON.stringify(page);
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, `${key} ${sha256(body)}\n${body}`);
    // The rename is atomic: concurrent or killed builds never leave a partial entry.
    renameSync(draft, path);
  } catch {
    // The cache is optional: the build continues without it.
  }
}

/**
 * Returns the result of `parsePage`, from `cacheFolder` if the same text was parsed with the same context
 * before.
 *
 * There is one entry per file and language, not one per content. An edit replaces its entry, so the cache
 * does not grow and needs no cleanup. An entry has two lines: the key (text, context, pipeline version) with
 * a checksum, and the page as JSON. If an entry is stale or damaged, the page is parsed again and rewritten.
 */
export function cachedParse(text: string, context: PageContext, cacheFolder: string): ParsedPage {
  const path = join(cacheFolder, `${sha256(context.file, context.languageCode).slice(0, 32)}.json`);
  const key = sha256(pipelineVersion(), JSON.stringify(Object.entries(context).toSorted()), text);
  const known = readEntry(path, key);
  if (known !== undefined) return known;
  const page = parsePage(text, context);
  writeEntry(cacheFolder, path, key, page);
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
