import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { stampOf, writeText } from '../pageData/generatedFiles';
import { CACHE } from '../workspace';

/** A file of the exported site. */
export interface FileFacts {
  /** URL in the site: `/x/` for `x/index.html`. */
  readonly url: string;
  /** Path inside the export's folder. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Hashes of files by their stamps: many files of an export are links to files of the build before. */
type StampedHashes = Record<string, string>;

function readHashes(): Readonly<StampedHashes> {
  try {
    return JSON.parse(readFileSync(CACHE.fileHashes, 'utf8')) as StampedHashes;
  } catch {
    return {};
  }
}

/**
 * Lists every file of an export by its URL, sorted by it, so that the same files always give the same list.
 * Files that are the same as in the build before are not read.
 * @param known files that have already been described
 */
export function listFiles(folder: string, known: readonly FileFacts[]): ReadonlyMap<string, FileFacts> {
  const knownOf = new Map(known.map((facts) => [facts.file, facts]));
  const before = readHashes();
  const hashes: StampedHashes = {};
  const describe = (file: string): FileFacts => {
    const path = `${folder}/${file}`;
    const stamp = stampOf(path);
    const hash = before[stamp];
    const facts =
      hash === undefined
        ? describeFile(file, readFileSync(path))
        : { url: toUrl(file), file, bytes: statSync(path).size, sha256: hash };
    hashes[stamp] = facts.sha256;
    return facts;
  };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = `${entry.parentPath}/${entry.name}`.slice(folder.length + 1);
      return knownOf.get(file) ?? describe(file);
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  writeText(CACHE.fileHashes, JSON.stringify(hashes));
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
