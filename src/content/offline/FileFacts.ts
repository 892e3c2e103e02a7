import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** A file of the exported site. */
export interface FileFacts {
  /** URL in the site: `/x/` for `x/index.html`. */
  readonly url: string;
  /** Path inside the export's folder. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * Lists every file of an export by its URL, sorted by it, so that the same files always give the same list.
 * @param known files that have already been described
 */
export function listFiles(folder: string, known: readonly FileFacts[]): ReadonlyMap<string, FileFacts> {
  const knownOf = new Map(known.map((facts) => [facts.file, facts]));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = `${entry.parentPath}/${entry.name}`.slice(folder.length + 1);
      return knownOf.get(file) ?? describeFile(file, readFileSync(`${folder}/${file}`));
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  return new Map(files.map((facts) => [facts.url, facts]));
}

/** Returns the name of a build, a hash of all its files: any changed byte gives another name. */
export function hashFiles(files: ReadonlyMap<string, FileFacts>): string {
  const hash = createHash('sha256');
  for (const { url, sha256 } of files.values()) hash.update(`${url} ${sha256}\n`);
  return hash.digest('hex').slice(0, 16);
}

const toUrl = (file: string) => `/${file}`.replace(/\/index\.html$/, '/');

/** Describes a file for the lists of files: its URL, size and hash. */
export function describeFile(file: string, content: string | Buffer): FileFacts {
  return {
    url: toUrl(file),
    file,
    bytes: Buffer.byteLength(content),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}
