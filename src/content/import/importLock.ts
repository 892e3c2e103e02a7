import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Problem } from '../../model/Problem';
import { hashText, writeText } from '../pageData/generatedFiles';
import { DATA } from '../workspace';

/** What imports have written into a product, to tell apart what was edited by hand since. */
export interface ImportLock {
  /** Hash of each file by its path from the project root, by the folder of the import below `pages`. */
  readonly imports: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Hash of the product's tree as the last import has written it. */
  readonly nav?: string;
}

/** Reads the lock of a product; empty if nothing was imported. */
export function readImportLock(productId: string): ImportLock {
  const file = DATA.imported(productId);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ImportLock) : { imports: {} };
}

/** Writes the lock of a product, with sorted paths. */
export function writeImportLock(productId: string, lock: ImportLock): void {
  const sorted = Object.entries(lock.imports)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([into, files]) => [
      into,
      Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))),
    ]);
  writeText(
    DATA.imported(productId),
    `${JSON.stringify({ ...lock, imports: Object.fromEntries(sorted) }, null, 2)}\n`,
  );
}

/** Returns the hash of a file, as in the lock; undefined if there is no file. */
export function hashFile(file: string): string | undefined {
  return existsSync(file) ? hashText(readFileSync(file, 'latin1')) : undefined;
}

/** Returns the hash of a content, as in the lock. */
export function hashContent(content: string | Buffer): string {
  return hashText(Buffer.from(content).toString('latin1'));
}

/** Lists the files of all imports that still exist. Rules of taste are for written pages, not for these. */
export function listImportedFiles(): ReadonlySet<string> {
  if (!existsSync(DATA.products)) return new Set();
  const ids = readdirSync(DATA.products, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Set(ids.flatMap(({ name }) => Object.values(readImportLock(name).imports).flatMap(Object.keys)));
}

/** Returns a problem for each imported file that differs from what the import wrote. */
export function listEdited(files: Readonly<Record<string, string>>): Problem[] {
  return Object.entries(files).flatMap(([file, hash]) => {
    const now = hashFile(file);
    return now === undefined || now === hash
      ? []
      : {
          file,
          line: 1,
          column: 1,
          code: 'import-edited',
          message: 'The file was edited after it was imported',
          hint: 'move the edit to the source, or import with --overwrite to lose it',
        };
  });
}
