import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { posix, relative } from 'node:path';
import type { PageContext } from './PageContext';

/** Larger files are neither shown nor included. */
export const FILE_MAX_BYTES = 200_000;

/** The bytes of a file, or why it has none to read. */
type FileContent = Buffer | 'missing' | 'too-large';

/** Reads a file by its path from the project root. */
export type ReadFile = (path: string) => FileContent;

/**
 * Files that a page is made from besides its own: a hash of each by its path. A file that is missing counts as
 * well, because the page changes when it is there.
 */
export type PageInputs = Readonly<Record<string, string>>;

/** Reads a file of the project. Links are not followed, because they may lead out of it. */
export function readProjectFile(path: string): FileContent {
  try {
    const place = relative(realpathSync.native('.'), realpathSync.native(path)).replaceAll('\\', '/');
    const stats = statSync(path);
    // Reading a pipe would wait forever.
    if (place !== path || !stats.isFile()) return 'missing';
    return stats.size > FILE_MAX_BYTES ? 'too-large' : readFileSync(path);
  } catch {
    return 'missing';
  }
}

function hashOf(content: FileContent): string {
  return typeof content === 'string' ? content : createHash('sha256').update(content).digest('hex');
}

/** Returns a reader that notes what it has read in `inputs`. */
export function noteInputs(read: ReadFile, inputs: Record<string, string>): ReadFile {
  return (path) => {
    const content = read(path);
    inputs[path] = hashOf(content);
    return content;
  };
}

/** Lists all files that the text of a page is made from, in every language. */
export function listPageFiles({
  file,
  translations,
  texts,
}: {
  readonly file: string;
  readonly translations: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, { readonly inputs?: PageInputs }>>;
}): string[] {
  const others = Object.values(texts).flatMap(({ inputs = {} }) => Object.keys(inputs));
  return [file, ...Object.values(translations), ...others];
}

/** Whether files are as they were when a page was made from them. */
export function areUnchanged(inputs: PageInputs, read: ReadFile = readProjectFile): boolean {
  return Object.entries(inputs).every(([path, hash]) => hashOf(read(path)) === hash);
}

/**
 * Returns the path of a file from the project root; undefined if it is in none of the folders whose files a
 * page may show.
 * @param from the file that names it
 * @param written its path from the folder of that file
 */
export function resolveFile(
  written: string,
  from: string,
  { folders = [] }: Pick<PageContext, 'folders'>,
): string | undefined {
  if (written.startsWith('/') || written.includes('\\')) return undefined;
  const path = posix.join(posix.dirname(from), written);
  // Names that begin with a dot are private.
  const isPrivate = path.split('/').some((part) => part.startsWith('.'));
  return !isPrivate && folders.some((folder) => path.startsWith(`${folder}/`)) ? path : undefined;
}
