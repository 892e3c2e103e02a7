import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { DATA } from '../workspace';

/** Writes the lines of a file without those that begin with one of the words. */
function dropLines(file: string, isGone: (line: string) => boolean): boolean {
  const lines = readFileSync(file, 'utf8').split('\n');
  const kept = lines.filter((line) => !isGone(line));
  if (kept.length === lines.length) return false;
  writeFileSync(file, kept.join('\n'));
  return true;
}

/** Removes the names of pages from the texts of a language. */
function dropNames(file: string, gone: ReadonlySet<string>): boolean {
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const kept = Object.entries(texts).filter(([key]) => !gone.has(key.replace(/^pages\./, '')));
  if (kept.length === Object.keys(texts).length) return false;
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  return true;
}

/**
 * Removes what the family's files say about pages that an import replaced: their lines in the ledger of
 * published addresses, their names in other languages, and their equivalents in older versions.
 * @param replaced pathnames whose published places may have changed
 * @param gone pathnames that do not exist any more
 * @returns the files that have changed
 */
export function forgetPages(
  productId: string,
  replaced: ReadonlySet<string>,
  gone: ReadonlySet<string>,
): string[] {
  const list = (folder: string, end: string) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith(end))
          .map((name) => `${folder}/${name}`)
      : [];
  const isPublished = (line: string) => replaced.has(line.split(' ')[0] ?? '');
  const isEquivalence = (line: string) => gone.has(/^\s*'(\/[^']*)':/.exec(line)?.[1] ?? '');
  return [
    ...list(DATA.folder, 'published.txt').filter((file) => dropLines(file, isPublished)),
    ...list(`${DATA.folder}/translations`, '.json').filter((file) => dropNames(file, gone)),
    ...list(DATA.product(productId), 'ersionPathnames.ts').filter((file) => dropLines(file, isEquivalence)),
  ];
}
